import Analysis
import Testing

@Suite struct AmbiguousSizeTests {
    @Test func byAxis() throws {
        try check(
            """
            size 320 x 100
            view a // expect: ambiguous-size, ambiguous-size
            a.leading == super.leading
            a.top == super.top
            """)
    }

    @Test func namesTheTie() throws {
        let judging = try Judging(
            """
            size 320 x 44
            label key 90 x 20, value 120 x 20
            H:|-16-[key]-8-[value]-16-|
            [key, value].centerY == super.centerY
            """)
        #expect(judging.codes == ["3: ambiguous-size", "3: ambiguous-size"])
        let message = """
            "key" and "value" both hug at 250, so 70 points between them are undecided. Give one of them a lower priority.
            """
        #expect(judging.findings.map(\.message) == [message, message])
    }

    @Test func namesTheTieOfCompression() throws {
        let judging = try Judging(
            """
            size 200 x 44
            label key 90 x 20, value 120 x 20
            H:|-16-[key]-8-[value]-16-|
            [key, value].centerY == super.centerY
            """)
        let message = """
            "key" and "value" both resist compression at 750, so 50 points between them are undecided. Give one of them a higher priority.
            """
        #expect(judging.findings.map(\.message) == [message, message])
    }

    @Test func saysAtWhichSizeATieIs() throws {
        let judging = try Judging(
            """
            size 258 x 44
            sizes 320 x 44
            label key 90 x 20, value 120 x 20
            H:|-16-[key]-16-[value]-16-|
            [key, value].centerY == super.centerY
            """)
        #expect(judging.findings.count == 2)
        #expect(judging.findings.allSatisfy { $0.message.contains("undecided at 320 x 44.") })
    }

    @Test func notWhereAStatementAboutTheViewCouldNotBeRead() throws {
        try check(
            """
            size 320 x 100
            view a, b
            [a, b].verticalEdges == super.verticalEdges
            a.leading == super.leading
            a.width == nobody.width // expect: unknown-name
            b.leading == a.trailing
            b.width == 40
            """)
    }

    @Test func ofViewsThatAreNotShown() throws {
        try check(
            """
            size 320 x 100
            view a { hidden }
            a.leading == super.leading
            a.verticalEdges == super.verticalEdges
            """)
    }
}

@Suite struct AmbiguousPositionTests {
    @Test func byAxis() throws {
        let judging = try Judging("size 320 x 100\nlabel a 40 x 20")
        #expect(judging.codes == ["3: ambiguous-position", "3: ambiguous-position"])
        #expect(
            judging.findings.map(\.message) == [
                #"Nothing says where "a" is horizontally. Add a leading, trailing or centerX constraint."#,
                #"Nothing says where "a" is vertically. Add a top, bottom or centerY constraint."#,
            ])
    }

    @Test func limitsAreNotEnough() throws {
        let judging = try Judging(
            "size 320 x 100\nlabel a 40 x 20\na.top == super.top\na.leading >= super.leading")
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(judging.findings.first?.message.contains("only kept within limits") == true)
    }

    @Test func inAStateOnly() throws {
        let judging = try Judging(
            """
            size 320 x 100
            label a 40 x 20
            a.top == super.top
            x: a.leading == super.leading
            state loose { deactivate x }
            """)
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(judging.findings.first?.message.contains("in state \"loose\"") == true)
    }
}

@Suite struct AmbiguousScrollContentTests {
    @Test func atTheScrollView() throws {
        try check(
            """
            size 320 x 200
            scroll page { // expect: ambiguous-scroll-content
                view body
                body.horizontalEdges == super.horizontalEdges
                body.width == frame.width
                body.top == super.top
                body.height == 900
            }
            page.edges == super.edges
            """)
    }

    @Test func notWhereItHasNothingInIt() throws {
        try check("size 320 x 200\nscroll page\npage.edges == super.edges")
    }
}
