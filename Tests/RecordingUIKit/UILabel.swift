// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// Not measured: only whether there is a text counts here.
    open override var intrinsicContentSize: CGSize {
        let count = text?.count ?? attributedText?.length ?? 0
        return count == 0 ? .zero : CGSize(width: 8 * count, height: 20)
    }
}

open class UIImageView: UIView {
    open var image: UIImage?
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(image: UIImage?) {
        super.init(frame: .zero)
        self.image = image
    }
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium, large
    }

    open var hidesWhenStopped = true
    open var color: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(style: Style) {
        super.init(frame: .zero)
    }

    open func startAnimating() {}
    open func stopAnimating() {}
}

open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
}

open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public private(set) lazy var contentView = UIView.made(as: "contentView", in: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
    }
}
