import SourceText

/// A node seen as one construct of the language.
///
/// A view is a value around a node. It is nil for nodes of other kinds, and computes its parts from the children each
/// time, so a caller keeps what it needs often.
package protocol SyntaxView: Sendable {
    var node: SyntaxNode { get }
    init?(_ node: SyntaxNode)
}

extension SyntaxView {
    package var range: TextRange { node.range }
    package var text: String { node.text }
}

extension SyntaxNode {
    /// The children that are this part of the node and of the construct's kind, in order.
    func views<View: SyntaxView>(_ role: SyntaxRole) -> [View] {
        var found: [View] = []
        for child in children where child.role == role {
            if let view = View(child) { found.append(view) }
        }
        return found
    }
}

/// A name where a value is wanted: `view`, `self`, `super`, `$0`, `UILabel`.
package struct NameExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .nameExpression else { return nil }
        self.node = node
    }

    /// Whether it is `super`. Makes no string of the name.
    package var isSuper: Bool { node.hasText("super") }

    /// The name without backticks, and without the labels of `f(a:b:)`.
    package var name: String { (node.child(.name) ?? node).identifier }

    package var nameRange: TextRange { (node.child(.name) ?? node).range }
}

/// `base.name`, `base?.name`, `base!.name` or `.name`.
package struct MemberAccess: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .memberAccess else { return nil }
        self.node = node
    }

    /// The expression before the dot, without the `?` or `!` after it; nil for `.name`.
    package var base: SyntaxNode? {
        guard let base = node.child(.base) else { return nil }
        switch base.kind {
        case .optionalChain, .forceUnwrap: return base.child(.base) ?? base
        default: return base
        }
    }

    /// The expression before the dot, with its `?` or `!`.
    package var writtenBase: SyntaxNode? { node.child(.base) }

    /// Whether the base is followed by `?`.
    package var isOptional: Bool { node.child(.base)?.kind == .optionalChain }

    /// Whether the base is followed by `!`.
    package var isForced: Bool { node.child(.base)?.kind == .forceUnwrap }

    /// The member's name without backticks; empty where it is still missing.
    package var name: String { node.child(.name)?.identifier ?? "" }

    /// The range of the member's name; the empty range at the end where it is still missing.
    package var nameRange: TextRange { node.child(.name)?.range ?? TextRange(at: node.end) }
}

extension SyntaxNode {
    /// The name that `name` and `self.name` have in common; nil for any other expression.
    package var ownName: String? {
        if let name = NameExpression(self)?.name { return name }
        return MemberAccess(self).flatMap { $0.base?.hasText("self") == true ? $0.name : nil }
    }

    /// The last name of `a`, `self.a` or `b.a`; nil for any other expression.
    package var lastName: String? { NameExpression(self)?.name ?? MemberAccess(self)?.name }
}

/// One argument of a call, subscript, macro or attribute, or one element of a tuple.
package struct Argument: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .argument else { return nil }
        self.node = node
    }

    /// The label without backticks; nil for none.
    package var label: String? { node.child(.label)?.identifier }

    package var labelRange: TextRange? { node.child(.label)?.range }

    /// What is passed. A label whose value is still missing gives an opaque node of no length.
    package var value: SyntaxNode { node.child(.value) ?? node }
}

/// A call: `callee(arguments) { } label: { }`.
package struct CallExpression: SyntaxView {
    package let node: SyntaxNode

    /// A closure after the parentheses. Only the first has no label.
    package struct TrailingClosure: Sendable {
        package var label: String?
        package var closure: ClosureExpression
    }

    package init?(_ node: SyntaxNode) {
        guard node.kind == .call else { return nil }
        self.node = node
    }

    package var callee: SyntaxNode { node.child(.base) ?? node }

    /// The arguments in parentheses.
    package var arguments: [Argument] { node.views(.argument) }

    /// The parentheses with everything inside; nil for a call with trailing closures only.
    package var parentheses: TextRange? { argumentBrackets(of: node) }

    /// Whether the parentheses are closed. While code is being typed they often are not.
    package var isClosed: Bool {
        guard let parentheses else { return true }
        let bytes = node.tree.text.utf8
        let last = parentheses.end.value - 1
        guard bytes.indices.contains(last), bytes[last] == UInt8(ascii: ")") else { return false }
        // It may be that of a call among the arguments.
        return node.children.allSatisfy { $0.role != .argument || $0.end < parentheses.end }
    }

    package var trailingClosures: [TrailingClosure] {
        guard node.child(.trailingClosure) != nil else { return [] }
        var label: String?
        var closures: [TrailingClosure] = []
        for child in node.children {
            if child.role == .label { label = child.identifier }
            guard child.role == .trailingClosure, let closure = ClosureExpression(child) else { continue }
            closures.append(TrailingClosure(label: label, closure: closure))
            label = nil
        }
        return closures
    }

    /// The called member's or function's name; nil if something else is called.
    package var name: String? {
        var callee = callee
        while callee.kind == .specialization || callee.kind == .optionalChain || callee.kind == .forceUnwrap {
            guard let base = callee.child(.base) else { return nil }
            callee = base
        }
        return callee.lastName
    }

    /// The first argument with a label.
    package func argument(_ label: String) -> SyntaxNode? { arguments.first { $0.label == label }?.value }
}

/// `base[arguments]`.
package struct SubscriptExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .subscriptCall else { return nil }
        self.node = node
    }

    package var base: SyntaxNode { node.child(.base) ?? node }
    package var arguments: [Argument] { node.views(.argument) }

    /// The brackets with everything inside.
    package var brackets: TextRange { argumentBrackets(of: node) ?? TextRange(at: node.end) }
}

/// `base?` or `base!`.
package struct UnwrappingExpression: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .optionalChain || node.kind == .forceUnwrap else { return nil }
        self.node = node
    }

    package var base: SyntaxNode { node.child(.base) ?? node }
    package var isForced: Bool { node.kind == .forceUnwrap }
}

/// `base<Type>`.
package struct Specialization: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .specialization else { return nil }
        self.node = node
    }

    package var base: SyntaxNode { node.child(.base) ?? node }
    package var genericArguments: [TypeReference] { node.views(.genericArgument) }
}

/// The range of a node's brackets: a child without children of its own, because nothing else needs it.
private func argumentBrackets(of node: SyntaxNode) -> TextRange? {
    node.children.first { $0.kind == .brackets }?.range
}
