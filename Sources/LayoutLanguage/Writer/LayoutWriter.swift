import LayoutModel
import SourceText

/// Turns edits of a layout into edits of its text, changing no more of it than they need.
///
/// Edits of one statement are gathered and made together, so that any list of edits can be combined.
struct LayoutWriter {
    let tree: SyntaxTree
    let lowering: LayoutLowering
    var edits: [TextEdit] = []
    /// Statements that go whole, by the place where they begin.
    var deleted: Set<Int> = []
    /// Inserted statements, by the statement or brace after which they come.
    var insertions: [Insertion] = []
    /// Properties that a view without a body is to have.
    var newBodies: [ViewID: [String]] = [:]
    /// The names of the spacers that the edits add, and their superviews.
    var spacers: [(name: String, parent: ViewID)] = []
    var takenNames: Set<String>
    /// The labels that statements get, by their places in ``LayoutLowering/records``.
    var newLabels: [Int: String] = [:]
    /// The stack that the edits put views into.
    var embedding: Embedding?

    var text: SourceText { tree.text }
    var layout: Layout { lowering.layout }

    /// What is to become of one constraint.
    struct Change: Hashable {
        var isRemoved = false
        var relation: Relation?
        var constant: Double?
        var priority: Double?
        var attributes: AttributePair?
        /// Whether first and second item are exchanged, after all else.
        var isReversed = false
    }

    /// The attributes of a constraint's two sides.
    struct AttributePair: Hashable {
        var first: Attribute
        var second: Attribute?

        init(_ first: Attribute, _ second: Attribute?) {
            self.first = first
            self.second = second
        }
    }

    struct Insertion {
        enum Place: Hashable {
            /// After the statement that ends here.
            case after(TextRange)
            /// As the first statement of the block whose opening brace this is.
            case first(open: TextRange, close: TextRange)
        }

        var place: Place
        var statement: String
    }

    init(_ tree: SyntaxTree, _ lowering: LayoutLowering) {
        self.tree = tree
        self.lowering = lowering
        takenNames = Set(lowering.layout.views.map(\.name))
    }

    /// Nil where one of the edits cannot be said.
    static func textEdits(for edits: [ModelEdit], _ tree: SyntaxTree, _ lowering: LayoutLowering) -> [TextEdit]? {
        var writer = LayoutWriter(tree, lowering)
        guard writer.make(edits) else { return nil }
        writer.finishBodies()
        writer.finishInsertions()
        return writer.edits.sorted { $0.range < $1.range }
    }

    // MARK: All edits

    private mutating func make(_ edits: [ModelEdit]) -> Bool {
        guard prepareStack(edits) else { return false }
        var changes: [Int: [ConstraintID: Change]] = [:]
        for edit in edits {
            guard let id = edit.constraint else { continue }
            guard layout.constraints.indices.contains(id.index) else { return false }
            let record = lowering.origins[id.index].record
            change(&changes[record, default: [:]][id, default: Change()], edit)
        }
        for edit in edits {
            if case .addEqualSpacers(let count, _, let parent) = edit {
                guard addEqualSpacers(count, in: parent) else { return false }
            }
        }
        for record in changes.keys.sorted() {
            guard rewrite(lowering.records[record], changes[record] ?? [:]) else { return false }
        }
        for edit in edits {
            switch edit {
            case .removeConstraint, .setRelation, .setConstant, .setPriority, .setAttributes, .reverseItems,
                .addEqualSpacers, .embed:
                continue
            case .addConstraint(let new): guard add(new) else { return false }
            case .setHugging(let view, let axis, let priority):
                guard set("hugging", axis, priority, of: view) else { return false }
            case .setCompressionResistance(let view, let axis, let priority):
                guard set("compressionResistance", axis, priority, of: view) else { return false }
            case .setCollapse(let view, let edges, let style):
                guard setCollapse(view, edges, style) else { return false }
            case .setCollapsibleConstraints(let view, let constraints):
                guard setCollapsibleConstraints(view, constraints) else { return false }
            case .removeStateChange(let state, let change): guard removeChange(state, change) else { return false }
            case .addStackSpacer(let view, let length): guard addStackSpacer(after: view, length) else { return false }
            case .tieSpacer(let spacer, let view): guard tieSpacer(spacer, to: view) else { return false }
            case .replaceSpacer(let spacer, let spacing, let view):
                guard replaceSpacer(spacer, by: spacing, after: view) else { return false }
            case .removeCollapse(let view): guard removeCollapse(view) else { return false }
            case .removeCustomSpacing(let view): guard removeCustomSpacing(after: view) else { return false }
            case .setClipsToBounds(let view): guard add("clipsToBounds", to: view) else { return false }
            // What only documents of a visual editor can say.
            case .setDesignTimeOnly, .setRecordedFrame, .addZeroLength: return false
            }
        }
        for case .embed(_, let stack) in edits { guard embed(in: stack) else { return false } }
        return true
    }

