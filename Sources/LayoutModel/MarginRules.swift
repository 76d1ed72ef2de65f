/// What a view adds to its own layout margins.
package struct MarginRules: Hashable, Sendable {
    /// Whether the leading and trailing margins are those of the screen: ``CanvasSize/sideMargin``, where the canvas has one.
    package var takesSidesFromScreen = false
    /// UIView.insetsLayoutMarginsFromSafeArea: the safe area's insets come on top.
    package var addsSafeArea = false
    /// UIView.preservesSuperviewLayoutMargins: no margin is nearer to the superview's edge than the superview's own.
    package var preservesSuperviewMargins = false

    /// Whether the margins are written down, so that no table of devices and versions has part in them.
    package var isExplicit = false

    package init() {}
}
