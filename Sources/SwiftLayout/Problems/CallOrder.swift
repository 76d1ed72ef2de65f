import LayoutModel
import SourceText
import SwiftSource

/// Two calls one after the other, of which the second one adds the views that the first one constrains:
/// `setUpConstraints()` before `setUpViews()`.
struct CallOrder {
    /// The statement that constrains the views.
    let first: SyntaxNode
    /// The statement that adds them.
    let second: SyntaxNode
    /// `setUpConstraints()`, `setUpViews()`.
    let names: (first: String, second: String)

    /// Nil unless just one place calls both functions.
    ///
    /// - Parameters:
    ///   - constrained: where a view is constrained.
    ///   - added: where it is added.
    init?(_ constrained: FileRange, _ added: FileRange, in type: TypeInfo) {
        guard constrained.file == type.file, added.file == type.file else { return nil }
        let tree = type.declaration.node.tree
        let functions = [constrained, added].map { place in
            tree.root.innermost(at: place.range.start).member.flatMap(FunctionDeclaration.init)
        }
        guard let constraining = functions[0], let adding = functions[1], constraining.name != adding.name,
            !constraining.isInitializer, !adding.isInitializer,
            // What it adds may be wanted there before.
            !constraining.node.contains(where: { CallExpression($0)?.name.map(Self.adders.contains) ?? false })
        else { return nil }
        var found: [(SyntaxNode, SyntaxNode)] = []
        for block in tree.nodes(ofKind: .codeBlock) where Self.typeName(around: block) == type.name.lastName {
            let calls = block.children.all.compactMap { node in Self.ownCall(node).map { (node: node, name: $0) } }
            let (own, others) = (calls.filter { $0.name == constraining.name }, calls.filter { $0.name == adding.name })
            guard own.count == 1, others.count == 1 else { continue }
            found.append((own[0].node, others[0].node))
        }
        guard found.count == 1, found[0].0.end <= found[0].1.start else { return nil }
        (first, second) = found[0]
        names = ("\(constraining.name)()", "\(adding.name)()")
    }

    private static let adders: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview", "addSubviews"]

    /// The name of the type that code belongs to, also through an extension.
    private static func typeName(around node: SyntaxNode) -> String? {
        node.ancestors.lazy.compactMap { node in
            TypeDeclaration(node)?.name ?? ExtensionDeclaration(node)?.extendedType?.name?.lastName
        }.first
    }

    /// The name of the function that a statement calls, of the object itself.
    private static func ownCall(_ statement: SyntaxNode) -> String? {
        guard let callee = CallExpression(statement)?.callee else { return nil }
        if let member = MemberAccess(callee) { return member.base?.text == "self" ? member.name : nil }
        return NameExpression(callee)?.name
    }

    /// Moves the second statement before the first one, if nothing is between them that may be meant to come first.
    func suggestion(in text: SourceText) -> TextSuggestion? {
        let between = text[TextRange(first.end, second.start)]
        guard between.utf8.allSatisfy({ " \t\r\n".utf8.contains($0) }), let moved = text.wholeLines(of: second.range),
            let line = text.wholeLines(of: first.range)
        else {
            return nil
        }
        return TextSuggestion(
            title: "Call \(names.second) before \(names.first)",
            edits: [.insert(text[moved], at: line.start), TextEdit(moved, "")], kind: .choice)
    }
}
