import Analysis
import Testing

@Suite struct ConflictTests {
    @Test func atTheMemberThatComesLast() throws {
        try check(
            """
            size 320 x 100
            view a, b
            a.leading == super.leading + 16
            a.width == 200
            b.leading == a.trailing + 8
            b.width == 120
            [a, b].top == super.top
            [a, b].height == 20
            b.trailing == super.trailing - 16 // expect: conflict
            """)
    }

    /// The rows that a stack makes differ from state to state; the constraints that cannot hold are the same two.
    @Test func isOneWhateverViewsAreShown() throws {
        try check(
            """
            size 320 x 60
            stack s horizontal distribution fillEqually {
                image im { self.width == 40 }
                label z 30 x 20
                label v0 30 x 20 { hidden }
                label v1 30 x 20 { hidden }
                label v2 30 x 20 { hidden }
            }
            s.edges == super.edges // expect: conflict
            """)
    }

    @Test func namesTheFewestViewsThatShowIt() throws {
        let judging = try Judging(
            """
            size 100 x 60
            stack s horizontal {
                view a { self.width == 40 }
                view b { self.width == 40; hidden }
                view c { self.width == 40; hidden }
            }
            s.leading == super.leading
            s.width <= 100
            s.verticalEdges == super.verticalEdges
            """)
        let conflicts = judging.findings.filter { $0.code == "conflict" }
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.message.contains("\"s.b\" and \"s.c\" are shown") == true)
    }

    @Test func marksThePartOfAVisualFormatLine() throws {
        let judging = try Judging(
            """
            size 320 x 100
            view a, b
            H:|-16-[a(200)]-8-[b(120)]-16-|
            [a, b].verticalEdges == super.verticalEdges
            """)
        #expect(judging.codes == ["4: conflict"])
        let finding = try #require(judging.findings.first)
        #expect(judging.marked(finding).contains("16"))
        #expect(!judging.marked(finding).contains("200"))
        #expect(finding.related.count == 4)
        #expect(
            finding.message
                == "Conflict: 16 + 200 + 8 + 120 + 16 = 360, but the root view is 320 wide. "
                + "These 5 constraints cannot all hold: a.leading == super.leading + 16, a.width == 200, "
                + "b.leading == a.trailing + 8, b.width == 120 and super.trailing == b.trailing + 16. "
                + "Remove or relax one of them.")
    }

    @Test func saysAtWhichSize() throws {
        let judging = try Judging(
            """
            size 390 x 100
            sizes 320 x 100
            view a
            a.leading == super.leading
            a.width == 350
            a.verticalEdges == super.verticalEdges
            a.trailing <= super.trailing
            """)
        #expect(judging.codes == ["8: conflict"])
        #expect(
            judging.findings.first?.message.hasPrefix(
                "Conflict at 320 x 100: 350 or more is required, but the root view is 320 wide. ") == true)
    }

    @Test func saysInWhichState() throws {
        let judging = try Judging(
            """
            size 390 x 100
            view a
            a.leading == super.leading
            w: a.width == 350
            a.verticalEdges == super.verticalEdges
            a.trailing <= super.trailing
            state wide { w.constant = 400 }
            state narrow { w.constant = 40 }
            """)
        #expect(judging.codes == ["7: conflict"])
        #expect(
            judging.findings.first?.message.hasPrefix(
                #"Conflict in state "wide": 400 or more is required, but the root view is 390 wide. "#) == true)
    }

    @Test func saysWhenWhatIsGone() throws {
        // The insets inside a view of zero height cannot hold.
        let judging = try Judging(
            """
            size 320 x fit
            view box { view inner; inner.verticalEdges == super.verticalEdges inset 4; \
            inner.horizontalEdges == super.horizontalEdges }
            box.horizontalEdges == super.horizontalEdges
            box.top == super.top
            box.height == 40
            box.bottom == super.bottom
            collapse box: bottom
            vary box
            """)
        #expect(judging.codes.allSatisfy { $0.hasSuffix("conflict") } && judging.codes.count == 1)
        #expect(judging.findings.first?.message.hasPrefix(#"Conflict when "box" is hidden: "#) == true)
    }

    @Test func whatHangsOnItIsNotReportedBeside() throws {
        try check(
            """
            size 320 x 100
            view a, b
            a.leading == super.leading
            a.width == 100
            a.width == 120 // expect: conflict
            b.leading == a.trailing
            [a, b].verticalEdges == super.verticalEdges
            """)
    }

    @Test func twoAreTwo() throws {
        try check(
            """
            size 320 x 100
            view a, b
            [a, b].leading == super.leading
            [a, b].verticalEdges == super.verticalEdges
            a.width == 100
            b.width == 100
            a.width == 120 // expect: conflict
            b.width == 120 // expect: conflict
            """)
    }

    @Test func optionalConstraintsGiveWay() throws {
        try check(
            """
            size 320 x 100
            view a
            a.leading == super.leading
            a.verticalEdges == super.verticalEdges
            a.width == 100
            a.width == 120 @ 999.5
            """)
    }

    @Test func anUnknownTextIsNoReason() throws {
        try check(
            """
            size 100 x 100
            label a "A text of unknown width" { compressionResistance 1000; hugging 1000 }
            a.edges == super.edges
            """)
    }

    @Test func saysHowFarOverAllOccasions() throws {
        let judging = try Judging(
            """
            size 300 x 100
            sizes 200 x 100, 400 x 100
            view a
            a.leading == super.leading
            a.width == 330
            a.verticalEdges == super.verticalEdges
            a.trailing <= super.trailing
            """)
        #expect(
            judging.findings.first?.message.hasPrefix(
                "Conflict at 300 x 100 and 200 x 100: 330 or more is required, but the root view is 200 to 300 wide. "
            ) == true)
    }

    @Test func namesTheConstantThatIsInForce() throws {
        let judging = try Judging(
            """
            size 300 x 100
            view a
            a.leading == super.leading
            w: a.width == 100
            a.width <= 200
            a.verticalEdges == super.verticalEdges
            state wide { w.constant = 250 }
            """)
        #expect(judging.findings.first?.related.map(\.message) == ["a's width should equal 250"])
        #expect(
            judging.findings.first?.message
                == #"Conflict in state "wide": a.width <= 200 cannot hold together with a.width == 250: "#
                + "it is 50 points off. Remove or relax one of them.")
    }
}
