import Analysis
import Testing

@Suite struct TruncatedTests {
    private let layout = """
        size 100 x 100
        sizes 200 x 100
        label a 180 x 20 "Something long" // expect: truncated
        a.horizontalEdges == super.horizontalEdges
        a.top == super.top
        """

    @Test func aTextWithLessRoomThanItAsksFor() throws {
        try check(layout, enabled: ["truncated"])
        let finding = try #require(try Judging(layout, enabled: ["truncated"]).findings.first)
        #expect(finding.message == #""a" is truncated at 100 x 100: it needs a width of 180 and has 100."#)
    }

    @Test func isSilentUnlessAskedFor() throws {
        #expect(try Judging(layout).codes == [])
    }

    @Test(arguments: [(1, false), (2, false), (3, true)])
    func aTextThatNeedsMoreLinesThanItMayHave(_ lines: Int, isSilent: Bool) throws {
        let layout = """
            size 100 x fit
            label a 250 x 20 { lines \(lines) }
            a.edges == super.edges
            """
        let messages = try Judging(layout, enabled: ["truncated"]).findings.map(\.message)
        let needed = lines == 1 ? 250 : 125
        #expect(messages == (isSilent ? [] : [#""a" is truncated: it needs a width of \#(needed) and has 100."#]))
    }

    @Test func aTextThatIsLowerThanItsLines() throws {
        let layout = """
            size 100 x 100
            label a 250 x 20 { lines 0 }
            a.horizontalEdges == super.horizontalEdges
            a.top == super.top
            a.height == 40
            """
        let messages = try Judging(layout, enabled: ["truncated"]).findings.map(\.message)
        #expect(messages == [#""a" is truncated: it needs a height of 60 and has 40."#])
    }

    @Test func notATextOfSeveralLinesThatIsNarrow() throws {
        try check(
            """
            size 100 x 100
            label a 180 x 20 { lines 0 }
            a.horizontalEdges == super.horizontalEdges
            a.top == super.top
            """, enabled: ["truncated"])
    }
}
