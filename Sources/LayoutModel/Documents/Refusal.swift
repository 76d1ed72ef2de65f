import SourceText

/// Why Auto Layout throws an exception for a constraint. A format adds the range and its suggestions.
package struct Refusal: Hashable, Sendable {
    /// The part of the constraint that is wrong.
    package enum Part: Hashable, Sendable {
        case first, second, multiplier, priority
    }

    package let code: FindingCode
    package let part: Part
    package let message: String
}

extension Refusal {
    /// - Parameters:
    ///   - written: The priority as the document writes it.
    ///   - nearest: The valid priority that is nearest to it.
    package static func invalidPriority(_ written: String, nearest: Double) -> Refusal {
        Refusal(
            code: .invalidPriority, part: .priority,
            message: "Invalid priority \(written): it must be above 0 and at most 1000. Use \(Points.text(nearest)).")
    }

    /// An attribute that does not exist.
    package static func unknownAttribute(_ name: String, of part: Part, nearest: NearSpellings) -> Refusal {
        let known = Attribute.allCases.map(\.rawValue).joined(separator: ", ")
        let hint = nearest.question() ?? "Attributes are \(known)."
        return Refusal(code: .unknownAttribute, part: part, message: "\"\(name)\" is not an attribute. \(hint)")
    }

    /// - Parameters:
    ///   - item: The item that is in another tree of views.
    ///   - layout: The name of that tree.
    package static func noCommonAncestor(_ item: String, in layout: String, part: Part) -> Refusal {
        Refusal(
            code: .noCommonAncestor, part: part,
            message: "Auto Layout cannot relate views without a common superview: \"\(item)\" is in \"\(layout)\". "
                + "Relate views of one layout.")
    }
}

extension Layout {
    /// Why Auto Layout refuses a constraint between two anchors, or between an anchor and a constant.
    package func refusal(of first: Anchor, _ second: Anchor?, multiplier: Quantity) -> Refusal? {
        let own = first.attribute
        guard let second else {
            return own.isSize ? nil : Refusal(code: .invalidPairing, part: .first, message: constantMessage(first))
        }
        let other = second.attribute
        if let problem = pairingProblem(first, second) {
            return Refusal(code: .invalidPairing, part: .second, message: "Auto Layout cannot compare \(problem)")
        }
        if !own.isSize, values(of: multiplier).contains(0) {
            return Refusal(
                code: .invalidMultiplier, part: .multiplier,
                message: "Auto Layout cannot multiply a location by 0: nothing of \"\(name(second))\" would remain. "
                    + "Use another multiplier, or remove it.")
        }
        guard first == second else { return nil }
        return Refusal(
            code: .selfReference, part: .first,
            message: "Auto Layout cannot relate \"\(name(first))\" to itself. "
                + "Use another \(other.isSize ? "size" : "attribute") or another view on one side.")
    }

    /// The superview's edge that equals its size in its own coordinates, if `size` and `location` are its size and a
    /// subview's location on the same axis.
    package func edge(insteadOf size: Anchor, for location: Anchor) -> Attribute? {
        let isSuperview = size.item.guide == nil && self[location.item.view].parent == size.item.view
        let axis = location.attribute.axis
        return isSuperview && size.attribute.axis == axis ? axis.far : nil
    }

    private func pairingProblem(_ first: Anchor, _ second: Anchor) -> String? {
        let (own, other) = (first.attribute, second.attribute)
        if own.isSize != other.isSize {
            let (size, location) = own.isSize ? (first, second) : (second, first)
            let advice =
                edge(insteadOf: size, for: location).map {
                    "Use \"\(name(Anchor(size.item, $0)))\", which is the same in the superview's own coordinates."
                } ?? "Use \"\(location.attribute.rawValue)\" on both sides."
            return "a size with a location: \"\(name(size))\" is a size, \"\(name(location))\" a location. \(advice)"
        }
        let advice = "Use \"\(own.rawValue)\" on both sides."
        if !own.isSize, own.axis != other.axis {
            return "different axes: \"\(name(first))\" is \(own.axis.rawValue), \"\(name(second))\" is "
                + "\(other.axis.rawValue). \(advice)"
        }
        if own.isDirectional && other.isAbsoluteSide || own.isAbsoluteSide && other.isDirectional {
            return "\"\(own.rawValue)\" with \"\(other.rawValue)\": leading and trailing follow the text direction, "
                + "left and right do not. \(advice)"
        }
        return nil
    }

    private func constantMessage(_ anchor: Anchor) -> String {
        let reference = self[anchor.item.view].parent.map { name(Anchor(Item($0), anchor.attribute)) }
        return
            "Auto Layout cannot compare a location with a number alone. Measure \"\(name(anchor))\" from another item"
            + (reference.map { ", such as \"\($0)\"." } ?? ".")
    }

    private func name(_ anchor: Anchor) -> String { notation.words.anchor(anchor, in: self) }

    /// The values of a quantity for the parameters' own values and for both ends of their ranges; NaN if unknown.
    package func values(of quantity: Quantity) -> [Double] {
        if let number = quantity.literal { return [number] }
        return [parameters.map(\.value), parameters.map(\.lower), parameters.map(\.upper)].map {
            quantity.value($0) ?? .nan
        }
    }
}
