import LayoutModel
import SourceText

/// Spacers and custom spacing.
extension LayoutWriter {
    /// Adds `spacer N after v` after the declaration of `v`. Splits a declaration of several views.
    mutating func addStackSpacer(after view: ViewID, _ length: Double) -> Bool {
        guard layout.views.indices.contains(view.index), let parent = layout[view].parent,
            let block = lowering.bodies[parent],
            let name = NameSpelling.written(layout[view].name), let node = lowering.viewNodes[view]
        else { return false }
        let spacer = "spacer \(decimal(length)) after \(name)"
        for statement in block.statements {
            guard case .views(let kind, let nodes) = statement.kind,
                let index = nodes.firstIndex(where: { $0.range == node.range })
            else {
                continue
            }
            guard index + 1 < nodes.count else {
                insertions.append(Insertion(position: .after(statement.range), statement: spacer))
                return true
            }
            let separator = separator(at: statement.range)
            let between = TextRange(node.range.end, nodes[index + 1].range.start)
            edits.append(TextEdit(between, "\(separator)\(spacer)\(separator)\(text[kind.range]) "))
            return true
        }
        return false
    }

    /// Adds `after v` to a spacer, or replaces the view that is there.
    mutating func tieSpacer(_ spacer: ViewID, to view: ViewID) -> Bool {
        guard let parent = superview(of: spacer), let name = written(view, in: parent),
            let node = lowering.viewNodes[spacer], let own = node.spacer, !node.isBroken
        else { return false }
        if let old = own.after {
            edits.append(TextEdit(old.range, name))
        } else {
            edits.append(.insert(" after \(name)", at: node.header.end))
        }
        return true
    }

    private func superview(of view: ViewID) -> ViewID? {
        layout.views.indices.contains(view.index) ? layout[view].parent : nil
    }

    /// Replaces a spacer with `spacing N after v`. The spacer must have a statement of its own.
    mutating func replaceSpacer(_ spacer: ViewID, by spacing: Double, after view: ViewID) -> Bool {
        guard let parent = superview(of: spacer), let name = written(view, in: parent),
            let node = lowering.viewNodes[spacer],
            let statement = lowering.bodies[parent]?.statements.first(where: { $0.declares(only: node) })
        else { return false }
        edits.append(TextEdit(statement.range, "spacing \(decimal(spacing)) after \(name)"))
        return true
    }

    /// Deletes a view from the statements with spacing after it.
    mutating func removeCustomSpacing(after view: ViewID) -> Bool {
        guard let parent = superview(of: view) else { return false }
        var isDone = false
        for statement in lowering.bodies[parent]?.statements ?? [] {
            guard case .customSpacing(_, let paths) = statement.kind else { continue }
            let named = paths.filter { path in
                path.parts.count == 1 && path.parts.first.map { lowering.lookUp($0.text, from: parent) == view } == true
            }
            guard !named.isEmpty else { continue }
            delete(named, of: paths, in: statement.range)
            isDone = true
        }
        return isDone
    }

    /// Adds `spacer gap1, gap2` after the last declaration in a body.
    mutating func addEqualSpacers(_ count: Int, in parent: ViewID) -> Bool {
        guard count > 0, layout.views.indices.contains(parent.index) else { return false }
        let names = Layout.freshSpacerNames(count, taken: &takenNames)
        spacers += names.map { ($0, parent) }
        return insertStatement("spacer \(names.joined(separator: ", "))", in: parent, afterLast: \.declaresViews)
    }
}

extension Statement {
    /// Whether it declares only this view.
    fileprivate func declares(only node: ViewNode) -> Bool {
        guard case .views(_, let nodes) = kind else { return false }
        return nodes.count == 1 && nodes[0].range == node.range
    }
}
