import Features
import SourceText
import TestSupport
import Testing

@Suite struct DefinitionTests {
    /// The declarations of the name at an offset, all in the same file.
    private static func ranges(at offset: UTF8Offset, in snapshot: Snapshot) -> [TextRange] {
        let declarations = Definition.ranges(at: offset, in: snapshot)
        #expect(declarations.allSatisfy { $0.file == snapshot.file })
        return declarations.map(\.range)
    }

    /// Expects the definitions of the name at the cursor at the marked ranges.
    private func check(_ marked: String) {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot() else { return }
        #expect(Self.ranges(at: fixture.cursor, in: snapshot) == fixture.ranges)
    }

    @Test func ofAView() {
        check("layout A { size 9 x 9; view «a», b; b.top == a│.bottom }")
        check("layout A { size 9 x 9; view a, «bb»; b│b.top == a.bottom }")
        check("layout A { size 9 x 9; view «a»; H:|-[│a]-| }")
        check("layout A { size 9 x 9; view a; vary │a }".replacing("view a;", with: "view «a»;"))
    }

    @Test func ofANestedView() {
        check("layout A { size 9 x 9; view a { view «c»\n│c.top == super.top }\n view c\n c.top == a.top }")
        check("layout A { size 9 x 9; view a { view c\nc.top == super.top }\n view «c»\n c│.top == a.top }")
        check("layout A { size 9 x 9; view a { view «c» }\n a.│c.top == super.top }")
        check("layout A { size 9 x 9; view «a» { view c }\n │a.c.top == super.top }")
    }

    @Test func ofALabel() {
        check("layout A { size 9 x 9; view a\n «gap»: a.top == super.top + 1\n state s { │gap.constant = 2 } }")
    }

    @Test func ofAParameter() {
        check("layout A { size 9 x 9; view a; param «gap» = 4 in 1...5\n a.top == super.top + │gap }")
    }

    @Test func ofADeclarationItself() {
        check("layout A { size 9 x 9; view «a│» }")
        check("layout «│A» { size 9 x 9 }")
    }

    /// No project has read the file yet.
    @Test func ofANameThatFilesShare() {
        let text = SourceText("size icon 40\nlayout Row 100\nview a icon")
        let snapshot = Snapshot(reading: text, as: PairFormat())
        #expect(Self.ranges(at: UTF8Offset(6), in: snapshot).map { text[$0] } == ["40"])
    }

    @Test func thereAreNoneOutsideNames() {
        check("layout A { size 9 x 9; │  view a }")
        check("layout A { size│ 9 x 9 }")
        check("│")
    }

    @Test(arguments: [
        "secondItem=\"│saf-ea-001\" secondAttribute=\"leading\"", "firstItem=\"saf-ea│-001\"", "id=\"saf-ea-001│\"",
    ])
    func ofAnID(mark: String) {
        let fixture = Fixture(Documents.marked(mark.replacing("│", with: ""), as: mark))
        guard let snapshot = fixture.snapshot(of: "a.storyboard") else { return }
        let found = Self.ranges(at: fixture.cursor, in: snapshot)
        #expect(found.map { snapshot.text[TextRange($0.start.value - 4, $0.end.value)] } == ["id=\"saf-ea-001"])
    }

    @Test func ofAReferenceInASegueOrAVariation() {
        for mark in [
            "destination=\"│det-vc-001\"", "reference=\"│tab-top-02\"", "initialViewController=\"│lst-vc-001\"",
        ] {
            let fixture = Fixture(Documents.marked(mark.replacing("│", with: ""), as: mark))
            guard let snapshot = fixture.snapshot(of: "a.storyboard") else { return }
            let found = Self.ranges(at: fixture.cursor, in: snapshot)
            #expect(found.map { snapshot.text[TextRange($0.start.value - 4, $0.start.value)] } == ["id=\""], "\(mark)")
        }
    }
}
