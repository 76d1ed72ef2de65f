import Testing

/// An activity indicator that stops is hidden, unless it is told not to be.
@Suite struct ActivityIndicatorsTests {
    @Test(arguments: [
        ("", "spinner.stopAnimating()", true),
        ("spinner.hidesWhenStopped = true", "spinner.stopAnimating()", true),
        ("spinner.hidesWhenStopped = false", "spinner.stopAnimating()", false),
        ("spinner.hidesWhenStopped = isShown", "spinner.stopAnimating()", false),
        ("", "spinner.stopAnimating(); spinner.hidesWhenStopped = false", false),
        ("Style.apply(to: spinner)", "spinner.stopAnimating()", false),
        ("", "spinner.startAnimating()", false), ("", "photo.stopAnimating()", false),
    ])
    func anIndicatorIsHiddenAsItStops(setting: String, change: String, isReported: Bool) throws {
        try judgeCode(
            """
            import UIKit

            final class Row: UIView {
                private let stack = UIStackView()
                private let title = UILabel()
                private let photo = UIImageView()
                private let spinner = UIActivityIndicatorView(style: .medium)

                init(isShown: Bool) {
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    \(setting)
                    for view in [title, photo, spinner] { stack.addArrangedSubview(view) }
                    photo.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    NSLayoutConstraint.activate([
                        stack.topAnchor.constraint(equalTo: topAnchor),
                        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                        spinner.widthAnchor.constraint(equalToConstant: 20),\(
                            isReported ? "  // expect: required-size-in-stack" : "")
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }

                func show(isLoading: Bool) {
                    if isLoading { spinner.startAnimating() } else { \(change) }
                }
            }
            """)
    }
}
