import RecordingUIKit

/// Containers whose content UIKit places: effects, cells, headers and the labels of buttons and cells.
final class ContentViews: UICollectionViewCell {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    private let button = UIButton(type: .system)
    private let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    private let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubviews(blur, button, header, row)
        blur.contentView.addSubviews(title)
        title.pinEdges(to: blur.contentView, insets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        blur.pinEdges(to: contentView)
        button.titleLabel?.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
        button.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor).isActive = true
        header.contentView.heightAnchor.constraint(equalToConstant: 30).isActive = true
        row.textLabel?.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
