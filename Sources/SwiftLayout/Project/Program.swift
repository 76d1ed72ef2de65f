import LayoutModel
import SourceText
import SwiftSource

/// What code of one file can use: what the file declares, and the project.
final class ProgramSources {
    let file: FileID
    private let project: Project
    private let names: ProjectNames
    /// The file as its own declarations know it, with its tree.
    private let source: SwiftFile?
    private let tree: SourceTree?
    /// The names that stand for something else in the file than in others, by the kind's place and the name. The
    /// project may have an older version of what the file declares.
    private var own: [[String: Named]] = Array(repeating: [:], count: DeclaredSyntax.Kind.allCases.count)
    private var paths: [FileID: String?] = [:]

    /// - Parameters:
    ///   - own: The declarations of the file that is read.
    ///   - tree: The tree of the file, if there is one already.
    init(
        _ own: [Declaration], of file: FileID, _ tree: SourceTree? = nil, in project: Project = .empty,
        _ read: ReadProjects = ReadProjects()
    ) {
        self.file = file
        self.project = project
        let names = read.names(of: project)
        let source = (own.first?.content as? DeclaredSyntax)?.source
        self.names = names
        self.source = source
        self.tree = tree ?? source.map(names.trees.tree)
        var declared: [[String: [Declaration]]] = Array(repeating: [:], count: self.own.count)
        for declaration in own {
            guard let content = declaration.content as? DeclaredSyntax else { continue }
            declared[content.kind.index][content.kind.name(of: declaration.key), default: []].append(declaration)
        }
        for kind in DeclaredSyntax.Kind.allCases {
            for (name, own) in declared[kind.index] { _ = setOwn(own, kind, name) }
        }
    }

    /// The same file as other files know it, if its text is the same there.
    ///
    /// - Complexity: O(length of the text).
    func known(_ text: SourceText) -> SwiftFile? {
        for kind in DeclaredSyntax.Kind.allCases {
            guard let name = own[kind.index].keys.first else { continue }
            let known = names.named(kind, name, in: project).declarations.first { $0.range.file == file }
            guard let source = (known?.content as? DeclaredSyntax)?.source, source.utf8 == text.utf8 else { return nil }
            return source
        }
        return nil
    }

    /// Lets other files use the tree of this one.
    func share(_ tree: SourceTree, of file: SwiftFile) { names.trees.keep(tree, of: file) }

    /// The names of the types that the file itself declares.
    var ownTypes: some Collection<String> { own[DeclaredSyntax.Kind.type.index].keys }

    var lengths: OwnLengthsCache { names.lengths }

    /// Where a file is; nil if that is not known.
    func path(of file: FileID) -> String? {
        if file == self.file, let source { return source.path }
        if let known = paths[file] { return known }
        let found = (project.anyDeclaration(in: file)?.content as? DeclaredSyntax)?.source.path
        paths[file] = .some(found)
        return found
    }

    func tree(of source: SwiftFile) -> SourceTree {
        if source === self.source, let tree { return tree }
        return names.trees.tree(of: source)
    }

    /// The declarations of a name: first the file's own.
    func named(_ kind: DeclaredSyntax.Kind, _ name: String) -> Named {
        if let known = own[kind.index][name] { return known }
        let shared = names.named(kind, name, in: project)
        guard shared.isDeclared(in: file) else { return shared }
        return setOwn([], kind, name)
    }

    private func setOwn(_ own: [Declaration], _ kind: DeclaredSyntax.Kind, _ name: String) -> Named {
        let others = names.named(kind, name, in: project).declarations.filter { $0.range.file != file }
        let named = Named(own + others, isShared: false)
        self.own[kind.index][name] = named
        return named
    }
}

/// The declarations that the code of one class can use: those of its file, and those of the other files of the project.
///
/// Declarations are looked up by key when they are first needed, so a class depends on just those that it used.
final class Program {
    private let sources: ProgramSources
    private var file: FileID { sources.file }
    /// What was looked up.
    var used: UsedDeclarations { UsedDeclarations(names.mapValues { $0.declared.map(\.declarations) }) }

