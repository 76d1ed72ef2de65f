/// What ``Solver/solve(isCancelled:)`` found.
package enum Outcome: Hashable, Sendable {
    case solved
    /// The required rows cannot hold together; these are an irreducible set of them, the same on every run. An empty set where none was
    /// asked for.
    case infeasible(InfeasibleSet)
    case cancelled
}

/// Required rows, and variables' bounds at zero, that cannot hold together, though any of them may be left out and the rest can.
package struct InfeasibleSet: Hashable, Sendable {
    /// Ascending.
    package var rows: [RowID]
    /// The variables whose being non-negative has part in it. Ascending.
    package var bounds: [Variable]

    package init(rows: [RowID], bounds: [Variable]) {
        self.rows = rows
        self.bounds = bounds
    }
}

/// A variable that the rows leave undecided: some optimal solution gives it another value.
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

/// A row's part in a value: the value is the sum over its contributions of `factor` times the row's constant.
package struct Contribution: Hashable, Sendable {
    package var row: RowID
    package var factor: Double

    package init(row: RowID, factor: Double) {
        self.row = row
        self.factor = factor
    }
}
