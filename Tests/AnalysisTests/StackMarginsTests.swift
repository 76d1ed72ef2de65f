import SourceText
import Testing

/// Stacks that arrange their views inside of layout margins.
@Suite struct StackMarginsTests {
    private func check(_ margins: String, length: Int, isConflict: Bool) throws {
        let comment = isConflict ? "  // expect: conflict" : ""
        try judgeCode(
            """
            import UIKit

            final class Bar: UIView {
                private let stack = UIStackView()
                private let field = UITextField()

                init(_ space: CGFloat) {
                    super.init(frame: .zero)
                    stack.isLayoutMarginsRelativeArrangement = true
                    \(margins)
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(stack)
                    stack.addArrangedSubview(field)
                    NSLayoutConstraint.activate([
                        stack.topAnchor.constraint(equalTo: topAnchor),
                        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                        stack.heightAnchor.constraint(equalToConstant: 44),
                        field.heightAnchor.constraint(equalToConstant: \(length)),\(comment)
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    private static let eight = "stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)"
    private static let directional =
        "stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)"

    @Test(arguments: [eight, directional])
    func theyTakeTheirRoom(margins: String) throws {
        try check(margins, length: 30, isConflict: true)
        // The safe area may make them larger.
        try check(margins, length: 28, isConflict: false)
        try check(margins, length: 20, isConflict: false)
        try check(margins + "\n        stack.insetsLayoutMarginsFromSafeArea = false", length: 20, isConflict: true)
    }

    @Test(arguments: [
        "", "stack.layoutMargins.top = space", "stack.insetsLayoutMarginsFromSafeArea = false",
        "stack.layoutMargins = UIEdgeInsets(top: space, left: 0, bottom: 0, right: 0)",
        eight + "\n        stack.preservesSuperviewLayoutMargins = true", eight + "\n        " + directional,
    ])
    func thoseThatNothingStatesMayBeAny(margins: String) throws {
        try check(margins, length: 30, isConflict: false)
        try check(margins, length: 44, isConflict: false)
    }
}
