import LayoutModel
import SourceText

/// What Auto Layout refuses by exception, refused with the same reason.
extension LayoutLowering {
    /// The two attributes of a constraint, and where their sides stand.
    struct Pair {
        var first: LinearForm.Term
        var firstRange: TextRange
        var second: LinearForm.Term?
        var secondRange: TextRange

        var whole: TextRange { firstRange.union(secondRange) }
    }

    /// Whether Auto Layout takes the pair; else a ``problem``.
    mutating func check(_ pair: Pair) -> Bool {
        let first = pair.first.anchor
        guard let term = pair.second else { return checkConstant(pair) }
        let second = term.anchor
        if first.attribute.isSize != second.attribute.isSize { return failSizeAgainstLocation(pair, term) }
        if !first.attribute.isSize {
            guard first.attribute.axis == second.attribute.axis else {
                return failPairing(
                    pair, term,
                    "\(Self.side(first.attribute)) and \(Self.side(second.attribute)) lie on different axes and cannot be compared."
                )
            }
            if first.attribute.isDirectional && second.attribute.isAbsoluteSide
                || first.attribute.isAbsoluteSide && second.attribute.isDirectional
            {
                return failPairing(
                    pair, term,
                    "`\(first.attribute.rawValue)` follows the direction of the text where `leading` and `trailing` do, `left` and `right` never; `\(first.attribute.rawValue)` and `\(second.attribute.rawValue)` cannot be compared."
                )
            }
            guard values(of: term.factor).allSatisfy({ $0 != 0 }) else {
                fail(
                    .invalidMultiplier, at: pair.secondRange,
                    "A location cannot be multiplied by 0: nothing of `\(term.name.text)` would be left.")
                return false
            }
        }
        if first == second {
            fail(
                .selfReference, at: pair.whole,
                "`\(text[pair.whole].split(whereSeparator: \.isWhitespace).joined(separator: " "))` compares an attribute with itself. Name another attribute or another view on one side."
            )
            return false
        }
        return true
    }

    private static func side(_ attribute: Attribute) -> String { "`\(attribute.rawValue)`" }

    /// A location means nothing without another location to measure it from.
    private mutating func checkConstant(_ pair: Pair) -> Bool {
        let first = pair.first.anchor
        guard !first.attribute.isSize else { return true }
        let name = first.attribute.rawValue
        var suggestions: [TextSuggestion] = []
        if layout[first.item.view].parent == scope {
            let number = text[pair.secondRange]
            let isFar = first.attribute == .trailing || first.attribute == .bottom || first.attribute == .right
            suggestions = [.replace(pair.secondRange, with: "super.\(name) \(isFar ? "-" : "+") \(number)")]
        }
        fail(
            .invalidPairing, at: pair.whole,
            "A location cannot be compared with a number alone. Say from where `\(name)` is measured: `super.\(name) + \(text[pair.secondRange])`.",
            suggestions)
        return false
    }

    private mutating func failSizeAgainstLocation(_ pair: Pair, _ second: LinearForm.Term) -> Bool {
        let (size, location) = pair.first.anchor.attribute.isSize ? (pair.first, second) : (second, pair.first)
        let sizeName = size.anchor.attribute.rawValue
        let locationName = location.anchor.attribute.rawValue
        var suggestions: [TextSuggestion] = []
        var hint = "Compare `\(locationName)` with a location."
        // In its own coordinates a superview begins at 0, so its far edge is its size.
        let edge: Attribute = size.anchor.attribute == .width ? .trailing : .bottom
        let isSuperview =
            size.anchor.item.guide == nil && layout[location.anchor.item.view].parent == size.anchor.item.view
        if isSuperview, edge.axis == location.anchor.attribute.axis {
            suggestions.append(.replace(size.name.range, with: edge.rawValue))
            hint = "In a superview's own coordinates its `\(edge.rawValue)` is its \(sizeName): use that."
        }
        if location.anchor.attribute != edge || !isSuperview {
            suggestions.append(.replace(size.name.range, with: locationName))
        }
        fail(
            .invalidPairing, at: pair.whole,
            "`\(locationName)` is a location and `\(sizeName)` a size; they cannot be compared. \(hint)", suggestions)
        return false
    }

    private mutating func failPairing(_ pair: Pair, _ second: LinearForm.Term, _ message: String) -> Bool {
        let first = pair.first
        let suggestions = [
            TextSuggestion.replace(second.name.range, with: first.anchor.attribute.rawValue),
            TextSuggestion.replace(first.name.range, with: second.anchor.attribute.rawValue),
        ]
        fail(
            .invalidPairing, at: pair.whole, "\(message) Use `\(first.anchor.attribute.rawValue)` on both sides.",
            suggestions)
        return false
    }
}
