// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SnapKit, whose documentation describes them.

import RecordingUIKit

/// `view.snp`.
public typealias ConstraintViewDSL = ConstraintDSL

/// `view.snp` and `guide.snp`.
public struct ConstraintDSL {
    let item: LayoutAnchors

    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.constraints(of: item, closure)
    }

    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for constraint in prepareConstraints(closure) {
            constraint.activate()
        }
    }

    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        guard !item.snapConstraints.isEmpty else { return makeConstraints(closure) }
        for constraint in prepareConstraints(closure) {
            constraint.updateExisting()
        }
    }

    /// Takes back what SnapKit has made for the view, and nothing else.
    public func removeConstraints() {
        for constraint in item.snapConstraints {
            constraint.deactivate()
        }
    }

    private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
        ConstraintItem(item: item, attributes: attributes)
    }

    public var left: ConstraintItem { item(.left) }
    public var top: ConstraintItem { item(.top) }
    public var right: ConstraintItem { item(.right) }
    public var bottom: ConstraintItem { item(.bottom) }
    public var leading: ConstraintItem { item(.leading) }
    public var trailing: ConstraintItem { item(.trailing) }
    public var width: ConstraintItem { item(.width) }
    public var height: ConstraintItem { item(.height) }
    public var centerX: ConstraintItem { item(.centerX) }
    public var centerY: ConstraintItem { item(.centerY) }
    public var lastBaseline: ConstraintItem { item(.lastBaseline) }
    public var firstBaseline: ConstraintItem { item(.firstBaseline) }
    public var leftMargin: ConstraintItem { item(.leftMargin) }
    public var rightMargin: ConstraintItem { item(.rightMargin) }
    public var topMargin: ConstraintItem { item(.topMargin) }
    public var bottomMargin: ConstraintItem { item(.bottomMargin) }
    public var leadingMargin: ConstraintItem { item(.leadingMargin) }
    public var trailingMargin: ConstraintItem { item(.trailingMargin) }
    public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
    public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
    public var edges: ConstraintItem { item(.edges) }
    public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
    public var verticalEdges: ConstraintItem { item(.verticalEdges) }
    public var directionalEdges: ConstraintItem { item(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
    public var size: ConstraintItem { item(.size) }
    public var margins: ConstraintItem { item(.margins) }
    public var directionalMargins: ConstraintItem { item(.directionalMargins) }
    public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
    public var center: ConstraintItem { item(.center) }
    public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }

    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintItem { item(.lastBaseline) }
}

extension UILayoutGuide {
    public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

extension UIView {
    public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

/// The sizes that a view's content wants.
extension ConstraintDSL {
    public var contentHuggingHorizontalPriority: Float {
        get { hugging(.horizontal) }
        nonmutating set { setHugging(newValue, .horizontal) }
    }

    public var contentHuggingVerticalPriority: Float {
        get { hugging(.vertical) }
        nonmutating set { setHugging(newValue, .vertical) }
    }

    public var contentCompressionResistanceHorizontalPriority: Float {
        get { compression(.horizontal) }
        nonmutating set { setCompression(newValue, .horizontal) }
    }

    public var contentCompressionResistanceVerticalPriority: Float {
        get { compression(.vertical) }
        nonmutating set { setCompression(newValue, .vertical) }
    }

    private func hugging(_ axis: NSLayoutConstraint.Axis) -> Float {
        (item as? UIView)?.contentHuggingPriority(for: axis).rawValue ?? 0
    }

    private func setHugging(_ priority: Float, _ axis: NSLayoutConstraint.Axis) {
        (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    }

    private func compression(_ axis: NSLayoutConstraint.Axis) -> Float {
        (item as? UIView)?.contentCompressionResistancePriority(for: axis).rawValue ?? 0
    }

    private func setCompression(_ priority: Float, _ axis: NSLayoutConstraint.Axis) {
        (item as? UIView)?.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
}
