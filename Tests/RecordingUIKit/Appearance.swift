// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class UIColor: NSObject, @unchecked Sendable {
    public static let clear = UIColor()
    public static let white = UIColor()
    public static let black = UIColor()
    public static let gray = UIColor()
    public static let lightGray = UIColor()
    public static let darkGray = UIColor()
    public static let red = UIColor()
    public static let green = UIColor()
    public static let blue = UIColor()
    public static let orange = UIColor()
    public static let label = UIColor()
    public static let secondaryLabel = UIColor()
    public static let separator = UIColor()
    public static let systemBackground = UIColor()
    public static let secondarySystemBackground = UIColor()
    public static let systemRed = UIColor()
    public static let systemBlue = UIColor()
    public static let systemGray = UIColor()

    public override init() {}

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init()
    }

    public convenience init?(named name: String) {
        self.init()
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

open class UIFont: NSObject, @unchecked Sendable {
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
    }

    public enum Weight: Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public let pointSize: CGFloat

    public init(size: CGFloat) {
        pointSize = size
    }

    public convenience init?(name: String, size: CGFloat) {
        self.init(size: size)
    }

    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size) }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public let size = CGSize(width: 24, height: 24)

    public override init() {}

    public convenience init?(named name: String) {
        self.init()
    }

    public convenience init?(systemName: String) {
        self.init()
    }

    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The few properties of a layer that layout code sets.
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var masksToBounds = false
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 0
    open var shadowOffset = CGSize.zero
    open var frame = CGRect.zero

    open func addSublayer(_ layer: CALayer) {}
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial
    }

    public convenience init(style: Style) {
        self.init()
    }
}
