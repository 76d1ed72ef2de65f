import RecordingUIKit

/// Views that are added on one path only, and one whose superview depends on a condition.
final class ConditionalContent: UIView {
    private let box = UIView(), other = UIView()
    private let message = UILabel()
    private var icon: UIImageView?

    init(hasIcon: Bool, isBoxed: Bool) {
        super.init(frame: .zero)
        addSubviews(box, other)
        message.translatesAutoresizingMaskIntoConstraints = false
        let parent = isBoxed ? box : self
        parent.addSubview(message)
        message.centerXAnchor.constraint(equalTo: parent.centerXAnchor).isActive = true
        if hasIcon {
            let view = UIImageView()
            box.addSubviews(view)
            view.pinSize(12)
            view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            icon = view
        }
        other.topAnchor.constraint(equalTo: icon?.bottomAnchor ?? topAnchor, constant: 1).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
