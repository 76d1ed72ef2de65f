import Features
import SourceText
import Testing

@Suite struct DocumentHighlightsTests {
    @Test func theDeclarationIsAWrite() {
        let picture = Picture("layout A { size 9 x 9; view «a»; «a».top == «│a».bottom - 5 }")
        guard let snapshot = picture.snapshot() else { return }
        let highlights = DocumentHighlights.highlights(at: picture.cursor, in: snapshot)
        #expect(highlights.map(\.range) == picture.ranges)
        #expect(highlights.map(\.isDeclaration) == [true, false, false])
    }

    @Test func whiteSpaceHasNoHighlights() {
        let picture = Picture("layout A { │ size 9 x 9 }")
        guard let snapshot = picture.snapshot() else { return }
        #expect(DocumentHighlights.highlights(at: picture.cursor, in: snapshot).isEmpty)
    }

    @Test func anIDIsHighlightedWithItsUses() {
        let picture = Picture(Documents.marked("destination=\"pic-tu-001\"", as: "destination=\"pic-│tu-001\""))
        guard let snapshot = picture.snapshot(of: "a.storyboard") else { return }
        let highlights = DocumentHighlights.highlights(at: picture.cursor, in: snapshot)
        #expect(highlights.map(\.isDeclaration) == [true, false, false, false, false])
    }
}
