import RecordingUIKit

/// Local functions and closures are entered with their arguments.
final class LocalFunctions: UIView {
    private let first = UIView()
    private let second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)

        func place(_ view: UIView, at x: CGFloat) {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: x).isActive = true
        }

        let size: (UIView, CGFloat) -> NSLayoutConstraint = { view, width in
            view.widthAnchor.constraint(equalToConstant: width)
        }
        place(first, at: 0)
        place(second, at: 50)
        NSLayoutConstraint.activate([size(first, 40), size(second, 45)])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
