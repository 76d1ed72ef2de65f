import SwiftSource

/// Expressions that begin with a member of the type that is wanted of the whole: `.init().then { … }`.
extension Execution {
    /// The value of an expression of which a type is wanted, as it is written in the place where it stands.
    func evaluate(_ node: SyntaxNode, expecting type: String?) -> Value {
        guard let type, let head = node.implicitHead else { return evaluate(node) }
        let outer = implicitHead
        implicitHead = (head, program.type(type, from: frame.type, in: frame.file)?.name ?? program.foreignName(type))
        defer { implicitHead = outer }
        return evaluate(node)
    }
}

extension SyntaxNode {
    /// The `.all` of `.all().sides`, a chain of members of a type that is written nowhere; nil for anything else.
    var implicitHead: SyntaxNode? {
        var node = self
        while true {
            if let call = CallExpression(node) { node = call.callee }
            guard let access = MemberAccess(node) else { return nil }
            guard let base = access.base else { return node == self ? nil : node }
            node = base
        }
    }
}
