import AutoLayoutEngine
import LayoutModel

/// Holds the frames of a layout against those that it has after a change, in every configuration.
struct FrameComparison {
    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
    }

    /// Whether the views that are to be seen before and after are where they were, seen from the root.
    ///
    /// - Parameters:
    ///   - whileNothingIsGone: whether the configurations in which views are gone do not matter.
    ///   - components: the numbers of the frames to compare.
    ///   - views: the views to compare, where those are not all.
    func stays(
        after edits: [ModelEdit], whileNothingIsGone: Bool = false,
        _ components: [FrameComponent] = FrameComponent.allCases, of views: [ViewID]? = nil
    ) -> Bool {
        let changed = layout.applying(edits)
        var before = LayoutSolver(layout)
        var after = LayoutSolver(changed)
        for configuration in ConfigurationSpace(layout).configurations + [Configuration(baseOf: layout)] {
            let old = before.solve(configuration, listsAmbiguous: false)
            let new = after.solve(configuration, listsAmbiguous: false)
            if whileNothingIsGone, old.isGone.contains(true) { continue }
            for view in views ?? layout.views.map(\.id) where !old.isHidden[view.index] && !new.isHidden[view.index] {
                let (one, other) = (old.absoluteFrame(of: view, layout), new.absoluteFrame(of: view, changed))
                if components.contains(where: { abs(one[$0] - other[$0]) > Self.tolerance }) { return false }
            }
        }
        return true
    }

    private static let tolerance = 0.001
}

extension Solution {
    /// A view's frame in the root's coordinates.
    func absoluteFrame(of view: ViewID, _ layout: Layout) -> Rect {
        layout.ancestors(of: view).dropFirst().reduce(into: frame(of: view)) { frame, ancestor in
            frame.x += self.frame(of: ancestor).x
            frame.y += self.frame(of: ancestor).y
        }
    }
}
