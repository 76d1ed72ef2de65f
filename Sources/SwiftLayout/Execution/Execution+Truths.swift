import SourceText
import SwiftSource

/// A truth value that the code does not state: true on the first branch of a condition, false on the second one.
///
/// The same value has the same condition wherever it is asked for. So what is done for `isCompact` in two places is in
/// one world, and no world has both what is done for it and what is done against it.
struct Truth: Hashable {
    var condition: ConditionID
    var isNegated = false

    var opposite: Truth { Truth(condition: condition, isNegated: !isNegated) }
}

extension Execution {
    /// A truth value with an identity of its own.
    func makeTruth(_ name: String) -> Value {
        let place = FileRange(type.file, type.declaration.nameRange)
        conditions.append(Branching(text: name, place: place, kind: .branch))
        return .truth(Truth(condition: ConditionID(index: conditions.count - 1)))
    }

    /// The value, or what is known of one that depends on a condition on the path of what is being executed.
    func resolved(_ value: Value) -> Value {
        switch value {
        case .truth(let truth): branch(of: truth.condition).map { .bool(($0 == 0) != truth.isNegated) } ?? value
        case .choice(let choice):
            branch(of: choice.condition).flatMap { choice.values.indices.contains($0) ? choice.values[$0] : nil }
                ?? value
        default: value
        }
    }

    /// The branch of a condition on which something is being executed.
    private func branch(of condition: ConditionID) -> Int? {
        let choice = path.choices.last { $0.condition == condition }
        return choice.flatMap { $0.branch == Path.Choice.rest ? nil : $0.branch }
    }

    /// Executes one of two branches by a condition that is not known: on a path for each.
    func branch(
        on conditions: [SwiftSource.Condition], _ text: String, at node: SyntaxNode, then: @escaping () -> Exit?,
        else other: @escaping () -> Exit?
    ) -> Exit? {
        guard conditions.count == 1, case .expression(let expression) = conditions[0], isPlain(expression),
            case .truth(let truth) = evaluate(expression)
        else {
            let isUndecided =
                text.isEmpty || conditions.contains { mentionsConstant($0) || mentionsForgotten($0) }
            return branch(makeCondition(text, isUndecided ? .undecided : .branch, at: node), [then, other])
        }
        return branch(by: truth, at: node, then: then, else: other)
    }

    func branch(
        by truth: Truth, at node: SyntaxNode, then: @escaping () -> Exit?, else other: @escaping () -> Exit?
    ) -> Exit? {
        if conditions[truth.condition.index].count == 0 { conditions[truth.condition.index].place = place(of: node) }
        return branch(truth.condition, truth.isNegated ? [other, then] : [then, other])
    }

    /// Whether evaluating an expression once more does nothing to the layout.
    private func isPlain(_ node: SyntaxNode) -> Bool {
        let node = node.unwrapped
        switch node.kind {
        case .nameExpression: return true
        case .memberAccess: return MemberAccess(node)?.base.map(isPlain) ?? true
        case .binaryExpression:
            guard let comparison = BinaryExpression(node), ["==", "!="].contains(comparison.operator) else {
                return false
            }
            return isPlain(comparison.left) && isPlain(comparison.right)
        case .prefixExpression: return PrefixExpression(node).map { isPlain($0.operand) } ?? false
        default: return false
        }
    }

    /// What a stored property keeps of a value that depends on a condition: one that never changes keeps it, or has a
    /// truth value of its own; any other may have been changed by the time that it is read.
    func kept(_ value: Value, in property: PropertyInfo) -> Value {
        if case .choice = value { return property.isLet ? value : .unknown }
        guard property.type == "Bool" else { return value }
        if property.isLet { return value.isUnknown ? makeTruth(property.name) : value }
        if case .truth = value { return .unknown }
        return value
    }

    /// What a variable holds for the rest of a method that others call: in one call it is the same wherever it is read,
    /// until something is assigned or code is called that is not read. Nil if the property is none, or if the code
    /// states its value.
    ///
    /// - Parameter known: what the property keeps.
    func truth(of property: PropertyInfo, keeping known: Value) -> Value? {
        guard !property.isLet, !property.isComputed, !property.isOptional, !property.isWrapped,
            property.type == "Bool" || property.type == nil && property.initialValue?.kind == .booleanLiteral,
            isInEntryPoint(path), !forgottenProperties.contains(property.name)
        else { return nil }
        if case .truth = known, truthsAsked[property.name] == unreadCalls { return known }
        let value = makeTruth(property.name)
        setField(property.name, of: .root, value)
        truthsAsked[property.name] = unreadCalls
        return value
    }
}

extension Value {
    /// Whether it is a truth value that the code does not state, or nothing is known of it.
    var isTruthOrUnknown: Bool { if case .truth = self { true } else { isUnknown } }
}
