import LayoutModel
import Simplex

/// Required constraints inside a view that keep it from collapsing to zero length.
package struct CollapseBlocker: Hashable, Sendable {
    /// In document order. Without any one of them the others let the view collapse.
    package var members: [ConstraintID]
    /// The member to weaken: the last one that joins the view's far edge, else the last one.
    package var last: ConstraintID
    /// The least length in points that all required constraints inside the view allow, or the members alone where all
    /// of them conflict. A length that is written for the view itself counts only as a member.
    package var least: Double
}

extension LayoutSolver {
    /// The sets of constraints that keep a view from collapsing along an axis in the last configuration, each found
    /// without the members to weaken of those before it.
    ///
    /// Only constraints among the view and its descendants count, and only those whose numbers are literal or free.
    /// What is found holds for all values that the free ones can have.
    package func collapseBlockers(of view: ViewID, _ axis: Axis) -> [CollapseBlocker] {
        // The view is treated as shown, so that its stack does not leave it out.
        var builder = SystemBuilder(layout, effective.showing(view), variables, nestedInsets)
        let length = builder.extent(of: Item(view), axis).length
        let inside = layout.constraints.filter { $0.hasLinearNumbers && isInside(view, $0) }
            .flatMap { builder.make(.constraint($0.id)) }.filter(\.isRequired)
        // The insets of a safe area are not known, but never negative. Nor are the lengths of a screen.
        let bounds = builder.make(.freeValues).filter(\.isRequired)
        var remaining = inside
        var found: [CollapseBlocker] = []
        while !remaining.isEmpty {
            var probe = blank
            let zero = probe.addRow(length.terms, .equal, -length.constant, priority: 1000)
            var origins: [RowID: RowOrigin] = [:]
            for row in bounds + remaining { origins[Self.add(row, to: &probe)] = row.origin }
            guard case .infeasible(let set) = probe.solve() else { break }
            let members = set.rows.compactMap { origins[$0] }.sorted(by: comesBefore).compactMap(\.constraint)
            guard let last = members.last(where: { joins($0, farEdgeOf: view, axis) }) ?? members.last else { break }
            // A set without the zero length conflicts whether the view collapses or not.
            if set.rows.contains(zero),
                let least = least(length, bounds + inside.filter { $0.isOne(of: members) || !isLength(of: view, $0) })
                    ?? least(length, bounds + inside.filter { $0.isOne(of: members) })
            {
                found.append(CollapseBlocker(members: members, last: last, least: least))
            }
            remaining.removeAll { $0.isOne(of: [last]) }
        }
        return found
    }

    private static func add(_ row: Row, to solver: inout Solver) -> RowID {
        solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
    }

    private func isInside(_ view: ViewID, _ constraint: Constraint) -> Bool {
        constraint.anchors.allSatisfy { $0.item.view == view || layout.isDescendant($0.item.view, of: view) }
    }

    private func isLength(of view: ViewID, _ row: Row) -> Bool {
        row.origin.constraint.map { id in layout[id].anchors.allSatisfy { $0.item == Item(view) } } ?? false
    }

    private func joins(_ id: ConstraintID, farEdgeOf view: ViewID, _ axis: Axis) -> Bool {
        let far: Edge = axis == .horizontal ? .trailing : .bottom
        let anchors = layout[id].anchors
        return anchors.count > 1 && anchors.contains { $0.item.view == view && $0.attribute.lies(on: far) }
    }

    /// The least length that some rows allow, nil where they conflict.
    private func least(_ length: LinearForm, _ rows: [Row]) -> Double? {
        var probe = blank
        _ = probe.addRow(length.terms, .equal, -length.constant, priority: 1)
        for row in rows { _ = Self.add(row, to: &probe) }
        guard probe.solve() == .solved else { return nil }
        return clean(length.terms.reduce(length.constant) { $0 + $1.coefficient * probe.value(of: $1.variable) })
    }
}

extension Row {
    fileprivate func isOne(of constraints: [ConstraintID]) -> Bool {
        origin.constraint.map(constraints.contains) ?? false
    }
}
