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
