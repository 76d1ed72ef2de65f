import LayoutModel
import SourceText
import SwiftSource

/// What code of one file can use: what the file declares, and the project.
struct ProgramSources {
    let file: FileID
    /// The declarations of the file, by key; the project may have an older version of them.
    private let own: [String: [Declaration]]
    private let project: Project
    /// The trees that were used. One file has one tree here, because nodes of two are never equal.
    private let trees: Trees

    private final class Trees {
        var known: [ObjectIdentifier: SourceTree] = [:]
    }

    /// - Parameters:
    ///   - own: The declarations of the file that is read.
    ///   - tree: The tree of the file, if there is one already.
    init(_ own: [Declaration], of file: FileID, _ tree: SourceTree? = nil, in project: Project = .empty) {
        self.file = file
        self.own = Dictionary(grouping: own, by: \.key)
        self.project = project
        trees = Trees()
        if let source = (own.first?.content as? DeclaredSyntax)?.source {
            trees.known[ObjectIdentifier(source)] = tree
        }
    }

    /// The same file as other files know it, if its text is the same there.
    ///
    /// - Complexity: O(length of the text).
    func known(_ text: SourceText) -> SwiftFile? {
        guard let key = own.keys.first,
            let known = project.declarations(of: key).first(where: { $0.range.file == file }),
            let source = (known.content as? DeclaredSyntax)?.source, source.utf8 == text.utf8
        else { return nil }
        return source
    }

    /// The keys of the file's own declarations.
    var ownKeys: some Collection<String> { own.keys }

    func tree(of source: SwiftFile) -> SourceTree {
        let id = ObjectIdentifier(source)
        if let known = trees.known[id] { return known }
        let tree = source.tree
        trees.known[id] = tree
        return tree
    }

    /// The declarations of a key: first the file's own.
    func declarations(of key: String) -> [Declaration] {
        var others = project.declarations(of: key)
        if others.contains(where: { $0.range.file == file }) { others.removeAll { $0.range.file == file } }
        guard let own = own[key] else { return others }
        return own + others
    }
}

/// The declarations that the code of one class can use: those of its file, and those of the other files of the project.
///
/// Declarations are looked up by key when they are first needed, so a class depends on just those that it used.
final class Program {
    private let sources: ProgramSources
    private var file: FileID { sources.file }
    /// What was looked up.
    private(set) var used = UsedDeclarations()

    private var found: [[String: [Declared]]] = Array(repeating: [:], count: DeclaredSyntax.Kind.allCases.count)
    private var types: [String: [TypeInfo]] = [:]
    private var extensions: [String: Members] = [:]
    private var fullNames: [NameInContext: String?] = [:]
    private var ancestries: [[String?]: Ancestry] = [:]
    private var protocols: [Place: [String]] = [:]
    private var functions: [MemberPlace: [FunctionInfo]] = [:]
    private var properties: [MemberPlace: [PropertyInfo]] = [:]
    private var globals: [String: [FunctionInfo]] = [:]
    private var globalVariables: [String: [PropertyInfo]] = [:]

    private struct NameInContext: Hashable {
        var name: String
        var context: String?
    }

    /// The classes in which something is looked up, and the file from which.
    private struct Place: Hashable {
        var ancestry: Int
        var file: FileID?
    }

    private struct MemberPlace: Hashable {
        var name: String
        var place: Place
    }

    /// A declaration with its node.
    private struct Declared {
        var node: SyntaxNode
        var file: FileID
        var tree: SourceTree
    }

    init(_ sources: ProgramSources) {
        self.sources = sources
    }

    private func declarations(_ kind: DeclaredSyntax.Kind, _ name: String) -> [Declared] {
        if let known = found[kind.index][name] { return known }
        let declarations = sources.declarations(of: kind.key(name))
        used.note(declarations, kind, name)
        let all = declarations.compactMap { declaration -> Declared? in
            guard let content = declaration.content as? DeclaredSyntax else { return nil }
            let tree = sources.tree(of: content.source)
            return tree.tree.node(content.number).map {
                Declared(node: $0, file: declaration.range.file, tree: tree)
            }
        }
        found[kind.index][name] = all
        return all
    }

