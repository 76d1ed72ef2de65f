import LayoutModel
import Simplex

/// What the last solution makes of the views.
extension LayoutSolver {
    func frame(at view: ViewID, in solver: Solver) -> Rect {
        guard !effective.isAbsent(view) else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        func length(_ axis: Axis) -> Double {
            if isOutOfStack(view), layout[view].parent.flatMap({ layout[$0].stack?.axis }) == axis { return 0 }
            return clean(solver.value(of: variables.length(view, axis)))
        }
        func start(_ axis: Axis) -> Double {
            let own = solver.value(of: variables.start(view, axis))
            guard let parent = layout.views[view.index].parent else {
                // Where the root stands in its own superview is recorded, and nothing that is solved.
                guard effective.isDesignTime, let recorded = layout[view].recordedFrame else { return clean(own) }
                return axis == .horizontal ? recorded.x : recorded.y
            }
            return clean(own - solver.value(of: variables.start(parent, axis)))
        }
        return Rect(
            x: start(.horizontal), y: start(.vertical), width: length(.horizontal), height: length(.vertical))
    }

    /// Takes the last bits of rounding off: frames are exact to a millionth of a point.
    func clean(_ value: Double) -> Double {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }

    /// The solver whose values the frames are.
    func shownSolver() -> Solver {
        if effective.isDesignTime { return isUnique ? solver : solverNearRecordedFrames() }
        return isShown ? solverWithLikelyContents() : solver
    }

    /// By ``ViewID/index``: whether the view or one around it is hidden, or not there. A view comes after its superview.
    func hiddenWithTheirSuperviews() -> [Bool] {
        var result = effective.isHidden
        for view in effective.variation.absent { result[view.index] = true }
        for index in result.indices where !result[index] {
            if let parent = layout.views[index].parent { result[index] = result[parent.index] }
        }
        return result
    }

    /// Whether the view is collapsed or left out of its stack.
    func isTakenAway(_ view: ViewID) -> Bool {
        effective.isGone[view.index] || isOutOfStack(view)
    }

    func isOutOfStack(_ view: ViewID) -> Bool {
        guard effective.isHidden[view.index], let parent = layout.views[view.index].parent else { return false }
        return layout[parent].stack != nil
    }
}
