import LayoutModel
import SourceText
import SwiftSource

/// A declaration of a Swift file, for the other files of the project.
struct DeclaredSyntax: Sendable {
    /// How it is looked up.
    enum Kind: String {
        case type, `extension`, function, variable, alias

        func key(_ name: String) -> String { "swift \(rawValue) \(name)" }
    }

    let kind: Kind
    let node: SyntaxNode
    let file: FileID
    /// The full name of a type; nil for other declarations.
    let typeName: String?

    /// The declarations of a file, without the bodies of types: those of nested types are listed by their full names.
    ///
    /// - Complexity: O(declarations).
    static func declarations(of tree: SyntaxTree, _ file: FileID) -> [Declaration] {
        var result: [Declaration] = []
        collect(tree.root.children.all, in: nil, file, &result)
        return result
    }

    private static func collect(_ nodes: [SyntaxNode], in outer: String?, _ file: FileID, _ result: inout [Declaration])
    {
        func add(_ kind: Kind, _ name: String, _ node: SyntaxNode, typeName: String? = nil) {
            let content = DeclaredSyntax(kind: kind, node: node, file: file, typeName: typeName)
            result.append(
                Declaration(key: kind.key(name), range: FileRange(file, node.range), content: content))
        }
        func full(_ name: String) -> String { outer.map { "\($0).\(name)" } ?? name }
        for node in nodes {
            if let type = TypeDeclaration(node) {
                let name = full(type.name)
                add(.type, name, node, typeName: name)
                collect(type.members, in: name, file, &result)
            } else if let declaration = ExtensionDeclaration(node) {
                guard let name = declaration.extendedType?.name else { continue }
                add(.extension, name, node)
                collect(declaration.members, in: name, file, &result)
            } else if let alias = TypealiasDeclaration(node) {
                add(.alias, full(alias.name), node)
            } else if let clauses = ConditionalCompilation(node) {
                collect(clauses.taken, in: outer, file, &result)
            } else if outer == nil, let function = FunctionDeclaration(node) {
                add(.function, function.name, node)
            } else if outer == nil, let variable = VariableDeclaration(node) {
                for name in variable.bindings.compactMap(\.name) { add(.variable, name, node) }
            }
        }
    }
}

/// Two declarations are the same if their texts are: what uses one need not be read again for the other.
extension DeclaredSyntax: Hashable {
    static func == (a: DeclaredSyntax, b: DeclaredSyntax) -> Bool {
        a.kind == b.kind && a.file == b.file && a.node.bytes == b.node.bytes
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(node.range)
    }
}
