import LayoutModel
import Simplex

extension LayoutSolver {
    /// The solver of the last solution with every content of unknown length as long as is likely.
    ///
    /// Such a length gives way to all that is written, or a finding could rest on a guess. A weak constraint such as `height == 0 @200`
    /// presses it to nothing then, and that is no picture of the layout: when the app runs, the content resists with its own priority.
    func solverWithLikelyContents() -> Solver {
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

extension Layout {
    /// How long content of unknown length may be: as it was drawn, else as a line of the system's font.
    func likelyLength(ofContentOf id: ViewID, _ axis: Axis) -> Double {
        let view = views[id.index]
        return view.likelySize[axis] ?? (axis == .vertical ? 20.5 : 8.5 * Double(min(view.text?.count ?? 6, 200)))
    }
}
