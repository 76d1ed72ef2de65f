/// A view of code whose constraints a helper in another file makes.
enum PinnedRow {
    static let view = """
        import UIKit

        final class Row: UIView {
            let label = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                label.pinSize(16)
                label.topAnchor.constraint(equalTo: topAnchor).isActive = true
                label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            }

            required init?(coder: NSCoder) { fatalError() }
        }

        """

    /// - Parameter factor: by which the helper multiplies the width.
    static func helper(_ factor: Int) -> String {
        """
        import UIKit

        extension UIView {
            func pinSize(_ size: CGFloat) {
                widthAnchor.constraint(equalToConstant: size * \(factor)).isActive = true
                heightAnchor.constraint(equalToConstant: size).isActive = true
            }
        }

        """
    }
}
