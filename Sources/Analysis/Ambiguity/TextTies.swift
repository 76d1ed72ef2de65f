import AutoLayoutEngine
import LayoutModel

/// Views between fixed edges that share a space whatever the lengths of their texts, because they both hug their
/// contents and resist compression with equal priorities.
///
/// The lengths of texts in documents are unknown, so the layout is solved on its canvas with texts that are shorter
/// and with texts that are longer than any room. That contents might just fit is ignored. Limits fix no edge, and are
/// left out: texts that are longer than a lower limit, for example, do not tie.
struct TextTies {
    struct Tie {
        /// The first of the views in the document.
        var value: AmbiguousValue
        var space: SharedSpace
        var tie: PriorityTie
    }

    let ties: [Tie]

    init(_ solved: SolvedConfiguration) throws(Cancelled) {
        let layout = solved.layout
        func texts(_ axis: Axis) -> Set<ViewID> {
            Set(layout.views.filter { $0.intrinsicSize[axis] == .unknown }.map(\.id))
        }
        let texts = AxisPair(horizontal: texts(.horizontal), vertical: texts(.vertical))
        guard Axis.allCases.contains(where: { Self.mayTie(texts[$0], on: $0, layout) }) else {
            ties = []
            return
        }
        let short = try Self.spaces(in: solved, texts, length: Self.shortest)
        guard short.contains(where: { $0.tie.isHugging }) else {
            ties = []
            return
        }
        let long = try Self.spaces(in: solved, texts, length: Self.longest)
        ties = short.filter { one in
            one.tie.isHugging && long.contains { !$0.tie.isHugging && $0.space == one.space }
        }
    }

    /// Whether a text has the priorities of another view with content, which is much cheaper to find than what ties.
    private static func mayTie(_ texts: Set<ViewID>, on axis: Axis, _ layout: Layout) -> Bool {
        struct Priorities: Hashable {
            var hugging: Priority
            var compressionResistance: Priority
        }
        var counts: [Priorities: (views: Int, texts: Int)] = [:]
        for index in layout.views.indices where layout.views[index].intrinsicSize[axis] != .none {
            let view = ViewID(index)
            guard layout.stack(arranging: view) == nil else { continue }
            let priorities = Priorities(
                hugging: layout.views[index].hugging[axis],
                compressionResistance: layout.views[index].compressionResistance[axis])
            counts[priorities, default: (0, 0)].views += 1
            if texts.contains(view) { counts[priorities, default: (0, 0)].texts += 1 }
        }
        return counts.values.contains { $0.views > 1 && $0.texts > 0 }
    }

    /// In points.
    private static let shortest = 1.0
    private static let longest = 10_000.0

    /// The ties if every text has the same length.
    private static func spaces(
        in solved: SolvedConfiguration, _ texts: AxisPair<Set<ViewID>>, length: Double
    ) throws(Cancelled) -> [Tie] {
        let limits = solved.layout.constraints.filter { $0.relation != .equal && !$0.isRemoved }
        var layout = solved.layout.applying(limits.map { .removeConstraint($0.id) })
        for axis in Axis.allCases {
            for view in texts[axis] {
                layout[view].intrinsicSize[axis] = .points(length)
                layout[view].designIntrinsicSize?[axis] = .points(length)
            }
        }
        var solver = LayoutSolver(layout)
        let solution = try solver.solve(solved.configuration, listsAmbiguous: false, solved.cancellation)
        let values = try solver.ambiguousValues(solved.cancellation)
        let probe = try SolvedConfiguration(
            layout, solved.space, index: solved.index, solution, solver, solved.cancellation)
        var result: [Tie] = []
        for value in values where value.kind == .size && !value.rivals.isEmpty {
            let space = SharedSpace(value, probe)
            guard !probe.inConflict.contains(ViewAxis(value.view, value.axis)), space.views.contains(value.view),
                !result.contains(where: { $0.space == space }), let tie = space.tie(layout),
                space.views.contains(where: texts[value.axis].contains),
                !space.views.contains(where: { layout.stack(arranging: $0) != nil })
            else { continue }
            result.append(Tie(value: value, space: space, tie: tie))
        }
        return result
    }
}
