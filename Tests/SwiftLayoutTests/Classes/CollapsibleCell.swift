import RecordingUIKit
import RecordingVisibility

/// Constants that a list names are 0 while a view is collapsed; a label without a text collapses itself.
final class CollapsibleCell: UITableViewCell {
    private let title = UILabel(), note = UILabel()

    init(note text: String?) {
        super.init(style: .default, reuseIdentifier: nil)
        contentView.addSubviews(title, note)
        let gap = note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6)
        let height = note.heightAnchor.constraint(equalToConstant: 18)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8), gap, height,
            note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
        note.fd_collapsibleConstraints = [gap, height]
        note.text = text
        note.fd_autoCollapse = true
        note.setNeedsUpdateConstraints()
        note.updateConstraintsIfNeeded()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func collapse() {
        note.fd_autoCollapse = false
        note.fd_collapsed = true
    }

    func expand() {
        note.fd_collapsed = false
    }
}