    private var names: [String: KnownName] = [:]
    /// What was asked for last, as most names are asked for several times in a row.
    private var last = KnownName("")
    private var ancestries: [[String?]: Ancestry] = [:]
    /// What was found so far; see ``ownLengths(of:)``.
    var knownLengths: [String: OwnLengths?] = [:]
    /// How many classes are being read for that, each for the one before.
    var depthOfLengths = 0
    static let mostDepthOfLengths = 6
    /// The types of numbers that layouts compute with.
    private(set) lazy var numbers = ancestry(["CGFloat", "Double", "Int", "Float"])
    /// What the project adds to views, as each file sees it, with the names of the functions. They are asked for at
    /// each call of a value that is not known, and nearly none is there.
    private var addedToViews: [FileID: (names: Set<String>, members: [Members])] = [:]
    /// The classes of views to which projects add methods.
    private lazy var views = ancestry([
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextField",
        "UITextView", "UITableView", "UICollectionView",
    ])

    /// What is known of a name so far. Whoever asks for several things of a name finds it once.
    private final class KnownName {
        let name: String
        /// The declarations of each kind, if they were asked for.
        var declared = ByKind<Named>()
        var types: [TypeInfo]?
        var functions: [FunctionInfo]?
        /// Those that code of each file means, where there are several.
        var functionsByFile: [FileID: [FunctionInfo]] = [:]
        var variables: [PropertyInfo]?
        /// The type that it stands for, by the context in which it is written: mostly one or two.
        var fullNames: [(context: String?, name: String?)] = []

        init(_ name: String) {
            self.name = name
        }
    }

    init(_ sources: ProgramSources) {
        self.sources = sources
        // Most classes use at least as many.
        names.reserveCapacity(200)
    }

    private func known(_ name: String) -> KnownName {
        if last.name == name { return last }
        if let known = names[name] {
            last = known
        } else {
            last = KnownName(name)
            names[name] = last
        }
        return last
    }

    private func named(_ kind: DeclaredSyntax.Kind, _ name: String) -> Named { named(kind, known(name)) }

    private func named(_ kind: DeclaredSyntax.Kind, _ known: KnownName) -> Named {
        if let found = known.declared[kind] { return found }
        let found = sources.named(kind, known.name)
        known.declared[kind] = found
        return found
    }

    /// Another program for the same file, of which it is known apart what it uses.
    func makeProgram() -> Program { Program(sources) }

    /// What is kept of the lengths that a class requires, if all that they depend on is still the same.
    func keptLengths(of type: String) -> OwnLengthsCache.Known? {
        guard let known = sources.lengths.known(type) else { return nil }
        let now = known.used.replaced { before, kind, name in
            let now = named(kind, name).declarations
            guard now.count == before.count else { return nil }
            return now.isSameArray(as: before) || zip(before, now).allSatisfy { $0.isSame(as: $1) } ? now : nil
        }
        return now == nil ? nil : known
    }

    /// Keeps the lengths that a class requires, and uses what they depend on.
    func keep(_ known: OwnLengthsCache.Known, of type: String) {
        _ = known.used.replaced { _, kind, name in named(kind, name).declarations }
        if !known.used.isFound(in: file) { sources.lengths.keep(known, of: type) }
    }

    private func types(named name: String) -> [TypeInfo] { types(of: known(name)) }

    private func types(of known: KnownName) -> [TypeInfo] {
        if let types = known.types { return types }
        let (declared, added) = (named(.type, known), named(.extension, known))
        let all: [TypeInfo]
        if declared.isShared, !added.isShared {
            // What is shared must not be read together with what the file has instead.
            all = Named(declared.declarations, isShared: false).types(known.name, added, sources.tree)
        } else {
            all = declared.types(known.name, added, sources.tree)
        }
        known.types = all
        return all
    }

    /// What extensions add to a type, whether or not the project declares it.
    private func `extension`(of name: String) -> Members {
        named(.extension, name).members(name, sources.tree)
    }

