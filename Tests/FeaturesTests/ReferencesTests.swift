import Features
import SourceText
import TestSupport
import Testing

@Suite struct ReferencesTests {
    private func check(_ marked: String, includingDeclaration: Bool = true) {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot() else { return }
        let ranges = References.ranges(
            at: fixture.cursor, includingDeclaration: includingDeclaration, in: snapshot)
        #expect(ranges == fixture.ranges)
    }

    @Test func everyOccurrenceOfAView() {
        check(
            """
            layout A {
                size 320 x 44
                label «a» 10 x 10, b
                H:|-[«a»]-[b(==«a»)]
                [«a», b].top == super.top
                b.height == «a│».height
                collapse «a»: trailing
                vary «a»
                state s { gone «a» }
            }
            layout B { size 9 x 9; view a }
            """)
    }

    @Test func withoutTheDeclaration() {
        check("layout A { size 9 x 9; view a│; «a».top == super.top }", includingDeclaration: false)
    }

    @Test func theOwnerInADottedName() {
        check("layout A { size 9 x 9; view «a│» { view c }\n «a».c.top == «a».top }")
        check("layout A { size 9 x 9; view a { view «c│» }\n a.«c».top == a.top }")
    }

    @Test func whiteSpaceHasNoReferences() {
        check("layout A {│ size 9 x 9 }")
    }

    @Test func theUsesOfAnID() {
        let fixture = Fixture(Documents.marked("id=\"ttl-la-001\"", as: "id=\"│ttl-la-001\""))
        guard let snapshot = fixture.snapshot(of: "a.storyboard") else { return }
        let uses = References.ranges(at: fixture.cursor, includingDeclaration: false, in: snapshot)
        let before = uses.map { use in
            String(snapshot.text[TextRange(use.start.value - 13, use.start.value - 2)].split(separator: " ").last ?? "")
        }
        #expect(before == ["firstItem", "secondItem", "firstItem", "secondItem", "secondItem", "destination"])
        #expect(uses.allSatisfy { snapshot.text[$0] == "ttl-la-001" })
        #expect(References.ranges(at: fixture.cursor, includingDeclaration: true, in: snapshot).count == 7)
    }
}
