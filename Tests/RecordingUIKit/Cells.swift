// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var separatorInset = UIEdgeInsets.zero
    public let reuseIdentifier: String?
    public private(set) lazy var contentView = UIView.made(as: "contentView", in: self)
    open private(set) lazy var textLabel: UILabel? = UIView.made(UILabel(), as: "textLabel", in: contentView)
    open private(set) lazy var detailTextLabel: UILabel? = UIView.made(
        UILabel(), as: "detailTextLabel", in: contentView)
    open private(set) lazy var imageView: UIImageView? = UIView.made(
        UIImageView(), as: "imageView", in: contentView)

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func setSelected(_ isSelected: Bool, animated: Bool) {}
    open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {}
}

open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    public private(set) lazy var contentView = UIView.made(as: "contentView", in: self)

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
}

open class UICollectionReusableView: UIView {
    open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    public private(set) lazy var contentView = UIView.made(as: "contentView", in: self)
}
