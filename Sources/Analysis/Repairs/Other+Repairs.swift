import AutoLayoutEngine
import LayoutModel

extension GapWhenGoneRule {
    /// Collapses the view by one edge, the far one first, on the axis of the gap; what it collapses by already stays.
    func candidates(for finding: Finding) -> [Repair] {
        views(of: finding).flatMap { view, axis -> [Repair] in
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

extension RedundantRule {
    func candidates(for finding: Finding) -> [Repair] {
        constraints(of: finding).map { id in
            Repair(title: "Remove \(Naming(layout).equation(layout[id]))", edits: [.removeConstraint(id)])
        }
    }
}
