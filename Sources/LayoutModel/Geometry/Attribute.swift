/// The part of an item's rectangle that a constraint relates, as NSLayoutConstraint.Attribute.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case firstBaseline, lastBaseline

    /// All attributes, the most used first. `left` and `right` ignore the layout direction, which is rarely meant.
    package static let byUse: [Attribute] = [
        .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .left,
        .right,
    ]

    package var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    /// A width or a height, as opposed to a location.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute changes sides in a right-to-left layout.
    package var isDirectional: Bool { self == .leading || self == .trailing }

    /// `left` and `right`, which Auto Layout does not pair with `leading` and `trailing`.
    package var isAbsoluteSide: Bool { self == .left || self == .right }

    /// The edge on the other side; nil for a size, a centre or a baseline.
    package var oppositeEdge: Attribute? {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
        }
    }

    /// `trailing`, `right` and `bottom`, from which an inset is subtracted.
    package var isFarEdge: Bool { self == .trailing || self == .right || self == .bottom }
}

extension Axis {
    /// `width` or `height`.
    package var size: Attribute { self == .horizontal ? .width : .height }
    /// `leading` or `top`.
    package var near: Attribute { self == .horizontal ? .leading : .top }
    /// `trailing` or `bottom`.
    package var far: Attribute { self == .horizontal ? .trailing : .bottom }
    /// `centerX` or `centerY`.
    package var centre: Attribute { self == .horizontal ? .centerX : .centerY }
}
