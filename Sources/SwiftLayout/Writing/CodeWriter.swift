import LayoutModel
import SourceText
import SwiftSource

/// Turns edits of a layout into edits of the code that makes it, in the style of that code.
///
/// What it writes is read again before it is offered; see ``SwiftDocument``. So it need not know what a name means in
/// each place.
struct CodeWriter {
    private let code: WrittenCode
    let file: FileID
    let layout: Layout
    let hidingChange: HidingChange
    let surroundings: ClassSurroundings
    private(set) var edits: [TextEdit] = []
    /// The names of local variables that the edits declare.
    var newNames: Set<String> = []
    private(set) lazy var codes: [ConstraintID: ConstraintCode] = {
        let all = layout.constraints.compactMap { constraint in
            anyCode(of: constraint.id).map { (constraint.id, $0) }
        }
        return Dictionary(uniqueKeysWithValues: all)
    }()
    /// The constraints that each statement makes.
    private lazy var made: [FileRange: [ConstraintID]] = {
        layout.constraints.reduce(into: [:]) { made, constraint in
            if !constraint.isRemoved { made[constraint.source.statement, default: []].append(constraint.id) }
        }
    }()
    /// The constraints whose priority is changed.
    private var lowered: Set<ConstraintID> = []

    var tree: SyntaxTree { code.tree }
    var text: SourceText { tree.text }

    /// The class and its extensions in the file.
    var classParts: [SyntaxNode] {
        ([layout.range] + layout.extensions).compactMap { range in
            tree.root.innermost(at: range.start).ancestors.first { $0.range == range }
        }
    }

    private init(
        _ code: WrittenCode, _ file: FileID, _ layout: Layout, hidingChange: HidingChange,
        _ surroundings: ClassSurroundings
    ) {
        self.code = code
        self.surroundings = surroundings
        self.file = file
        self.layout = layout
        self.hidingChange = hidingChange
    }

    /// Nil if the code cannot express one of the edits, as for a constraint that a helper makes.
    ///
    /// - Parameters:
    ///   - hidingChange: what becomes of code that hides a view, where a method is added that hides its room too.
    ///   - surroundings: what is known of the class besides the file.
    static func textEdits(
        for edits: [ModelEdit], _ code: WrittenCode, _ file: FileID, _ layout: Layout,
        hidingChange: HidingChange, _ surroundings: ClassSurroundings
    ) -> [TextEdit]? {
        var writer = CodeWriter(code, file, layout, hidingChange: hidingChange, surroundings)
        let others = writer.writingInsets(writer.withoutRepetitions(edits))
        for edit in others { guard writer.apply(edit) else { return nil } }
        let inOrder = writer.edits.sorted { $0.range < $1.range }
        let areApart = zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.range.end <= $1.range.start }
        return areApart ? writer.edits : nil
    }

    // MARK: Edits. Each method returns false if the code cannot express the edit.

    private mutating func apply(_ edit: ModelEdit) -> Bool {
        switch edit {
        case .removeConstraint(let id): remove(id)
        case .setRelation(let id, let relation): setRelation(id, relation)
        case .setConstant(let id, let constant): setConstant(id, constant)
        case .setPriority(let id, let priority): setPriority(id, priority)
        case .addConstraint(let new): add(new)
        case .setHugging(let view, let axis, let priority):
            setPreference("setContentHuggingPriority", of: view, axis, priority)
        case .setCompressionResistance(let view, let axis, let priority):
            setPreference("setContentCompressionResistancePriority", of: view, axis, priority)
        case .addHidingMethod(let view, let zeroed, let axis): addHidingMethod(view, zeroed, axis)
        case .setCustomSpacing(let view, let spacing): setCustomSpacing(after: view, spacing)
        case .updateInsteadOfAdding(let maker, _): updateInsteadOfAdding(maker)
        default: false
        }
    }

    mutating func replace(_ range: TextRange, with text: String) { edits.append(TextEdit(range, text)) }

    mutating func insert(_ text: String, at offset: UTF8Offset) { edits.append(.insert(text, at: offset)) }

    /// Whether the code of a constraint makes no other one.
    mutating func makesNoOther(_ id: ConstraintID) -> Bool {
        constraints(madeBy: layout[id].source.statement).count == 1
    }

    mutating func constraints(madeBy statement: FileRange) -> [ConstraintID] { made[statement] ?? [] }

    var allCalls: some Collection<SyntaxNode> { code.calls.values }

    /// The call with exactly this range.
    func call(at range: TextRange) -> SyntaxNode? { code.calls[range] }

    /// The code of a constraint, if all that the code makes is to be changed alike.
    mutating func code(of id: ConstraintID) -> ConstraintCode? {
        guard let code = anyCode(of: id), let made = made[layout[id].source.statement] else { return nil }
        return made.count == 1 || lowered.isSuperset(of: made) ? code : nil
    }

    /// The edits without those that change again what code makes several times, as in a loop.
    private mutating func withoutRepetitions(_ edits: [ModelEdit]) -> [ModelEdit] {
        struct Change: Hashable {
            var statement: FileRange
            var attribute: LayoutModel.Attribute
            var priority: Double
        }
        var known: Set<Change> = []
        return edits.filter { edit in
            guard case .setPriority(let id, let priority) = edit else { return true }
            lowered.insert(id)
            let constraint = layout[id]
            return known.insert(
                Change(
                    statement: constraint.source.statement, attribute: constraint.first.attribute, priority: priority)
            ).inserted
        }
    }

    /// The code of a constraint, even if it makes others too.
    func anyCode(of id: ConstraintID) -> ConstraintCode? {
        let constraint = layout[id]
        guard !constraint.isRemoved, constraint.source.statement.file == file else { return nil }
        return call(at: constraint.source.statement.range).flatMap(ConstraintCode.init)
    }

    /// Writes lines above a statement.
    mutating func insertLines(_ new: [String], above statement: SyntaxNode) -> Bool {
        guard text.beginsLine(statement.start) else { return false }
        let indentation = text.indentation(at: statement.start)
        insert(new.map { $0 + text.lineBreak + indentation }.joined(), at: statement.start)
        return true
    }

    /// Writes lines below a statement.
    mutating func insertLines(_ new: [String], below statement: SyntaxNode) -> Bool {
        guard text.beginsLine(statement.start) else { return false }
        let indentation = text.indentation(at: statement.start)
        insert(new.map { text.lineBreak + indentation + $0 }.joined(), at: statement.end)
        return true
    }

    /// A name that is not used in the type around a node, like `titleWidth`.
    mutating func newName(for anchor: Anchor, near node: SyntaxNode) -> String {
        newName(CodeSpelling.name(of: layout[anchor.item.view], anchor.attribute), near: node)
    }

    /// The name, with a number behind it if it is used in the type around a node.
    ///
    /// - Parameter other: a second choice if the first is taken.
    mutating func newName(_ base: String, or other: String? = nil, near node: SyntaxNode) -> String {
        let around = (node.outermostType ?? tree.root).text
        var name = base
        var number = 2
        func isUsed(_ name: String) -> Bool { newNames.contains(name) || around.contains(name) }
        if let other, isUsed(name), !isUsed(other) { name = other }
        while isUsed(name) {
            name = "\(base)\(number)"
            number += 1
        }
        newNames.insert(name)
        return name
    }
}
