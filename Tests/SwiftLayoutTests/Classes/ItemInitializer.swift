import RecordingUIKit

/// Constraints that name their items and attributes.
final class ItemInitializer: UIView {
    private let a = UIView(), b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a, b)
        let attributes: [NSLayoutConstraint.Attribute] = [.top, .bottomMargin, .leadingMargin, .centerXWithinMargins]
        for attribute in attributes {
            addConstraint(
                NSLayoutConstraint(
                    item: a, attribute: attribute, relatedBy: .equal, toItem: self, attribute: attribute,
                    multiplier: 1.0, constant: 2))
        }
        NSLayoutConstraint(
            item: b, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 30
        ).isActive = true
        NSLayoutConstraint(
            item: b, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
            constant: 31
        ).isActive = true
        let ratio = NSLayoutConstraint(
            item: b, attribute: .height, relatedBy: .lessThanOrEqual, toItem: a, attribute: .width, multiplier: 1.5,
            constant: -1)
        ratio.priority = .defaultHigh
        ratio.isActive = true
        NSLayoutConstraint(
            item: b, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 2 / 3,
            constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: a, attribute: .bottom, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .bottom,
            multiplier: 1, constant: 0
        ).isActive = true
        NSLayoutConstraint.activate([
            .init(
                item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 0.5,
                constant: 3),
            NSLayoutConstraint.init(
                item: a, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 7),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
