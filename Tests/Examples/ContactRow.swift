import UIKit

final class ContactRow: UIView {
    private let photo = UIImageView()
    private let name = UILabel()

    init(isCompact: Bool) {
        super.init(frame: .zero)
        for view in [photo, name] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            photo.centerYAnchor.constraint(equalTo: centerYAnchor),
            photo.widthAnchor.constraint(equalToConstant: 48),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
            name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
            name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        if isCompact { photo.heightAnchor.constraint(equalToConstant: 32).isActive = true }
    }

    required init?(coder: NSCoder) { fatalError("not used") }
}
