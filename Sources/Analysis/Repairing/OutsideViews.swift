import AutoLayoutEngine
import LayoutModel

/// The visible views that extend beyond their superviews, in each configuration of a check in which no view is gone
/// that can be shown. What a scroll view contains may be larger than it.
package struct OutsideViews: Sendable {
    private var views: [Configuration: [ViewID]] = [:]
    private let alwaysGone: Set<ViewID>
    private let base: Configuration

    init(of layout: Layout) {
        alwaysGone = layout.alwaysGone
        base = Configuration(baseOf: layout)
    }

    /// Notes the views of a solution of the layout, unless views are gone in it.
    mutating func note(_ solved: SolvedConfiguration) {
        let configuration = solved.configuration
        guard configuration.gone == alwaysGone || configuration == base else { return }
        let free = solved.ambiguousValues.filter { $0.kind == .position }.map { ViewAxis($0.view, $0.axis) }
        let outside = solved.layout.viewsOutside(in: solved.solution, free: Set(free))
        if !outside.isEmpty { views[configuration] = outside }
    }

    /// The views in a configuration that was checked, in document order.
    subscript(_ configuration: Configuration) -> [ViewID] { views[configuration] ?? [] }
}

extension Layout {
    /// The visible views that extend beyond their superviews, in document order.
    ///
    /// - Parameter free: where the positions of views are ambiguous. One that has no limits may as well be inside.
    func viewsOutside(in solution: Solution, free: Set<ViewAxis>) -> [ViewID] {
        views.indices.map { ViewID($0) }.filter { isOutside($0, solution, free) }
    }

    private func isOutside(_ view: ViewID, _ solution: Solution, _ free: Set<ViewAxis>) -> Bool {
        guard let parent = views[view.index].parent, views[parent.index].kind != .scroll,
            views[view.index].kind != .guide, views[view.index].kind != .spacer, !solution.isHidden[view.index]
        else { return false }
        let (frame, around) = (solution.frame(of: view), solution.frame(of: parent))
        return Axis.allCases.contains {
            let isOutside =
                frame.start(on: $0) < -Self.leastOverflow
                || frame.end(on: $0) > around.length(on: $0) + Self.leastOverflow
            let mayBeInside =
                free.contains(ViewAxis(view, $0)) && frame.length(on: $0) <= around.length(on: $0)
                && !hasPositionLimits(view, $0)
            return isOutside && !mayBeInside
        }
    }

    /// Whether a constraint relates the position of a view to what is not in it.
    private func hasPositionLimits(_ view: ViewID, _ axis: Axis) -> Bool {
        constraints.contains { constraint in
            constraint.isActive && constraint.first.attribute.axis == axis && !constraint.first.attribute.isSize
                && constraint.anchors.contains { $0.item.view == view }
                && constraint.anchors.contains { !isDescendant($0.item.view, of: view) && $0.item.view != view }
        }
    }

    /// In points.
    private static var leastOverflow: Double { 0.5 }
}