    private func change(_ change: inout Change, _ edit: ModelEdit) {
        switch edit {
        case .removeConstraint: change.isRemoved = true
        case .setRelation(_, let relation): change.relation = relation
        case .setConstant(_, let constant): change.constant = constant
        case .setPriority(_, let priority): change.priority = priority
        case .setAttributes(_, let first, let second): change.attributes = AttributePair(first, second)
        case .reverseItems: change.isReversed.toggle()
        default: break
        }
    }

    // MARK: One statement that made constraints

    private mutating func rewrite(_ record: StatementRecord, _ changes: [ConstraintID: Change]) -> Bool {
        // A change to what is there already changes nothing.
        var changes = changes
        for (id, change) in changes where !change.isRemoved {
            var change = change
            let constraint = layout[id]
            if change.relation == constraint.relation { change.relation = nil }
            if let constant = change.constant, constraint.constant.literal == constant { change.constant = nil }
            if let priority = change.priority, constraint.priority.literal == priority { change.priority = nil }
            if change.attributes == AttributePair(constraint.first.attribute, constraint.second?.attribute) {
                change.attributes = nil
            }
            changes[id] = change == Change() ? nil : change
        }
        guard !changes.isEmpty else { return true }
        // A slot is named after what its constraint is about, in the states too.
        guard !changes.contains(where: { ($1.attributes != nil || $1.isReversed) && isSlot(layout[$0]) }) else {
            return false
        }
        // A constant that a state sets would have another sign.
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

    /// Whether no state speaks of the label of a statement, so that parts of the statement may do without it.
    func canLoseLabel(_ record: StatementRecord) -> Bool {
        !record.constraints.contains(where: isNamedByState)
    }

    /// Takes out of the states what they say of labels that go.
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

    /// Takes some names out of a list of names, or the whole statement where none is left.
    mutating func delete(_ paths: [Path], of all: [Path], in statement: TextRange) {
        guard paths.count < all.count else {
            if !paths.isEmpty { delete(statement) }
            return
        }
        let kept = all.filter { !paths.contains($0) }
        guard !paths.isEmpty, let first = all.first, let last = all.last else { return }
        edits.append(TextEdit(first.range.union(last.range), kept.map { text[$0.range] }.joined(separator: ", ")))
    }

    private func isSetByState(_ id: ConstraintID) -> Bool {
        layout.states.contains { state in
            state.changes.contains { change in
                if case .setConstant(let ids, _) = change.effect { return ids.contains(id) }
                return false
            }
        }
    }

    func isNamedByState(_ id: ConstraintID) -> Bool {
        layout.states.contains { state in
            state.changes.contains { change in
                switch change.effect {
                case .activate(let ids), .deactivate(let ids), .setConstant(let ids, _), .setPriority(let ids, _):
                    ids.contains(id)
                default: false
                }
            }
        }
    }
}

extension ModelEdit {
    /// The constraint that is to be changed, where it is one that is there.
    var constraint: ConstraintID? {
        switch self {
        case .removeConstraint(let id), .setRelation(let id, _), .setConstant(let id, _), .setPriority(let id, _),
            .setAttributes(let id, _, _), .reverseItems(let id):
            id
        default: nil
        }
    }
}
