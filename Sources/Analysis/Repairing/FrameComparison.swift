import AutoLayoutEngine
import LayoutModel

/// Compares the frames of a layout with those after a change, in every configuration.
struct FrameComparison {
    private let layout: Layout
    private let cancellation: Cancellation

    init(_ layout: Layout, _ cancellation: Cancellation) {
        self.layout = layout
        self.cancellation = cancellation
    }

    /// Whether the views that are visible before and after the edits stay where they are in the root view.
    ///
    /// - Parameters:
    ///   - whileNothingIsGone: whether to skip configurations with collapsed views.
    ///   - components: the frame components to compare.
    ///   - views: the views to compare; nil for all.
    func isUnchanged(
        by edits: [ModelEdit], whileNothingIsGone: Bool = false,
        _ components: [FrameComponent] = FrameComponent.allCases, of views: [ViewID]? = nil
    ) throws(Cancelled) -> Bool {
        let changed = layout.applying(edits)
        var before = LayoutSolver(layout)
        var after = LayoutSolver(changed)
        let space = ConfigurationSpace(layout)
        for configuration in space.order.map({ space.configurations[$0] }) + [Configuration(baseOf: layout)] {
            if whileNothingIsGone, !configuration.gone.isEmpty { continue }
            let old = try before.solve(configuration, listsAmbiguous: false, cancellation)
            if whileNothingIsGone, old.isGone.contains(true) { continue }
            let new = try after.solve(configuration, listsAmbiguous: false, cancellation)
            for view in views ?? layout.views.map(\.id) where !old.isHidden[view.index] && !new.isHidden[view.index] {
                let (one, other) = (old.absoluteFrame(of: view, in: layout), new.absoluteFrame(of: view, in: changed))
                if components.contains(where: { abs(one[$0] - other[$0]) > Self.tolerance }) { return false }
            }
        }
        return true
    }

    private static let tolerance = 0.001

    /// Whether no view leaves its superview that was inside it before, while no view is gone that can be shown.
    ///
    /// - Parameters:
    ///   - before: the views outside of their superviews before the edits, where a check found them.
    ///   - after: the same after the edits.
    func keepsViewsInside(
        after edits: [ModelEdit], known before: OutsideViews?, _ after: OutsideViews?
    ) throws(Cancelled) -> Bool {
        let changed = layout.applying(edits)
        let space = ConfigurationSpace(layout).configurations
        let base = Configuration(baseOf: layout)
        var expanded = space.filter { $0.gone == layout.alwaysGone }
        if !expanded.contains(base) { expanded.append(base) }
        var old = Outside(in: layout, cancellation, checked: before, in: space)
        let changedSpace = after == nil ? [] : ConfigurationSpace(changed).configurations
        var new = Outside(in: changed, cancellation, checked: space == changedSpace ? after : nil, in: space)
        for configuration in expanded {
            let outside = try new.views(in: configuration).filter { layout.views.indices.contains($0.index) }
            guard !outside.isEmpty else { continue }
            if try !Set(outside).isSubset(of: old.views(in: configuration)) { return false }
        }
        return true
    }

    /// The views outside of their superviews in some configurations: those that a check found, or else a solution.
    private struct Outside {
        private let layout: Layout
        private let cancellation: Cancellation
        private let checked: OutsideViews?
        private let configurations: Set<Configuration>
        private var solver: LayoutSolver?

        init(
            in layout: Layout, _ cancellation: Cancellation, checked: OutsideViews?,
            in configurations: [Configuration]
        ) {
            self.layout = layout
            self.cancellation = cancellation
            self.checked = checked
            let expanded = configurations.filter { $0.gone == layout.alwaysGone }
            // A check also solves a document as it was saved.
            let saved = layout.designTime == nil ? [] : [Configuration(baseOf: layout)]
            self.configurations = Set(expanded + saved)
        }

        mutating func views(in configuration: Configuration) throws(Cancelled) -> [ViewID] {
            if let checked, configurations.contains(configuration) { return checked[configuration] }
            var solver = solver ?? LayoutSolver(layout)
            self.solver = nil
            let solution = try solver.solve(configuration, cancellation)
            self.solver = solver
            let free = solution.ambiguous.indices.flatMap { index in
                solution.ambiguous[index].filter { !$0.isSize }.map { ViewAxis(ViewID(index), $0.axis) }
            }
            return layout.viewsOutside(in: solution, free: Set(free))
        }
    }
}
