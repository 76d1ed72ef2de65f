import SourceText

/// `left operator right`, by precedence. Includes `??`, ranges and compound assignments such as `+=`.
package struct BinaryExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .binaryExpression else { return nil }
        self.node = node
    }

    package var left: SyntaxNode { node.child(.left) ?? node }
    package var `operator`: String { node.child(.operator)?.text ?? "" }
    package var operatorRange: TextRange { node.child(.operator)?.range ?? TextRange(at: node.end) }

    /// Whether it is a compound assignment of numbers or lists, such as `+=`.
    package var isAssignment: Bool { Self.assignments.contains(self.operator) }

    private static let assignments: Set = ["+=", "-=", "*=", "/=", "%="]

    /// The right operand; an opaque node of no length where it is still missing.
    package var right: SyntaxNode { node.child(.right) ?? node }
}

/// `target = value`.
package struct AssignmentExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .assignment else { return nil }
        self.node = node
    }

    package var target: SyntaxNode { node.child(.left) ?? node }
    package var value: SyntaxNode { node.child(.right) ?? node }
    package var operatorRange: TextRange { node.child(.operator)?.range ?? TextRange(at: node.end) }
}

extension SyntaxNode {
    /// What `target = value` or a compound assignment changes; nil for any other expression.
    package var assigned: SyntaxNode? {
        if let assignment = AssignmentExpression(self) { return assignment.target }
        guard let operation = BinaryExpression(self), operation.isAssignment else { return nil }
        return operation.left
    }
}

/// `-x`, `!x`, `.red` excluded: an operator before its operand.
package struct PrefixExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .prefixExpression else { return nil }
        self.node = node
    }

    package var `operator`: String { node.child(.operator)?.text ?? "" }
    package var operand: SyntaxNode { node.child(.value) ?? node }
}

/// An operator after its operand, as in `x...`.
package struct PostfixExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .postfixExpression else { return nil }
        self.node = node
    }

    package var `operator`: String { node.child(.operator)?.text ?? "" }
    package var operand: SyntaxNode { node.child(.value) ?? node }
}

/// `condition ? first : second`.
package struct TernaryExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .ternaryExpression else { return nil }
        self.node = node
    }

    package var condition: SyntaxNode { node.child(.condition) ?? node }
    package var whenTrue: SyntaxNode { node.child(.left) ?? node }
    package var whenFalse: SyntaxNode { node.child(.right) ?? node }
}

/// `value as Type`, `as?`, `as!`, or `value is Type`.
package struct CastExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .cast || node.kind == .typeTest else { return nil }
        self.node = node
    }

    package var value: SyntaxNode { node.child(.value) ?? node }
    package var type: TypeReference? { node.child(.type).flatMap(TypeReference.init) }

    /// `as`, `as?`, `as!` or `is`.
    package var `operator`: String { node.child(.operator)?.text ?? "" }
}

/// `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `each` and so on before an expression.
package struct EffectExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .effectExpression else { return nil }
        self.node = node
    }

    /// The word, with `?` or `!`.
    package var keyword: String { node.child(.keyword)?.text ?? "" }
    package var value: SyntaxNode { node.child(.value) ?? node }
}

/// `&x`.
package struct InoutExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .inoutExpression else { return nil }
        self.node = node
    }

    package var value: SyntaxNode { node.child(.value) ?? node }
}

/// `\Root.path`.
package struct KeyPath: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .keyPath else { return nil }
        self.node = node
    }

    /// The expression after the backslash: member accesses, subscripts and `?` on a type or on nothing.
    package var path: SyntaxNode? { node.child(.value) }
}

/// `#name(arguments) { }`, as an expression or a declaration.
package struct MacroExpansion: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .macroExpansion else { return nil }
        self.node = node
    }

    /// The name without `#`.
    package var name: String { node.child(.name)?.identifier ?? "" }
    package var arguments: [Argument] { node.views(.argument) }
    package var trailingClosure: ClosureExpression? { node.child(.trailingClosure).flatMap(ClosureExpression.init) }
}
