import LayoutModel
import Simplex

/// Required constraints inside a view that together, with lengths in it that cannot be below zero, keep it from having no length.
package struct CollapseBlocker: Hashable, Sendable {
    /// In document order. Without any of them the others would let the view close.
    package var members: [ConstraintID]
    /// The member to give way: what ties something to the view's far edge where there is such a member, else the last one.
    package var last: ConstraintID
    /// The least length in points that they allow together with all else that is required inside, or alone where all of that
    /// contradicts itself.
    package var least: Double
}

extension LayoutSolver {
    /// What keeps a view open along an axis in the last configuration: one set of constraints after the other, each found without the
    /// members to give way of those before it.
    ///
    /// Only constraints among the view and what is inside it count, and only those of which every number is written.
    package func holdingOpen(_ view: ViewID, _ axis: Axis) -> [CollapseBlocker] {
        // Nothing is left out of a stack here: the question is what happens where it is.
        var builder = SystemBuilder(layout, effective.showing(view), variables, nestedInsets)
        let length = builder.extent(of: Item(view), axis).length
        let inside = layout.constraints.filter { isKnown($0, inside: view) }
            .flatMap { builder.make(.constraint($0.id)) }.filter { $0.priority >= 1000 }
        var left = inside
        var found: [CollapseBlocker] = []
        while !left.isEmpty {
            var probe = blank
            let zero = probe.addRow(length.terms, .equal, -length.constant, priority: 1000)
            var origins: [RowID: RowOrigin] = [:]
            for row in left { origins[Self.add(row, to: &probe)] = row.origin }
            guard case .infeasible(let set) = probe.solve() else { break }
            let members = set.rows.compactMap { origins[$0] }.sorted(by: comesBefore).compactMap(\.constraint)
            guard let last = members.last(where: { ties($0, toFarEdgeOf: view, axis) }) ?? members.last else { break }
            // What contradicts itself does so whether the view goes or not.
            if set.rows.contains(zero),
                let least = least(length, inside) ?? least(length, inside.filter { $0.isOne(of: members) })
            {
                found.append(CollapseBlocker(members: members, last: last, least: least))
            }
            left.removeAll { $0.isOne(of: [last]) }
        }
        return found
    }

    private static func add(_ row: Row, to solver: inout Solver) -> RowID {
        solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
    }

    private func isKnown(_ constraint: Constraint, inside view: ViewID) -> Bool {
        constraint.constant.literal != nil && constraint.multiplier.literal != nil && constraint.priority.literal != nil
            && [constraint.first, constraint.second ?? constraint.first].allSatisfy { anchor in
                anchor.item.view == view || layout.isDescendant(anchor.item.view, of: view)
            }
    }

    private func ties(_ id: ConstraintID, toFarEdgeOf view: ViewID, _ axis: Axis) -> Bool {
        let far: Edge = axis == .horizontal ? .trailing : .bottom
        let anchors = [layout[id].first, layout[id].second].compactMap { $0 }
        return anchors.count > 1 && anchors.contains { $0.item.view == view && $0.attribute.lies(on: far) }
    }

    private func least(_ length: LinearForm, _ rows: [Row]) -> Double? {
        var probe = blank
        _ = probe.addRow(length.terms, .equal, -length.constant, priority: 1)
        for row in rows { _ = Self.add(row, to: &probe) }
        guard probe.solve() == .solved else { return nil }
        return clean(length.terms.reduce(length.constant) { $0 + $1.coefficient * probe.value(of: $1.variable) })
    }
}

extension LayoutSolver.Row {
    fileprivate func isOne(of constraints: [ConstraintID]) -> Bool {
        origin.constraint.map(constraints.contains) ?? false
    }
}
