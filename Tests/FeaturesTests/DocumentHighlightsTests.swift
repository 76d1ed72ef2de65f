import Features
import SourceText
import TestSupport
import Testing

@Suite struct DocumentHighlightsTests {
    @Test func theDeclarationIsAWrite() {
        let fixture = Fixture("layout A { size 9 x 9; view «a»; «a».top == «│a».bottom - 5 }")
        guard let snapshot = fixture.snapshot() else { return }
        let highlights = DocumentHighlights.highlights(at: fixture.cursor, in: snapshot)
        #expect(highlights.map(\.range) == fixture.ranges)
        #expect(highlights.map(\.isDeclaration) == [true, false, false])
    }

    @Test func whiteSpaceHasNoHighlights() {
        let fixture = Fixture("layout A { │ size 9 x 9 }")
        guard let snapshot = fixture.snapshot() else { return }
        #expect(DocumentHighlights.highlights(at: fixture.cursor, in: snapshot).isEmpty)
    }

    @Test func anIDIsHighlightedWithItsUses() {
        let fixture = Fixture(Documents.marked("destination=\"pic-tu-001\"", as: "destination=\"pic-│tu-001\""))
        guard let snapshot = fixture.snapshot(of: "a.storyboard") else { return }
        let highlights = DocumentHighlights.highlights(at: fixture.cursor, in: snapshot)
        #expect(highlights.map(\.isDeclaration) == [true, false, false, false, false])
    }
}
