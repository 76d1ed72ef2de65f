import LayoutModel

/// The rows of a solution that hold whatever the root's size and whatever the contents.
package struct LinearRelations: Sendable {
    /// What the layout implies first, of that the required ones only, then written ones in document order.
    package var equalities: [LinearRelation] = []
    /// The inequalities that somebody wrote, in document order.
    package var writtenInequalities: [LinearRelation] = []
}

/// A row as plain numbers: a sum of coefficients times variables that equals, or is limited by, a constant.
package struct LinearRelation: Sendable {
    package var origin: RowOrigin
    /// In ascending order of the variable.
    package var terms: [(variable: Int, coefficient: Double)]
    /// For an inequality, whether the sum is at most the constant, else at least.
    package var isAtMost: Bool
    package var constant: Double
    package var priority: Double

    package var isRequired: Bool { Priority(priority).isRequired }
}
