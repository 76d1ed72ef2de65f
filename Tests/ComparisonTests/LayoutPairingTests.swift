import LayoutLanguage
import Testing

@Suite struct LayoutPairingTests {
    private func differing(_ old: String, _ new: String) -> [String] {
        differences(document(old, as: LayoutLanguageFormat()), document(new, as: LayoutLanguageFormat()))
    }

    private let card = "size 10 x 10; view a, b, c; a.width == 1; b.width == 2; c.width == 3"

    @Test func theOrderOfLayoutsMeansNothing() {
        #expect(
            differing("layout A { \(card) }\nlayout B { size 1 x 1 }", "layout B { size 1 x 1 }\nlayout A { \(card) }")
                == [])
    }

    @Test func layoutsAreAddedAndRemoved() {
        #expect(
            differing("layout A { \(card) }", "layout A { \(card) }\nlayout B { size 1 x 1 }") == ["layout B added"])
        #expect(
            differing("layout A { \(card) }\nlayout B { size 1 x 1 }", "layout A { \(card) }") == ["layout B removed"])
    }

    @Test func aRenamedLayoutIsFoundByItsContent() {
        #expect(
            differing("layout A { \(card) }", "layout B { \(card.replacing("== 3", with: "== 4")) }") == [
                "the layout was named \"A\"", "changed c's width should equal 4; before: 3", "\"c\" is 1 point wider",
            ])
    }

    @Test func sizesAndStatesAreNamed() {
        #expect(
            differing(
                "layout A { size 10 x 10; view a; state s { hide a }; state t { gone a } }",
                "layout A { size 20 x 10; view a; state s { gone a } }") == [
                    "checked at 20 x 10; before: 10 x 10", "state t removed", "what state s changes differs",
                ])
    }
}