    private func aliases(of name: String) -> [String] { aliases(of: known(name)) }

    private func aliases(of known: KnownName) -> [String] { named(.alias, known).aliases(sources.tree) }

    // MARK: Types

    /// A type by the name that code in `context` writes: a nested type of the context first. Nil if the project does
    /// not declare it, or declares several that cannot be told apart.
    func type(_ name: String, from context: String? = nil, in file: FileID? = nil) -> TypeInfo? {
        let known = known(name)
        guard let full = fullName(known, from: context) else { return nil }
        let found = full == name ? types(of: known) : types(named: full)
        return found.count == 1 ? found[0] : near.nearest(found, to: file)
    }

    private var near: NearFiles { NearFiles(path: sources.path) }

    /// The type that a node declares or is a part of, also through an extension.
    func type(at node: SyntaxNode, in file: FileID) -> TypeInfo? {
        let names = sequence(first: node, next: \.parent).compactMap { node in
            TypeDeclaration(node)?.name ?? ExtensionDeclaration(node)?.extendedType?.name
        }
        return type(names.reversed().joined(separator: "."), in: file)
    }

    /// The tree of a file, which all that reads it shares.
    func tree(of file: SwiftFile) -> SyntaxTree { sources.tree(of: file).tree }

    /// Whether the project declares a type of the name, once or several times.
    func declares(_ name: String, from context: String? = nil) -> Bool {
        fullName(known(name), from: context) != nil
    }

    /// Whether the project declares several types of a full name.
    func declaresSeveral(_ name: String) -> Bool { types(named: name).count > 1 }

    private func fullName(_ known: KnownName, from context: String?) -> String? {
        if let found = known.fullNames.first(where: { $0.context == context }) { return found.name }
        let found = fullName(known, from: context, depth: 0)
        known.fullNames.append((context, found))
        return found
    }

