/// What UIKit adds to a view's own layout margins.
package struct MarginRules: Hashable, Sendable {
    /// Whether the leading and trailing margins are those of the screen: ``CanvasSize/sideMargin``, where the canvas
    /// has one.
    package var takesSidesFromScreen = false
    /// UIView.insetsLayoutMarginsFromSafeArea: the safe area's insets are added.
    package var addsSafeArea = false
    /// UIView.preservesSuperviewLayoutMargins: no margin is nearer to the superview's edge than the superview's own.
    package var preservesSuperviewMargins = false

    /// In code: whether the safe area may make the margins larger than they are here, which is not computed.
    package var mayBeLarger = false
    /// Whether the margins are only those that UIKit most likely gives the view: they may be any.
    package var isAssumed = false

    /// Whether the document states the margins, so that they do not depend on a table of devices and versions.
    package var isExplicit = false

    package init() {}
}
