import RecordingUIKit

/// A view that is gone because of what code does: a length of 0 in place of its size and gap.
final class CollapsedByConstraint: UIView {
    private let amount = UILabel()
    private let badge = UIImageView()
    private lazy var badgeGap = amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4)
    private lazy var badgeHiddenWidth = badge.widthAnchor.constraint(equalToConstant: 0)
    private lazy var badgeSize = [
        badge.widthAnchor.constraint(equalToConstant: 16), badge.heightAnchor.constraint(equalToConstant: 16),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(amount, badge)
        NSLayoutConstraint.activate(
            badgeSize + [badgeGap, badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setBadgeHidden(_ isHidden: Bool) {
        badge.isHidden = isHidden
        badgeGap.constant = isHidden ? 0 : 4
        NSLayoutConstraint.deactivate(isHidden ? badgeSize : [badgeHiddenWidth])
        NSLayoutConstraint.activate(isHidden ? [badgeHiddenWidth] : badgeSize)
    }
}
