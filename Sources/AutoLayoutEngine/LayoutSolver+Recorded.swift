import LayoutModel
import Simplex

extension LayoutSolver {
    /// The solver of the last solution with every number that was undecided as near to the recorded frames as may be.
    ///
    /// An editor leaves a view where it was drawn when nothing says where it belongs. Such a number stays undecided for all that.
    func solverNearRecordedFrames() -> Solver {
        var probe = solver
        for view in layout.views {
            guard let recorded = view.recordedFrame, let parent = view.parent else { continue }
            for axis in Axis.allCases {
                let place = [Term(variables.start(view.id, axis), 1), Term(variables.start(parent, axis), -1)]
                _ = probe.addRow(place, .equal, recorded.start(on: axis), priority: FillerPriority.recordedPosition)
                let length = [Term(variables.length(view.id, axis), 1)]
                _ = probe.addRow(length, .equal, recorded.length(on: axis), priority: FillerPriority.recordedSize)
            }
        }
        return probe.solve() == .solved ? probe : solver
    }
}
