import Analysis
import Testing

@Suite struct ClippedTests {
    private let layout = """
        size 100 x 100
        view inside
        view beyond // expect: clipped
        inside.edges == super.edges
        beyond.leading == super.leading + 60
        beyond.top == super.top + 60
        beyond.size == 60 x 20
        """

    @Test func aViewThatReachesBeyondItsSuperview() throws {
        try check(layout, enabled: ["clipped"])
        let finding = try #require(try Judging(layout, enabled: ["clipped"]).findings.first)
        #expect(finding.message == #""beyond" extends 20 points beyond the root view."#)
    }

    @Test func isSilentUnlessAskedFor() throws {
        #expect(try Judging(layout).codes == [])
    }

    @Test func notTheContentOfAScrollView() throws {
        try check(
            """
            size 100 x 100
            scroll page { view body; body.edges == super.edges; body.size == 300 x 900 }
            page.edges == super.edges
            """, enabled: ["clipped"])
    }
}
