import AutoLayoutEngine
import LayoutModel

extension GapWhenGoneRule {
    /// Collapses the view by one edge, the far one first, on the axis of the gap; what it collapses by already stays.
    func candidates(for finding: Finding) -> [Repair] {
        sightings.views(of: finding).flatMap { view, axis -> [Repair] in
            let edges: [Edge] = axis == .horizontal ? [.trailing, .leading] : [.bottom, .top]
            let present = layout.collapses.filter { $0.view == view }.reduce(into: Set<Edge>()) {
                $0.formUnion($1.edges)
            }
            return edges.filter { !present.contains($0) }.map { edge in
                Repair(
                    title: "Collapse \(Naming(layout).quoted(view)) by its \(edge.rawValue) edge",
                    edits: [.setCollapse(view, present.union([edge]))])
            }
        }
    }
}

extension DuplicateConstraintRule {
    /// The later one goes; where it cannot, since something names it, the first.
    func candidates(for finding: Finding) -> [Repair] {
        constraints(of: finding).flatMap { [$0] + (first(of: $0).map { [$0] } ?? []) }.map { id in
            Repair(title: "Remove \(Naming(layout).equation(layout[id]))", edits: [.removeConstraint(id)])
        }
    }
}

extension DoesNotFitRule {
    /// A priority below required, or an inequality, for each of the constraints that do not fit.
    func candidates(for finding: Finding) -> [Repair] {
        constraints(of: finding).flatMap { id -> [Repair] in
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
    }
}

extension RedundantRule {
    /// In a document somebody has to choose it: code that switches the others off by their outlets may count on this one.
    func candidates(for finding: Finding) -> [Repair] {
        constraints(of: finding).map { id in
            Repair(
                title: "Remove \(Naming(layout).equation(layout[id]))", edits: [.removeConstraint(id)],
                needsChoice: layout.designTime != nil)
        }
    }
}
