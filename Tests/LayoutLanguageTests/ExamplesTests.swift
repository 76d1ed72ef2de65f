import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct ExamplesTests {
    /// The codes of findings about the text itself, which need no solving.
    private static let ownCodes: Set<String> = [
        "syntax", "unknown-name", "duplicate-name", "unknown-attribute", "invalid-pairing", "no-common-ancestor",
        "invalid-priority", "invalid-multiplier", "self-reference", "slot-mismatch", "empty-slot", "slot-still-active",
    ]

    @Test(arguments: Examples.names)
    func findsTheExpectedFindings(_ name: String) {
        let text = SourceText(utf8: Examples.text(name))
        #expect(!text.utf8.isEmpty)
        let document = LayoutLanguageFormat().parse(text).document
        let expected = Fixture(text.string)
        let solved = expected.marks.filter { !Self.ownCodes.contains($0.name) }
            .map { "missing: \($0.name) in line \($0.line + 1)" }
        #expect(expected.differences(from: document.problems) == solved)
    }

    @Test func lowersTheTagCell() throws {
        let document = LayoutLanguageFormat().parse(SourceText(utf8: Examples.text("at-a-glance"))).document
        let layout = try #require(document.layouts.first)
        #expect(layout.name == "TagCell")
        #expect(layout.views.map(\.path) == ["", "avatar", "title", "hot", "new", "badge", "badge.count"])
        #expect(layout.sizes.count == 3)
        #expect(layout.constraints.count == 4 + 5 + 2 + 1 + 2 + 1 + 2 + 1)
        #expect(layout.states.map(\.name) == ["bare", "narrow"])
        #expect(layout.vary.map { layout[$0.view].name } == ["hot", "new"])
        #expect(layout.collapses.map(\.edges) == [[.trailing], [.trailing]])
        #expect(layout.constraints(labelled: "contentWidth").count == 1)
    }
}
