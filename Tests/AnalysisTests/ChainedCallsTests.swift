import TestSupport
import Testing

/// Calls one after the other, of which each returns the view that it is about.
@Suite struct ChainedCallsTests {
    /// A view places a label of a class of the project.
    private static func card(_ method: String, _ call: String, expecting: String = "") -> String {
        """
        import UIKit

        final class Words: UILabel {
            var isTitle = false

            \(method)
        }

        final class Card: UIView {
            private let words = Words()\(expecting)

            init() {
                super.init(frame: .zero)
                words.translatesAutoresizingMaskIntoConstraints = false
                addSubview(words)
                \(call)
            }

            required init?(coder: NSCoder) { fatalError() }
        }

        extension UIView {
            @discardableResult
            func atTop() -> UIView {
                guard let superview else { return self }
                topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
                return self
            }

            @discardableResult
            func atStart() -> UIView {
                guard let superview else { return self }
                leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
                return self
            }
        }
        """
    }

    @Test(arguments: [
        "func styled() -> Words { isTitle = true; return self }",
        "func styled() -> Self { if isTitle { return self }; isTitle = true; return self }",
        "func styled() -> UILabel { self }",
    ])
    func aMethodThatReturnsItsViewKeepsIt(method: String) throws {
        try judgeCode(Self.card(method, "words.styled().atTop().atStart()"))
        try judgeCode(
            Self.card(method, "words.styled().atTop()", expecting: "  // expect: ambiguous-position"))
    }

    /// What a method returns in other ways may be its view, if its type allows that.
    @Test func aMethodThatMayReturnItsViewLeavesItOpen() throws {
        let method = "func styled() -> Words { isTitle ? self : other() }"
        try judgeCode(Self.card(method, "words.styled().atTop()"))
        try judgeCode(
            Self.card(
                "func badge() -> UIView { isTitle ? UIView() : UIImageView() }",
                "words.badge().atStart(); words.atTop()",
                expecting: "  // expect: ambiguous-position"))
    }
}
