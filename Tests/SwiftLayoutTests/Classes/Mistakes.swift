import RecordingUIKit

/// What UIKit throws an exception for, or what does nothing.
final class Mistakes: UIView {
    private let one = UIView(), two = UIView(), outside = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        one.topAnchor.constraint(equalTo: topAnchor).isActive = true
        addSubviews(one, two)
        _ = one.leadingAnchor.constraint(equalTo: leadingAnchor)
        one.leftAnchor.constraint(equalTo: leadingAnchor).isActive = true
        one.trailingAnchor.constraint(equalTo: two.rightAnchor, constant: 3).isActive = true
        one.centerXAnchor.constraint(equalTo: two.leftAnchor).isActive = true
        outside.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        NSLayoutConstraint(
            item: two, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.5,
            constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: two, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 20
        ).isActive = true
        NSLayoutConstraint(
            item: two, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 0,
            constant: 0
        ).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
