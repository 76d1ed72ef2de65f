import UIKit

/// A price behind a badge, whose width is required to be two numbers.
final class PriceTag: UIView {
    private let badge = UIImageView()
    private let amount = UILabel()
    private let cents: Int

    init(cents: Int) {
        self.cents = cents
        super.init(frame: .zero)
        amount.text = String(cents)
        layOut()
    }

    required init?(coder: NSCoder) { nil }

    private func layOut() {
        for view in [badge, amount] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            badge.widthAnchor.constraint(equalToConstant: 16),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 16),
            amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4),
            amount.topAnchor.constraint(equalTo: badge.topAnchor),
        ])
    }
}
