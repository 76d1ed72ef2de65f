import Wording
import AutoLayoutEngine
import LayoutModel

/// Lets views collapse by other edges, or with other constraints, than they do.
struct Recollapsing {
    private let layout: Layout
    private var naming: Naming { Naming(layout) }

    init(_ layout: Layout) {
        self.layout = layout
    }

    // MARK: By one edge of an axis

    /// By this edge and no other of its axis, all of them alike; nil where one of them cannot, or where that changes nothing.
    func repair(by edge: Edge, _ views: [ViewID]) -> Repair? {
        var edits: [ModelEdit] = []
        for view in views {
            guard let change = edit(by: edge, view) else { return nil }
            edits.append(contentsOf: change)
        }
        guard !edits.isEmpty else { return nil }
        if views.count == 1, let view = views.first, case .setCollapsibleConstraints(_, let new)? = edits.first {
            return Repair(title: title(view, new), edits: edits)
        }
        let isLess = views.allSatisfy { view in
            collapse(of: view).map {
                $0.edges.isSuperset(of: [edge]) && $0.edges.filter { $0.axis == edge.axis }.count > 1
            }
                ?? false
        }
        let owner = views.count == 1 ? "its" : "their"
        return Repair(
            title:
                "Collapse \(naming.quoted(views)) by \(owner) \(edge.rawValue) \(views.count == 1 ? "edge" : "edges")"
                + (isLess ? " only" : ""), edits: edits)
    }

    /// No edit where the view collapses so already; nil where it cannot.
    private func edit(by edge: Edge, _ view: ViewID) -> [ModelEdit]? {
        guard let collapse = collapse(of: view) else { return [.setCollapse(view, [edge])] }
        let kept = collapse.edges.filter { $0.axis != edge.axis }
        switch collapse.style {
        case .fdCollapsible:
            let finding = MakeCollapsible(layout, view)
            let gaps = Edge.allCases.filter { $0.axis == edge.axis }.flatMap { finding.ties(at: $0) }.map(\.id)
            let wanted = finding.ties(at: edge).filter { $0.constant.literal != 0 }.map(\.id)
            let new = collapse.constraints.filter { !gaps.contains($0) || wanted.contains($0) }
            let all = new + wanted.filter { !new.contains($0) }
            if all.isEmpty { return nil }
            return Set(all) == Set(collapse.constraints) ? [] : [.setCollapsibleConstraints(view, all)]
        case .uiViewVisibilitySwift: return nil
        case .flexibleBox where edge.axis == .vertical: return nil
        case .plain, .hrViewVisible, .uiViewVisibility, .flexibleBox:
            let edges = kept.union([edge])
            return edges == collapse.edges ? [] : [.setCollapse(view, edges)]
        }
    }

    // MARK: Without a constraint

    /// So that a constraint stays as it is when the view goes: by the opposite edge, else by less.
    func repairs(sparing constraint: ConstraintID, _ collapse: Collapse) -> [Repair] {
        let view = collapse.view
        if collapse.style == .fdCollapsible {
            let rest = collapse.constraints.filter { $0 != constraint }
            let finding = MakeCollapsible(layout, view)
            let edge = Edge.allCases.first { finding.ties(at: $0).contains { $0.id == constraint } }
            let others = edge.map { finding.ties(at: $0.opposite) } ?? []
            let new = others.filter { $0.constant.literal != 0 && !rest.contains($0.id) }.map(\.id)
            return [new.isEmpty ? [] : rest + new, rest].filter { !$0.isEmpty }.map {
                Repair(title: title(view, $0), edits: [.setCollapsibleConstraints(view, $0)])
            }
        }
        let edges = collapse.edges.filter { edge in
            var less = collapse
            less.edges.remove(edge)
            return !CollapseReach(less, layout).constraints.contains(constraint)
        }
        return Edge.allCases.filter(edges.contains).flatMap { edge -> [Repair] in
            let rest = collapse.edges.subtracting([edge])
            let turned = rest.union([edge.opposite])
            return [turned, rest].filter { !$0.isEmpty && $0 != collapse.edges }.map {
                Repair(title: title(view, $0), edits: [.setCollapse(view, $0)])
            }
        }
    }

    // MARK: With more constraints

    /// With what gives the view its length and one of its gaps, for a view of which constraints are listed.
    func repairs(listingMoreFor view: ViewID, _ axis: Axis) -> [Repair] {
        guard let collapse = collapse(of: view), collapse.style == .fdCollapsible else { return [] }
        let finding = MakeCollapsible(layout, view)
        return MakeCollapsible.edges(of: axis).compactMap { edge in
            let more = (finding.lengths(axis) + finding.ties(at: edge).filter { $0.constant.literal != 0 }).map(\.id)
            let new = more.filter { !collapse.constraints.contains($0) }
            guard !new.isEmpty else { return nil }
            let all = collapse.constraints + new
            return Repair(title: title(view, all), edits: [.setCollapsibleConstraints(view, all)])
        }
    }

    // MARK: Words

    private func title(_ view: ViewID, _ edges: Set<Edge>) -> String {
        let words = Edge.allCases.filter(edges.contains).map(\.rawValue)
        return "Collapse \(naming.quoted(view)) by its \(Naming.list(words)) \(words.count == 1 ? "edge" : "edges")"
    }

    /// What goes with the view that did not, and the other way about.
    private func title(_ view: ViewID, _ constraints: [ConstraintID]) -> String {
        let old = collapse(of: view)?.constraints ?? []
        let new = constraints.filter { !old.contains($0) }.map { naming.equation(layout[$0]) }
        let gone = old.filter { !constraints.contains($0) }.map { naming.equation(layout[$0]) }
        let name = naming.quoted(view)
        if new.isEmpty { return "Keep \(Naming.list(gone)) when \(name) collapses" }
        return "Collapse \(Naming.list(new)) with \(name)" + (gone.isEmpty ? "" : " instead of \(Naming.list(gone))")
    }

    private func collapse(of view: ViewID) -> Collapse? {
        layout.collapses.first { $0.view == view }
    }
}

extension Edge {
    /// The other edge of its axis, of the same kind.
    var opposite: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }
}
