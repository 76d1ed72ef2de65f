import Analysis
import Testing

@Suite struct OverlappingTests {
    private let layout = """
        size 100 x 100
        label a 80 x 20
        label b 80 x 20 // expect: overlapping
        a.leading == super.leading
        a.top == super.top
        b.leading == super.leading + 10
        b.top == super.top + 15
        """

    @Test func siblingsThatCoverEachOther() throws {
        try check(layout, enabled: ["overlapping"])
        let finding = try #require(try Judging(layout, enabled: ["overlapping"]).findings.first)
        #expect(finding.message == #""b" covers 70 x 5 points of "a"."#)
    }

    @Test func isSilentUnlessAskedFor() throws {
        #expect(try Judging(layout).codes == [])
    }

    @Test func whatLiesWhollyOnAnotherIsNone() throws {
        try check(
            """
            size 100 x 100
            view back
            label front 20 x 20
            back.edges == super.edges
            front.center == back.center
            """, enabled: ["overlapping"])
    }
}
