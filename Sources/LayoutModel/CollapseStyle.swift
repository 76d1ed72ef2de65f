/// A library's way of letting a view go. They differ in which constants they find.
package enum CollapseStyle: String, Hashable, Sendable, CaseIterable {
    /// That of the `.layout` language: the view's own size, and all constraints between it and what is outside it.
    case plain
    /// HRViewVisible's `setVisible(.gone(…))`: the size constraints that the view holds, and of those that its superview holds
    /// every one that names the edge.
    case hrViewVisible
    /// UIView-Visibility's `setVisibility:affectedMarginDirections:`: width and height always, and the first constraint found of each;
    /// never `left` or `right`.
    case uiViewVisibility
    /// UIViewVisibility's `visibility = .Gone(…)`, the Swift library of nearly the same name: the constraints that the view holds are
    /// switched off, apart from the size along the other axis, and a constraint of its own makes it zero long.
    case uiViewVisibilitySwift
    /// UIView-FDCollapsibleConstraints: the constraints that are listed, and nothing else.
    case fdCollapsible
    /// FlexibleBox's `freeViewSpace`: the first width, and the first leading and trailing constraint of which the view is the first item.
    case flexibleBox

    /// Whether the constant of a constraint is kept in one place however many views collapse by it, so that the first to come back
    /// restores it for all.
    package var keepsConstantsByConstraint: Bool {
        switch self {
        case .hrViewVisible, .uiViewVisibility, .fdCollapsible: true
        case .plain, .uiViewVisibilitySwift, .flexibleBox: false
        }
    }

    /// Whether the constants that come back are those of the beginning, whatever was set since.
    package var restoresFirstConstants: Bool {
        switch self {
        case .fdCollapsible, .flexibleBox: true
        case .plain, .hrViewVisible, .uiViewVisibility, .uiViewVisibilitySwift: false
        }
    }

    /// Whether it hides the view that goes. The others leave a view of no length, out of which its subviews may reach.
    package var hides: Bool {
        switch self {
        case .plain, .uiViewVisibility, .uiViewVisibilitySwift, .flexibleBox: true
        case .hrViewVisible, .fdCollapsible: false
        }
    }

    /// What people call it.
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

    /// The edges by which a view collapses where none are named.
    package var edges: Set<Edge> {
        switch self {
        case .plain, .fdCollapsible, .uiViewVisibility: []
        case .uiViewVisibilitySwift: [.leading]
        case .hrViewVisible: [.leading, .trailing, .top, .bottom]
        case .flexibleBox: [.leading, .trailing]
        }
    }
}
