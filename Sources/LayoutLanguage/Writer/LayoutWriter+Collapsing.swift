import LayoutModel
import SourceText

/// Collapses, and changes of states.
extension LayoutWriter {
    mutating func writeCollapse(_ view: ViewID, _ edges: Set<Edge>, _ style: CollapseStyle?) -> Bool {
        if let old = layout.collapses.first(where: { $0.view == view }) {
            guard old.style != .fdCollapsible, style == nil || style == old.style, !edges.isEmpty else { return false }
            return setWords(of: old, edges.words.joined(separator: " "))
        }
        let style = style ?? .plain
        guard style != .fdCollapsible, style != .plain || !edges.isEmpty else { return false }
        let isDefault = style != .plain && edges == style.edges
        return addCollapse(view, isDefault ? style.clause : edges.collapseClause(style))
    }

    /// Sets the labels of an `fdCollapsible` collapse. Each label must stand only for constraints of the list;
    /// statements without a label get one.
    mutating func writeCollapsibleConstraints(_ view: ViewID, _ constraints: [ConstraintID]) -> Bool {
        var labels: [String] = []
        for id in constraints {
            guard layout.constraints.indices.contains(id.index), !isSlot(layout[id]),
                let label = layout[id].label ?? newLabel(of: id, collapsing: view),
                members(of: label).allSatisfy(constraints.contains), let written = NameSpelling.written(label)
            else { return false }
            if !labels.contains(written) { labels.append(written) }
        }
        guard !labels.isEmpty else { return false }
        let words = labels.joined(separator: " ")
        guard let old = layout.collapses.first(where: { $0.view == view }) else {
            return addCollapse(view, ": \(words)\(CollapseStyle.fdCollapsible.clause)")
        }
        return old.style == .fdCollapsible && setWords(of: old, words)
    }

    private func members(of label: String) -> [ConstraintID] {
        newLabels.first { $0.value == label }.map { lowering.records[$0.key].constraints }
            ?? layout.constraints(labelled: label)
    }

    /// Adds a label, such as `badgeTrailing`, to the statement of a constraint. Nil if it cannot have one.
    private mutating func newLabel(of id: ConstraintID, collapsing view: ViewID) -> String? {
        let index = lowering.origins[id.index].record
        if let label = newLabels[index] { return label }
        let constraint = layout[id]
        guard constraint.isActive, !constraint.isRemoved else { return nil }
        let own = [constraint.first, constraint.second].compactMap { $0 }.first { $0.item == Item(view) }
        let attribute = (own ?? constraint.first).attribute.rawValue
        let stem = layout[view].name + attribute.prefix(1).uppercased() + attribute.dropFirst()
        let taken = takenNames.union(layout.constraints.compactMap(\.label)).union(layout.parameters.map(\.name))
            .union(newLabels.values)
        let number = taken.contains(stem) ? (2...taken.count + 2).first { !taken.contains("\(stem)\($0)") } : nil
        let label = stem + (number.map(String.init) ?? "")
        guard let written = NameSpelling.written(label) else { return nil }
        newLabels[index] = label
        edits.append(.insert("\(written): ", at: lowering.records[index].range.start))
        return label
    }

    private mutating func addCollapse(_ view: ViewID, _ clause: String) -> Bool {
        guard let name = written(view, in: .root) else { return false }
        let hasCollapse = lowering.bodies[.root]?.statements.contains(where: \.isCollapse) ?? false
        return insertStatement(
            "collapse \(name)\(clause)", in: .root, afterLast: hasCollapse ? \.isCollapse : \.isConstraint)
    }

    private func statement(of collapse: Collapse) -> Statement? {
        lowering.bodies.values.lazy.flatMap(\.statements).first { $0.range == collapse.range.range && $0.isCollapse }
    }

    /// Replaces the directions or labels of a statement, or adds them if there are none.
    private mutating func setWords(of collapse: Collapse, _ words: String) -> Bool {
        guard case .collapse(let path, let names, _)? = statement(of: collapse)?.kind else { return false }
        if let first = names.first, let last = names.last {
            edits.append(TextEdit(first.range.union(last.range), words))
        } else {
            edits.append(.insert(": \(words)", at: path.range.end))
        }
        return true
    }

    mutating func deleteCollapse(_ view: ViewID) -> Bool {
        guard let collapse = layout.collapses.first(where: { $0.view == view }) else { return false }
        delete(collapse.range.range)
        return true
    }

    /// Deletes a statement of a state, unless it names several views or labels.
    mutating func deleteChange(_ state: Int, _ change: Int) -> Bool {
        guard layout.states.indices.contains(state), layout.states[state].changes.indices.contains(change) else {
            return false
        }
        let range = layout.states[state].changes[change].range.range
        for statement in lowering.bodies[.root]?.statements ?? [] {
            guard case .state(_, let block) = statement.kind, statement.range.contains(range) else { continue }
            guard block.statements.contains(where: { $0.range == range }) else { return false }
            delete(range)
            return true
        }
        return false
    }
}
