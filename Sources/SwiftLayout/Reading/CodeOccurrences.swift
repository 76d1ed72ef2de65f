import LayoutModel
import SourceText
import SwiftSource

/// Where code names the classes and views of its layouts.
///
/// A name is taken to mean the same view in all of the class, or in all of the block that declares it. A local that
/// hides a property is not told apart.
struct CodeOccurrences {
    private let tree: SyntaxTree
    private let file: FileID
    private var found: [TextRange: Occurrence] = [:]

    /// Sorted by range. Complexity: O(nodes of the classes).
    ///
    /// - Parameter classes: those of one tree.
    static func all(in classes: [ReadClass], _ file: FileID) -> [Occurrence] {
        guard let tree = classes.first?.tree else { return [] }
        var occurrences = CodeOccurrences(tree: tree, file: file)
        for layout in classes.flatMap(\.layouts) { occurrences.add(layout) }
        return occurrences.found.values.sorted { $0.range < $1.range }
    }

    private init(tree: SyntaxTree, file: FileID) {
        self.tree = tree
        self.file = file
    }

    private mutating func add(_ layout: Layout) {
        add(layout.nameRange, .layout(layout.key), isDeclaration: true)
        let parts = ([layout.range] + layout.extensions).compactMap { range in
            tree.root.innermost(at: range.start).ancestors.first { $0.range == range }
        }
        var members: [String: Symbol] = [:]
        var locals: [TextRange: (block: SyntaxNode, symbols: [String: Symbol])] = [:]
        for view in layout.views where view.parent != nil && !view.isAnonymous {
            let symbol = Symbol.view(layout: layout.key, view.path)
            let isHere = view.nameRange.file == file
            let declaration = isHere ? variable(named: view.nameRange.range) : nil
            if declaration != nil { add(view.nameRange.range, symbol, isDeclaration: true) }
            if let block = declaration?.parent, block.kind != .memberBlock {
                if locals[block.range]?.symbols[view.name] == nil {
                    locals[block.range, default: (block, [:])].symbols[view.name] = symbol
                }
            } else {
                members[view.name] = symbol
            }
        }
        // Inner blocks begin later, and their locals hide those of outer ones.
        for (block, symbols) in locals.values.sorted(by: { $0.block.range.start > $1.block.range.start }) {
            addUses(symbols, in: block)
        }
        var methods: [String: Symbol] = [:]
        for collapse in layout.collapses where collapse.range.file == file {
            methods[tree.text[collapse.range.range]] = members[layout[collapse.view].name]
        }
        for part in parts { addUses(members, hiddenBy: methods, in: part) }
    }

    /// The declaration of a property or local whose name has a range.
    private func variable(named range: TextRange) -> SyntaxNode? {
        let name = tree.root.innermost(at: range.start)
        guard name.range == range, let binding = name.parent, binding.kind == .patternBinding else { return nil }
        return binding.parent
    }

    /// - Parameter methods: the views that methods hide, by the names of these.
    private mutating func addUses(
        _ symbols: [String: Symbol], hiddenBy methods: [String: Symbol] = [:], in node: SyntaxNode
    ) {
        let uses = tree.nodes(in: node) { kind, _ in
            kind == .nameExpression || kind == .memberAccess || kind == .call && !methods.isEmpty
        }
        for node in uses {
            if let name = NameExpression(node) {
                if let symbol = symbols[name.name] { add(name.nameRange, symbol) }
            } else if let member = MemberAccess(node) {
                guard let base = member.base else { continue }
                if base.hasText("self"), let symbol = symbols[member.name] {
                    add(member.nameRange, symbol)
                } else if node.child(.name)?.hasText("isHidden") == true, let name = base.ownName,
                    let symbol = symbols[name]
                {
                    add(member.nameRange, symbol, isVisibility: true)
                }
            } else if let name = CallExpression(node)?.calledName, let symbol = methods[name.text] {
                add(name.range, symbol, isVisibility: true)
            }
        }
    }

    /// The first layout that a name belongs to has it: a class with several initializers has several layouts.
    private mutating func add(
        _ range: TextRange, _ symbol: Symbol, isDeclaration: Bool = false, isVisibility: Bool = false
    ) {
        guard found[range] == nil else { return }
        var occurrence = Occurrence(range: range, symbol: symbol, isDeclaration: isDeclaration)
        occurrence.isVisibility = isVisibility
        found[range] = occurrence
    }
}

extension CallExpression {
    /// The name of the method, if it is called on the object itself.
    fileprivate var calledName: SyntaxNode? {
        if callee.kind == .nameExpression { return callee }
        guard let member = MemberAccess(callee), member.base?.hasText("self") == true else { return nil }
        return callee.child(.name)
    }
}
