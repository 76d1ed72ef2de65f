import LayoutModel

/// One axis of one view.
package struct ViewAxis: Hashable, Sendable {
    package var view: ViewID
    package var axis: Axis

    package init(_ view: ViewID, _ axis: Axis) {
        self.view = view
        self.axis = axis
    }
}

/// A row as plain numbers: a sum of coefficients times variables that equals, or is limited by, a constant.
package struct Equality: Sendable {
    package var origin: RowOrigin
    /// In ascending order of the variable.
    package var terms: [(variable: Int, coefficient: Double)]
    /// For an inequality: whether the sum is at most the constant, else at least.
    package var isAtMost: Bool
    package var constant: Double
    package var priority: Double
}
