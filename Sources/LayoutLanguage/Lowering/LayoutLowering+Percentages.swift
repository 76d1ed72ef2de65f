import LayoutModel
import SourceText

/// Percentages, which are allowed only where they multiply something.
extension LayoutLowering {
    /// Reports the first percentage of an expression that multiplies nothing.
    mutating func checkPercentages(_ expression: Expression) {
        guard let percentage = expression.strayPercentage else { return }
        fail(.syntax, at: percentage.range, Self.strayPercentage(text[percentage.range]))
    }

    static func strayPercentage(_ written: String) -> String {
        "`\(written)` multiplies nothing. Multiply an attribute, as in `super.width * \(written)`, or write a number."
    }

    /// Reports the first percentage of a constraint that multiplies nothing. A side that is only a percentage is
    /// probably meant as a part of the superview.
    mutating func checkPercentages(_ node: ConstraintNode) {
        let operands = [node.first] + node.links.map(\.operand)
        for (index, operand) in operands.enumerated() {
            for expression in operand.expressions {
                guard let percentage = expression.strayPercentage else { continue }
                let other = index == 0 ? operands[1] : operands[index - 1]
                guard expression.range == percentage.range, let whole = whole(of: other) else {
                    return checkPercentages(expression)
                }
                let replacement = "\(whole) * \(text[percentage.range])"
                let (written, relation) = (text[percentage.range], text[node.links[max(0, index - 1)].relationRange])
                let right =
                    index == 0
                    ? "\(replacement) \(relation) \(text[other.range])"
                    : "\(text[other.range]) \(relation) \(replacement)"
                return fail(
                    .syntax, at: percentage.range,
                    "`\(written)` multiplies nothing. For a part of the superview, write `\(right)`.",
                    [.replace(percentage.range, with: replacement, kind: .choice)])
            }
        }
    }

    /// The attribute of the superview of which a percentage is a part: its size, or its far edge for a location.
    private func whole(of operand: Operand) -> String? {
        guard case .reference(let path) = operand.value, case .attribute(let named) = resolved[path],
            named.item.guide == nil, layout[named.item.view].parent == scope
        else { return nil }
        switch named.value {
        case .composite(let composite): return composite == .size ? "super.size" : nil
        case .attribute(let attribute):
            switch attribute {
            case .width, .height: return "super.\(attribute.rawValue)"
            case .left, .right: return "super.right"
            case .leading, .trailing, .centerX: return "super.trailing"
            case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: return "super.bottom"
            }
        }
    }
}

extension Expression {
    /// The first percentage that is not a factor of anything.
    fileprivate var strayPercentage: Expression? {
        switch self {
        case .number, .reference, .group: nil
        case .percent(let inner, _): inner.hasAttribute ? nil : self
        case .negated(let inner, _), .parenthesized(let inner, _): inner.strayPercentage
        case .binary(.plus, let a, let b), .binary(.minus, let a, let b): a.strayPercentage ?? b.strayPercentage
        case .binary(.times, _, _), .binary(.over, _, _): nil
        }
    }
}
