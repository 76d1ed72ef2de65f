import Testing

@testable import Simplex

@Suite struct RobustnessTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func rowsWithNumbersThatAreNoneHaveNoSay(bad: Double) {
        var system = System()
        let x = system.variable()
        let rows = [
            system.row([(bad, x)], .equal, 1),
            system.row([(1, x)], .equal, bad),
            system.row([(1, x), (1, Variable(99))], .equal, 3),
            system.row([(1, x)], .equal, 3, at: -1),
        ]
        system.row([(1, x)], .equal, 2)
        #expect(isClose(system.values(of: [x]), [2]))
        for row in rows { #expect(system.solver.isIgnored(row)) }
        system.solver.setConstant(2, of: rows[1])
        #expect(!system.solver.isIgnored(rows[1]))
        #expect(isClose(system.values(of: [x]), [2]))
    }

    @Test func unknownVariablesAndRowsAreHarmless() {
        var solver = Solver()
        solver.removeRow(RowID(3))
        solver.setConstant(1, of: RowID(-1))
        #expect(solver.value(of: Variable(7)) == 0)
        #expect(solver.solve() == .solved)
        #expect(solver.freeVariables().isEmpty)
        #expect(solver.contributions(to: [Term(Variable(2), 1)]) == nil)
    }

    @Test func termsOfOneVariableAreSummed() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0]), (2, x[0]), (1, x[1]), (-1, x[1])], .equal, 9)
        system.row((0..<20).map { (1, x[$0 % 2]) }, .equal, 100)
        #expect(isClose(system.values(of: x), [3, 7]))
    }

    @Test func hugeAndSmallCoefficientsStandTogether() {
        var system = System()
        let x = system.variables(3)
        system.row([(1e9, x[0])], .equal, 3e9)
        system.row([(1e-9, x[1]), (-1e-9, x[0])], .equal, 2e-9)
        system.row([(1e6, x[2]), (-1, x[1])], .equal, 1e6)
        #expect(isClose(system.values(of: x), [3, 5, 1.000005]))
    }
}
