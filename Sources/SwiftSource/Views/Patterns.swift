import SourceText

extension SyntaxNode {
    /// The names that a pattern binds, in order, with their nodes.
    ///
    /// - Complexity: O(size of the pattern).
    package var boundNames: [SyntaxNode] {
        var names: [SyntaxNode] = []
        walk { node in
            if node.kind == .namePattern { names.append(node) }
            return node.kind != .closure && !node.kind.isType
        }
        return names
    }
}

/// `let pattern` or `var pattern` inside a pattern.
package struct BindingPattern: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .bindingPattern else { return nil }
        self.node = node
    }

    package var isLet: Bool { node.child(.keyword)?.hasText("let") ?? false }
    package var pattern: SyntaxNode { node.child(.pattern) ?? node }
}
