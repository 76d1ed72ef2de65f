/// The result of ``Solver/solve(namesConflict:isCancelled:)``.
package enum Outcome: Hashable, Sendable {
    case solved
    /// The required rows are infeasible. The set is the same on every run, and empty where it was not asked for.
    case infeasible(InfeasibleSet)
    case cancelled
}

/// An irreducible infeasible set of required rows and bounds at zero: without any one of them, the rest is feasible.
package struct InfeasibleSet: Hashable, Sendable {
    /// Ascending.
    package var rows: [RowID]
    /// The variables whose bounds at zero are in the set. Ascending.
    package var bounds: [Variable]

    package init(rows: [RowID], bounds: [Variable]) {
        self.rows = rows
        self.bounds = bounds
    }
}

/// An ambiguous variable: some optimal solution gives it another value.
package struct FreeVariable: Hashable, Sendable {
    package var variable: Variable
    package var canDecrease: Bool
    package var canIncrease: Bool

    package init(variable: Variable, canDecrease: Bool, canIncrease: Bool) {
        self.variable = variable
        self.canDecrease = canDecrease
        self.canIncrease = canIncrease
    }
}

/// A sum that can have another value in a solution as good as the last one.
package struct FreeSum: Sendable {
    /// Among the sums that were asked about.
    package var index: Int
    package var canDecrease: Bool
    package var canIncrease: Bool

    package init(index: Int, canDecrease: Bool, canIncrease: Bool) {
        self.index = index
        self.canDecrease = canDecrease
        self.canIncrease = canIncrease
    }
}

/// A row's contribution to a value. The value is the sum of `factor` times the row's constant over its contributions.
package struct Contribution: Hashable, Sendable {
    package var row: RowID
    package var factor: Double

    package init(row: RowID, factor: Double) {
        self.row = row
        self.factor = factor
    }
}
