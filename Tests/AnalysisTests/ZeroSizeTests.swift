import Analysis
import Testing

@Suite struct ZeroSizeTests {
    private let layout = """
        size 100 x 100
        view flat // expect: zero-size
        flat.leading == super.leading
        flat.top == super.top
        flat.size == 20 x 0
        """

    @Test func aViewWithoutHeight() throws {
        try check(layout, enabled: ["zero-size"])
        let finding = try #require(try Judging(layout, enabled: ["zero-size"]).findings.first)
        #expect(finding.message == #"Invisible: "flat" has no height."#)
    }

    @Test func isSilentUnlessAskedFor() throws {
        #expect(try Judging(layout).codes == [])
    }

    @Test func notAViewThatIsGone() throws {
        try check(
            "size 100 x 100\nlabel a 20 x 20\na.leading == super.leading\na.top == super.top\ncollapse a: all\nvary a",
            enabled: ["zero-size"])
    }

    /// When the app runs, the text resists at 750.
    @Test func notATextThatOnlyAWeakConstraintCloses() throws {
        try check(closing("@200"), enabled: ["zero-size"])
        try check(closing(""), enabled: ["zero-size"])
    }

    private func closing(_ priority: String) -> String {
        """
        size 100 x 100
        label a "Name" // EXPECTED
        H:|[a]|
        a.top == super.top
        a.height == 0 \(priority)
        """.replacing("// EXPECTED", with: priority.isEmpty ? "// expect: zero-size" : "")
    }
}
