import LayoutModel
import Simplex

/// Chooses which of several optimal solutions is shown.
extension LayoutSolver {
    /// The solver that the frames are read from.
    func shownSolver() -> Solver {
        if effective.isDesignTime { return isUnique ? solver : solverNearRecordedFrames() }
        return isShown ? solverWithLikelyContents() : solver
    }

    /// The last solution with every ambiguous value as near to the recorded frames as possible.
    ///
    /// An editor leaves a view where it was drawn when nothing determines its position. The value is still ambiguous.
    private func solverNearRecordedFrames() -> Solver {
        var probe = solver
        for view in layout.views {
            guard let recorded = view.recordedFrame, let parent = view.parent else { continue }
            for axis in Axis.allCases {
                let position = [Term(variables.start(view.id, axis), 1), Term(variables.start(parent, axis), -1)]
                _ = probe.addRow(
                    position, .equal, recorded.start(on: axis), priority: FillerPriority.recordedPosition)
                let length = [Term(variables.length(view.id, axis), 1)]
                _ = probe.addRow(length, .equal, recorded.length(on: axis), priority: FillerPriority.recordedSize)
            }
        }
        return probe.solve() == .solved ? probe : solver
    }

    /// The last solution with every content of unknown length at its likely length.
    ///
    /// In the solution itself such a length yields to every written constraint, so that no finding depends on a guess.
    /// But then a weak constraint such as `height == 0 @200` collapses the content, which the running app does not
    /// show.
    private func solverWithLikelyContents() -> Solver {
        var unknown: [(variable: Variable, likely: Double)] = []
        for view in layout.views.indices.lazy.map(ViewID.init) {
            for axis in Axis.allCases where effective.intrinsicSizes[view.index][axis] == .unknown {
                guard let variable = variables.variable(for: .intrinsicLength(view, axis)) else { continue }
                unknown.append((variable, layout.likelyLength(ofContentOf: view, axis)))
            }
        }
        guard unknown.contains(where: { abs(solver.value(of: $0.variable) - $0.likely) > 0.01 }) else { return solver }
        var probe = solver
        for (variable, likely) in unknown {
            _ = probe.addRow([Term(variable, 1)], .equal, likely, priority: FillerPriority.likelyContent)
        }
        return probe.solve() == .solved ? probe : solver
    }
}
