// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let curveEaseInOut = AnimationOptions([])
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public var window: UIWindow? { nil }
    public var safeAreaInsets: UIEdgeInsets { .zero }
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    public func setNeedsLayout() {}

    /// Nothing is laid out here, but constraints are brought up to date first, as in UIKit.
    public func layoutIfNeeded() {
        updateConstraintsIfNeeded()
    }

    public func setNeedsDisplay() {}
    public func invalidateIntrinsicContentSize() {}
    public func sizeToFit() {}
    public func sizeThatFits(_ size: CGSize) -> CGSize { size }
    public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    public func endEditing(_ force: Bool) {}

    /// The changes are made at once; what follows an animation follows them.
    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animations()
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func performWithoutAnimation(_ changes: () -> Void) {
        changes()
    }
}

open class UIWindow: UIView {
    open var rootViewController: UIViewController?
}

open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
    open var cancelsTouchesInView = true
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
}
