import LayoutModel
import SourceText
import SwiftSource

/// The declarations that one file's code can use: its own, and those of the other files of the project.
///
/// Declarations are looked up by key when they are first needed, so a file depends on just those that it used.
final class Program {
    private let file: FileID
    private let own: [String: [Declaration]]
    private let project: Project
    /// The keys that were looked up, whether or not something was found.
    private(set) var usedKeys: Set<String> = []

    /// The trees that were used. One file has one tree here, because nodes of two are never equal.
    private var trees: [ObjectIdentifier: SyntaxTree] = [:]
    private var found: [String: [Declared]] = [:]
    private var types: [String: [TypeInfo]] = [:]
    private var extensions: [String: Members] = [:]
    private var protocols: [Ancestry: [String]] = [:]

    private struct Ancestry: Hashable {
        var types: [String?]
        var file: FileID?
    }

    /// A declaration with its node.
    private struct Declared {
        var node: SyntaxNode
        var file: FileID
    }

    /// - Parameters:
    ///   - own: The declarations of the file that is read; the project may have an older version of it.
    ///   - tree: The tree of the file, if there is one already.
    init(_ own: [Declaration], of file: FileID, _ tree: SyntaxTree? = nil, in project: Project = .empty) {
        self.file = file
        self.own = Dictionary(grouping: own, by: \.key)
        self.project = project
        if let source = (own.first?.content as? DeclaredSyntax)?.source { trees[ObjectIdentifier(source)] = tree }
    }

    private func tree(of source: SwiftFile) -> SyntaxTree {
        let id = ObjectIdentifier(source)
        if let known = trees[id] { return known }
        let tree = source.tree
        trees[id] = tree
        return tree
    }

    private func declarations(_ kind: DeclaredSyntax.Kind, _ name: String) -> [Declared] {
        let key = kind.key(name)
        if let known = found[key] { return known }
        usedKeys.insert(key)
        let others = project.declarations(of: key).filter { $0.range.file != file }
        let all = ((own[key] ?? []) + others).compactMap { declaration -> Declared? in
            guard let content = declaration.content as? DeclaredSyntax,
                let node = tree(of: content.source).node(content.number)
            else { return nil }
            return Declared(node: node, file: declaration.range.file)
        }
        found[key] = all
        return all
    }

    private func types(named name: String) -> [TypeInfo] {
        if let known = types[name] { return known }
        let added = self.extension(of: name)
        let all = declarations(.type, name).compactMap { declared -> TypeInfo? in
            guard let type = TypeDeclaration(declared.node) else { return nil }
            var info = TypeInfo(name: name, file: declared.file, declaration: type)
            info.members.inherited = type.inheritedTypes.compactMap(\.name)
            info.members.add(type.members, owner: name, declared.file)
            info.members.add(added)
            return info
        }
        types[name] = all
        return all
    }

    /// What extensions add to a type, whether or not the project declares it.
    private func `extension`(of name: String) -> Members {
        if let known = extensions[name] { return known }
        var members = Members()
        for declared in declarations(.extension, name) {
            guard let declaration = ExtensionDeclaration(declared.node) else { continue }
            members.inherited += declaration.inheritedTypes.compactMap(\.name)
            members.add(declaration.members, owner: name, declared.file)
        }
        extensions[name] = members
        return members
    }

    private func aliases(of name: String) -> [String] {
        declarations(.alias, name).map { TypealiasDeclaration($0.node)?.type?.name ?? "" }
    }

    // MARK: Types

    /// A type by the name that code in `context` writes: a nested type of the context first. Nil if the project does
    /// not declare it, or declares several that cannot be told apart.
    func type(_ name: String, from context: String? = nil, in file: FileID? = nil) -> TypeInfo? {
        guard let full = fullName(name, from: context) else { return nil }
        let found = types(named: full)
        if found.count == 1 { return found[0] }
        let near = found.filter { $0.file == file }
        return near.count == 1 ? near[0] : nil
    }

    /// Whether the project declares a type of the name, once or several times.
    func declares(_ name: String, from context: String? = nil) -> Bool { fullName(name, from: context) != nil }

    private func fullName(_ name: String, from context: String? = nil, depth: Int = 0) -> String? {
        guard depth < 8 else { return nil }
        var outer = context
        while let prefix = outer {
            let candidate = "\(prefix).\(name)"
            if isDeclared(candidate) { return candidate }
            let aliases = aliases(of: candidate)
            if aliases.count == 1 { return fullName(aliases[0], from: context, depth: depth + 1) }
            outer = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
        }
        if isDeclared(name) { return name }
        let aliases = aliases(of: name)
        return aliases.count == 1 ? fullName(aliases[0], depth: depth + 1) : nil
    }

    private func isDeclared(_ name: String) -> Bool { !declarations(.type, name).isEmpty }

    /// What a name stands for outside of the project: UIKit's class, through aliases of the project or of SnapKit.
    func foreignName(_ name: String) -> String {
        let aliases = aliases(of: name)
        return aliases.count == 1 ? aliases[0] : SnapNames.aliases[name] ?? name
    }

