import RecordingUIKit

/// A tag whose badge and note nobody hides. ``HidingTag`` is what a fix makes of it.
final class PlainTag: UIView {
    private let amount = UILabel()
    private let badge = UIImageView()
    private let note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(amount, badge, note)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            badge.widthAnchor.constraint(equalToConstant: 16),
            badge.heightAnchor.constraint(equalToConstant: 16),
            amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4),
            amount.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        ])
        note.leadingAnchor.constraint(equalTo: amount.trailingAnchor, constant: 6).isActive = true
        note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
        note.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
