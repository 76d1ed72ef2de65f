import AutoLayoutEngine
import LayoutModel

/// Makes a view collapsible: finds the edges by which it must collapse so that, gone, it leaves one gap where two were.
struct MakeCollapsible {
    let layout: Layout
    let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// Those that close the gap; what else comes of them has still to be tried.
    func candidates(_ trial: Trial) -> [Repair] {
        let kind = layout[view].kind
        guard kind != .guide, kind != .spacer, !layout.collapses.contains(where: { $0.view == view }),
            layout[view].parent.flatMap({ layout[$0].stack }) == nil
        else { return [] }
        if layout.designTime != nil { return axes().flatMap { inDocument($0, trial) } }
        return axes().flatMap { axis in
            Self.edges(of: axis).filter { closes(by: $0, trial) }.map { edge in
                Repair(
                    title: "Make \(Naming(layout).quoted(view)) collapsible by its \(edge.rawValue) edge",
                    edits: [.setCollapse(view, [edge])])
            }.prefix(1)
        }
    }

    /// By the far edge first: what comes behind closes up.
    static func edges(of axis: Axis) -> [Edge] {
        axis == .horizontal ? [.trailing, .leading] : [.bottom, .top]
    }

    /// The axes on which neighbours are tied to the view's edges, the one with more of them first.
    private func axes() -> [Axis] {
        func ties(_ axis: Axis) -> Int {
            layout.constraints.count { constraint in
                guard constraint.isActive, let second = constraint.second, constraint.first.attribute.axis == axis,
                    !constraint.first.attribute.isSize, constraint.first.item.view == view || second.item.view == view
                else { return false }
                let other = constraint.first.item.view == view ? second.item.view : constraint.first.item.view
                return !layout.ancestors(of: view).contains(other) && !layout.isDescendant(other, of: view)
                    && constraint.first.attribute != second.attribute
            }
        }
        let counted = Axis.allCases.map { (axis: $0, ties: ties($0)) }.filter { $0.ties > 0 }
        return counted.sorted { $0.ties > $1.ties }.map(\.axis)
    }

    /// Whether the view, collapsed so and gone, has no length left, and nothing is wrong in any state.
    private func closes(by edge: Edge, _ trial: Trial) -> Bool {
        closes([.setCollapse(view, [edge])], edge.axis, trial)
    }

    func closes(_ edits: [ModelEdit], _ axis: Axis, _ trial: Trial) -> Bool {
        var changed = layout.applying(edits)
        if !changed.vary.contains(where: { $0.view == view }) {
            changed.vary.append(ViewMention(view: view, range: layout[view].nameRange))
        }
        var solver = LayoutSolver(changed)
        var gone = Configuration(baseOf: changed)
        gone.gone = [view]
        guard let solution = solver.solve(gone), solution.conflicts.isEmpty,
            solution.frame(of: view).length(on: axis) < 0.0005
        else { return false }
        return trial.holds(changed)
    }
}
