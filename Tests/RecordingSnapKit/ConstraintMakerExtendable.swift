// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SnapKit, whose documentation describes them.

import RecordingUIKit

/// A chain whose relation is still to come. There is no `center` here.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func add(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
        chain.attributes.formUnion(attributes)
        return self
    }

    public var left: ConstraintMakerExtendable { add(.left) }
    public var top: ConstraintMakerExtendable { add(.top) }
    public var right: ConstraintMakerExtendable { add(.right) }
    public var bottom: ConstraintMakerExtendable { add(.bottom) }
    public var leading: ConstraintMakerExtendable { add(.leading) }
    public var trailing: ConstraintMakerExtendable { add(.trailing) }
    public var width: ConstraintMakerExtendable { add(.width) }
    public var height: ConstraintMakerExtendable { add(.height) }
    public var centerX: ConstraintMakerExtendable { add(.centerX) }
    public var centerY: ConstraintMakerExtendable { add(.centerY) }
    public var lastBaseline: ConstraintMakerExtendable { add(.lastBaseline) }
    public var firstBaseline: ConstraintMakerExtendable { add(.firstBaseline) }
    public var leftMargin: ConstraintMakerExtendable { add(.leftMargin) }
    public var rightMargin: ConstraintMakerExtendable { add(.rightMargin) }
    public var topMargin: ConstraintMakerExtendable { add(.topMargin) }
    public var bottomMargin: ConstraintMakerExtendable { add(.bottomMargin) }
    public var leadingMargin: ConstraintMakerExtendable { add(.leadingMargin) }
    public var trailingMargin: ConstraintMakerExtendable { add(.trailingMargin) }
    public var centerXWithinMargins: ConstraintMakerExtendable { add(.centerXWithinMargins) }
    public var centerYWithinMargins: ConstraintMakerExtendable { add(.centerYWithinMargins) }
    public var edges: ConstraintMakerExtendable { add(.edges) }
    public var horizontalEdges: ConstraintMakerExtendable { add(.horizontalEdges) }
    public var verticalEdges: ConstraintMakerExtendable { add(.verticalEdges) }
    public var directionalEdges: ConstraintMakerExtendable { add(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { add(.directionalHorizontalEdges) }
    public var size: ConstraintMakerExtendable { add(.size) }
    public var margins: ConstraintMakerExtendable { add(.margins) }
    public var directionalMargins: ConstraintMakerExtendable { add(.directionalMargins) }
    public var centerWithinMargins: ConstraintMakerExtendable { add(.centerWithinMargins) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { add(.verticalEdges) }

    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintMakerExtendable { add(.lastBaseline) }
}

public class ConstraintMakerRelatable {
    let chain: ConstraintChain

    init(_ chain: ConstraintChain) {
        self.chain = chain
    }

    @discardableResult
    public func equalTo(_ target: ConstraintRelatableTarget) -> ConstraintMakerEditable {
        chain.relate(.equal, to: target.constraintTarget)
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func equalToSuperview() -> ConstraintMakerEditable {
        chain.relateToSuperview(.equal, "equalToSuperview")
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func equalToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (UIView) -> Target
    ) -> ConstraintMakerEditable {
        chain.relateToSuperview(.equal, "equalToSuperview") { closure($0) }
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func lessThanOrEqualTo(_ target: ConstraintRelatableTarget) -> ConstraintMakerEditable {
        chain.relate(.lessThanOrEqual, to: target.constraintTarget)
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
        chain.relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview")
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (UIView) -> Target
    ) -> ConstraintMakerEditable {
        chain.relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview") { closure($0) }
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func greaterThanOrEqualTo(_ target: ConstraintRelatableTarget) -> ConstraintMakerEditable {
        chain.relate(.greaterThanOrEqual, to: target.constraintTarget)
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
        chain.relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview")
        return ConstraintMakerEditable(chain)
    }

    @discardableResult
    public func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (UIView) -> Target
    ) -> ConstraintMakerEditable {
        chain.relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview") { closure($0) }
        return ConstraintMakerEditable(chain)
    }
}
