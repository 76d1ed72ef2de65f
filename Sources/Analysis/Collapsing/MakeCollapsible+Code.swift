import AutoLayoutEngine
import LayoutModel

/// Code makes a view collapsible by a method that hides it, sets its length and one of its gaps to zero, and undoes
/// both.
extension MakeCollapsible {
    func inCode(_ axis: Axis, _ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        // The constraints inside of a class of the project may require room, and are not in this layout.
        guard !layout.mayHaveAnyLength(view, axis), layout[view].customClass == nil else { return [] }
        let constraints = CollapsibleConstraints(layout, view)
        guard constraints.areKnown(on: axis) else { return [] }
        let lengths = constraints.lengths(axis).filter { $0.relation != .lessThanOrEqual }
        let isFixed = lengths.contains { $0.relation == .equal && $0.isRequired }
        for edge in constraints.edges(axis) {
            let zeroed = (lengths + constraints.gaps(at: edge)).map(\.id)
            let edits = [ModelEdit.addHidingMethod(view, zeroed: zeroed, zeroLength: isFixed ? nil : axis)]
            guard try closes(edits, axis, &trial), try holdsOnDevice(edits, &trial) else { continue }
            return [Repair(title: "\(title) by its \(edge.rawValue) edge, with a method that hides it", edits: edits)]
        }
        return []
    }

    /// Whether the constraints hold while the view is gone if the screen or the table gives the root its size.
    private func holdsOnDevice(_ edits: [ModelEdit], _ trial: inout PaidTrial) throws(Cancelled) -> Bool {
        guard let before = layout.onDevice, var changed = layout.applying(edits).onDevice else { return true }
        guard trial.canPay() else { return false }
        // What is computed from the screen is given with it. Where the likely numbers do not hold, they are others.
        if !layout.freeNumbers.isEmpty, try holdsAtFirst(before.withLikelyNumbers, &trial) {
            changed = changed.withLikelyNumbers
        }
        var solver = LayoutSolver(changed)
        return try solveGone(changed, &solver, &trial).conflicts.isEmpty
    }

    private func holdsAtFirst(_ layout: Layout, _ trial: inout PaidTrial) throws(Cancelled) -> Bool {
        var solver = LayoutSolver(layout)
        let solution = try solver.solve(Configuration(baseOf: layout), listsAmbiguous: false, trial.cancellation)
        trial.spend(layout.work(of: solver))
        return solution.conflicts.isEmpty
    }
}

extension Layout {
    /// The layout in a root that is as large as the assumed device, with the safe area of that, as far as code cannot
    /// choose the size. Nil if it may be of any size.
    fileprivate var onDevice: Layout? {
        guard sourceTraits.contains(.hasGivenWidth), let assumed = sizes.first?.size,
            case .preferred(let width) = assumed.width
        else { return nil }
        var layout = self
        layout.hasFreeInsets = false
        layout.sizes[0].size.width = .points(width)
        if !sourceTraits.contains(.mayFitContent), case .preferred(let height) = assumed.height {
            layout.sizes[0].size.height = .points(height)
        }
        return layout
    }

    /// The layout in which every free number has its likely value.
    fileprivate var withLikelyNumbers: Layout {
        var layout = self
        for index in layout.constraints.indices {
            let constant = layout.constraints[index].constant
            layout.constraints[index].constant = constant.replacingFreeNumbers { freeNumbers[$0.index].likely }
        }
        return layout
    }
}
