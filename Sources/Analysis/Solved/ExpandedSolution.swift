import AutoLayoutEngine
import LayoutModel

/// A layout solved with no view gone, with the rows and columns of its picture.
final class ExpandedSolution: Sendable {
    private let solved: SolvedConfiguration
    private let orders = AxisPair(horizontal: Memo<RowOrder>(), vertical: Memo<RowOrder>())

    init(_ solved: SolvedConfiguration) {
        self.solved = solved
    }

    /// The order of siblings along an axis.
    func order(_ axis: Axis) -> RowOrder {
        orders[axis].value { RowOrder(solved, axis) }
    }

    /// The views, by axis, whose frames a conflict makes meaningless.
    var inConflict: Set<ViewAxis> { solved.inConflict }

    func frame(of view: ViewID) -> Rect { solved.solution.frames[view.index] }

    /// The views that are gone in another solution, and not in this one.
    func viewsGone(in other: Solution) -> [ViewID] {
        other.isGone.indices.filter { other.isGone[$0] && !solved.solution.isGone[$0] }.map { ViewID($0) }
    }

    func isInsideSuperview(_ view: ViewID) -> Bool {
        solved.layout.beyondSuperview(view, in: solved.solution) == nil
    }
}
