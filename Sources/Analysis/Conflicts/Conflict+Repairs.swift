import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

extension ConflictRule {
    /// For each member that somebody wrote: a priority below required, the constant that fits, an inequality, no constraint at all.
    ///
    /// Sizes come before gaps, since a view that gives way keeps the design at the sizes where there is room; then the later member first.
    /// Of the reported member and of the first other one every way is listed before the rest. What leaves nothing of a view comes last, and
    /// somebody has to choose it.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        conflicts(of: finding).flatMap { conflict, configuration -> [Repair] in
            let members = Array(conflict.members.compactMap(\.constraint).reversed())
            let ordered =
                members.filter { layout[$0].first.attribute.isSize }
                + members.filter { !layout[$0].first.attribute.isSize }
            let leading = ordered.filter { $0 == ordered.first || $0 == conflict.broken.constraint }
            let others = ordered.filter { !leading.contains($0) }.prefix(4)
            let all = (leading + others).flatMap { changes(of: $0, at: configuration) }
            return Squeezing(layout, conflict.bounds, at: configuration).ranked(all)
        }
    }

    private func changes(of id: ConstraintID, at configuration: Configuration) -> [Repair] {
        let constraint = layout[id]
        let text = Naming(layout).equation(constraint)
        var result = [Repair(title: "Lower \(text) to priority 999", edits: [.setPriority(id, 999)])]
        if let old = constraint.constant.literal, let fitting = fittingConstant(of: id, at: configuration),
            keepsItsSense(constraint, old, fitting)
        {
            let title = "Change the constant of \(text) to \(Points.text(fitting))"
            result.append(Repair(title: title, edits: [.setConstant(id, fitting)]))
        }
        if constraint.relation == .equal {
            for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
                let title = "Relax \(text) to \(relation.rawValue)"
                result.append(Repair(title: title, edits: [.setRelation(id, relation)]))
            }
        }
        return result + [Repair(title: "Remove \(text)", edits: [.removeConstraint(id)])]
    }

    /// Whether a gap stays a gap, not an overlap, and a size a size.
    private func keepsItsSense(_ constraint: Constraint, _ old: Double, _ new: Double) -> Bool {
        constraint.second == nil ? new > 0 : old == 0 || old * new >= 0
    }

    /// The constant with which a member holds once the others are obeyed first, to a thousandth of a point.
    private func fittingConstant(of id: ConstraintID, at configuration: Configuration) -> Double? {
        var solver = LayoutSolver(layout.applying([.setPriority(id, 999.99)]))
        _ = solver.solve(configuration)
        return solver.fittingConstant(of: id).map { ($0 * 1000).rounded() / 1000 }
    }
}
