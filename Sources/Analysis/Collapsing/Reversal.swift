import Wording
import AutoLayoutEngine
import LayoutModel

/// Exchanges first and second item of gaps. What a constraint says stays the same; which view FlexibleBox lets it go with does not.
struct Reversal {
    private let layout: Layout
    private var naming: Naming { Naming(layout) }

    init(_ layout: Layout) {
        self.layout = layout
    }

    func repair(_ constraints: [ConstraintID]) -> Repair {
        Repair(
            title: "Reverse first and second item of \(Naming.list(constraints.map { naming.equation(layout[$0]) }))",
            edits: constraints.map { .reverseItems($0) })
    }

    /// The gap on one side of the view, with those beyond it one by one, where that decides what goes with which view: a row keeps its
    /// gaps where all are written the same way round.
    func candidates(at view: ViewID, _ axis: Axis) -> [Repair] {
        let ties = EdgeLinks(layout, axis)
        let sides = [run(from: view, ties.before), run(from: view, ties.behind)]
        let longest = sides.map(\.count).max() ?? 0
        let runs = (1...max(longest, 1)).flatMap { count in
            sides.filter { $0.count >= count }.map { Array($0.prefix(count)) }
        }
        return runs.filter(decides).map(repair)
    }

    /// The gaps from a view to the edge of its superview.
    private func run(from view: ViewID, _ ties: [[EdgeLinks.Tie]]) -> [ConstraintID] {
        var result: [ConstraintID] = []
        var place = view
        while let tie = ties[place.index].first(where: { layout[$0.constraint].reversed != nil }),
            !result.contains(tie.constraint)
        {
            result.append(tie.constraint)
            guard layout[tie.neighbour].parent == layout[view].parent else { break }
            place = tie.neighbour
        }
        return result
    }

    private func decides(_ constraints: [ConstraintID]) -> Bool {
        let reversed = layout.applying(constraints.map { .reverseItems($0) })
        return layout.collapses.contains {
            CollapseReach($0, layout).constraints != CollapseReach($0, reversed).constraints
        }
    }
}
