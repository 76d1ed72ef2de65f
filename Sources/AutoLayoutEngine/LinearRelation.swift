/// A row as plain numbers: a sum of coefficients times variables that equals, or is limited by, a constant.
package struct LinearRelation: Sendable {
    package var origin: RowOrigin
    /// In ascending order of the variable.
    package var terms: [(variable: Int, coefficient: Double)]
    /// For an inequality, whether the sum is at most the constant, else at least.
    package var isAtMost: Bool
    package var constant: Double
    package var priority: Double
}
