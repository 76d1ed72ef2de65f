import SourceText

/// A closure: `{ [weak self] a, b in … }`.
package struct ClosureExpression: SyntaxView {
    package let node: SyntaxNode

    /// One entry of the capture list: `weak self`, `x`, `y = expression`.
    package struct Capture: Sendable {
        package let node: SyntaxNode

        /// The captured name.
        package var name: String { node.child(.name)?.identifier ?? "" }

        /// `weak`, `unowned` or nil.
        package var specifier: String? { node.child(.modifier)?.text }

        /// What the name stands for; nil if it is the name itself.
        package var value: SyntaxNode? { node.child(.value) }
    }

    package init?(_ node: SyntaxNode) {
        guard node.kind == .closure else { return nil }
        self.node = node
    }

    package var captures: [Capture] { node.children(.capture).map(Capture.init) }

    /// The named parameters. `$0` and the like are not among them.
    package var parameters: [Parameter] { node.views(.parameter) }

    /// The statements, result-builder content and declarations, without the signature.
    package var statements: [SyntaxNode] { node.child(.body)?.children.all ?? [] }

    /// The only statement, which is the closure's value if it is an expression.
    package var onlyStatement: SyntaxNode? {
        let statements = statements
        return statements.count == 1 ? statements[0] : nil
    }
}

/// A parameter of a function, initializer, subscript or closure, or an associated value of an enumeration case.
package struct Parameter: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .parameter || node.kind == .closureParameter else { return nil }
        self.node = node
    }

    /// The label at the call; nil for `_`, and for closures.
    package var label: String? {
        guard node.kind == .parameter else { return nil }
        guard let label = node.child(.label) else { return node.child(.name)?.identifier }
        return label.hasText("_") ? nil : label.identifier
    }

    /// The name inside of the body; nil for an associated value without a name.
    package var name: String? { node.child(.name)?.identifier }

    package var nameRange: TextRange? { node.child(.name)?.range }

    package var type: TypeReference? { node.child(.type).flatMap(TypeReference.init) }

    /// The default value.
    package var defaultValue: SyntaxNode? { node.child(.value) }

    /// Whether the type is followed by `...`.
    package var isVariadic: Bool { node.child(.operator) != nil }

    package var isInout: Bool { type?.isInout ?? false }

    package var attributes: [Attribute] { node.views(.attribute) }
}
