// Prints the ranges of a Swift file's constructs as the toolchain's SwiftParser finds them, in the form of
// `plumbline-bench swift-spans`. Compiled by compare.py against the modules of the toolchain; part of no target.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

final class Spans: SyntaxAnyVisitor {
    var lines = ""

    init() { super.init(viewMode: .sourceAccurate) }

    private func add(_ name: String, _ node: some SyntaxProtocol, end: AbsolutePosition? = nil) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        lines += "\(name) \(start) \((end ?? node.endPositionBeforeTrailingTrivia).utf8Offset)\n"
    }

    /// Adds a part of a list, without the comma after it.
    private func add(_ name: String, _ node: some WithTrailingCommaSyntax) {
        add(
            name, node,
            end: node.trailingComma?.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia)
    }

    /// Whether this is an element of `if let (a, b) = c`, which is a pattern for Plumbline and an expression for
    /// SwiftParser.
    private func isBoundTuple(_ argument: LabeledExprSyntax) -> Bool {
        var node = Syntax(argument)
        while let list = node.parent, let tuple = list.parent?.as(TupleExprSyntax.self), let parent = tuple.parent {
            if parent.is(ExpressionPatternSyntax.self) {
                return parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false
            }
            node = parent
        }
        return false
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        switch node.as(SyntaxEnum.self) {
        case .functionCallExpr: add("call", node)
        case .subscriptCallExpr: add("subscript", node)
        case .memberAccessExpr: add("member", node)
        case .labeledExpr(let argument) where !isBoundTuple(argument): add("argument", argument)
        case .closureExpr: add("closure", node)
        case .functionParameter(let parameter): add("parameter", parameter)
        case .closureParameter(let parameter): add("parameter", parameter)
        case .closureShorthandParameter(let parameter): add("parameter", parameter)
        case .enumCaseParameter(let parameter): add("parameter", parameter)
        case .accessorDecl: add("accessor", node)
        case .patternBinding(let binding): add("binding", binding)
        case .enumCaseElement(let element): add("element", element)
        case .infixOperatorExpr, .asExpr, .isExpr, .ternaryExpr: add("operator", node)
        case .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr: add("effect", node)
        case .packElementExpr: add("effect", node)
        case .stringLiteralExpr: add("string", node)
        case .dictionaryExpr: add("dictionary", node)
        case .arrayExpr: add("array", node)
        case .forceUnwrapExpr: add("force", node)
        case .prefixOperatorExpr: add("prefix", node)
        case .attribute: add("attribute", node)
        case .keyPathExpr: add("keypath", node)
        case .switchCase: add("case", node)
        case .catchClause: add("catch", node)
        case .codeBlock: add("block", node)
        case .ifConfigDecl: add("compilation", node)
        case .ifExpr, .guardStmt, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt, .deferStmt, .returnStmt,
            .throwStmt, .labeledStmt:
            add("statement", node)
        case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .typeAliasDecl, .associatedTypeDecl,
            .enumCaseDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl:
            add("declaration", node)
        default: break
        }
        return .visitChildren
    }
}

/// The standard operators, and the others of a file with the default precedence.
func operators(of tree: SourceFileSyntax) -> OperatorTable {
    var table = OperatorTable.standardOperators
    let texts = tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .binaryOperator(let text) = token.tokenKind { text } else { nil }
    }
    for text in Set(texts) where table.infixOperator(named: text) == nil {
        table.addSourceFile(Parser.parse(source: "infix operator \(text): DefaultPrecedence")) { _ in }
    }
    return table
}

for path in try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n") {
    guard let data = FileManager.default.contents(atPath: String(path)) else { continue }
    let source = String(decoding: data, as: UTF8.self)
    var result = "file \(path)\n"
    let tree = Parser.parse(source: source)
    if tree.hasError || !data.elementsEqual(source.utf8) {
        result += "malformed\n"
    } else {
        let spans = Spans()
        spans.walk(operators(of: tree).foldAll(tree) { _ in })
        result += spans.lines
    }
    FileHandle.standardOutput.write(Data(result.utf8))
}
