import AutoLayoutEngine
import LayoutModel

/// Finds repairs that resolve a conflict only by giving a view no length. That is legal, but rarely intended.
struct Squeezing {
    private let layout: Layout
    private let bounds: [Conflict.Bound]
    private let configuration: Configuration

    init(_ layout: Layout, _ bounds: [Conflict.Bound], at configuration: Configuration) {
        self.layout = layout
        self.bounds = bounds
        self.configuration = configuration
    }

    /// The repairs, those last that leave a view without length, or that may where the budget ends. These require a
    /// choice.
    func ranked(
        _ repairs: [Repair], _ budget: inout RepairBudget, _ cancellation: Cancellation
    ) throws(Cancelled) -> [Repair] {
        guard !bounds.isEmpty else { return repairs }
        var kept: [Repair] = []
        var squeezing: [Repair] = []
        for repair in repairs {
            if !budget.hasAnyLeft() {
                squeezing.append(repair.requiringChoice)
            } else if try leavesNoLength(repair, &budget, cancellation) {
                squeezing.append(repair.requiringChoice)
            } else {
                kept.append(repair)
            }
        }
        return kept + squeezing
    }

    /// Whether the repair leaves a view without length, unless it was drawn without one.
    private func leavesNoLength(
        _ repair: Repair, _ budget: inout RepairBudget, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        var solver = LayoutSolver(layout.applying(repair.edits))
        let solution = try solver.solve(configuration, listsAmbiguous: false, cancellation)
        budget.spend(layout.work(of: solver))
        return bounds.contains { bound in
            let drawn = layout[bound.view].recordedFrame?.length(on: bound.axis) ?? .infinity
            return solution.frame(of: bound.view).length(on: bound.axis) < 0.5 && drawn >= 0.5
        }
    }
}
