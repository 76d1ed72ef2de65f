import RecordingUIKit

/// Views that change their superview or leave it lose the constraints that cross it.
final class MovedViews: UIView {
    private let first = UIView(), second = UIView(), child = UIView(), inner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(first, second)
        first.addSubviews(child)
        child.addSubviews(inner)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: first.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 10),
            inner.topAnchor.constraint(equalTo: child.topAnchor),
            inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        second.addSubview(child)
        child.bottomAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
        first.removeFromSuperview()
        insertSubview(first, at: 0)
        insertSubview(first, belowSubview: second)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
