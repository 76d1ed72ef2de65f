/// How a library makes a view gone. Libraries differ in which constraints they change.
package enum CollapseStyle: String, Hashable, Sendable, CaseIterable {
    /// As the `.layout` language does: the view's own size, and all constraints between it and what is outside it.
    case plain
    /// HRViewVisible's `setVisible(.gone(…))`: the size constraints that the view holds, and every constraint on the
    /// edge that its superview holds.
    case hrViewVisible
    /// UIView-Visibility's `setVisibility:affectedMarginDirections:`: always width and height, and the first constraint
    /// found of each; never `left` or `right`.
    case uiViewVisibility
    /// UIViewVisibility's `visibility = .Gone(…)`, a Swift library with nearly the same name: the constraints that the
    /// view holds are deactivated, except its size along the other axis, and a new constraint makes its length zero.
    case uiViewVisibilitySwift
    /// UIView-FDCollapsibleConstraints: only the constraints that are listed.
    case fdCollapsible
    /// FlexibleBox's `freeViewSpace`: the first width, and the first leading and trailing constraint whose first item
    /// is the view.
    case flexibleBox

    /// Whether the library stores a constant once for each constraint, even if several views collapse it. Then the
    /// first of these views that is shown again restores it for all.
    package var keepsConstantsByConstraint: Bool {
        switch self {
        case .hrViewVisible, .uiViewVisibility, .fdCollapsible: true
        case .plain, .uiViewVisibilitySwift, .flexibleBox: false
        }
    }

    /// Whether the original constants are restored, even if they have been changed since.
    package var restoresFirstConstants: Bool {
        switch self {
        case .fdCollapsible, .flexibleBox: true
        case .plain, .hrViewVisible, .uiViewVisibility, .uiViewVisibilitySwift: false
        }
    }

    /// Whether a gone view is hidden. Otherwise it only has no length, and its subviews may stick out.
    package var hides: Bool {
        switch self {
        case .plain, .uiViewVisibility, .uiViewVisibilitySwift, .flexibleBox: true
        case .hrViewVisible, .fdCollapsible: false
        }
    }

    /// The end of a statement that names the style: ` as flexibleBox`. Empty for the plain style.
    package var clause: String { self == .plain ? "" : " as \(rawValue)" }

    /// The name of the library.
    package var libraryName: String {
        switch self {
        case .plain: "the language"
        case .hrViewVisible: "HRViewVisible"
        case .uiViewVisibility: "UIView-Visibility"
        case .uiViewVisibilitySwift: "UIViewVisibility"
        case .fdCollapsible: "FDCollapsibleConstraints"
        case .flexibleBox: "FlexibleBox"
        }
    }

    /// The edges towards which a view collapses if none are named.
    package var edges: Set<Edge> {
        switch self {
        case .plain, .fdCollapsible, .uiViewVisibility: []
        case .uiViewVisibilitySwift: [.leading]
        case .hrViewVisible: .allSides
        case .flexibleBox: [.leading, .trailing]
        }
    }
}

extension Set<Edge> {
    /// The end of a statement about how a view collapses: `: leading trailing as flexibleBox`.
    package func collapseClause(_ style: CollapseStyle?) -> String {
        (isEmpty ? "" : ": " + words.joined(separator: " ")) + (style?.clause ?? "")
    }
}
