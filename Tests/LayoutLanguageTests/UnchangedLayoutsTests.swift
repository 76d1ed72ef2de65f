import LayoutModel
import SourceText
import Testing

@testable import LayoutLanguage

/// An edited text is read as if there were no version before.
@Suite struct UnchangedLayoutsTests {
    private static let text = """
        layout First {
          size 320 x 480
          view a, b 10 x 20
          param gap = 8 in 0...20
          H:|-[a]-gap-[b]
          l: a.top == super.top
          collapse b: leading
          vary a
          state high { l.constant = 20; gone a }
        }
        layout Second {
          sizes 100 x 100, iPhone15
          stack s horizontal spacing 4 {
            label x "Title"
            view y { view z; z.edges == super.edges }
          }
          spacer p
          s.edges == super.edges + 8 // plumbline:ignore conflict
          view v0, v1, v2
          [v0, v1, v2].width == 10
        }
        layout Third { view a; a.width == 10; a.width == First.a.width }
        layout Fourth { view a, b, c; [a, b, c].height == 20 }

        """

    /// Parts that open or close something, name a layout again, or are an error.
    private static let insertions = [
        "x", " ", "\n", "}", "{", "layout Third { view q }\n", "//", "/*", "3", "..", "\"", " @ 999",
    ]

    @Test(arguments: insertions)
    func anInsertionIsReadAsInANewText(inserted: String) {
        let before = LayoutLanguageDocument(SourceText(Self.valid))
        #expect(before.document.problems.isEmpty)
        for offset in stride(from: 0, through: Self.valid.utf8.count, by: 5) {
            let text = before.text.applying([.insert(inserted, at: UTF8Offset(offset))])
            expectSame(LayoutLanguageDocument(text, after: before), LayoutLanguageDocument(text))
        }
    }

    @Test func aDeletionIsReadAsInANewText() {
        let before = LayoutLanguageDocument(SourceText(Self.valid))
        for offset in stride(from: 0, to: Self.valid.utf8.count, by: 3) {
            let text = before.text.applying([TextEdit(TextRange(offset, offset + 1), "")])
            let after = LayoutLanguageDocument(text, after: before)
            expectSame(after, LayoutLanguageDocument(text))
            // Back again: what was reused is as good as what was read.
            expectSame(LayoutLanguageDocument(before.text, after: after), before)
        }
    }

    @Test func aTextWithAProblemIsReadAsInANewText() {
        let before = LayoutLanguageDocument(SourceText(Self.text))
        #expect(!before.document.problems.isEmpty)
        let text = before.text.applying([.insert("view q; ", at: UTF8Offset(17))])
        expectSame(LayoutLanguageDocument(text, after: before), LayoutLanguageDocument(text))
    }

    @Test func onlyTheLayoutThatChangedIsReadAgain() throws {
        let before = LayoutLanguageDocument(SourceText(Self.valid))
        let second = try #require(before.document.layouts[safe: 1])
        let edit = TextEdit.insert("view q; ", at: UTF8Offset(second.range.end.value - 1))
        let after = LayoutLanguageDocument(before.text.applying([edit]))
        let unchanged = try #require(
            UnchangedLayouts(of: before.lowering, in: after.tree, after.lowering.layoutNames))
        let found = zip(after.document.layouts, after.lowering.sources).map { unchanged.layout($0.range, of: $1) }
        #expect(found.map { $0 != nil } == [true, false, true, true])
        for (layout, one) in zip(after.document.layouts, found) where one != nil { #expect(one?.layout == layout) }
    }

    /// Without the reference to another layout, which is an error.
    private static var valid: String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("layout Third") ? "layout Third { view a; a.width == 10 }" : String($0) }
            .joined(separator: "\n")
    }

    private func expectSame(
        _ one: LayoutLanguageDocument, _ other: LayoutLanguageDocument,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(one.document.layouts == other.document.layouts, sourceLocation: sourceLocation)
        #expect(one.document.problems == other.document.problems, sourceLocation: sourceLocation)
        #expect(one.document.occurrences == other.document.occurrences, sourceLocation: sourceLocation)
        #expect(one.document.suppressions == other.document.suppressions, sourceLocation: sourceLocation)
        #expect(one.lowering.sources.map(\.rangeBudget) == other.lowering.sources.map(\.rangeBudget))
    }
}
