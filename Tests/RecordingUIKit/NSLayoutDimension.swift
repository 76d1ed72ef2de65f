// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private func sized(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: constant)
    }

    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        sized(.equal, constant)
    }

    open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        sized(.greaterThanOrEqual, constant)
    }

    open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        sized(.lessThanOrEqual, constant)
    }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, times: multiplier, plus: constant)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, times: multiplier, plus: constant)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, times: multiplier, plus: constant)
    }
}

/// The space from one anchor to another, which can be constrained like a size.
///
/// Nothing but its constraint holds it.
final class LayoutDistance: NSObject {
    let from: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
    let to: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

    init(
        from: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
        to: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
    ) {
        self.from = from
        self.to = to
    }
}