    /// The class and those that it inherits from, nearest first: full names of the project's, then UIKit's.
    ///
    /// - Returns: Nil as the last element if the superclass is neither of the project nor of UIKit.
    func ancestry(of name: String, from context: String? = nil, in file: FileID? = nil) -> [String?] {
        var chain: [String?] = []
        var next: String? = name
        var context = context
        while let name = next {
            guard chain.count < 32 else { return chain + [nil] }
            if let type = type(name, from: context, in: file) {
                if chain.contains(type.name) { return chain + [nil] }
                chain.append(type.name)
                context = type.name
                guard type.isClass else { return chain }
                next = superclass(of: type)
                continue
            }
            if declares(name, from: context) { return chain + [nil] }
            guard let foreign = UIKitClass.ancestry(of: foreignName(name)) else { return chain + [nil] }
            return chain + foreign
        }
        return chain
    }

    /// The name of the superclass as written; nil if there is none, or only protocols.
    private func superclass(of type: TypeInfo) -> String? {
        guard let first = type.declaration.inheritedTypes.first?.name else { return nil }
        if let declared = self.type(first, from: type.name, in: type.file) { return declared.isClass ? first : nil }
        return UIKitClass.isKnownProtocol(first) ? nil : first
    }

    /// The full name of the class of the project that a class inherits from; nil if there is none.
    func base(of type: TypeInfo) -> String? {
        superclass(of: type).flatMap { self.type($0, from: type.name, in: type.file)?.name }
    }

    /// The classes that the file declares, in the order of the text.
    var classes: [TypeInfo] {
        let prefix = DeclaredSyntax.Kind.type.key("")
        let names = own.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        return names.flatMap(types(named:)).filter { $0.file == file && $0.isClass }
            .sorted { $0.declaration.range < $1.declaration.range }
    }

    // MARK: Members

    private func members(of name: String, in file: FileID?) -> [Members] {
        let declared = types(named: name)
        if declared.count == 1 { return [declared[0].members] }
        return declared.isEmpty ? [self.extension(of: name)] : declared.filter { $0.file == file }.map(\.members)
    }

    /// The functions of a name that a value of a class has, nearest class first; of the nearest class that has any.
    func functions(_ name: String, of ancestry: [String?], in file: FileID?) -> [FunctionInfo] {
        nearest(of: ancestry, in: file) { $0.functions[name] ?? [] }
    }

    /// The properties of a name that a value of a class has, nearest class first; of the nearest class that has any.
    func properties(_ name: String, of ancestry: [String?], in file: FileID?) -> [PropertyInfo] {
        nearest(of: ancestry, in: file) { $0.properties[name] ?? [] }
    }

    /// The members of the nearest class that has any, or else of the first protocol whose extensions have any.
    private func nearest<Member>(
        of ancestry: [String?], in file: FileID?, _ found: (Members) -> [Member]
    ) -> [Member] {
        for type in ancestry.compactMap({ $0 }) {
            let found = members(of: type, in: file).flatMap(found)
            if !found.isEmpty { return found }
        }
        for type in conformances(of: ancestry, in: file) {
            let found = found(self.extension(of: type))
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The initializers of the nearest class that declares designated ones, and those that extensions of its
    /// superclasses add.
    func initializers(of ancestry: [String?], in file: FileID?) -> [FunctionInfo] {
        ancestry.compactMap { $0 }.flatMap { members(of: $0, in: file).flatMap(\.initializers) }
    }

    func cases(of name: String) -> Set<String> {
        types(named: name).first?.members.cases ?? []
    }

    private func conformances(of ancestry: [String?], in file: FileID?) -> [String] {
        let key = Ancestry(types: ancestry, file: file)
        if let known = protocols[key] { return known }
        let found = foundConformances(of: ancestry, in: file)
        protocols[key] = found
        return found
    }

    private func foundConformances(of ancestry: [String?], in file: FileID?) -> [String] {
        var result: [String] = []
        var pending = ancestry.compactMap { $0 }.flatMap { members(of: $0, in: file).flatMap(\.inherited) }
        while let next = pending.popLast(), result.count < 64 {
            guard !result.contains(next) else { continue }
            result.append(next)
            pending += members(of: next, in: file).flatMap(\.inherited)
        }
        return result
    }

    // MARK: Globals

    /// The global functions of a name: those of the file if there are any.
    func functions(_ name: String, in file: FileID) -> [FunctionInfo] {
        let found = declarations(.function, name).compactMap { declared in
            FunctionDeclaration(declared.node).map { FunctionInfo($0, file: declared.file, owner: nil) }
        }
        let near = found.filter { $0.file == file }
        return near.isEmpty ? found : near
    }

    /// The global variable of a name; nil if there is none, or several that cannot be told apart.
    func variable(_ name: String, in file: FileID) -> PropertyInfo? {
        let found = declarations(.variable, name).compactMap { declared -> PropertyInfo? in
            guard let variable = VariableDeclaration(declared.node),
                let binding = variable.bindings.first(where: { $0.name == name })
            else { return nil }
            return PropertyInfo(binding, of: variable, name: name, file: declared.file, owner: nil)
        }
        if found.count == 1 { return found[0] }
        let near = found.filter { $0.file == file }
        return near.count == 1 ? near[0] : nil
    }
}
