import AutoLayoutEngine
import LayoutModel

extension ConflictRule {
    /// For each member that somebody wrote, the last one first: the constant that fits, 999, an inequality, no constraint at all.
    func candidates(for finding: Finding) -> [Repair] {
        conflicts(of: finding).flatMap { conflict, configuration in
            let members = conflict.members.compactMap(\.constraint)
            let ordered =
                members.filter { conflict.broken.constraint == $0 }
                + members.reversed().filter { conflict.broken.constraint != $0 }
            let kinds = ordered.prefix(6).map { changes(of: $0, at: configuration) }
            // One kind of change over all members before the next: the reader sees different ways first.
            return (0..<4).flatMap { kind in kinds.flatMap { $0.filter { $0.kind == kind }.map(\.repair) } }
        }
    }

    private func changes(of id: ConstraintID, at configuration: Configuration) -> [(kind: Int, repair: Repair)] {
        let constraint = layout[id]
        let text = Naming(layout).equation(constraint)
        var result: [(kind: Int, repair: Repair)] = []
        if constraint.constant.literal != nil, let fitting = fittingConstant(of: id, at: configuration) {
            let title = "Change the constant of \(text) to \(Points.text(fitting))"
            result.append((0, Repair(title: title, edits: [.setConstant(id, fitting)])))
        }
        result.append((1, Repair(title: "Lower \(text) to priority 999", edits: [.setPriority(id, 999)])))
        if constraint.relation == .equal {
            for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
                let title = "Relax \(text) to \(relation.rawValue)"
                result.append((2, Repair(title: title, edits: [.setRelation(id, relation)])))
            }
        }
        result.append((3, Repair(title: "Remove \(text)", edits: [.removeConstraint(id)])))
        return result
    }

    /// The constant with which a member holds once the others are obeyed first, to a thousandth of a point.
    private func fittingConstant(of id: ConstraintID, at configuration: Configuration) -> Double? {
        var solver = LayoutSolver(layout.applying([.setPriority(id, 999.99)]))
        guard solver.solve(configuration) != nil, let constant = solver.fittingConstant(of: id) else { return nil }
        return (constant * 1000).rounded() / 1000
    }
}
