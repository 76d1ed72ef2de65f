// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// UIKit ignores a constraint that another view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.isActive = false
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            removeConstraint(constraint)
        }
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        compressionResistance[axis] = priority
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? .defaultLow
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis] ?? .defaultHigh
    }

    public func setNeedsUpdateConstraints() {
        needsUpdateConstraints = true
    }

    /// Subviews come before their superview, as in UIKit.
    public func updateConstraintsIfNeeded() {
        for view in subviews {
            view.updateConstraintsIfNeeded()
        }
        if needsUpdateConstraints { updateConstraints() }
    }

    /// The nearest view that contains all items of a constraint; `nil` where there is none.
    static func commonAncestor(of items: [AnyObject]) -> UIView? {
        var views: [UIView] = []
        for item in items {
            let own = layoutViews(of: item)
            guard !own.isEmpty else { return nil }
            views += own
        }
        var ancestor = views.first
        while let candidate = ancestor {
            if views.allSatisfy({ $0.isDescendant(of: candidate) }) { return candidate }
            ancestor = candidate.superview
        }
        return nil
    }

    /// The views in whose coordinates an item lies; empty for a guide that no view owns.
    static func layoutViews(of item: AnyObject) -> [UIView] {
        switch item {
        case let view as UIView: return [view]
        case let guide as UILayoutGuide: return [guide.owningView].compactMap { $0 }
        case let distance as LayoutDistance:
            let (from, to) = (layoutViews(of: distance.from.item), layoutViews(of: distance.to.item))
            return from.isEmpty || to.isEmpty ? [] : from + to
        default: return []
        }
    }
}

extension NSLayoutConstraint {
    /// Whether an item is in the tree of a view.
    func touches(_ view: UIView) -> Bool {
        [firstItem, secondItem].compactMap { $0 }.contains { item in
            UIView.layoutViews(of: item).contains { $0.isDescendant(of: view) }
        }
    }
}
