import Testing

/// Conflicts where code hides a view, and a condition decides on constraints.
@Suite struct HiddenTogetherTests {
    private func check(_ made: String, _ activated: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Bar: UIView {
                private let plus = UIButton()
                private let stack = UIStackView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(stack)
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    stack.addArrangedSubview(plus)
                    let isHidden = Features.shared.isOff && Features.shared.isOld
                    plus.isHidden = isHidden
                    \(made)
                    NSLayoutConstraint.activate([
                        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                        stack.topAnchor.constraint(equalTo: topAnchor),
                        plus.heightAnchor.constraint(equalToConstant: 40),
                        \(activated)
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    /// Where the condition is that by which the view is hidden, the stack view is empty.
    @Test func theConditionOfAStateMayHideTheView() throws {
        try check(
            "let width: CGFloat = (Features.shared.isOff && Features.shared.isOld) ? 0 : 38",
            """
            stack.widthAnchor.constraint(equalToConstant: width),
            plus.widthAnchor.constraint(equalToConstant: 38),  // expect: required-size-in-stack
            """)
    }

    @Test func whatHoldsOfAHiddenViewTooIsAConflictInAState() throws {
        try check(
            "if Features.shared.isNew { plus.widthAnchor.constraint(equalToConstant: 30).isActive = true }",
            """
            plus.widthAnchor.constraint(equalToConstant: 38),  // expect: conflict, required-size-in-stack
            """)
    }
}
