import SourceText

/// An integer or floating-point literal.
package struct NumberLiteral: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .integerLiteral || node.kind == .floatLiteral else { return nil }
        self.node = node
    }

    package var isInteger: Bool { node.kind == .integerLiteral }

    /// The value; nil if the digits are not a number. A sign before the literal is a ``PrefixExpression``.
    package var value: Double? {
        let digits = String(decoding: node.bytes.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2).map(Double.init) }
        if digits.hasPrefix("0o") { return Int(digits.dropFirst(2), radix: 8).map(Double.init) }
        return Double(digits)
    }
}

/// `true` or `false`.
package struct BooleanLiteral: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .booleanLiteral else { return nil }
        self.node = node
    }

    package var value: Bool { node.hasText("true") }
}

/// `[a, b]`.
package struct ArrayLiteral: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .arrayLiteral else { return nil }
        self.node = node
    }

    package var elements: [SyntaxNode] { node.children(.element) }
}

/// `[key: value]` or `[:]`.
package struct DictionaryLiteral: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .dictionaryLiteral else { return nil }
        self.node = node
    }

    package var entries: [(key: SyntaxNode, value: SyntaxNode)] {
        node.children(.element).compactMap { entry in
            guard let key = entry.child(.key), let value = entry.child(.value) else { return nil }
            return (key, value)
        }
    }
}

/// `(a, b: c)`, or an expression in parentheses.
package struct TupleExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .tuple else { return nil }
        self.node = node
    }

    package var elements: [Argument] { node.views(.element) }
}
