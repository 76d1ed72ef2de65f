/// How the sources of a format declare layouts, as far as rules and edits depend on it.
///
/// A reader sets them in ``Layout/sourceTraits``. Without any, a text declares everything itself, as `.layout` does.
package struct SourceTraits: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A visual editor drew it on one canvas. It recorded a frame for each view, which edits keep up to date.
    package static let isDrawn = SourceTraits(rawValue: 1 << 0)
    /// Code may fill, hide and collapse views, and activate and deactivate constraints.
    package static let isCompletedByCode = SourceTraits(rawValue: 1 << 1)
    /// The texts are those that users read. Their sizes are estimates, and a translation may be longer.
    package static let hasTextsForUsers = SourceTraits(rawValue: 1 << 2)
    /// A spacer is an ordinary view with constraints of its own.
    package static let usesViewsAsSpacers = SourceTraits(rawValue: 1 << 3)
    /// No statement declares more than one constraint.
    package static let hasStatementPerConstraint = SourceTraits(rawValue: 1 << 4)
    /// The sizes are not the author's but assumed, for drawings: the code runs at whatever size its root is given.
    package static let hasAssumedSizes = SourceTraits(rawValue: 1 << 5)
    /// Whoever uses the root may leave its size to its content, as with a view, but not with a controller's view.
    package static let mayFitContent = SourceTraits(rawValue: 1 << 7)
    /// Whoever uses the root gives it its width, as with a table view's cell or a controller's view.
    package static let hasGivenWidth = SourceTraits(rawValue: 1 << 8)
    /// Code makes the layout, so an edit may add a method to it.
    package static let isCode = SourceTraits(rawValue: 1 << 6)
}
