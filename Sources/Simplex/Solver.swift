/// A variable of a ``Solver``, by the order in which it was added.
package struct Variable: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: Variable, b: Variable) -> Bool {
        a.index < b.index
    }
}

/// A row of a ``Solver``. A removed row's identity is not given out again.
package struct RowID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: RowID, b: RowID) -> Bool {
        a.index < b.index
    }
}

/// A coefficient times a variable.
package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

package enum RowRelation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// What ``Solver/solve(isCancelled:)`` found.
package enum Outcome: Hashable, Sendable {
    case solved
    /// The required rows cannot hold together; these are an irreducible set of them, the same on every run.
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

/// Solves systems of linear equalities and inequalities with lexicographic priorities.
package struct Solver: Sendable {
    package init() {}

    package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
        Variable(0)
    }

    /// Adds a row `sum of terms  relation  constant`; priority 1000 is required, any other positive number a level of its own.
    package mutating func addRow(
        _ terms: [Term], _ relation: RowRelation, _ constant: Double, priority: Double = 1000
    ) -> RowID {
        RowID(0)
    }

    package mutating func removeRow(_ row: RowID) {}

    package mutating func setConstant(_ constant: Double, of row: RowID) {}

    package mutating func solve(isCancelled: () -> Bool = { false }) -> Outcome { .solved }

    package func value(of variable: Variable) -> Double { 0 }

    /// The variables that the last solution leaves undecided, in order. Empty where the solution is the only one.
    package mutating func freeVariables() -> [FreeVariable] { [] }

    /// The rows that decide the value of a sum of terms, with the factors by which their constants make it up; nil where it is undecided.
    package func contributions(to terms: [Term]) -> [Contribution]? { nil }
}
