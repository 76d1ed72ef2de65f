import SourceText

/// How a view collapses: which constraints get the constant zero when it is gone.
package struct Collapse: Hashable, Sendable {
    /// When the view collapses.
    package enum Occasion: Hashable, Sendable {
        case byCode
        /// The view collapses by its content: always if that never has a size, never if it always has one.
        case always, never
    }

    package var view: ViewID
    package var edges: Set<Edge>
    package var style = CollapseStyle.plain
    /// Further constraints whose constants become zero: those in the outlet collection of FDCollapsibleConstraints.
    package var constraints: [ConstraintID] = []
    /// Inactive constraints that are activated when the view is gone.
    package var installed: [ConstraintID] = []
    /// Active constraints that are deactivated when the view is gone.
    package var deactivated: [ConstraintID] = []
    package var occasion = Occasion.byCode
    /// Whether the note of a view in Interface Builder declares it.
    package var isNoted = false
    /// The whole statement, and the view's name in it.
    package var range: FileRange
    package var nameRange: FileRange

    package init(view: ViewID, edges: Set<Edge>, range: FileRange, nameRange: FileRange) {
        self.view = view
        self.edges = edges
        self.range = range
        self.nameRange = nameRange
    }
}
