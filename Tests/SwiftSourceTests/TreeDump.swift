import SourceText
import SwiftSource
import TestSupport
import Testing

/// The tree of a text, one node a line: `role kind "text"`, with the text of leaves only.
func dump(_ text: String) -> String {
    func lines(_ node: SyntaxNode, _ indentation: String) -> [String] {
        let role = node.role == .none ? "" : "\(node.role) "
        let children = node.children.all
        let text = children.isEmpty ? " \(node.text.replacing("\n", with: "⏎"))" : ""
        return ["\(indentation)\(role)\(node.kind)\(text)"] + children.flatMap { lines($0, indentation + "  ") }
    }
    let tree = SyntaxTree(parsing: SourceText(text))
    return tree.root.children.flatMap { lines($0, "") }.joined(separator: "\n")
}

/// The only expression or statement of a text.
func only(_ text: String) throws -> SyntaxNode {
    let children = SyntaxTree(parsing: SourceText(text)).root.children.all
    try #require(children.count == 1)
    return children[0]
}

/// An expression with the text that each operator, call and member covers in brackets, to show how operators bind.
func bracketed(_ text: String) throws -> String {
    func string(_ node: SyntaxNode) -> String {
        switch node.kind {
        case .binaryExpression, .assignment, .ternaryExpression, .cast, .typeTest, .effectExpression, .prefixExpression:
            let words = node.children.map { $0.kind == .operatorToken || $0.kind == .keyword ? $0.text : string($0) }
            return "(\(words.joined(separator: " ")))"
        default: return node.text
        }
    }
    return string(try only(text))
}
