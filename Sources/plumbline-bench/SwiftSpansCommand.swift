import Foundation
import SourceText
import SwiftSource

/// Prints the ranges of a Swift file's constructs, to be compared with those that Swift's own parser finds.
///
/// A line `file PATH`, then one `kind start end` for each construct. The paths come from a file, one a line.
struct SwiftSpansCommand {
    private let list: String

    init(_ arguments: inout ArraySlice<String>) throws {
        guard let list = arguments.popFirst() else { throw BenchError(usage) }
        self.list = list
    }

    func run() throws {
        let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
        for path in paths {
            guard let data = FileManager.default.contents(atPath: String(path)) else {
                throw BenchError("cannot read \(path)")
            }
            FileHandle.standardOutput.write(Data("file \(path)\n\(Self.spans(of: SourceText(utf8: Array(data))))".utf8))
        }
    }

    static func spans(of text: SourceText) -> String {
        let tree = SyntaxTree(parsing: text)
        var lines = ""
        tree.root.walk { node in
            // A `#if` inside of a chain begins where its first clause does.
            let start = node.kind == .conditionalCompilation ? node.child(.clause)?.start : node.start
            if let name = name(of: node) { lines += "\(name) \(start ?? node.start) \(node.end)\n" }
            return true
        }
        return lines
    }

    /// The name of a construct that both parsers have; nil for others.
    private static func name(of node: SyntaxNode) -> String? {
        switch node.kind {
        case .call: isInKeyPath(node) ? nil : "call"
        case .subscriptCall: isInKeyPath(node) ? nil : "subscript"
        case .memberAccess: isInKeyPath(node) ? nil : "member"
        case .argument: node.parent?.kind.isType == true ? nil : "argument"
        case .closure: "closure"
        case .parameter, .closureParameter: "parameter"
        case .accessor: node.child(.keyword) == nil ? nil : "accessor"
        case .patternBinding: "binding"
        case .caseElement: "element"
        case .binaryExpression, .assignment, .cast, .typeTest, .ternaryExpression: "operator"
        case .effectExpression: node.child(.keyword)?.hasText("repeat") == true ? nil : "effect"
        case .stringLiteral: "string"
        case .dictionaryLiteral: isInKeyPath(node) ? nil : "dictionary"
        case .arrayLiteral: isInKeyPath(node) ? nil : "array"
        case .forceUnwrap: isInKeyPath(node) ? nil : "force"
        case .prefixExpression: "prefix"
        case .attribute: "attribute"
        case .keyPath: "keypath"
        case .switchCase: "case"
        case .catchClause: "catch"
        case .codeBlock: node.parent?.kind == .closure || isGetter(node) ? nil : "block"
        case .conditionalCompilation: "compilation"
        case .ifStatement, .guardStatement, .switchStatement, .forStatement, .whileStatement, .repeatStatement,
            .doStatement, .deferStatement, .returnStatement, .throwStatement, .labeledStatement:
            "statement"
        default: node.kind.isDeclaration ? "declaration" : nil
        }
    }

    /// Whether a block is a getter without a keyword.
    private static func isGetter(_ node: SyntaxNode) -> Bool {
        node.parent.map { $0.kind == .accessor && $0.child(.keyword) == nil } ?? false
    }

    /// Whether a node is a component of a key path and not an expression.
    private static func isInKeyPath(_ node: SyntaxNode) -> Bool {
        var node = node
        while let parent = node.parent {
            if parent.kind == .keyPath { return true }
            guard node.role == .base else { return false }
            node = parent
        }
        return false
    }
}
