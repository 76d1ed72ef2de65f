import LayoutModel
import SourceText

/// Converts edits of a layout to edits of its text, and changes no more of the text than necessary.
///
/// The edits of one statement are collected and applied together, so that any list of edits can be combined.
struct LayoutWriter {
    let tree: SyntaxTree
    let lowering: LayoutLowering
    var edits: [TextEdit] = []
    /// The starts of statements that are deleted.
    var deleted: Set<Int> = []
    var insertions: [Insertion] = []
    /// Where statements were inserted so far, because there may be thousands at one place.
    var positions: [Insertion.Place: Insertion.Position] = [:]
    /// New properties of views that have no body.
    var newBodies: [ViewID: [String]] = [:]
    /// The spacers that the edits add.
    var spacers: [(name: String, parent: ViewID)] = []
    var takenNames: Set<String>
    /// New labels of statements, by index into ``LayoutLowering/records``.
    var newLabels: [Int: String] = [:]
    /// The stack that the edits add.
    var embedding: Embedding?

    var text: SourceText { tree.text }
    var layout: Layout { lowering.layout }

    /// A new statement.
    struct Insertion {
        enum Position: Hashable {
            /// After the statement with this range.
            case after(TextRange)
            /// In the empty block with these braces.
            case first(open: TextRange, close: TextRange)
        }

        /// What a position depends on.
        struct Place: Hashable {
            var view: ViewID
            var kind: KeyPath<Statement, Bool>
            var deletedCount: Int
        }

        var position: Position
        var statement: String
    }

    init(_ tree: SyntaxTree, _ lowering: LayoutLowering) {
        self.tree = tree
        self.lowering = lowering
        takenNames = Set(lowering.layout.views.map(\.name))
    }

    /// Nil if one of the edits cannot be expressed.
    static func textEdits(for edits: [ModelEdit], _ tree: SyntaxTree, _ lowering: LayoutLowering) -> [TextEdit]? {
        var writer = LayoutWriter(tree, lowering)
        guard writer.apply(edits) else { return nil }
        writer.finishBodies()
        writer.finishInsertions()
        return writer.edits.sorted { $0.range < $1.range }
    }

    // MARK: Edits. Each method returns false if the language cannot express the edit.

    private mutating func apply(_ edits: [ModelEdit]) -> Bool {
        guard prepareStack(edits) else { return false }
        var changes: [Int: [ConstraintID: ConstraintChange]] = [:]
        for edit in edits {
            guard let id = edit.constraint else { continue }
            guard layout.constraints.indices.contains(id.index) else { return false }
            changes[lowering.origins[id.index].record, default: [:]][id, default: ConstraintChange()].apply(edit)
        }
        for case .addEqualSpacers(let count, _, let parent) in edits {
            guard addEqualSpacers(count, in: parent) else { return false }
        }
        for record in changes.keys.sorted() {
            guard rewrite(lowering.records[record], changes[record] ?? [:]) else { return false }
        }
        for edit in edits { guard apply(edit) else { return false } }
        for case .embed(_, let stack) in edits { guard embed(in: stack) else { return false } }
        return true
    }

    private mutating func apply(_ edit: ModelEdit) -> Bool {
        switch edit {
        case .removeConstraint, .setRelation, .setConstant, .setPriority, .setAttributes, .reverseItems,
            .addEqualSpacers, .embed:
            true
        case .addConstraint(let new): add(new)
        case .setHugging(let view, let axis, let priority): set("hugging", axis, priority, of: view)
        case .setCompressionResistance(let view, let axis, let priority):
            set("compressionResistance", axis, priority, of: view)
        case .setCollapse(let view, let edges, let style): writeCollapse(view, edges, style)
        case .setCollapsibleConstraints(let view, let constraints): writeCollapsibleConstraints(view, constraints)
        case .removeCollapse(let view): deleteCollapse(view)
        case .removeStateChange(let state, let change): deleteChange(state, change)
        case .addStackSpacer(let view, let length): addStackSpacer(after: view, length)
        case .tieSpacer(let spacer, let view): tieSpacer(spacer, to: view)
        case .replaceSpacer(let spacer, let spacing, let view): replaceSpacer(spacer, by: spacing, after: view)
        case .removeCustomSpacing(let view): removeCustomSpacing(after: view)
        case .setClipsToBounds(let view): add("clipsToBounds", to: view)
        case .setDesignTimeOnly, .setRecordedFrame, .addZeroLength, .addHidingMethod, .setCustomSpacing,
            .updateInsteadOfAdding:
            false
        }
    }

    // MARK: Statements that made constraints

    private mutating func rewrite(_ record: StatementRecord, _ all: [ConstraintID: ConstraintChange]) -> Bool {
        var changes: [ConstraintID: ConstraintChange] = [:]
        for (id, change) in all { changes[id] = change.without(layout[id]) }
        guard !changes.isEmpty else { return true }
        // States refer to a slot by the first view and attribute of its constraint.
        guard !changes.contains(where: { ($1.attributes != nil || $1.isReversed) && isSlot(layout[$0]) }) else {
            return false
        }
        // A constant that a state sets would need the opposite sign.
        guard !changes.contains(where: { $1.isReversed && isSetByState($0) }) else { return false }
        if record.constraints.allSatisfy({ changes[$0]?.isRemoved == true }) {
            deleteMentions(of: Set(record.constraints.compactMap { layout[$0].label }))
            delete(record.range)
            return true
        }
        switch record.kind {
        case .equation(let node): return rewrite(node, record, changes)
        case .visualFormat(let node): return rewrite(node, record, changes)
        }
    }

    func isSlot(_ constraint: Constraint) -> Bool {
        let view = layout[constraint.first.item.view]
        return constraint.label == view.path + "." + constraint.first.attribute.rawValue
    }

    /// Whether no state refers to the label of a statement.
    func canLoseLabel(_ record: StatementRecord) -> Bool {
        let named = Set(layout.states.flatMap(\.changes).compactMap(\.constraints).joined())
        return named.isDisjoint(with: record.constraints)
    }

    private func isSetByState(_ id: ConstraintID) -> Bool {
        layout.states.contains { state in
            state.changes.contains { change in
                if case .setConstant(let ids, _) = change.effect { return ids.contains(id) }
                return false
            }
        }
    }

    /// Deletes the changes of labels that no longer exist.
    private mutating func deleteMentions(of labels: Set<String>) {
        guard !labels.isEmpty else { return }
        for statement in lowering.bodies[.root]?.statements ?? [] {
            guard case .state(_, let block) = statement.kind else { continue }
            for change in block.statements {
                guard case .change(let node) = change.kind else { continue }
                switch node {
                case .constraints(_, let paths):
                    delete(paths.filter { labels.contains($0.text) }, of: paths, in: change.range)
                case .assign(let path, _, _), .set(let path, _): if labels.contains(path.text) { delete(change.range) }
                default: break
                }
            }
        }
    }

    /// Deletes some names of a list, or the whole statement if no name is left.
    mutating func delete(_ paths: [Path], of all: [Path], in statement: TextRange) {
        guard paths.count < all.count else {
            if !paths.isEmpty { delete(statement) }
            return
        }
        let kept = all.filter { !paths.contains($0) }
        guard !paths.isEmpty, let first = all.first, let last = all.last else { return }
        edits.append(TextEdit(first.range.union(last.range), kept.map { text[$0.range] }.joined(separator: ", ")))
    }
}
