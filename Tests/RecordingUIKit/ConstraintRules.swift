/// What UIKit refuses when a constraint is made.
///
/// The reasons are the beginnings of the texts that UIKit's exceptions have.
struct ConstraintRules {
    let first: NSLayoutConstraint.Attribute
    let second: NSLayoutConstraint.Attribute
    let hasSecondItem: Bool
    let multiplier: Double

    /// Why UIKit throws; `nil` where it does not.
    var refusal: String? {
        guard first != .notAnAttribute else { return "Invalid first attribute" }
        guard hasSecondItem, second != .notAnAttribute else { return refusalAlone }
        if (first.kind == .size) != (second.kind == .size) || first.kind == .x && second.kind == .y
            || first.kind == .y && second.kind == .x
        {
            return "Invalid pairing of layout attributes"
        }
        if first.direction == .fixed && second.direction == .reading
            || first.direction == .reading && second.direction == .fixed
        {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute"
        }
        if first.kind != .size, multiplier == 0 { return "A multiplier of 0" }
        return nil
    }

    /// A constraint without a second item, or without a second attribute.
    private var refusalAlone: String? {
        if hasSecondItem { return "Invalid pairing of layout attributes" }
        if first.kind != .size { return "A multiplier of 0 or a nil second item" }
        return second == .notAnAttribute ? nil : "Invalid pairing of layout attributes"
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind {
        case none, x, y, size
    }

    /// Whether an attribute follows the direction of reading.
    enum Direction {
        case either, fixed, reading
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .x
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .y
        }
    }

    var direction: Direction {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .fixed
        case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
        default: .either
        }
    }
}