    private func types(named name: String) -> [TypeInfo] {
        if let known = types[name] { return known }
        let added = self.extension(of: name)
        let all = declarations(.type, name).compactMap { declared -> TypeInfo? in
            guard let type = TypeDeclaration(declared.node) else { return nil }
            let own = declared.tree.members(of: declared.node, owner: name, declared.file) {
                (type.members, type.inheritedTypes.compactMap(\.name))
            }
            return TypeInfo(
                name: name, file: declared.file, declaration: type, members: Members(parts: [own] + added.parts))
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
            members.parts.append(
                declared.tree.members(of: declared.node, owner: name, declared.file) {
                    (declaration.members, declaration.inheritedTypes.compactMap(\.name))
                })
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

    private func fullName(_ name: String, from context: String? = nil) -> String? {
        let key = NameInContext(name: name, context: context)
        if let known = fullNames[key] { return known }
        let found = fullName(name, from: context, depth: 0)
        fullNames[key] = .some(found)
        return found
    }

    private func fullName(_ name: String, from context: String?, depth: Int) -> String? {
        guard depth < 8 else { return nil }
        var outer = context
        while let prefix = outer {
            let candidate = "\(prefix).\(name)"
            if isDeclared(candidate) { return candidate }
            let aliases = aliases(of: candidate)
            if aliases.count == 1 { return fullName(aliases[0], from: context, depth: depth + 1) }
            outer = prefix.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(prefix[..<$0]) }
        }
        if isDeclared(name) { return name }
        let aliases = aliases(of: name)
        return aliases.count == 1 ? fullName(aliases[0], from: nil, depth: depth + 1) : nil
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
    func ancestry(of name: String, from context: String? = nil, in file: FileID? = nil) -> Ancestry {
        ancestry(foundClasses(of: name, from: context, in: file))
    }

    /// A list of classes, with a number that the same list has each time.
    func ancestry(_ types: [String?]) -> Ancestry {
        if let known = ancestries[types] { return known }
        let ancestry = Ancestry(types: types, number: ancestries.count)
        ancestries[types] = ancestry
        return ancestry
    }

    private func foundClasses(of name: String, from context: String?, in file: FileID?) -> [String?] {
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

    /// The methods that give a table view its cells and that name a type.
    func methodsForRows(naming name: String) -> [(node: SyntaxNode, file: FileID)] {
        declarations(.row, name).map { ($0.node, $0.file) }
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
        let names = sources.ownKeys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
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
    func functions(_ name: String, of ancestry: Ancestry, in file: FileID?) -> [FunctionInfo] {
        let place = MemberPlace(name: name, place: Place(ancestry: ancestry.number, file: file))
        if let known = functions[place] { return known }
        let found = nearest(of: ancestry, in: file) { $0.functions(name) }
        functions[place] = found
        return found
    }

    func functions(_ name: String, of types: [String?], in file: FileID?) -> [FunctionInfo] {
        functions(name, of: ancestry(types), in: file)
    }

    /// The properties of a name that a value of a class has, nearest class first; of the nearest class that has any.
    func properties(_ name: String, of ancestry: Ancestry, in file: FileID?) -> [PropertyInfo] {
        let place = MemberPlace(name: name, place: Place(ancestry: ancestry.number, file: file))
        if let known = properties[place] { return known }
        let found = nearest(of: ancestry, in: file) { $0.properties(name) }
        properties[place] = found
        return found
    }

    /// The members of the nearest class that has any, or else of the first protocol whose extensions have any.
    private func nearest<Member>(
        of ancestry: Ancestry, in file: FileID?, _ found: (Members) -> [Member]
    ) -> [Member] {
        for type in ancestry.types.compactMap({ $0 }) {
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
    func initializers(of ancestry: Ancestry, in file: FileID?) -> [FunctionInfo] {
        ancestry.types.compactMap { $0 }.flatMap { members(of: $0, in: file).flatMap(\.initializers) }
    }

    /// Whether a type is an enumeration with a case of the name.
    func hasCase(_ name: String, _ type: String) -> Bool {
        types(named: type).first?.members.hasCase(name) ?? false
    }

    private func conformances(of ancestry: Ancestry, in file: FileID?) -> [String] {
        let place = Place(ancestry: ancestry.number, file: file)
        if let known = protocols[place] { return known }
        let found = foundConformances(of: ancestry.types, in: file)
        protocols[place] = found
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
        let found = allFunctions(name)
        guard found.count > 1 else { return found }
        let near = found.filter { $0.file == file }
        return near.isEmpty ? found : near
    }

    private func allFunctions(_ name: String) -> [FunctionInfo] {
        if let known = globals[name] { return known }
        let found = declarations(.function, name).compactMap { declared in
            FunctionDeclaration(declared.node).map { FunctionInfo($0, file: declared.file, owner: nil) }
        }
        globals[name] = found
        return found
    }

    /// The global variable of a name; nil if there is none, or several that cannot be told apart.
    func variable(_ name: String, in file: FileID) -> PropertyInfo? {
        let found = allVariables(name)
        if found.count == 1 { return found[0] }
        let near = found.filter { $0.file == file }
        return near.count == 1 ? near[0] : nil
    }

    private func allVariables(_ name: String) -> [PropertyInfo] {
        if let known = globalVariables[name] { return known }
        let found = declarations(.variable, name).compactMap { declared -> PropertyInfo? in
            guard let variable = VariableDeclaration(declared.node),
                let binding = variable.bindings.first(where: { $0.name == name })
            else { return nil }
            return PropertyInfo(binding, of: variable, name: name, file: declared.file, owner: nil)
        }
        globalVariables[name] = found
        return found
    }
}
