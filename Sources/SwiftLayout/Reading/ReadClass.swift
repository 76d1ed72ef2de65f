import LayoutModel
import SourceText
import SwiftSource

/// What was read of a class, with all that it depends on.
struct ReadClass: Sendable {
    /// The class's name, with its outer types.
    let name: String
    /// Its declaration.
    let range: TextRange
    let layouts: [Layout]
    /// The findings about the code itself.
    let problems: [Finding]
    /// The class of the project that it inherits from.
    let base: String?
    /// The classes below it from which no other class inherits, in all files.
    let heirs: [String]
    let used: UsedDeclarations
    /// The tree of the file.
    let tree: SyntaxTree

    init(_ program: Program, _ type: TypeInfo) {
        let reader = ClassReader(program, type)
        name = type.name
        range = type.declaration.range
        layouts = reader.layouts
        problems = reader.problems
        base = layouts.isEmpty ? nil : program.base(of: type)
        heirs = layouts.isEmpty ? [] : program.heirs(of: type).map(\.name)
        used = program.used
        tree = type.declaration.node.tree
    }

    /// The same class in another version of the file, where its declarations have only moved. Nil if what was read has
    /// a place elsewhere in the file that changed.
    ///
    /// - Parameter used: what is now found for the same keys.
    init?(
        _ old: ReadClass, movedThrough change: TextChange, to tree: SyntaxTree, _ used: UsedDeclarations,
        _ file: FileID
    ) {
        guard let range = change.moved(old.range) else { return nil }
        let layouts = old.layouts.compactMap { $0.moved(through: change) }
        let problems = old.problems.compactMap { $0.moved(through: change, of: file) }
        guard layouts.count == old.layouts.count, problems.count == old.problems.count else { return nil }
        name = old.name
        base = old.base
        heirs = old.heirs
        self.range = range
        self.layouts = layouts
        self.problems = problems
        self.used = used
        self.tree = tree
    }
}

/// The classes of an earlier version of a file of which the same would be read again.
///
/// What is read of a class depends on the declarations that it looks up and on nothing else: see ``Program``. It is
/// kept if each of them is found again, from the file itself as one that has only moved, from others as the very same
/// one.
struct UnchangedClasses {
    private let classes: [TextRange: ReadClass]
    private let nodes: UnchangedNodes
    private let sources: ProgramSources
    private let tree: SyntaxTree
    /// Whether the lines that findings suggest would end as before: as the first line of the file does.
    private let hasSameLineBreaks: Bool

    init?(of previous: SwiftDocument?, in tree: SyntaxTree, _ sources: ProgramSources) {
        guard let previous, previous.context.file == sources.file, let old = previous.classes.first?.tree else {
            return nil
        }
        nodes = UnchangedNodes(of: old, in: tree)
        self.sources = sources
        self.tree = tree
        hasSameLineBreaks = old.text.lineBreak == tree.text.lineBreak
        var classes: [TextRange: ReadClass] = [:]
        for one in previous.classes {
            if let moved = nodes.change.moved(one.range) { classes[moved] = one }
        }
        self.classes = classes
    }

    /// What is known of the class that is declared at a place; nil if it must be read again.
    func known(_ name: String, at range: TextRange) -> ReadClass? {
        guard let old = classes[range], old.name == name, old.problems.isEmpty || hasSameLineBreaks,
            !nodes.change.isInside(old.range)
        else { return nil }
        guard let used = old.used.replaced({ unchanged($0, $1, $2) }) else { return nil }
        return ReadClass(old, movedThrough: nodes.change, to: tree, used, sources.file)
    }

    /// The declarations of a name; nil if they are not those from before.
    private func unchanged(
        _ before: [Declaration], _ kind: DeclaredSyntax.Kind, _ name: String
    ) -> [Declaration]? {
        let now = sources.named(kind, name).declarations
        guard now.count == before.count else { return nil }
        return now.isSameArray(as: before) || zip(before, now).allSatisfy(isSame) ? now : nil
    }

    private func isSame(_ before: Declaration, _ now: Declaration) -> Bool {
        guard before.range.file == now.range.file, let old = before.content as? DeclaredSyntax,
            let new = now.content as? DeclaredSyntax
        else { return false }
        if now.range.file == sources.file { return nodes.number(old.number) == new.number }
        return before.isSame(as: now)
    }
}
