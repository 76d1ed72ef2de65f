import Analysis
import Testing

/// The wrong examples on the pages about collapsing, spacers and stacks have fixes.
@Suite struct PageFixesTests {
    @Test(arguments: [
        "collapse-without-effect", "gap-when-gone", "lost-gap", "not-restored", "orphan-spacer",
        "required-height-in-cell",
        "required-size-in-stack", "shared-gap", "spacer-axis", "spacing-overlap",
    ]) func theWrongExampleCanBeFixed(code: String) throws {
        let text = try wrong(code)
        #expect(!(try Fixing(text).fixes(of: code)).isEmpty)
    }

    private func wrong(_ code: String) throws -> String {
        let page = try #require(RulePage.page(for: code)).text
        let start = try #require(page.firstRange(of: "## Wrong\n\n```layout\n")).upperBound
        let end = try #require(page[start...].firstRange(of: "```")).lowerBound
        return String(page[start..<end])
    }
}
