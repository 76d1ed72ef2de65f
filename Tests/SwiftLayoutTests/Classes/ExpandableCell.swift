import RecordingUIKit

/// A cell whose content changes its height: a chain of required heights under one that gives way.
final class ExpandableCell: UITableViewCell {
    private let title = UILabel(), content = UILabel(), more = UIButton(type: .system)
    private lazy var limit = content.heightAnchor.constraint(equalToConstant: 64)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        content.numberOfLines = 0
        contentView.addSubviews(title, content, more)
        limit.priority = .defaultHigh
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            title.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 8),
            title.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -8),
            title.heightAnchor.constraint(equalToConstant: 21),
            content.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            content.leftAnchor.constraint(equalTo: title.leftAnchor),
            content.rightAnchor.constraint(equalTo: title.rightAnchor),
            more.topAnchor.constraint(equalTo: content.bottomAnchor, constant: 4),
            more.heightAnchor.constraint(equalToConstant: 32),
            more.leftAnchor.constraint(equalTo: contentView.leftAnchor),
            more.rightAnchor.constraint(equalTo: contentView.rightAnchor),
            more.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            limit,
        ])
        more.addAction(UIAction { [weak self] _ in self?.expand() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func expand() {
        limit.isActive = false
    }

    func tap() {
        more.sendActions(for: .touchUpInside)
    }
}
