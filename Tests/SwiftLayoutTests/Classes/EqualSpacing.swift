import RecordingUIKit

/// Equal spaces between views: by guides of equal width, and by centres at fractions of the width.
final class EqualSpacing: UIView {
    private let items = [UIView(), UIView(), UIView()]
    private let icons = [UIImageView(), UIImageView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        var gaps: [UILayoutGuide] = []
        var edge = leftAnchor
        for item in items {
            addSubview(item)
            item.pinSize(32)
            let gap = UILayoutGuide()
            addLayoutGuide(gap)
            gap.leftAnchor.constraint(equalTo: edge).isActive = true
            let end = gap.rightAnchor.constraint(equalTo: item.leftAnchor)
            end.priority = .defaultHigh
            end.isActive = true
            gaps.append(gap)
            edge = item.rightAnchor
        }
        for gap in gaps.dropFirst() {
            gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor).isActive = true
        }
        items.last?.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor).isActive = true
        for (index, icon) in icons.enumerated() {
            addSubviews(icon)
            NSLayoutConstraint(
                item: icon, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .right,
                multiplier: CGFloat(index + 1) / CGFloat(icons.count + 1), constant: 0
            ).isActive = true
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
