import AutoLayoutEngine
import LayoutModel

/// A layout solved in one configuration, as rules see it.
///
/// A class, because rules pass it on often, and copying its members would cost more than most inspections.
final class SolvedConfiguration: Sendable {
    let layout: Layout
    let space: ConfigurationSpace
    /// The configuration's index in the space; at design time the number of its configurations.
    let index: Int
    let solution: Solution
    /// The solution at the same size and with the same parameters in which no view has gone; nil in that configuration
    /// itself, and in a state that changes more than which views are visible.
    let expanded: ExpandedSolution?
    let solver: LayoutSolver
    let cancellation: Cancellation
    /// The values that are ambiguous in their own right; empty at design time.
    let ambiguousValues: [AmbiguousValue]
    /// The views, by axis, whose frames a conflict makes meaningless.
    let inConflict: Set<ViewAxis>
    private let knownRelations = Memo<LinearRelations>()
    private let knownAmbiguousLengths = AxisPair(horizontal: Memo<Set<ViewID>>(), vertical: Memo<Set<ViewID>>())
    private let knownTies = AxisPair(horizontal: Memo<[ViewID]>(), vertical: Memo<[ViewID]>())

    init(
        _ layout: Layout, _ space: ConfigurationSpace, index: Int, _ solution: Solution,
        expanded: ExpandedSolution? = nil, _ solver: LayoutSolver, _ cancellation: Cancellation
    ) throws(Cancelled) {
        self.layout = layout
        self.space = space
        self.index = index
        self.solution = solution
        self.expanded = expanded
        self.solver = solver
        self.cancellation = cancellation
        // The content sizes of design time are the editor's own, so nothing is ambiguous about them.
        ambiguousValues =
            solution.configuration.isDesignTime
            ? [] : try Self.ambiguousValues(layout, solution.configuration, solver, cancellation)
        inConflict = solver.viewAxesInConflict()
    }

    /// Solves a layout in every configuration of a space, in the cheapest order.
    ///
    /// - Returns: the solver after the last configuration.
    static func forEach(
        of layout: Layout, in space: ConfigurationSpace, _ cancellation: Cancellation,
        _ body: (SolvedConfiguration, inout LayoutSolver) throws(Cancelled) -> Void
    ) throws(Cancelled) -> LayoutSolver {
        var solver = LayoutSolver(layout)
        var expanded = ExpandedSolutions(layout)
        for index in space.order {
            let solution = try solver.solve(space.configurations[index], listsAmbiguous: false, cancellation)
            let solved = try SolvedConfiguration(
                layout, space, index: index, solution, expanded: expanded.counterpart(of: solution), solver,
                cancellation)
            expanded.keep(solved)
            try body(solved, &solver)
        }
        return solver
    }

    /// The values that are ambiguous whatever the document or the code leaves to others: even if placeholder
    /// constraints were active, as at run time code is expected to determine what these determine in the editor, and
    /// even if the root and the numbers that are not known were as the constraints want them, so that none gives way.
    private static func ambiguousValues(
        _ layout: Layout, _ configuration: Configuration, _ solver: LayoutSolver, _ cancellation: Cancellation
    ) throws(Cancelled) -> [AmbiguousValue] {
        let all = try solver.ambiguousValues(cancellation)
        let isOpen =
            layout.hasFreeValues || layout.sourceTraits.contains(.mayFitContent)
            || layout.constraints.contains(where: \.isDesignTimeOnly)
        guard !all.isEmpty, isOpen else { return all }
        var filled = layout
        for index in filled.constraints.indices { filled.constraints[index].isDesignTimeOnly = false }
        filled.likelyValuesYield = true
        var probe = LayoutSolver(filled)
        _ = try probe.solve(configuration, listsAmbiguous: false, cancellation)
        let left = try probe.ambiguousValues(cancellation)
        return all.filter { one in
            left.contains { $0.view == one.view && $0.axis == one.axis && $0.kind == one.kind }
        }
    }

    /// The views that have gone since the expanded configuration, in document order.
    var newlyGone: [ViewID] { expanded?.viewsGone(in: solution) ?? [] }

    var configuration: Configuration { solution.configuration }

    /// Whether nothing differs from what the layout is at first.
    var isBase: Bool { configuration == Configuration(baseOf: layout) }

    /// Whether its size is the first with these size classes. Anything that does not depend on the root's size is the
    /// same at the other sizes.
    var isFirstOfItsTraits: Bool {
        let size = configuration.size
        return layout.sizes.first { $0.size.traits == size.traits }?.size == size
    }

    /// The active rows, without those for contents and for the canvas.
    var relations: LinearRelations { knownRelations.value { solver.relations() } }

    /// The views whose lengths are ambiguous, even if only because others are.
    func viewsOfAmbiguousLength(on axis: Axis) -> Set<ViewID> {
        knownAmbiguousLengths[axis].value { solver.viewsOfAmbiguousLength(on: axis) }
    }

    /// The views of which two length preferences of their own tie, in document order.
    func viewsWithTiedLengths(on axis: Axis) -> [ViewID] {
        knownTies[axis].value {
            // Content alone prefers one length.
            let own = layout.constraints.filter { $0.second == nil && $0.first.attribute == axis.size }
            let constraints = Dictionary(grouping: own, by: \.first.item.view)
            return constraints.keys.sorted().filter { view in
                let furtherLines = solver.lengthOfFurtherLines(of: view, on: axis)
                let preferences = LengthPreferences(
                    view, axis, layout, among: constraints[view] ?? [], furtherLines: furtherLines)
                return preferences.tie != nil
            }
        }
    }

    func isVisible(_ view: ViewID) -> Bool {
        !solution.isHidden[view.index]
    }

    /// Whether a view is visible and shows something: spacers and guides only keep distances.
    func shows(_ view: ViewID) -> Bool {
        let kind = layout.views[view.index].kind
        return isVisible(view) && kind != .spacer && kind != .guide
    }

    /// Whether its stack view makes room for an arranged view.
    func isArranged(_ view: ViewID) -> Bool {
        !solution.isGone[view.index]
    }

    /// Whether a view's position or length along an axis depends on a value that is decided before layout, and so on a
    /// guess.
    func dependsOnFreeValue(_ view: ViewID, _ axis: Axis) -> Bool {
        guard layout.hasFreeValues else { return false }
        return [FrameComponent.position(on: axis), .size(on: axis)].contains { component in
            solver.deciding(component, of: view)?.contains { $0.origin.isFree && abs($0.factor) > 1e-9 } ?? false
        }
    }

    /// The rows that determine a view's length, each with the factor of its constant; nil if the length is ambiguous or
    /// a guess.
    func rows(decidingLengthOf view: ViewID, on axis: Axis) -> [(origin: RowOrigin, factor: Double)]? {
        let deciding = solver.deciding(.size(on: axis), of: view)
        let isGuessed = deciding?.contains { $0.origin.isGuess && abs($0.factor) > 1e-9 }
        return isGuessed == false ? deciding : nil
    }
}
