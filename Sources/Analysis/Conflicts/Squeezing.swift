import AutoLayoutEngine
import LayoutModel

/// Finds repairs that leave nothing of a view whose length would have to be below zero: that is legal, but no better.
struct Squeezing {
    private let layout: Layout
    private let bounds: [Conflict.Bound]
    private let configuration: Configuration

    init(_ layout: Layout, _ bounds: [Conflict.Bound], at configuration: Configuration) {
        self.layout = layout
        self.bounds = bounds
        self.configuration = configuration
    }

    /// The repairs with those last that leave nothing of a view; somebody has to choose these.
    func ranked(_ repairs: [Repair], _ cancellation: Cancellation) throws(Cancelled) -> [Repair] {
        guard !bounds.isEmpty else { return repairs }
        var kept: [Repair] = []
        var squeezing: [Repair] = []
        for repair in repairs {
            if try leavesNothing(repair, cancellation) {
                squeezing.append(repair.requiringChoice)
            } else {
                kept.append(repair)
            }
        }
        return kept + squeezing
    }

    /// Whether a view that was drawn with a length, or was not drawn, has none left.
    private func leavesNothing(_ repair: Repair, _ cancellation: Cancellation) throws(Cancelled) -> Bool {
        var solver = LayoutSolver(layout.applying(repair.edits))
        let solution = try solver.solve(configuration, listsAmbiguous: false, cancellation)
        return bounds.contains { bound in
            let drawn = layout[bound.view].recordedFrame?.length(on: bound.axis) ?? .infinity
            return solution.frame(of: bound.view).length(on: bound.axis) < 0.5 && drawn >= 0.5
        }
    }
}
