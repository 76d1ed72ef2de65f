import LayoutModel
import Simplex

/// Finds frame values that the constraints leave ambiguous.
extension LayoutSolver {
    /// The maximum number of values to list.
    private static let mostListed = 1000

    /// By ``ViewID/index``: the frame values that differ in another optimal solution.
    func ambiguousComponents() -> [Set<FrameComponent>] {
        var result = layout.views.map { _ in Set<FrameComponent>() }
        guard !isUnique else { return result }
        var probe = solver
        let quantities = Quantities(self)
        var listed = 0
        probe.visitFreeSums(among: quantities.sums, where: { quantities.meaning(of: $0) != nil }) { free in
            listed += 1
            if let (view, axis, kind) = quantities.meaning(of: free.index) {
                switch kind {
                case .size: result[view.index].insert(.size(on: axis))
                case .position: result[view.index].insert(.position(on: axis))
                case .scrollContent: break
                }
            }
            return listed < Self.mostListed
        }
        for view in layout.views where isGoneOrHidden(view.id) || view.kind == .spacer { result[view.id.index] = [] }
        return result
    }

    /// The views whose lengths on an axis differ in another optimal solution, even if only because others do.
    ///
    /// - Complexity: one search for all views, where ``deciding(_:of:)`` takes an elimination for each.
    package func viewsOfAmbiguousLength(on axis: Axis) -> Set<ViewID> {
        guard !isUnique else { return [] }
        var sums = Sums()
        for view in layout.views { sums.append([Term(variables.length(view.id, axis), 1)]) }
        var probe = solver
        defer { searchWork.add(probe.work - solver.work) }
        return Set(probe.freeSums(among: sums) { _ in true }.map(ViewID.init))
    }

    /// Whether a view is elsewhere in its superview in another optimal solution, even if only because others are.
    package func mayMove(_ view: ViewID, on axis: Axis) -> Bool {
        guard !isUnique, let parent = layout[view].parent else { return false }
        var sums = Sums()
        sums.append([Term(variables.start(view, axis), 1), Term(variables.start(parent, axis), -1)])
        var probe = solver
        defer { searchWork.add(probe.work - solver.work) }
        return !probe.freeSums(among: sums) { _ in true }.isEmpty
    }

    /// The values that are ambiguous in their own right in the last configuration, in document order.
    ///
    /// The search finds an ambiguous value, holds it and repeats, so a view that only follows another is not found.
    /// Sizes of scroll contents are searched first, then sizes, then positions. Hidden views and partially known views
    /// are never found.
    package func ambiguousValues(_ cancellation: Cancellation = .never) throws(Cancelled) -> [AmbiguousValue] {
        let known = effective.partiallyKnown
        guard !isUnique, Axis.allCases.contains(where: { known[$0].count < layout.views.count }) else { return [] }
        return try foundAmbiguousValues.value { () throws(Cancelled) in
            var search = AmbiguitySearch(self)
            return try search.run(cancellation)
        }
    }
}
