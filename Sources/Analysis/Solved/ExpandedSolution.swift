import AutoLayoutEngine
import LayoutModel

/// A solution in which no view has gone, with the rows and columns of its picture.
final class ExpandedSolution: Sendable {
    private let solution: Solution
    private let layout: Layout
    private let orders = AxisPair(horizontal: Memo<RowOrder>(), vertical: Memo<RowOrder>())

    init(_ solution: Solution, _ layout: Layout) {
        self.solution = solution
        self.layout = layout
    }

    /// The order of siblings along an axis.
    func order(_ axis: Axis) -> RowOrder {
        orders[axis].value { RowOrder(solution, layout, axis) }
    }

    func frame(of view: ViewID) -> Rect { solution.frame(of: view) }

    /// The views that are gone in another solution, and not in this one.
    func viewsGone(in other: Solution) -> [ViewID] {
        layout.views.indices.filter { other.isGone[$0] && !solution.isGone[$0] }.map { ViewID($0) }
    }

    func isInsideSuperview(_ view: ViewID) -> Bool {
        layout.beyondSuperview(view, in: solution) == nil
    }
}
