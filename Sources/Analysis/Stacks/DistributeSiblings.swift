import AutoLayoutEngine
import LayoutModel

/// Shares out the space around the siblings of a row or a column, by equal spacers or by multipliers.
struct DistributeSiblings {
    private let layout: Layout
    private let view: ViewID

    init(_ layout: Layout, _ view: ViewID) {
        self.layout = layout
        self.view = view
    }

    /// Those that move the views along the row and change nothing else of them.
    func candidates() -> [Repair] {
        Axis.allCases.flatMap { axis -> [Repair] in
            guard let distribution = distribution(axis) else { return [] }
            let spacers = Repair(
                title: distribution.titleOfSpacers(layout), edits: distribution.bySpacers(layout))
            let multipliers = Repair(
                title: distribution.titleOfMultipliers(layout), edits: distribution.byMultipliers())
            return [spacers, multipliers].filter { keeps($0.edits, axis) && leavesGaps($0.edits, distribution) }
        }
    }

    private func distribution(_ axis: Axis) -> Distribution? {
        guard let row = SiblingRun(through: view, axis, layout), row.views.count > 1,
            row.first != nil || row.last != nil
        else {
            return nil
        }
        let (near, far) = (row.first ?? row.last, row.last ?? row.first)
        guard let near, let far else { return nil }
        return Distribution(
            views: row.views, axis: axis, parent: row.parent,
            replaced: row.gaps + [row.first, row.last].compactMap { $0?.constraint }, near: near.item, far: far.item)
    }

    private func keeps(_ edits: [ModelEdit], _ axis: Axis) -> Bool {
        FrameComparison(layout).stays(
            after: edits, whileNothingIsGone: true, [.width, .height, .position(on: axis.other)],
            of: SiblingRun(through: view, axis, layout)?.views)
    }

    /// Whether at every size there is space to share out.
    private func leavesGaps(_ edits: [ModelEdit], _ distribution: Distribution) -> Bool {
        let changed = layout.applying(edits)
        var solver = LayoutSolver(changed)
        let axis = distribution.axis
        return ConfigurationSpace(changed).configurations.filter { $0.gone.isEmpty && $0.state == nil }.allSatisfy {
            configuration in
            let solution = solver.solve(configuration, listsAmbiguous: false)
            let frames = distribution.views.map { solution.frame(of: $0) }
            return zip(frames, frames.dropFirst()).allSatisfy { one, other in
                max(other.start(on: axis) - one.end(on: axis), one.start(on: axis) - other.end(on: axis)) > 0.5
            }
        }
    }
}
