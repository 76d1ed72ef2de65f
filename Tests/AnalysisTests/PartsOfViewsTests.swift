import TestSupport
import Testing

/// What UIKit has in its own views: the field of a search bar, the label of a button.
@Suite struct PartsOfViewsTests {
    private static func card(_ constraint: String, mark: String = "") -> String {
        """
        import UIKit

        final class Card: UIView {
            private let bar = UISearchBar()\(mark)
            private let button = UIButton()

            init() {
                super.init(frame: .zero)
                [bar, button].forEach {
                    $0.translatesAutoresizingMaskIntoConstraints = false
                    addSubview($0)
                }
                NSLayoutConstraint.activate([
                    bar.topAnchor.constraint(equalTo: topAnchor),
                    bar.trailingAnchor.constraint(equalTo: trailingAnchor),
                    button.topAnchor.constraint(equalTo: bar.bottomAnchor),
                    button.leadingAnchor.constraint(equalTo: leadingAnchor),
                    \(constraint)
                ])
            }

            required init?(coder: NSCoder) { nil }
        }
        """
    }

    /// Where the field is in the bar only UIKit knows.
    @Test func aConstraintOfAPartMayPlaceTheViewAround() throws {
        try judgeCode(Self.card("bar.searchTextField.leadingAnchor.constraint(equalTo: leadingAnchor),"))
    }

    @Test(arguments: [
        "", "bar.searchTextField.heightAnchor.constraint(equalToConstant: 36),",
        "bar.searchTextField.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),",
    ])
    func whatStaysInsideDoesNot(constraint: String) throws {
        try judgeCode(Self.card(constraint, mark: "  // expect: ambiguous-size"))
    }
}
