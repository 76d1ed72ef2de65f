import RecordingUIKit

/// Every kind of condition is a path of its own.
final class Worlds: UIView {
    enum Style {
        case plain, boxed
    }

    private let title = UILabel()
    private let icon = UIImageView()
    private let note = UILabel()

    init(isCompact: Bool, style: Style, subtitle: String?) {
        super.init(frame: .zero)
        addSubviews(title, icon)
        title.topAnchor.constraint(equalTo: topAnchor, constant: isCompact ? 4 : 12).isActive = true
        if isCompact {
            icon.pinSize(16)
        } else {
            icon.pinSize(32)
        }
        switch style {
        case .plain:
            title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        case .boxed:
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10).isActive = true
            if isCompact {
                title.trailingAnchor.constraint(equalTo: icon.leadingAnchor, constant: -2).isActive = true
            }
        }
        guard let subtitle else { return }
        note.text = subtitle
        addSubviews(note)
        note.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
