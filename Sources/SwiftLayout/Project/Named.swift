import LayoutModel
import SourceText
import SwiftSource
import Synchronization

/// The declarations of a name, with what was read of them.
///
/// Whatever is asked of one must be asked with the same trees each time.
final class Named: Sendable {
    let declarations: [Declaration]
    /// Whether it is the same for all code that finds it, and not what one file has in place of it.
    let isShared: Bool
    private let read = Mutex(Read())
    /// The files with declarations, where there are many.
    private let files: Set<FileID>?

    private static let few = 8

    static let nothing = Named([])

    private struct Read: Sendable {
        var types: (extension: Named, all: [TypeInfo])?
        var members: Members?
        var aliases: [String]?
        var functions: [FunctionInfo]?
        var variables: [PropertyInfo]?
        var estimators: [RowEstimator]?
    }

    init(_ declarations: [Declaration], isShared: Bool = true) {
        self.declarations = declarations
        self.isShared = isShared
        files = declarations.count > Self.few ? Set(declarations.lazy.map(\.range.file)) : nil
    }

    /// Whether a file has one of the declarations.
    func isDeclared(in file: FileID) -> Bool {
        if let files { return files.contains(file) }
        return declarations.contains { $0.range.file == file }
    }

    /// A declaration with its node.
    private struct Declared {
        var node: SyntaxNode
        var file: FileID
        var tree: SourceTree
    }

    private func declared(_ tree: (SwiftFile) -> SourceTree, most: Int = .max) -> [Declared] {
        declarations.prefix(most).compactMap { declaration in
            guard let content = declaration.content as? DeclaredSyntax else { return nil }
            let tree = tree(content.source)
            return content.node(in: tree.tree).map {
                Declared(node: $0, file: declaration.range.file, tree: tree)
            }
        }
    }

    /// The nodes of the declarations, with their files.
    ///
    /// - Parameter most: how many at most.
    func nodes(_ tree: (SwiftFile) -> SourceTree, most: Int = .max) -> [(node: SyntaxNode, file: FileID)] {
        declared(tree, most: most).map { ($0.node, $0.file) }
    }

    /// The types of the name, which are all that is declared by it.
    ///
    /// - Parameter extension: what extensions add to a type of the name.
    func types(_ name: String, _ extension: Named, _ tree: (SwiftFile) -> SourceTree) -> [TypeInfo] {
        guard !declarations.isEmpty else { return [] }
        if let known = read.withLock({ $0.types }), known.extension === `extension` { return known.all }
        let added = `extension`.members(name, tree).parts
        let declared = declared(tree)
        let all = declared.compactMap { declared -> TypeInfo? in
            guard let type = TypeDeclaration(declared.node) else { return nil }
            let own = declared.tree.members(of: declared.node, owner: name, declared.file) {
                (type.members, type.inheritedTypes.compactMap(\.name))
            }
            return TypeInfo(name: name, file: declared.file, declaration: type, members: Members([own]))
        }
        return kept(all.extended(by: added, declarations + `extension`.declarations)) { $0.types = (`extension`, $1) }
    }

    /// What the declarations, which are extensions, add to the type of the name.
    func members(_ name: String, _ tree: (SwiftFile) -> SourceTree) -> Members {
        guard !declarations.isEmpty else { return Members() }
        if let known = read.withLock({ $0.members }) { return known }
        let parts = declared(tree).compactMap { declared -> DeclaredMembers? in
            guard let declaration = ExtensionDeclaration(declared.node) else { return nil }
            return declared.tree.members(
                of: declared.node, owner: name, for: declaration.selfClass, declared.file
            ) {
                (declaration.members, declaration.inheritedTypes.compactMap(\.name))
            }
        }
        return kept(Members(parts)) { $0.members = $1 }
    }

    /// The names that the name stands for.
    func aliases(_ tree: (SwiftFile) -> SourceTree) -> [String] {
        guard !declarations.isEmpty else { return [] }
        if let known = read.withLock({ $0.aliases }) { return known }
        return kept(declared(tree).map { TypealiasDeclaration($0.node)?.type?.name ?? "" }) { $0.aliases = $1 }
    }

    /// The global functions.
    func functions(_ tree: (SwiftFile) -> SourceTree) -> [FunctionInfo] {
        guard !declarations.isEmpty else { return [] }
        if let known = read.withLock({ $0.functions }) { return known }
        let found = declared(tree).compactMap { declared in
            FunctionDeclaration(declared.node).map { FunctionInfo($0, file: declared.file, owner: nil) }
        }
        return kept(found) { $0.functions = $1 }
    }

    /// The global variables.
    func variables(_ name: String, _ tree: (SwiftFile) -> SourceTree) -> [PropertyInfo] {
        guard !declarations.isEmpty else { return [] }
        if let known = read.withLock({ $0.variables }) { return known }
        let found = declared(tree).compactMap { declared -> PropertyInfo? in
            guard let variable = VariableDeclaration(declared.node),
                let binding = variable.bindings.first(where: { $0.name == name })
            else { return nil }
            return PropertyInfo(binding, of: variable, name: name, file: declared.file, owner: nil)
        }
        return kept(found) { $0.variables = $1 }
    }

    /// The classes that set the estimated height of rows, in files that mention it.
    func estimators(_ tree: (SwiftFile) -> SourceTree) -> [RowEstimator] {
        guard !declarations.isEmpty else { return [] }
        if let known = read.withLock({ $0.estimators }) { return known }
        return kept(declared(tree).flatMap { RowEstimator.all(in: $0.node) }) { $0.estimators = $1 }
    }

    private func kept<Found: Sendable>(_ found: Found, _ keep: (inout Read, Found) -> Void) -> Found {
        read.withLock { keep(&$0, found) }
        return found
    }
}

extension [TypeInfo] {
    /// The types with the members that extensions add. Where several files declare the type, an extension is of the
    /// type that its code means, and of each where that is not known.
    ///
    /// - Parameter declarations: of the types and the extensions.
    fileprivate func extended(by parts: [DeclaredMembers], _ declarations: [Declaration]) -> [TypeInfo] {
        let files = Set(map(\.file))
        guard files.count > 1 else { return map { $0.adding(parts) } }
        var paths: [FileID: String] = [:]
        for declaration in declarations {
            paths[declaration.range.file] = (declaration.content as? DeclaredSyntax)?.source.path
        }
        let near = NearFiles { paths[$0] }
        var meant: [FileID: FileID] = [:]
        for file in Set(parts.map(\.file)) { meant[file] = near.nearest(self, to: file)?.file }
        return map { type in
            type.adding(parts.filter { meant[$0.file].map { $0 == type.file } ?? !files.contains($0.file) })
        }
    }
}

extension TypeInfo {
    fileprivate func adding(_ parts: [DeclaredMembers]) -> TypeInfo {
        TypeInfo(name: name, file: file, declaration: declaration, members: Members(members.parts + parts))
    }
}
