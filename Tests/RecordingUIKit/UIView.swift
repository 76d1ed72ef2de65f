// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }

    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
}

open class UIView: UIResponder, LayoutAnchors {
    open var frame: CGRect
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var transform = CGAffineTransform.identity
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask = AutoresizingMask()
    open var isHidden = false {
        didSet { hiddenObservers.forEach { $0(isHidden) } }
    }
    open var alpha: CGFloat = 1
    open var tag = 0
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var contentMode = ContentMode.scaleToFill
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    public let layer = CALayer()
    public var attachments: [String: Any] = [:]
    /// Stands in for observing the key path `hidden`.
    public var hiddenObservers: [(Bool) -> Void] = []
    /// What libraries run after `updateConstraints`, into which they swizzle themselves.
    public var updateConstraintsHooks: [(UIView) -> Void] = []
    public let traitCollection = UITraitCollection()

    public private(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    public private(set) var layoutGuides: [UILayoutGuide] = []
    /// The active constraints of which this view is the nearest common ancestor.
    public private(set) var constraints: [NSLayoutConstraint] = []

    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide("safeArea", of: self)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide("margins", of: self)
    public private(set) lazy var readableContentGuide = UILayoutGuide("readable", of: self)
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide("keyboard", of: self)

    /// The place of the view among all views and guides that are made; see `Recorder`.
    let creation: Int
    /// What the view is to its owner where UIKit made it: `contentView`.
    var role: String?
    /// Hugging and compression resistance, where code has set them.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var needsUpdateConstraints = false

    public override convenience init() {
        self.init(frame: .zero)
    }

    public init(frame: CGRect) {
        self.frame = frame
        creation = Recorder.current?.nextCreation() ?? 0
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        creation = Recorder.current?.nextCreation() ?? 0
        super.init()
    }

    /// A view that UIKit makes, such as the content view of a cell.
    static func made(as role: String, in owner: UIView?) -> UIView {
        made(UIView(), as: role, in: owner)
    }

    static func made<Kind: UIView>(_ view: Kind, as role: String, in owner: UIView?) -> Kind {
        view.role = role
        owner?.addSubview(view)
        return view
    }

    // MARK: What subclasses override

    open class var requiresConstraintBasedLayout: Bool { false }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    open func awakeFromNib() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview superview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func tintColorDidChange() {}
    open func draw(_ rect: CGRect) {}

    open func updateConstraints() {
        needsUpdateConstraints = false
        updateConstraintsHooks.forEach { $0(self) }
    }

    // MARK: The hierarchy

    open func addSubview(_ view: UIView) {
        insert(view, at: nil)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling })
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 })
    }

    /// A view that changes its superview loses the constraints to its old surroundings.
    private func insert(_ view: UIView, at index: Int?) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
        } else {
            view.removeFromSuperview()
        }
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.forget(self)
        var ancestor: UIView? = superview
        while let view = ancestor {
            view.constraints.removeAll { constraint in
                guard constraint.touches(self) else { return false }
                constraint.holder = nil
                return true
            }
            ancestor = view.superview
        }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    /// A stack no longer arranges a view that leaves it.
    func forget(_ subview: UIView) {}

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    open func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.owningView = self
    }

    open func removeLayoutGuide(_ guide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    // MARK: The constraints that this view holds

    func hold(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
        constraint.holder = self
    }

    func drop(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        constraint.holder = nil
    }
}
