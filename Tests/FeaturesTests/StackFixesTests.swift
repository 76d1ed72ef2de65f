import Testing

/// Fixes for spacers, sizes in cells, and centres.
@Suite struct StackFixesTests {
    private func column(_ spacer: String, spacing: String = "") -> String {
        """
        layout Column {
            size 320 x fit
            stack s vertical\(spacing) alignment leading {
                label a 40 x 20
                \(spacer)
                label b 50 x 20
            }
            s.edges == super.edges
            vary s.a
        }
        """
    }

    @Test func anOrphanIsTiedOrReplaced() throws {
        let text = column("spacer 10 // between", spacing: " spacing 4")
        let fixes = try Fixing(text).fixes(of: "orphan-spacer")
        #expect(
            fixes.map(\.title) == [
                "Tie the spacer to \"s.a\"", "Replace the spacer by custom spacing of 18 after \"s.a\"",
            ])
        #expect(fixes.first?.text == text.replacing("spacer 10", with: "spacer 10 after a"))
        #expect(fixes.last?.text == text.replacing("spacer 10", with: "spacing 18 after a"))
        #expect(try Fixing(text).fixed == fixes.first?.text)
    }

    /// The fix is the one that the message proposes, and no orphan remains.
    @Test(arguments: ["spacer 10", "spacer 10 after a", "spacer 10 after b"])
    func anOrphanBetweenTwoViewsThatCanBeGoneBecomesSpacing(spacer: String) throws {
        let text = column(spacer).replacing("vary s.a", with: "vary s.a, s.b")
        #expect(try Fixing(text).fixed == text.replacing(spacer, with: "spacing 10 after a"))
    }

    @Test func aPaddingInsideIsLowered() throws {
        let text = """
            layout Column {
                size 320 x fit
                stack s vertical {
                    label a 40 x 20
                    view card { label text 80 x 20 "Text" }
                }
                s.edges == super.edges
                s.card.text.horizontalEdges == s.card.horizontalEdges
                s.card.text.top == s.card.top + 8
                s.card.text.bottom == s.card.bottom - 8
                vary s.card
            }
            """
        let fixes = try Fixing(text).fixes(of: "required-size-in-stack")
        #expect(
            fixes.map(\.title) == [
                "Lower s.card.text.bottom == s.card.bottom - 8 to priority 999",
                "Lower s.card.text.top == s.card.top + 8 to priority 999",
            ])
        #expect(fixes.first?.text == text.replacing("bottom - 8", with: "bottom - 8 @ 999"))
        #expect(try Fixing(text).fixed == fixes.first?.text)
    }

    @Test func aSpacerAcrossTheStackGetsALengthAlongIt() throws {
        let text = """
            layout Row {
                size 320 x 44
                stack s horizontal alignment center { label a 40 x 20; spacer gap; label b 50 x 20 }
                s.edges == super.edges
                s.gap.height == 12
            }
            """
        let fixes = try Fixing(text).fixes(of: "spacer-axis")
        #expect(fixes.map(\.title) == ["Give \"s.gap\" a width instead of a height"])
        #expect(fixes.first?.text == text.replacing("s.gap.height", with: "s.gap.width"))
        #expect(fixes.first?.isPreferred == true)
    }

    @Test func aHeightInACellIsLowered() throws {
        let text = """
            layout List {
                size 320 x 200
                cell row {
                    label title 100 x 21 "Title"
                    view line
                    title.leading == super.leading
                    title.top == super.top + 4
                    title.height == 21
                    line.horizontalEdges == super.horizontalEdges
                    line.top == title.bottom + 4
                    line.height == 1
                    line.bottom == super.bottom
                }
                row.horizontalEdges == super.horizontalEdges
                row.top == super.top
            }
            """
        let fixes = try Fixing(text).fixes(of: "required-height-in-cell")
        #expect(
            fixes.map(\.title) == [
                "Lower row.line.height == 1 to priority 999", "Lower row.title.height == 21 to priority 999",
            ])
        #expect(fixes.first?.text == text.replacing("line.height == 1", with: "line.height == 1 @ 999"))
    }

    private let centres = """
        layout Row {
            size WIDTH x 60
            view a, b
            a.size == 80 x 40
            b.size == 20 x 40
            [a, b].centerY == super.centerY
            a.centerX == super.trailing * 1/3
            b.centerX == super.trailing * 2/3
        }
        """

    @Test func spacersReplaceOverlappingCentres() throws {
        let text = centres.replacing("WIDTH", with: "120")
        let fixes = try Fixing(text).fixes(of: "spacing-overlap")
        #expect(
            try fixes.text("Distribute \"a\" and \"b\" with equal spacers: all gaps are equal") == """
                layout Row {
                    size 120 x 60
                    view a, b
                    spacer gap1, gap2, gap3
                    a.size == 80 x 40
                    b.size == 20 x 40
                    [a, b].centerY == super.centerY
                    gap1.leading == super.leading
                    gap1.trailing == a.leading
                    gap2.leading == a.trailing
                    gap2.trailing == b.leading
                    gap3.leading == b.trailing
                    gap3.trailing == super.trailing
                }
                """)
        #expect(
            try fixes.text("Let the centre of \"b\" give way before the views overlap")
                == text.replacing("2/3", with: "2/3 @ 750\n    b.leading >= a.trailing"))
        #expect(fixes.allSatisfy { !$0.isPreferred })
    }
}
