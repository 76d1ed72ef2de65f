import AutoLayoutEngine
import LayoutModel
import Wording

/// Changes the edges or the constraints by which views collapse.
struct Recollapsing {
    private let layout: Layout
    private var naming: Naming { Naming(layout) }

    init(_ layout: Layout) {
        self.layout = layout
    }

    // MARK: By one edge of an axis

    /// Collapses all views by the same single edge of an axis, the far one first.
    func repairs(collapsingAlike views: [ViewID], _ axis: Axis) -> [Repair] {
        axis.collapseEdges.compactMap { repair(by: $0, views) }
    }

    /// Nil if one of the views cannot collapse by the edge, or if nothing would change.
    private func repair(by edge: Edge, _ views: [ViewID]) -> Repair? {
        var edits: [ModelEdit] = []
        for view in views {
            guard let change = edit(by: edge, view) else { return nil }
            edits.append(contentsOf: change)
        }
        guard !edits.isEmpty else { return nil }
        if views.count == 1, let view = views.first, case .setCollapsibleConstraints(_, let new)? = edits.first {
            return Repair(title: title(view, new), edits: edits)
        }
        let removesEdges = views.allSatisfy { view in
            let edges = layout.collapse(of: view)?.edges ?? []
            return edges.contains(edge) && edges.count { $0.axis == edge.axis } > 1
        }
        let owner = views.count == 1 ? "its" : "their"
        return Repair(
            title: "Collapse \(naming.quoted(views)) by \(owner) \(edge.rawValue) "
                + (views.count == 1 ? "edge" : "edges") + (removesEdges ? " only" : ""), edits: edits)
    }

    /// No edits if the view already collapses by the edge; nil if it cannot.
    private func edit(by edge: Edge, _ view: ViewID) -> [ModelEdit]? {
        guard let collapse = layout.collapse(of: view) else { return [.setCollapse(view, [edge])] }
        switch collapse.style {
        case .fdCollapsible:
            let constraints = CollapsibleConstraints(layout, view)
            let ties = Edge.allCases.filter { $0.axis == edge.axis }.flatMap(constraints.ties).map(\.id)
            let wanted = constraints.gaps(at: edge).map(\.id)
            let kept = collapse.constraints.filter { !ties.contains($0) || wanted.contains($0) }
            let all = kept + wanted.filter { !kept.contains($0) }
            if all.isEmpty { return nil }
            return Set(all) == Set(collapse.constraints) ? [] : [.setCollapsibleConstraints(view, all)]
        case .uiViewVisibilitySwift: return nil
        case .flexibleBox where edge.axis == .vertical: return nil
        case .plain, .hrViewVisible, .uiViewVisibility, .flexibleBox:
            let edges = collapse.edges.filter { $0.axis != edge.axis }.union([edge])
            return edges == collapse.edges ? [] : [.setCollapse(view, edges)]
        }
    }

    // MARK: Without a constraint

    /// Excludes a constraint from the collapse: the view collapses by the opposite edge, otherwise by fewer edges.
    func repairs(sparing constraint: ConstraintID, _ collapse: Collapse) -> [Repair] {
        let view = collapse.view
        if collapse.style == .fdCollapsible {
            let rest = collapse.constraints.filter { $0 != constraint }
            let constraints = CollapsibleConstraints(layout, view)
            let edge = Edge.allCases.first { constraints.ties(at: $0).contains { $0.id == constraint } }
            let others = edge.map { constraints.gaps(at: $0.opposite) } ?? []
            let new = others.map(\.id).filter { !rest.contains($0) }
            return [new.isEmpty ? [] : rest + new, rest].filter { !$0.isEmpty }.map {
                Repair(title: title(view, $0), edits: [.setCollapsibleConstraints(view, $0)])
            }
        }
        let edges = Edge.allCases.filter(collapse.edges.contains).filter { edge in
            var less = collapse
            less.edges.remove(edge)
            return !CollapseReach(less, layout).constraints.contains(constraint)
        }
        return edges.flatMap { edge -> [Repair] in
            let rest = collapse.edges.subtracting([edge])
            let turned = rest.union([edge.opposite])
            return [turned, rest].filter { !$0.isEmpty && $0 != collapse.edges }.map {
                Repair(title: title(view, $0), edits: [.setCollapse(view, $0)])
            }
        }
    }

    // MARK: With more constraints

    /// Adds the view's length and one of its gaps to its collection, for a view whose constraints are listed.
    func repairs(listingMoreFor view: ViewID, _ axis: Axis) -> [Repair] {
        guard let collapse = layout.collapse(of: view), collapse.style == .fdCollapsible else { return [] }
        let constraints = CollapsibleConstraints(layout, view)
        return axis.collapseEdges.compactMap { edge in
            let more = (constraints.lengths(axis) + constraints.gaps(at: edge)).map(\.id)
            let new = more.filter { !collapse.constraints.contains($0) }
            guard !new.isEmpty else { return nil }
            let all = collapse.constraints + new
            return Repair(title: title(view, all), edits: [.setCollapsibleConstraints(view, all)])
        }
    }

    // MARK: Titles

    private func title(_ view: ViewID, _ edges: Set<Edge>) -> String {
        let words = Edge.allCases.filter(edges.contains).map(\.rawValue)
        return "Collapse \(naming.quoted(view)) by its \(Naming.list(words)) \(words.count == 1 ? "edge" : "edges")"
    }

    /// Names the constraints that newly collapse, and those that no longer do.
    private func title(_ view: ViewID, _ constraints: [ConstraintID]) -> String {
        let old = layout.collapse(of: view)?.constraints ?? []
        func list(_ ids: [ConstraintID], without others: [ConstraintID]) -> String {
            Naming.list(ids.filter { !others.contains($0) }.map { naming.equation(layout[$0]) })
        }
        let (added, removed) = (list(constraints, without: old), list(old, without: constraints))
        let name = naming.quoted(view)
        if added.isEmpty { return "Keep \(removed) when \(name) collapses" }
        return "Collapse \(added) with \(name)" + (removed.isEmpty ? "" : " instead of \(removed)")
    }
}
