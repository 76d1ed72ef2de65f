import Features
import SourceText
import TestSupport
import Testing

@Suite struct LinkedEditingRangesTests {
    private func check(_ source: String, isLinked: Bool = true) {
        let fixture = Fixture(source)
        guard let snapshot = fixture.snapshot() else { return }
        let ranges = LinkedEditingRanges.ranges(at: fixture.cursor, in: snapshot)
        #expect(ranges == (isLinked ? fixture.ranges : nil))
    }

    @Test(arguments: [
        "layout A { size 9 x 9; view «a│»; «a».top == super.top; H:|[«a»]| }",
        "layout A { size 9 x 9; view a; «│up»: a.top == super.top; state s { deactivate «up» } }",
        "layout A { size 9 x 9; view a; param «ga│p» = 5 in 0...9; a.top == super.top + «gap» }",
    ])
    func aDeclaredNameIsLinkedWithItsUses(source: String) { check(source) }

    @Test(arguments: [
        // A changed use refers to another view.
        "layout A { size 9 x 9; view a; │a.top == super.top }",
        "layout A { size 9 x 9; view a│ }",
        "layout A { size 9 x 9; view a│; `a`.top == super.top }",
        "layout A { size 9 x 9; view a│; a.top == super.top; view a }",
        "layout A { size 9 x 9; view a│; a.top == }",
        "layout A { size 9 x 9; │ view a; a.top == super.top }",
    ])
    func otherNamesAreNotLinked(source: String) { check(source, isLinked: false) }

    @Test func anIDIsLinkedWithItsReferences() {
        let fixture = Fixture(Documents.marked("id=\"pic-tu-001\"", as: "id=\"pic-│tu-001\""))
        guard let snapshot = fixture.snapshot(of: "a.storyboard") else { return }
        let ranges = LinkedEditingRanges.ranges(at: fixture.cursor, in: snapshot) ?? []
        #expect(ranges.map { snapshot.text[$0] } == Array(repeating: "pic-tu-001", count: 5))
    }
}
