import AutoLayoutEngine
import LayoutModel
import Wording

/// Swaps the first and second item of gaps. The constraints stay equivalent, but FlexibleBox collapses each with its
/// first item.
struct Reversal {
    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
    }

    func repair(_ constraints: [ConstraintID]) -> Repair {
        let equations = constraints.map { Naming(layout).equation(layout[$0]) }
        return Repair(
            title: "Reverse first and second item of \(Naming.list(equations))",
            edits: constraints.map { .reverseItems($0) })
    }

    /// Reverses the gap on one side of the view, together with more and more gaps beyond it, because in a row all gaps
    /// must have the same order. Leaves out reversals that do not change which gap collapses with which view.
    func candidates(at view: ViewID, _ axis: Axis) -> [Repair] {
        let links = EdgeLinks(layout, axis)
        let sides = [run(from: view, links.before), run(from: view, links.after)]
        let longest = sides.map(\.count).max() ?? 0
        let runs = (1...max(longest, 1)).flatMap { count in
            sides.filter { $0.count >= count }.map { Array($0.prefix(count)) }
        }
        return runs.filter(changesCollapses).map(repair)
    }

    /// The gaps from a view to the edge of its superview.
    private func run(from start: ViewID, _ links: [[EdgeLink]]) -> [ConstraintID] {
        var result: [ConstraintID] = []
        var view = start
        while let link = links[view.index].first(where: { layout[$0.constraint].reversed != nil }),
            !result.contains(link.constraint)
        {
            result.append(link.constraint)
            guard layout[link.neighbour].parent == layout[start].parent else { break }
            view = link.neighbour
        }
        return result
    }

    private func changesCollapses(_ constraints: [ConstraintID]) -> Bool {
        let reversed = layout.applying(constraints.map { .reverseItems($0) })
        return layout.collapses.contains {
            CollapseReach($0, layout).constraints != CollapseReach($0, reversed).constraints
        }
    }
}
