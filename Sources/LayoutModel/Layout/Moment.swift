import SourceText

/// A step of code that activates a constraint before it deactivates another one, which it replaces.
package struct Moment: Hashable, Sendable {
    /// The constraint that is activated. Its number is none of the layout's.
    package var coming: Constraint
    /// The constraint that is active from before. Its number is none of the layout's.
    package var leaving: Constraint
    /// Where ``coming`` is activated.
    package var activation: FileRange
    /// Where ``leaving`` is deactivated.
    package var deactivation: FileRange

    package init(coming: Constraint, leaving: Constraint, activation: FileRange, deactivation: FileRange) {
        self.coming = coming
        self.leaving = leaving
        self.activation = activation
        self.deactivation = deactivation
    }
}
