import RecordingUIKit

/// Guides of the class itself, of which one axis may be unused.
final class OwnGuides: UIView {
    private let left = UIView(), right = UIView()
    private let gap = UILayoutGuide()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(left, right)
        addLayoutGuide(gap)
        let middle = UILayoutGuide()
        middle.identifier = "middle"
        addLayoutGuide(middle)
        NSLayoutConstraint.activate([
            gap.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            gap.trailingAnchor.constraint(equalTo: right.leadingAnchor),
            gap.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
            middle.centerYAnchor.constraint(equalTo: centerYAnchor),
            middle.heightAnchor.constraint(equalToConstant: 0),
            left.bottomAnchor.constraint(equalTo: middle.topAnchor),
            right.topAnchor.constraint(equalTo: middle.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
