import TestSupport
import Testing

/// A class without a designated initializer of its own may lay itself out in a convenience initializer.
@Suite struct ConvenienceInitializersTests {
    @Test func itsLayoutIsRead() throws {
        try judgeCode(
            """
            import UIKit

            final class Empty: UIView {
                private let label = UILabel()

                convenience init(text: String) {
                    self.init()
                    label.text = text
                    label.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(label)
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: topAnchor),
                        label.leadingAnchor.constraint(equalTo: leadingAnchor),
                        label.widthAnchor.constraint(equalToConstant: 10),
                        label.widthAnchor.constraint(equalToConstant: 20),  // expect: conflict
                    ])
                }
            }
            """)
    }

    @Test func whatItHidesIsHidden() throws {
        try judgeCode(
            """
            import UIKit

            final class Alert: UIViewController {
                private let stack = UIStackView(), icon = UIImageView(), text = UILabel()

                convenience init(icon image: UIImage?) {
                    self.init()
                    icon.image = image
                    icon.isHidden = image == nil
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    stack.axis = .vertical
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(stack)
                    stack.addArrangedSubview(icon)
                    stack.addArrangedSubview(text)
                    NSLayoutConstraint.activate([
                        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        icon.heightAnchor.constraint(equalToConstant: 100),  // expect: required-size-in-stack
                    ])
                }
            }
            """)
    }

    /// The designated initializer is what all objects run.
    @Test func besidesADesignatedOneItIsNoLayoutOfItsOwn() throws {
        try judgeCode(
            """
            import UIKit

            final class Empty: UIView {
                private let label = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(label)
                    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }

                convenience init(width: CGFloat) {
                    self.init(frame: .zero)
                    label.widthAnchor.constraint(equalToConstant: width).isActive = true
                }
            }
            """)
    }
}
