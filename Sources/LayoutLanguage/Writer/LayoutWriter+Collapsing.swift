import LayoutModel
import SourceText

/// How views collapse, and what states do.
extension LayoutWriter {
    mutating func setCollapse(_ view: ViewID, _ edges: Set<Edge>, _ style: CollapseStyle?) -> Bool {
        let words: String
        if edges == [.leading, .trailing, .top, .bottom] {
            words = "all"
        } else {
            words = Edge.allCases.filter(edges.contains).map(\.rawValue).joined(separator: " ")
        }
        if let old = layout.collapses.first(where: { $0.view == view }) {
            guard old.style != .fdCollapsible, style == nil || style == old.style else { return false }
            return !words.isEmpty && setWords(of: old, words)
        }
        let style = style ?? .plain
        guard style != .fdCollapsible else { return false }
        if style == .plain { return !words.isEmpty && addCollapse(view, ": \(words)") }
        return addCollapse(view, "\(edges == style.edges ? "" : ": \(words)") as \(style.rawValue)")
    }

    /// FDCollapsibleConstraints goes by labels: each must stand for constraints of the list and for no others. A statement that has none
    /// gets one.
    mutating func setCollapsibleConstraints(_ view: ViewID, _ constraints: [ConstraintID]) -> Bool {
        var labels: [String] = []
        for id in constraints {
            guard layout.constraints.indices.contains(id.index), !isSlot(layout[id]),
                let label = layout[id].label ?? newLabel(of: id, goingWith: view),
                members(of: label).allSatisfy(constraints.contains), let written = NameSpelling.written(label)
            else { return false }
            if !labels.contains(written) { labels.append(written) }
        }
        guard !labels.isEmpty else { return false }
        let words = labels.joined(separator: " ")
        guard let old = layout.collapses.first(where: { $0.view == view }) else {
            return addCollapse(view, ": \(words) as \(CollapseStyle.fdCollapsible.rawValue)")
        }
        return old.style == .fdCollapsible && setWords(of: old, words)
    }

    private func members(of label: String) -> [ConstraintID] {
        newLabels.first { $0.value == label }.map { lowering.records[$0.key].constraints }
            ?? layout.constraints(labelled: label)
    }

    /// A label before the statement of a constraint, such as `badgeTrailing`; nil where it cannot have one.
    private mutating func newLabel(of id: ConstraintID, goingWith view: ViewID) -> String? {
        let place = lowering.origins[id.index].record
        if let label = newLabels[place] { return label }
        let record = lowering.records[place]
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
        newLabels[place] = label
        edits.append(.insert("\(written): ", at: record.range.start))
        return label
    }

    private mutating func addCollapse(_ view: ViewID, _ rest: String) -> Bool {
        guard let name = written(view, in: .root) else { return false }
        let hasCollapse = lowering.bodies[.root]?.statements.contains(where: \.isCollapse) ?? false
        return insert("collapse \(name)\(rest)", in: .root) { hasCollapse ? $0.isCollapse : $0.isConstraint }
    }

    /// Puts other directions, or labels, in the place of those of a statement, or puts in the first ones.
    private mutating func setWords(of collapse: Collapse, _ words: String) -> Bool {
        for block in lowering.bodies.values {
            for statement in block.statements where statement.range == collapse.range.range {
                guard case .collapse(let path, let names, _) = statement.kind else { continue }
                if let first = names.first, let last = names.last {
                    edits.append(TextEdit(first.range.union(last.range), words))
                } else {
                    edits.append(.insert(": \(words)", at: path.range.end))
                }
                return true
            }
        }
        return false
    }

    /// Takes a statement out of a state; one that speaks of several views or labels stays.
    mutating func removeChange(_ state: Int, _ change: Int) -> Bool {
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

extension Statement {
    var isCollapse: Bool {
        if case .collapse = kind { return true }
        return false
    }
}
