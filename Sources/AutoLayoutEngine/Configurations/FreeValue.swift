import LayoutModel

/// A number that is decided before layout, of which only a likely value is known.
package enum FreeValue: Hashable, Sendable {
    case number(FreeNumberID)
    /// An inset of a view's safe area.
    case safeArea(ViewID, Edge)
    /// A layout margin of a view.
    case margin(ViewID, Edge)

    private static let edges = [Edge.top, .leading, .bottom, .trailing]

    /// The free insets of a layout: the root's, and those of the views below it that depend on them.
    ///
    /// How far the root's safe area reaches into a view depends on where the view is, which is no linear relation. So
    /// each of a nested view's insets is a number of its own, for which all is possible that its rules allow. That may
    /// hide a conflict and never makes one.
    static func insets(of layout: Layout, _ dependents: NestedInsets.InsetDependents) -> [FreeValue] {
        guard layout.hasFreeInsets else { return [] }
        return ([.root] + dependents.safeAreas).flatMap { view in edges.map { .safeArea(view, $0) } }
            + ([.root] + dependents.margins + layout.viewsWithOpenMargins).flatMap { view in
                edges.map { .margin(view, $0) }
            }
    }
}

extension Layout {
    fileprivate var viewsWithOpenMargins: [ViewID] {
        views.lazy.filter { $0.marginRules.mayBeLarger || $0.marginRules.isAssumed }.map(\.id)
    }
}

extension EdgeInsets {
    /// The inset of an edge. Left and right count as leading and trailing.
    package subscript(edge: Edge) -> Double {
        switch edge {
        case .top: top
        case .leading, .left: leading
        case .bottom: bottom
        case .trailing, .right: trailing
        }
    }
}
