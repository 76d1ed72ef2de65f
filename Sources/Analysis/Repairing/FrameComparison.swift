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

    /// Whether no view leaves its superview that was inside it before, while no view is gone that can be shown. What a
    /// scroll view contains may be larger than it.
    func keepsViewsInside(after edits: [ModelEdit]) throws(Cancelled) -> Bool {
        let changed = layout.applying(edits)
        var before = LayoutSolver(layout)
        var after = LayoutSolver(changed)
        let expanded = ConfigurationSpace(layout).configurations.filter { $0.gone == layout.alwaysGone }
        for configuration in expanded + [Configuration(baseOf: layout)] {
            let new = try after.solve(configuration, listsAmbiguous: false, cancellation)
            let outside = layout.views.filter { isOutside($0, new) }
            guard !outside.isEmpty else { continue }
            let old = try before.solve(configuration, listsAmbiguous: false, cancellation)
            if !outside.allSatisfy({ isOutside($0, old) }) { return false }
        }
        return true
    }

    /// Whether a visible view extends beyond its superview.
    private func isOutside(_ view: View, _ solution: Solution) -> Bool {
        guard let parent = view.parent, layout[parent].kind != .scroll, view.kind != .guide, view.kind != .spacer,
            !solution.isHidden[view.id.index]
        else { return false }
        let (frame, around) = (solution.frame(of: view.id), solution.frame(of: parent))
        return Axis.allCases.contains {
            frame.start(on: $0) < -Self.leastOverflow
                || frame.end(on: $0) > around.length(on: $0) + Self.leastOverflow
        }
    }

    private static let leastOverflow = 0.5
}
