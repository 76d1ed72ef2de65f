import LayoutModel
import SourceText
import SwiftSource

/// Edits of constraints that a helper makes, by what it is given: `title.anchor(top: bar.bottomAnchor, paddingTop: 8)`.
///
/// What an argument is for only its label tells. What is written is read again, so a wrong guess is not offered.
extension CodeWriter {
    /// The call of the helper that makes a constraint; nil for any other.
    private func helperCall(of constraint: Constraint) -> CallExpression? {
        let source = constraint.source
        guard !constraint.isRemoved, source.helper != nil, source.requiringClass == nil, source.statement.file == file
        else { return nil }
        return call(at: source.statement.range).flatMap(CallExpression.init)
    }

    /// The last statement in which a helper makes constraints of a view, and of no other, that are always active.
    mutating func helperCall(placing view: ViewID) -> CallExpression? {
        for constraint in layout.constraints.reversed() where constraint.isActive && constraint.first.item.view == view
        {
            if let call = helperCall(of: constraint), call.node.statement == call.node, isAlone(view, in: constraint) {
                return call
            }
        }
        return nil
    }

    /// Whether all that the statement of a constraint makes is about one view: another one runs for several.
    private mutating func isAlone(_ view: ViewID, in constraint: Constraint) -> Bool {
        constraints(madeBy: constraint.source.statement).allSatisfy { layout[$0].first.item.view == view }
    }

    /// The number that says the constant of a constraint, and whether it has the other sign: the only one that is named
    /// after the attribute.
    func helperNumber(of constraint: Constraint) -> (value: SyntaxNode, isNegated: Bool)? {
        guard let constant = constraint.constant.literal, let call = helperCall(of: constraint) else { return nil }
        let named = call.innerArguments.filter { argument in
            CodeSpelling.literal(argument.value) != nil && argument.isNamed(after: constraint.first.attribute)
        }
        guard named.count == 1, let number = CodeSpelling.literal(named[0].value), abs(number) == abs(constant) else {
            return nil
        }
        return (named[0].value, number != constant)
    }

    /// Removes a call that only makes this constraint, as far as its name tells; otherwise passes what makes none for
    /// the attribute: 0 for a length, or `nil` where another call of the helper passes that.
    mutating func removeFromHelper(_ id: ConstraintID) -> Bool {
        let constraint = layout[id]
        guard let call = helperCall(of: constraint) else { return false }
        if makesNoOther(id), call.onlyConstrains, call.node.statement == call.node, !call.node.isOnlyStatementOfClosure,
            let lines = text.wholeLines(of: call.node.range)
        {
            replace(lines, with: "")
            return true
        }
        if constraint.first.attribute.isSize, let (value, _) = helperNumber(of: constraint) {
            replace(value.range, with: "0")
            return true
        }
        let named = call.arguments.filter { argument in
            CodeSpelling.literal(argument.value) == nil && argument.isNamed(after: constraint.first.attribute)
        }
        guard named.count == 1, let label = named[0].label, passesNil(label, to: call.name) else { return false }
        replace(named[0].value.range, with: "nil")
        return true
    }

    /// Whether some call of a helper in the file passes `nil` for a label.
    private func passesNil(_ label: String, to helper: String?) -> Bool {
        allCalls.contains { node in
            guard let call = CallExpression(node), call.name == helper else { return false }
            return call.argument(label)?.kind == .nilLiteral
        }
    }
}

extension SyntaxNode {
    fileprivate var isOnlyStatementOfClosure: Bool {
        guard let block = parent else { return false }
        return block.children.isSingle && block.parent?.kind == .closure
    }
}

extension CallExpression {
    /// Whether its name speaks of constraints, and it is given no closure: then it does nothing else.
    fileprivate var onlyConstrains: Bool {
        guard let name = name?.lowercased(), !node.contains(where: { $0.kind == .closure }) else { return false }
        return ["anchor", "constrain", "pin"].contains(where: name.contains)
    }

    /// The arguments, also of what is made for an argument: of `.init(top: 8)`.
    fileprivate var innerArguments: [Argument] {
        arguments.flatMap { CallExpression($0.value)?.arguments ?? [$0] }
    }
}

extension Argument {
    /// Whether its label names an attribute: `top`, `paddingTop`, `topConstant`.
    fileprivate func isNamed(after attribute: LayoutModel.Attribute) -> Bool {
        guard let label = label?.lowercased() else { return false }
        let words: [String] =
            switch attribute {
            case .left, .leading: ["left", "leading"]
            case .right, .trailing: ["right", "trailing"]
            default: [attribute.rawValue.lowercased()]
            }
        return words.contains(where: label.contains)
    }
}
