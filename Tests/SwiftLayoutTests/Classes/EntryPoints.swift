import RecordingUIKit

/// UIKit calls these; each is a path of its own, and what it repeats is no duplicate.
final class EntryPoints: UITableViewCell {
    private let title = UILabel()
    private var didSetUp = false

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        setNeedsUpdateConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func updateConstraints() {
        if !didSetUp {
            didSetUp = true
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
        }
        super.updateConstraints()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        title.isHidden = true
    }
}
