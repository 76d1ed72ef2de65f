import LayoutModel
import SourceText
import SwiftSource

/// A declaration of a Swift file, for the other files of the project.
struct DeclaredSyntax: Sendable {
    /// How it is looked up.
    enum Kind: CaseIterable {
        case type, `extension`, function, variable, alias
        /// A method that gives a table view or a collection view its cells, by each class that it names.
        case row
        /// A class, by the last part of the name of its superclass.
        case heir
        /// A view that the file relates as a member of another object; see ``OutsidePlacements``.
        case placement
        /// A file that declares nothing, whose code may still call what others declare.
        case statements

        /// Its place in a list of all kinds.
        var index: Int {
            switch self {
            case .type: 0
            case .extension: 1
            case .function: 2
            case .variable: 3
            case .alias: 4
            case .row: 5
            case .heir: 6
            case .placement: 7
            case .statements: 8
            }
        }

        func key(_ name: String) -> String { prefix + name }

        /// Whether a key is one of this kind.
        func isKind(of key: String) -> Bool { key.hasPrefix(prefix) }

        /// The name in a key of this kind.
        func name(of key: String) -> String { String(key.dropFirst(prefix.utf8.count)) }

        private var prefix: String {
            switch self {
            case .type: "swift type "
            case .extension: "swift extension "
            case .function: "swift function "
            case .variable: "swift variable "
            case .alias: "swift alias "
            case .row: "swift row "
            case .heir: "swift heir "
            case .placement: "swift placement "
            case .statements: "swift statements "
            }
        }
    }

    let kind: Kind
    let source: SwiftFile
    let start: UInt32
    let end: UInt32
    /// The kind of the declaration's node, and its number in the tree that it was read of.
    let nodeKind: SyntaxKind
    let number: UInt32

    /// The text of the declaration.
    var bytes: ArraySlice<UInt8> { source.utf8.prefix(Int(end)).dropFirst(Int(start)) }

    var isClass: Bool { nodeKind == .classDeclaration }

    /// Whether its text may contain layout code.
    var mayContainLayouts: Bool { LayoutWords.occur(in: bytes) }

    /// The declaration's node in a tree of the source.
    func node(in tree: SyntaxTree) -> SyntaxNode? { tree.node(nodeKind, from: start, to: end) }

    /// The names of the functions whose bodies other files need to know; see ``CellsForRows``.
    static let functionsWithBodies: [StaticString] = ["tableView", "collectionView"]

    /// The declarations of a file, without the bodies of types: those of nested types are listed by their full names.
    ///
    /// - Complexity: O(declarations).
    static func declarations(of tree: SyntaxTree, in source: SwiftFile, _ file: FileID) -> [Declaration] {
        var collected = Collected(source: source, file: file)
        collected.add(tree.root.children.all, in: nil)
        let placements = OutsidePlacements(in: source.utf8)
        for (name, range) in placements.all { collected.add(.placement, name, range, .memberAccess, number: 0) }
        for name in placements.sizes.sorted() {
            collected.add(.placement, name, tree.root.range, tree.root.kind, number: tree.root.number)
        }
        if collected.declarations.isEmpty, !source.utf8.isEmpty {
            collected.add(.statements, "", tree.root.range, tree.root.kind, number: tree.root.number)
        }
        return collected.declarations
    }
}

/// The declarations of a file so far.
private struct Collected {
    let source: SwiftFile
    let file: FileID
    var declarations: [Declaration] = []

    /// The types for which the standard library has another name.
    private static let literalTypes = ["IntegerLiteralType": "Int", "FloatLiteralType": "Double"]

    mutating func add(
        _ kind: DeclaredSyntax.Kind, _ name: String, _ range: TextRange, _ nodeKind: SyntaxKind, number: UInt32
    ) {
        let content = DeclaredSyntax(
            kind: kind, source: source, start: UInt32(clamping: range.start.value),
            end: UInt32(clamping: range.end.value), nodeKind: nodeKind, number: number)
        declarations.append(Declaration(key: kind.key(name), range: FileRange(file, range), content: content))
    }

    mutating func add(_ nodes: [SyntaxNode], in outer: String?) {
        func add(_ kind: DeclaredSyntax.Kind, _ name: String, _ node: SyntaxNode) {
            self.add(kind, name, node.range, node.kind, number: node.number)
        }
        func addRows(_ members: [SyntaxNode]) {
            for function in members.compactMap(FunctionDeclaration.init) where function.isCellForRow {
                for name in CellsForRows(function).names { add(.row, name, function.node) }
            }
        }
        func full(_ name: String) -> String { outer.map { "\($0).\(name)" } ?? name }
        for node in nodes {
            if let type = TypeDeclaration(node) {
                let name = full(type.name)
                add(.type, name, node)
                if let superclass = type.projectSuperclass { add(.heir, superclass.lastName, node) }
                addRows(type.members)
                self.add(type.members, in: name)
            } else if let declaration = ExtensionDeclaration(node) {
                guard let extended = declaration.extendedType?.name else { continue }
                let name = Self.literalTypes[extended] ?? extended
                add(.extension, name, node)
                addRows(declaration.members)
                self.add(declaration.members, in: name)
            } else if let alias = TypealiasDeclaration(node) {
                add(.alias, full(alias.name), node)
            } else if let clauses = ConditionalCompilation(node) {
                self.add(clauses.taken, in: outer)
            } else if outer == nil, let function = FunctionDeclaration(node) {
                add(.function, function.name, node)
            } else if outer == nil, let variable = VariableDeclaration(node) {
                for name in variable.bindings.compactMap(\.name) { add(.variable, name, node) }
            }
        }
    }
}

extension TypeDeclaration {
    /// The superclass of a class as written, if it may be one of the project's.
    fileprivate var projectSuperclass: String? {
        guard node.kind == .classDeclaration, let first = inheritedTypes.first?.name,
            !UIKitClass.isKnown(first), !UIKitClass.isKnownProtocol(first)
        else { return nil }
        return first
    }
}

extension String {
    /// The name of a type without those of the types around it.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

/// Two declarations are the same if their texts are: what uses one need not be read again for the other.
extension DeclaredSyntax: Hashable {
    static func == (a: DeclaredSyntax, b: DeclaredSyntax) -> Bool { a.kind == b.kind && a.bytes == b.bytes }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(end - start)
    }
}
