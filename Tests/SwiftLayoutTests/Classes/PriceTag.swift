import RecordingUIKit

/// A helper in another file sets what a condition sets again.
final class PriceTag: UIView {
    private let amount = UILabel(), badge = UIImageView()
    private let isSale: Bool

    init(isSale: Bool) {
        self.isSale = isSale
        super.init(frame: .zero)
        addSubviews(amount, badge)
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut() {
        badge.pinSize(16)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4),
            amount.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8),
            badge.centerYAnchor.constraint(equalTo: amount.centerYAnchor),
        ])
        if isSale { badge.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    }
}
