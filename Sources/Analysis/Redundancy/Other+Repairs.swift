import Wording
import AutoLayoutEngine
import LayoutModel

extension DuplicateConstraintRule {
    /// The later one goes; where it cannot, since something names it, the first.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        constraints(of: finding).flatMap { [$0] + (first(of: $0).map { [$0] } ?? []) }.map { id in
            Repair(title: "Remove \(Naming(layout).equation(layout[id]))", edits: [.removeConstraint(id)])
        }
    }
}

extension DoesNotFitRule {
    /// A priority below required, or an inequality, for each of the constraints that do not fit.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let all = constraints(of: finding).flatMap { id -> [Repair] in
            let constraint = layout[id]
            let text = Naming(layout).equation(constraint)
            var result = [Repair(title: "Lower \(text) to priority 999", edits: [.setPriority(id, 999)])]
            if constraint.relation == .equal {
                for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
                    result.append(
                        Repair(title: "Relax \(text) to \(relation.rawValue)", edits: [.setRelation(id, relation)]))
                }
            }
            return result
        }
        return Squeezing(layout, bounds(of: finding), at: Configuration(baseOf: layout)).ranked(all)
    }
}

extension RedundantRule {
    /// In a document somebody has to choose it: code that switches the others off by their outlets may count on this one.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        constraints(of: finding).map { id in
            Repair(
                title: "Remove \(Naming(layout).equation(layout[id]))", edits: [.removeConstraint(id)],
                needsChoice: layout.designTime != nil)
        }
    }
}