    private func fullName(_ known: KnownName, from context: String?, depth: Int) -> String? {
        guard depth < 8 else { return nil }
        var outer = context
        while let prefix = outer {
            let nested = self.known("\(prefix).\(known.name)")
            if isDeclared(nested) { return nested.name }
            let aliases = aliases(of: nested)
            if aliases.count == 1 { return fullName(self.known(aliases[0]), from: context, depth: depth + 1) }
            outer = prefix.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(prefix[..<$0]) }
        }
        if isDeclared(known) { return known.name }
        let aliases = aliases(of: known)
        return aliases.count == 1 ? fullName(self.known(aliases[0]), from: nil, depth: depth + 1) : nil
    }

    private func isDeclared(_ known: KnownName) -> Bool { !named(.type, known).declarations.isEmpty }

    /// What a name stands for outside of the project: UIKit's class, through aliases of the project or of SnapKit.
    func foreignName(_ name: String) -> String {
        let aliases = aliases(of: name)
        return aliases.count == 1 ? aliases[0] : SnapNames.aliases[name] ?? name
    }

    /// The class and those that it inherits from, nearest first: full names of the project's, then UIKit's.
    ///
    /// - Returns: Nil in place of a superclass that is neither of the project nor of UIKit, and after it what it is
    ///   taken for; see ``AssumedSuperclass``.
    func ancestry(of name: String, from context: String? = nil, in file: FileID? = nil) -> Ancestry {
        ancestry(foundClasses(of: name, from: context, in: file))
    }

    /// A list of classes: the same one each time, with what was found of it.
    func ancestry(_ types: [String?]) -> Ancestry {
        if let known = ancestries[types] { return known }
        let ancestry = Ancestry(types)
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
            if !declares(name, from: context), let foreign = UIKitClass.ancestry(of: foreignName(name)) {
                return chain + foreign
            }
            let members = chain.compactMap { $0 }.flatMap { self.members(of: $0, in: file) }
            let assumed = chain.isEmpty ? nil : AssumedSuperclass.named(name, of: members)
            return chain + [nil] + (assumed.flatMap(UIKitClass.ancestry(of:)) ?? [])
        }
        return chain
    }

    /// The methods that give a table view its cells and that name a type.
    func methodsForRows(naming name: String) -> [(node: SyntaxNode, file: FileID)] {
        named(.row, name).nodes(sources.tree)
    }

    /// The classes that say at what height a table view first lays out rows.
    var rowEstimators: [RowEstimator] { named(.placement, RowEstimate.property).estimators(sources.tree) }

    /// Whether a file that names a class of scroll views says how large the content of some scroll view is.
    func maySizeContent(of type: TypeInfo) -> Bool {
        named(.placement, OutsidePlacements.contentSize).declarations.contains { declaration in
            (declaration.content as? DeclaredSyntax)?.source.mentions(type.name.lastName) ?? true
        }
    }

    /// Whether a class of the project is a layout of collection views.
    var hasLayoutClasses: Bool {
        ["UICollectionViewLayout", "UICollectionViewFlowLayout"].contains { !named(.heir, $0).declarations.isEmpty }
    }

    /// Whether some flow layout of the project lets its items find their own sizes.
    var letsItemsSizeThemselves: Bool { !named(.placement, ItemSizes.estimate).declarations.isEmpty }

    /// The name of the superclass as written; nil if there is none, or only protocols.
    private func superclass(of type: TypeInfo) -> String? {
        guard let first = type.declaration.inheritedTypes.first?.name else { return nil }
        if let declared = self.type(first, from: type.name, in: type.file) { return declared.isClass ? first : nil }
        return UIKitClass.isKnownProtocol(first) ? nil : first
    }

    /// The full name of the class of the project that a class inherits from; nil if there is none.
    func base(of type: TypeInfo) -> String? { baseType(of: type)?.name }

    private func baseType(of type: TypeInfo) -> TypeInfo? {
        superclass(of: type).flatMap { self.type($0, from: type.name, in: type.file) }
    }

    /// Whether classes inherit from one that the project declares several times, so that it is not known which of them
    /// they complete.
    func hasUnknownHeirs(_ type: TypeInfo) -> Bool {
        guard declaresSeveral(type.name) else { return false }
        return named(.heir, type.name.lastName).nodes(sources.tree, most: Self.mostHeirs).contains { node, file in
            guard let heir = self.type(at: node, in: file) else { return true }
            return base(of: heir) == nil
        }
    }

    /// The most classes below one that are looked at.
    private static let mostHeirs = 32

    /// The classes below a class from which no other class inherits, wherever they are declared.
    func heirs(of type: TypeInfo) -> [TypeInfo] { classes(below: type).filter { subclasses(of: $0).isEmpty } }

    /// The classes that inherit from a class, also through others, wherever they are declared.
    func classes(below type: TypeInfo) -> [TypeInfo] {
        var found: [TypeInfo] = []
        var seen: Set = [type.name]
        var pending = subclasses(of: type)
        while let next = pending.popLast() {
            guard seen.count < Self.mostHeirs, seen.insert(next.name).inserted else { continue }
            found.append(next)
            pending += subclasses(of: next)
        }
        return found
    }

    private func subclasses(of type: TypeInfo) -> [TypeInfo] {
        named(.heir, type.name.lastName).nodes(sources.tree, most: Self.mostHeirs).compactMap { node, file in
            guard let heir = self.type(at: node, in: file), let base = baseType(of: heir) else { return nil }
            return base.name == type.name && base.file == type.file ? heir : nil
        }
    }

    /// The classes that the file declares, in the order of the text, and what else has methods: structures,
    /// enumerations and actors.
    var classes: [TypeInfo] { classDeclarations.compactMap { type($0.name, declaredAt: $0.range) } }

    /// The names and places of ``classes``, of which no members are read.
    var classDeclarations: [(name: String, range: TextRange)] {
        sources.ownTypes.flatMap { name in
            named(.type, name).nodes(sources.tree)
                .filter { $0.file == file && Self.kindsWithMethods.contains($0.node.kind) }
                .map { (name, $0.node.range) }
        }.sorted { $0.range < $1.range }
    }

    private static let kindsWithMethods: Set<SyntaxKind> = [
        .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
    ]

    /// The type of the file that is declared at a place.
    func type(_ name: String, declaredAt range: TextRange) -> TypeInfo? {
        types(named: name).first { $0.file == file && $0.declaration.range == range }
    }

    // MARK: Members

    private func members(of name: String, in file: FileID?) -> [Members] {
        let declared = types(named: name)
        if declared.count == 1 { return [declared[0].members] }
        if declared.isEmpty { return [self.extension(of: name)] }
        return near.nearest(declared, to: file).map { [$0.members] } ?? []
    }

    private func members(of ancestry: Ancestry, in file: FileID?) -> AncestryMembers {
        ancestry.members(in: file) { ancestry.types.compactMap { $0 }.map { members(of: $0, in: file) } }
    }

    /// The functions of a name that a value of a class has, nearest class first; of the nearest class that has any.
    func functions(_ name: String, of ancestry: Ancestry, in file: FileID?) -> [FunctionInfo] {
        let members = members(of: ancestry, in: file)
        let named = members[name]
        if let known = named.functions { return known }
        let found = withoutTwins(nearest(in: members, of: ancestry) { $0.functions(name) }, near: file)
        named.functions = found
        return found
    }

    func functions(_ name: String, of types: [String?], in file: FileID?) -> [FunctionInfo] {
        functions(name, of: ancestry(types), in: file)
    }

    /// The methods of a name that the project adds to UIKit's classes of views, as a file sees them.
    func functionsAddedToViews(_ name: String, in file: FileID) -> [FunctionInfo] {
        let added = addedToViews[file] ?? addedToViews(in: file)
        guard added.names.contains(name) else { return [] }
        return withoutTwins(added.members.flatMap { $0.functions(name) }.filter { !$0.isStatic }, near: file)
    }

    private func addedToViews(in file: FileID) -> (names: Set<String>, members: [Members]) {
        let members = members(of: views, in: file)
        let all = members.classes.joined() + addedByProtocols(in: members, of: views)
        let added = (Set(all.lazy.flatMap(\.parts).flatMap(\.functions.keys)), Array(all))
        addedToViews[file] = added
        return added
    }

    /// The functions of a name that a value of a class has, nearest class first.
    func functionsOfAllClasses(_ name: String, of ancestry: Ancestry, in file: FileID?) -> [FunctionInfo] {
        members(of: ancestry, in: file).classes.flatMap {
            withoutTwins($0.flatMap { $0.functions(name) }, near: file)
        }
    }

    /// The properties of a name that a value of a class has, nearest class first; of the nearest class that has any.
    func properties(_ name: String, of ancestry: Ancestry, in file: FileID?) -> [PropertyInfo] {
        let members = members(of: ancestry, in: file)
        let named = members[name]
        if let known = named.properties { return known }
        let found = near.withoutTwins(
            nearest(in: members, of: ancestry) { $0.properties(name) }, near: file, \.signature)
        named.properties = found
        return found
    }

    /// The members of the nearest class that has any, or else of the first protocol whose extensions have any.
    private func nearest<Member>(
        in members: AncestryMembers, of ancestry: Ancestry, _ found: (Members) -> [Member]
    ) -> [Member] {
        for declared in members.classes {
            let found = declared.count == 1 ? found(declared[0]) : declared.flatMap(found)
            if !found.isEmpty { return found }
        }
        for added in addedByProtocols(in: members, of: ancestry) {
            let found = found(added)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What extensions of the protocols that an ancestry conforms to add to it.
    private func addedByProtocols(in members: AncestryMembers, of ancestry: Ancestry) -> [Members] {
        if let known = members.protocols { return known }
        let added = conformances(of: ancestry, in: members.file).flatMap {
            self.extension(of: $0).parts(for: ancestry)
        }
        members.protocols = added
        return added
    }

    /// The initializers of the nearest class that declares designated ones, and those that extensions of its
    /// superclasses add.
    func initializers(of ancestry: Ancestry, in file: FileID?) -> [FunctionInfo] {
        members(of: ancestry, in: file).classes.flatMap { withoutTwins($0.flatMap(\.initializers), near: file) }
    }

    /// Whether a type is an enumeration with a case of the name.
    func hasCase(_ name: String, _ type: String) -> Bool {
        types(named: type).first?.members.hasCase(name) ?? false
    }

    /// What a case of an enumeration carries; empty if that is not known.
    func parameters(ofCase name: String, _ type: String) -> [SwiftSource.Parameter] {
        let declarations = types(named: type).first?.declaration.members.compactMap(CaseDeclaration.init) ?? []
        return declarations.flatMap(\.elements).first { $0.name == name }?.parameters ?? []
    }

    /// The cases of an enumeration that is `CaseIterable`, in order; nil if the compiler does not list them, or not
    /// these alone.
    func allCases(of type: String) -> [String]? {
        let found = types(named: type)
        guard found.count == 1, let declaration = found.first?.declaration, declaration.node.kind == .enumDeclaration,
            conformances(of: ancestry([type]), in: nil).contains("CaseIterable")
        else { return nil }
        var cases: [String] = []
        for node in declaration.members {
            guard let list = CaseDeclaration(node) else {
                if ConditionalCompilation(node) != nil { return nil }
                continue
            }
            cases += list.elements.map(\.name)
        }
        return cases
    }

    private func conformances(of ancestry: Ancestry, in file: FileID?) -> [String] {
        var result: [String] = []
        var pending = members(of: ancestry, in: file).classes.flatMap { $0.flatMap(\.inherited) }
        while let next = pending.popLast(), result.count < 64 {
            guard !result.contains(next) else { continue }
            result.append(next)
            pending += members(of: next, in: file).flatMap(\.inherited)
        }
        return result
    }

    /// Whether code relates the view of a property as a member of another object than `self`, in a file that names
    /// one of the classes that have it.
    func isPlacedOutside(_ property: PropertyInfo, of classes: some Collection<String>) -> Bool {
        if !property.isFileprivate, classes.contains(where: { takesPart(property.name, of: $0) }) { return true }
        return named(.placement, property.name).declarations.contains { declaration in
            if declaration.range.file == property.file { return true }
            guard !property.isFileprivate, let content = declaration.content as? DeclaredSyntax else { return false }
            let holders = content.source.holders(of: property.name)
            return classes.contains { name in
                content.source.mentions(name.lastName) || holders.contains { name.lastName.isClass(ofObjectNamed: $0) }
            }
        }
    }

    /// Whether code takes a part of an object that it makes for that, as `Tip().badge`.
    private func takesPart(_ name: String, of type: String) -> Bool {
        !named(.placement, OutsidePlacements.part(name, of: type.lastName)).declarations.isEmpty
    }

    // MARK: Globals

    /// The global functions of a name: those of the file if there are any.
    func functions(_ name: String, in file: FileID) -> [FunctionInfo] {
        let known = known(name)
        let all = allFunctions(known)
        guard all.count > 1 else { return all }
        if let found = known.functionsByFile[file] { return found }
        let own = all.filter { $0.file == file }
        let found = own.isEmpty ? withoutTwins(all, near: file) : own
        known.functionsByFile[file] = found
        return found
    }

    private func withoutTwins(_ functions: [FunctionInfo], near file: FileID?) -> [FunctionInfo] {
        near.withoutTwins(functions, near: file, \.signature)
    }

    private func allFunctions(_ known: KnownName) -> [FunctionInfo] {
        if let functions = known.functions { return functions }
        let found = named(.function, known).functions(sources.tree)
        known.functions = found
        return found
    }

    /// The global variable of a name; nil if there is none, or several that cannot be told apart.
    func variable(_ name: String, in file: FileID) -> PropertyInfo? {
        let found = allVariables(name)
        return found.count == 1 ? found[0] : near.nearest(found, to: file)
    }

    private func allVariables(_ name: String) -> [PropertyInfo] {
        let known = known(name)
        if let variables = known.variables { return variables }
        let found = named(.variable, known).variables(name, sources.tree)
        known.variables = found
        return found
    }
}
