import SourceText
import TestSupport
import Testing

/// What occurs only while a view is hidden does where some code hides it.
@Suite struct HiddenViewsTests {
    private static let buttons = SourceText(
        """
        import UIKit

        final class Buttons: UIView {
            private let stack = UIStackView(), first = UIButton(), second = UIButton()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(stack)
                stack.distribution = .fillEqually
                stack.addArrangedSubview(first)
                stack.addArrangedSubview(second)
                stack.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: topAnchor),
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                    stack.widthAnchor.constraint(equalToConstant: 100),
                    first.widthAnchor.constraint(equalToConstant: 50),
                ])
            }

            func configure(showsSecond: Bool) { second.isHidden = !showsSecond }
        }
        """)

    @Test(arguments: [
        ("buttons.configure(showsSecond: true)", false), ("buttons.configure(showsSecond: false)", true),
        ("buttons.configure(showsSecond: isWide)", true),
    ])
    func aConflictNeedsCodeThatHides(call: String, isReported: Bool) {
        let caller = "import UIKit\n\nfunc show(_ buttons: Buttons, _ isWide: Bool) { \(call) }"
        let codes = findings(in: Self.buttons, with: [caller]).map(\.code.rawValue)
        #expect(codes.contains("conflict") == isReported)
    }
}
