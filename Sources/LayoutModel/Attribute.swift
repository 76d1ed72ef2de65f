/// What of an item a constraint speaks of.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case firstBaseline, lastBaseline

    package var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    /// A width or a height, as opposed to a location.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute changes sides with the direction of the text.
    package var isDirectional: Bool { self == .leading || self == .trailing }

    /// `left` and `right`, which Auto Layout does not pair with `leading` and `trailing`.
    package var isAbsoluteSide: Bool { self == .left || self == .right }
}

/// How the two sides of a constraint compare.
package enum Relation: String, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="

    /// The relation with its two sides exchanged.
    package var flipped: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// The weight of a constraint: above 0, up to 1000, which is required. Levels are lexicographic.
package struct Priority: Hashable, Comparable, Sendable {
    package var value: Double

    package init(_ value: Double) {
        self.value = value
    }

    package static let required = Priority(1000)
    package static let almostRequired = Priority(999)
    package static let high = Priority(750)
    package static let low = Priority(250)
    package static let fitting = Priority(50)

    package var isRequired: Bool { value >= 1000 }

    /// Whether Auto Layout takes it.
    package var isValid: Bool { value > 0 && value <= 1000 }

    package static func < (a: Priority, b: Priority) -> Bool {
        a.value < b.value
    }
}
