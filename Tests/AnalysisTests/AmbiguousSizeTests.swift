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

    @Test func namesTheTieOfThree() throws {
        let judging = try Judging(
            """
            size 320 x 44
            label a 40 x 20, b 40 x 20, c 40 x 20
            H:|-8-[a]-8-[b]-8-[c]-8-|
            [a, b, c].top == super.top
            """)
        let message = """
            "a", "b" and "c" hug at 250, so 168 points between them are undecided. Give one of them a lower priority.
            """
        #expect(judging.findings.map(\.message) == [message, message, message])
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
