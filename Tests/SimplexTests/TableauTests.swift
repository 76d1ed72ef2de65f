import Testing

@testable import Simplex

@Suite struct TableauTests {
    /// Four variables, three rows of several of them.
    private func reduced() -> Reduced {
        var system = System()
        let x = system.variables(4)
        system.row([(1, x[0]), (-1, x[1]), (0.5, x[2])], .atLeast, 3)
        system.row([(1, x[1]), (2, x[3])], .atMost, 8)
        system.row([(1, x[2]), (-1, x[3]), (1, x[0])], .equal, 5, at: 500)
        for k in 0..<4 { system.row([(1, x[k])], .equal, Double(k), at: 250) }
        return Reduced(store: system.solver.store, isNonNegative: system.solver.isNonNegative)
    }

    @Test func everyPivotKeepsTheInvariants() {
        var core = reduced().core
        core.placeColumns()
        core.computeBasicValues()
        let values = Array(core.value.prefix(4))
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let row = Int.random(in: 0..<3, using: &generator)
            let column = Int.random(in: 0..<core.columnCount, using: &generator)
            if !core.isBasic(column), abs(core.tableau.value(row: row, column: column)) > 0.1 {
                core.pivot(row: row, entering: column)
                core.anchor = core.anchor.map { _ in Core.none }
                core.computeBasicValues()
            }
            #expect(core.brokenInvariants() == [])
        }
        #expect(isClose(Array(core.value.prefix(4)), values))
    }

    @Test func aPivotAndItsReverseLeaveTheTableau() {
        var core = reduced().core
        let before = core.dump()
        let leaving = Int(core.basicColumn[0])
        core.pivot(row: 0, entering: 0)
        #expect(core.isBasic(0) && !core.isBasic(leaving))
        core.pivot(row: 0, entering: leaving)
        #expect(core.basicColumn[0] == leaving)
        #expect(core.tableau.value(row: 0, column: 2) == 0.5)
        #expect(core.dump().split(separator: "\n").count == before.split(separator: "\n").count)
    }

    @Test func theDumpShowsBasicColumnsAndWhereTheOthersStand() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0]), (2, x[1])], .atMost, 4)
        system.row([(1, x[1])], .equal, 3, at: 250)
        var reduced = Reduced(store: system.solver.store, isNonNegative: system.solver.isNonNegative)
        #expect(reduced.solve(store: system.solver.store, isCancelled: { false }) == .solved)
        #expect(
            reduced.core.dump { ["x", "y", "sum"][$0] } == """
                x = 2.0 sum + -2.0 y  (-2.0)
                y stands at 3.0 in 3.0...3.0
                sum stands at 2.0 in -inf...2.0
                """)
    }
}
