import AutoLayoutEngine
import LayoutModel

/// Tells the repairs that leave nothing of a view which would have to be smaller than nothing: that is legal, and no better.
struct Squeezing {
    private let layout: Layout
    private let bounds: [Conflict.Bound]
    private let configuration: Configuration

    init(_ layout: Layout, _ bounds: [Conflict.Bound], at configuration: Configuration) {
        self.layout = layout
        self.bounds = bounds
        self.configuration = configuration
    }

    /// The repairs with those last that leave nothing of a view; these somebody has to choose.
    func ranked(_ repairs: [Repair]) -> [Repair] {
        guard !bounds.isEmpty else { return repairs }
        let all = repairs.map { repair -> Repair in
            var repair = repair
            if leavesNothing(repair) { repair.needsChoice = true }
            return repair
        }
        return all.filter { !$0.needsChoice } + all.filter(\.needsChoice)
    }

    /// Whether a view that was drawn with something, or was not drawn, has nothing left.
    private func leavesNothing(_ repair: Repair) -> Bool {
        var solver = LayoutSolver(layout.applying(repair.edits))
        let solution = solver.solve(configuration, listsAmbiguous: false)
        return bounds.contains { bound in
            let drawn = layout[bound.view].recordedFrame?.length(on: bound.axis) ?? .infinity
            return solution.frame(of: bound.view).length(on: bound.axis) < 0.5 && drawn >= 0.5
        }
    }
}
