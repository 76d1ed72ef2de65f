import Testing

@testable import Simplex

@Suite struct TableauTests {
    /// Four variables, three rows of several of them.
    private func reduced() -> ReducedSystem {
        var system = System()
        let x = system.variables(4)
        system.row([(1, x[0]), (-1, x[1]), (0.5, x[2])], .atLeast, 3)
        system.row([(1, x[1]), (2, x[3])], .atMost, 8)
        system.row([(1, x[2]), (-1, x[3]), (1, x[0])], .equal, 5, at: 500)
        for k in 0..<4 { system.row([(1, x[k])], .equal, Double(k), at: 250) }
        return ReducedSystem(store: system.solver.store, isNonNegative: system.solver.isNonNegative)
    }

    @Test func everyPivotKeepsTheInvariants() {
        var tableau = reduced().tableau
        tableau.chooseStartingPoint()
        tableau.computeBasicValues()
        let values = Array(tableau.value.prefix(4))
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let row = Int.random(in: 0..<3, using: &generator)
            let column = Int.random(in: 0..<tableau.columnCount, using: &generator)
            if !tableau.isBasic(column), abs(tableau.matrix.value(row: row, column: column)) > 0.1 {
                tableau.pivot(row: row, entering: column)
                tableau.restingBreakpoint = tableau.restingBreakpoint.map { _ in Tableau.none }
                tableau.computeBasicValues()
            }
            #expect(tableau.brokenInvariants() == [])
        }
        #expect(isClose(Array(tableau.value.prefix(4)), values))
    }

    @Test func aPivotAndItsReverseRestoreTheTableau() {
        var tableau = reduced().tableau
        func coefficients() -> [[Double]] {
            (0..<3).map { row in (0..<tableau.columnCount).map { tableau.matrix.value(row: row, column: $0) } }
        }
        let before = coefficients()
        let leaving = Int(tableau.basicColumn[0])
        tableau.pivot(row: 0, entering: 0)
        #expect(tableau.isBasic(0) && !tableau.isBasic(leaving))
        #expect(coefficients() != before)
        tableau.pivot(row: 0, entering: leaving)
        #expect(tableau.basicColumn[0] == leaving)
        #expect(coefficients() == before)
    }
}
