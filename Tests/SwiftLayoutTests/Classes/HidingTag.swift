import RecordingUIKit

/// ``PlainTag`` with what fixes wrote: methods that hide the badge and the note with their room.
final class HidingTag: UIView {
    private let amount = UILabel()
    private let badge = UIImageView()
    private let note = UILabel()
    private lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 16)
    private lazy var badgeGap = amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4)
    private lazy var noteGap = note.leadingAnchor.constraint(equalTo: amount.trailingAnchor, constant: 6)
    private lazy var noteZeroWidth = note.widthAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(amount, badge, note)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            badgeWidth,
            badge.heightAnchor.constraint(equalToConstant: 16),
            badgeGap,
            amount.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        ])
        noteGap.isActive = true
        note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
        note.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
    }

    /// Hides `note` with the room that it takes, and shows it as it was.
    func setNoteHidden(_ isHidden: Bool) {
        note.isHidden = isHidden
        noteGap.constant = isHidden ? 0 : 6
        noteZeroWidth.isActive = isHidden
    }

    /// Hides `badge` with the room that it takes, and shows it as it was.
    func setBadgeHidden(_ isHidden: Bool) {
        badge.isHidden = isHidden
        badgeWidth.constant = isHidden ? 0 : 16
        badgeGap.constant = isHidden ? 0 : 4
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
