import AutoLayoutEngine
import LayoutModel
import SourceText

extension ConflictRule {
    /// For each member that somebody wrote: a priority below required, the constant that fits, an inequality, no
    /// constraint at all.
    ///
    /// Of the reported member and of the first other one every way is listed before the rest. What leaves nothing of a
    /// view comes last, and somebody has to choose it.
    struct Cause: FindingCause {
        let layout: Layout
        let conflict: Conflict
        /// The first one in which the conflict was observed.
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
                keepsItsSense(constraint, old, fitting)
            {
                let title = "Change the constant of \(equation) to \(Points.text(fitting))"
                result.append(Repair(title: title, edits: [.setConstant(id, fitting)]))
            }
            return result + layout.repairsRelaxing(id) + [layout.repairRemoving(id)]
        }

        /// Whether a gap stays a gap, not an overlap, and a size a size.
        private func keepsItsSense(_ constraint: Constraint, _ old: Double, _ new: Double) -> Bool {
            constraint.second == nil ? new > 0 : old == 0 || old * new >= 0
        }

        /// The constant with which a member holds if the others come first, to a thousandth of a point.
        private func fittingConstant(
            of id: ConstraintID, _ cancellation: Cancellation
        ) throws(Cancelled) -> Double? {
            var solver = LayoutSolver(layout.applying([.setPriority(id, 999.99)]))
            _ = try solver.solve(configuration, cancellation)
            return solver.fittingConstant(of: id).map(\.inThousandths)
        }
    }
}
