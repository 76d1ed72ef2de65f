import SwiftSource

extension FunctionInfo {
    /// Whether all that it returns is `self`, so that calls can follow each other.
    var returnsSelf: Bool {
        guard let body = declaration?.body, declaration?.result != nil else { return false }
        if body.statements.count == 1, ValueStatement(body.statements[0]) == nil { return body.statements[0].isSelf }
        var values: [SyntaxNode?] = []
        body.node.walk { node in
            if node.kind == .returnStatement { values.append(ValueStatement(node)?.value) }
            return node.kind != .closure && node.kind != .functionDeclaration
        }
        return !values.isEmpty && values.allSatisfy { $0?.isSelf ?? false }
    }
}

extension SyntaxNode {
    fileprivate var isSelf: Bool { NameExpression(self)?.name == "self" }
}
