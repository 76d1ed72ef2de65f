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
        let meanings = ProbeMeanings(self, adding: &probe)
        guard probe.solve() == .solved else { return result }
        var listed = 0
        probe.visitFreeVariables(where: { meanings.meaning(of: $0) != nil }) { free in
            listed += 1
            if let (view, axis, kind) = meanings.meaning(of: free.variable) {
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

    /// The values that are ambiguous in their own right in the last configuration, in document order.
    ///
    /// The search finds an ambiguous value, holds it and repeats, so a view that only follows another is not found.
    /// Sizes of scroll contents are searched first, then sizes, then positions. Hidden views and partially known views
    /// are never found.
    package func ambiguousValues(_ cancellation: Cancellation = .never) throws(Cancelled) -> [AmbiguousValue] {
        guard !isUnique, !layout.areAllPartiallyKnown else { return [] }
        return try foundAmbiguousValues.value { () throws(Cancelled) in
            var probe = solver
            let meanings = ProbeMeanings(self, adding: &probe)
            guard try probe.isSolved(cancellation) else { return [] }
            var search = AmbiguitySearch(self, probe: probe, meanings: meanings)
            return try search.run(cancellation)
        }
    }
}
