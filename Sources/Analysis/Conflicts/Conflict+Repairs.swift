import AutoLayoutEngine
import LayoutModel
import SourceText

extension ConflictRule {
    /// For each written member: lowers its priority, changes its constant to fit, relaxes it or removes it.
    ///
    /// All repairs of the reported member and of the first other one come before the rest. Repairs that leave a view
    /// without length come last and require a choice.
    struct Cause: FindingCause {
        let layout: Layout
        let conflict: Conflict
        /// The first configuration in which the conflict was observed.
        let configuration: Configuration

        func repairs(_ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            let ordered = conflict.constraintsToRelax(in: layout)
            let leading = ordered.filter { $0 == ordered.first || $0 == conflict.broken.constraint }
            let others = ordered.filter { !leading.contains($0) }.prefix(4)
            var repairs: [Repair] = []
            for id in leading + others { repairs += try changes(of: id, cancellation) }
            return try Squeezing(layout, conflict.bounds, at: configuration).ranked(repairs, cancellation)
        }

        private func changes(of id: ConstraintID, _ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
            let constraint = layout[id]
            let equation = naming.equation(constraint)
            var result = [layout.repairLowering(id)]
            if let old = constraint.constant.literal, let fitting = try fittingConstant(of: id, cancellation),
                keepsMeaning(constraint, old, fitting)
            {
                let title = "Change the constant of \(equation) to \(Points.text(fitting))"
                result.append(Repair(title: title, edits: [.setConstant(id, fitting)]))
            }
            return result + layout.repairsRelaxing(id) + [layout.repairRemoving(id)]
        }

        /// Whether a gap does not become an overlap, and a size stays positive.
        private func keepsMeaning(_ constraint: Constraint, _ old: Double, _ new: Double) -> Bool {
            constraint.second == nil ? new > 0 : old == 0 || old * new >= 0
        }

        /// The constant with which a member holds if the others have precedence, rounded to a thousandth of a point.
        private func fittingConstant(
            of id: ConstraintID, _ cancellation: Cancellation
        ) throws(Cancelled) -> Double? {
            var solver = LayoutSolver(layout.applying([.setPriority(id, 999.99)]))
            _ = try solver.solve(configuration, cancellation)
            return solver.fittingConstant(of: id).map(\.inThousandths)
        }
    }
}
