import SourceText

/// A function, initializer, deinitializer or subscript.
package struct FunctionDeclaration: DeclarationView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        switch node.kind {
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration:
            self.node = node
        default: return nil
        }
    }

    package var isInitializer: Bool { node.kind == .initializerDeclaration }
    package var isSubscript: Bool { node.kind == .subscriptDeclaration }

    /// The name without backticks, or the operator; `init`, `deinit` or `subscript` for the others.
    package var name: String { node.child(.name)?.identifier ?? "" }
    package var nameRange: TextRange { node.child(.name)?.range ?? TextRange(at: node.start) }
    package var parameters: [Parameter] { node.views(.parameter) }

    /// The type after `->`.
    package var result: TypeReference? { node.child(.result).flatMap(TypeReference.init) }

    /// The block; nil in protocols, and for subscripts, which have accessors.
    package var body: CodeBlock? { node.child(.body).flatMap(CodeBlock.init) }

    /// A subscript's accessors.
    package var accessors: [Accessor] { node.views(.accessor) }

    /// Whether this is `init?` or `init!`.
    package var isFailable: Bool { isInitializer && node.child(.operator) != nil }
}

/// `var` or `let`.
package struct VariableDeclaration: DeclarationView {
    package let node: SyntaxNode

    /// One of the variables: `name: Type = value { accessors }`.
    package struct Binding: Sendable {
        package let node: SyntaxNode

        package var pattern: SyntaxNode { node.child(.pattern) ?? node }

        /// The name, if the pattern is one.
        package var name: String? {
            let pattern = pattern
            return pattern.kind == .namePattern ? pattern.identifier : nil
        }

        package var nameRange: TextRange { pattern.range }
        package var type: TypeReference? { typeNode.flatMap(TypeReference.init) }

        /// The type, which may stand behind the last one of several variables: `var top, bottom: Constraint?`.
        package var typeNode: SyntaxNode? {
            if let own = node.child(.type) { return own }
            guard initialValue == nil else { return nil }
            let others = node.parent?.children(.binding).drop { $0.start <= node.start } ?? []
            let next = others.first { $0.child(.type) != nil || $0.child(.value) != nil }
            return next?.child(.type)
        }

        package var initialValue: SyntaxNode? { node.child(.value) }

        /// The accessors and observers. A getter without a keyword is one with the name `get`.
        package var accessors: [Accessor] { node.views(.accessor) }

        /// Whether reading the variable runs code of its own.
        package var isComputed: Bool { accessors.contains { !$0.isObserver } }

        /// The body of the getter; nil for stored variables.
        package var getter: CodeBlock? {
            accessors.first { $0.name == "get" || $0.name == "_read" || $0.name == "read" }?.body
        }
    }

    package init?(_ node: SyntaxNode) {
        guard node.kind == .variableDeclaration else { return nil }
        self.node = node
    }

    package var isLet: Bool { node.child(.keyword)?.hasText("let") ?? false }
    package var isLazy: Bool { hasModifier("lazy") }
    package var bindings: [Binding] { node.children(.binding).map(Binding.init) }
}

/// An accessor or observer of a variable or subscript.
package struct Accessor: DeclarationView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .accessor else { return nil }
        self.node = node
    }

    /// `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `init` …; `get` for a getter without a keyword.
    package var name: String { node.child(.keyword)?.text ?? "get" }
    package var isObserver: Bool { name == "willSet" || name == "didSet" }

    /// The name of the new or old value, if one is given.
    package var parameterName: String? { node.child(.name)?.identifier }
    package var body: CodeBlock? { node.child(.body).flatMap(CodeBlock.init) }
}

/// Statements in braces.
package struct CodeBlock: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .codeBlock else { return nil }
        self.node = node
    }

    package var statements: [SyntaxNode] { node.children.all }
}
