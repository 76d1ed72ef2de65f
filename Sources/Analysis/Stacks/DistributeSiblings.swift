import AutoLayoutEngine
import LayoutModel

/// Distributes the siblings of a row or a column evenly, with equal spacers or with multipliers.
struct DistributeSiblings {
    private let layout: Layout
    private let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// The repairs that move the views along the row and change nothing else about them.
    func candidates(_ trial: inout PaidTrial) throws(Cancelled) -> [Repair] {
        var result: [Repair] = []
        for axis in Axis.allCases {
            guard let distribution = distribution(axis) else { continue }
            for repair in [distribution.bySpacers(layout), distribution.byMultipliers(layout)] {
                guard trial.pays(), try keeps(repair.edits, distribution, trial.cancellation),
                    try leavesGaps(repair.edits, distribution, trial.cancellation)
                else { continue }
                result.append(repair)
            }
        }
        return result
    }

    private func distribution(_ axis: Axis) -> Distribution? {
        guard let row = SiblingRun(through: view, axis, layout), row.views.count > 1,
            let near = row.first ?? row.last, let far = row.last ?? row.first
        else { return nil }
        return Distribution(
            views: row.views, axis: axis, parent: row.parent,
            replaced: row.gaps + [row.first, row.last].compactMap { $0?.constraint }, near: near.item, far: far.item)
    }

    private func keeps(
        _ edits: [ModelEdit], _ distribution: Distribution, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        try FrameComparison(layout, cancellation).isUnchanged(
            by: edits, whileNothingIsGone: true, [.width, .height, .position(on: distribution.axis.other)],
            of: distribution.views)
    }

    /// Whether there are gaps between the views at every size.
    private func leavesGaps(
        _ edits: [ModelEdit], _ distribution: Distribution, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        let changed = layout.applying(edits)
        var solver = LayoutSolver(changed)
        let axis = distribution.axis
        for configuration in ConfigurationSpace(changed).configurations
        where configuration.gone.isEmpty && configuration.state == nil {
            let solution = try solver.solve(configuration, listsAmbiguous: false, cancellation)
            let frames = distribution.views.map { solution.frame(of: $0) }
            let isSpread = zip(frames, frames.dropFirst()).allSatisfy { one, other in
                max(other.start(on: axis) - one.end(on: axis), one.start(on: axis) - other.end(on: axis)) > 0.5
            }
            if !isSpread { return false }
        }
        return true
    }
}
