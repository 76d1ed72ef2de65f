import Wording
import AutoLayoutEngine
import LayoutModel

extension OrphanSpacerRule {
    /// Ties the spacer to the view that goes, or to its other neighbour; else custom spacing takes its place.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        orphans.filter { layout[$0.spacer].path == finding.subject }.flatMap { spacer, gone, _ -> [Repair] in
            let spacing = SpacerInStack(layout, spacer)
            return ([gone] + spacing.neighbours.filter { $0 != gone }).map { spacing.tied(to: $0) }
                + [spacing.customSpacing].compactMap { $0 }
        }
    }
}

extension SpacerAxisRule {
    /// The length that it was given, along the stack.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        return layout.constraints.compactMap { constraint in
            let view = constraint.first.item.view
            guard layout.ownRange(constraint.source.focus) == finding.range,
                naming.subject(constraint) == finding.subject,
                let stack = layout[view].parent.flatMap({ layout[$0].stack })
            else { return nil }
            return Repair(
                title:
                    "Give \(naming.quoted(view)) a \(stack.axis.sizeName) instead of a \(constraint.first.attribute.rawValue)",
                edits: [.setAttributes(constraint.id, first: stack.axis.size, second: nil)])
        }
    }
}

extension RequiredHeightInCellRule {
    /// One of the heights gives way to that of the row, the last one first.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        let cells = layout.views.filter { $0.kind == .cell && $0.path == finding.subject }
        return cells.flatMap { chain(through: $0.id) ?? [] }.filter { layout[$0].second == nil }.reversed().map { id in
            Repair(title: "Lower \(naming.equation(layout[id])) to priority 999", edits: [.setPriority(id, 999)])
        }
    }
}

extension SpacingOverlapRule {
    /// Equal spacers between the views; else all centres but the first give way before the views overlap.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        observations.all.filter { subject($0.key) == finding.subject }.flatMap { key, _, _ -> [Repair] in
            let groups = spread.filter { group in
                group.axis == key.axis
                    && [key.view, key.other].allSatisfy { view in group.views.contains { $0.view == view } }
            }
            return groups.flatMap { group -> [Repair] in
                var seen: Set<ViewID> = []
                // In the order in which their centres stand.
                let members = group.views.filter { seen.insert($0.view).inserted }.sorted {
                    (layout[$0.constraint].multiplier.literal ?? 0) < (layout[$1.constraint].multiplier.literal ?? 0)
                }
                guard let parent = layout[key.view].parent else { return [] }
                let distribution = Distribution(
                    views: members.map(\.view), axis: key.axis, parent: parent,
                    replaced: group.views.map(\.constraint), near: Item(parent), far: Item(parent))
                return [
                    Repair(title: distribution.titleOfSpacers(layout), edits: distribution.bySpacers(layout)),
                    apart(members, key.axis),
                ]
            }
        }.map(\.requiringChoice)
    }

    private func apart(_ members: [(view: ViewID, constraint: ConstraintID)], _ axis: Axis) -> Repair {
        let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let gaps = zip(members, members.dropFirst()).map { one, other in
            ModelEdit.addConstraint(
                NewConstraint(
                    first: .init(Anchor(Item(other.view), near)), relation: .greaterThanOrEqual,
                    second: .init(Anchor(Item(one.view), far)), constant: 0))
        }
        let required = members.dropFirst().filter { layout[$0.constraint].priority.literal ?? 1000 >= 1000 }
        let others = Naming(layout).quoted(members.dropFirst().map(\.view))
        return Repair(
            title:
                "Let the \(members.count == 2 ? "centre" : "centres") of \(others) give way before the views overlap",
            edits: required.map { .setPriority($0.constraint, 750) } + gaps)
    }
}
