import InterfaceBuilder
import LayoutLanguage
import TestSupport
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

    /// Two cells alike but for a number, with views of one name, whose ids were made anew.
    @Test func idsTellNoLayoutsApart() {
        func scene(_ id: String, _ constant: Int) -> String {
            let frame = #"<rect key="frame" x="0.0" y="0.0" width="40" height="20"/>"#
            let views = ["1", "2", "3"].map { "<view id=\"\(id)\($0)\">\(frame)</view>" }.joined()
            let constraints = ["1", "2", "3"].map {
                "<constraint firstItem=\"\(id)\($0)\" firstAttribute=\"top\" secondItem=\"\(id)\" "
                    + "secondAttribute=\"top\" constant=\"\(constant)\" id=\"\(id)c\($0)\"/>"
            }
            return """
                <viewController id="\(id)v"><view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="375" \
                height="667"/><subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints></view>
                </viewController>
                """
        }
        let format = InterfaceBuilderFormat()
        let old = IBFixture.storyboard([scene("a", 1), scene("b", 2)])
        let new = IBFixture.storyboard([scene("c", 2), scene("d", 1)])
        #expect(differences(document(old, as: format), document(new, as: format)) == [])
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
