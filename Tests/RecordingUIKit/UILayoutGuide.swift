// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

/// A view or a guide: what has anchors.
public protocol LayoutAnchors: AnyObject {
    /// What libraries attach to a view or guide; stands in for Objective-C's associated objects.
    var attachments: [String: Any] { get set }
}

extension LayoutAnchors {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

open class UILayoutGuide: NSObject, LayoutAnchors {
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    public var attachments: [String: Any] = [:]
    /// The place of the guide among all views and guides that are made; see `Recorder`.
    let creation: Int
    /// What the guide is to its view where UIKit made it: `safeArea`.
    let role: String?

    public override init() {
        creation = Recorder.current?.nextCreation() ?? 0
        role = nil
    }

    public required init?(coder: NSCoder) {
        creation = Recorder.current?.nextCreation() ?? 0
        role = nil
    }

    init(_ role: String, of view: UIView) {
        creation = 0
        self.role = role
        owningView = view
    }

    public var layoutFrame: CGRect { .zero }
}

open class UITrackingLayoutGuide: UILayoutGuide {}

open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
}

/// The guides of a controller before there were safe areas.
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { 0 }
}
