import Testing

@testable import Simplex

@Suite struct FreedomTests {
    @Test func aDeterminedSystemHasNoFreeVariables() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0])], .equal, 3)
        system.row([(1, x[1]), (-1, x[0])], .equal, 3, at: 250)
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.freeVariables().isEmpty)
    }

    @Test func aVariableWithoutRowsIsFreeBothWays() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0])], .equal, 3)
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.freeVariables() == [FreeVariable(variable: x[1], canDecrease: true, canIncrease: true)])
    }

    @Test func aTieLeavesBothAmbiguous() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0]), (1, x[1])], .equal, 100)
        for k in 0..<2 { system.row([(1, x[k])], .equal, 30, at: 250) }
        #expect(system.solver.solve() == .solved)
        let free = system.solver.freeVariables()
        #expect(free.map(\.variable) == x)
        #expect(system.violations[250].map { abs($0 - 40) < 1e-6 } == true)
    }

    @Test func aBoundStopsOneDirection() {
        var system = System()
        let x = system.variable(nonNegative: true)
        system.row([(1, x)], .equal, 0, at: 0.5)
        let y = system.variable(nonNegative: true)
        #expect(system.solver.solve() == .solved)
        let free = system.solver.freeVariables()
        #expect(free == [FreeVariable(variable: y, canDecrease: system.solver.value(of: y) > 0, canIncrease: true)])
        #expect(!free.contains { $0.variable == x })
    }

    /// Two inequalities fix each variable but one, which is at several distances from the first.
    @Test(arguments: [0, 1, 5, 40, 99])
    func aFreeVariableIsFoundAmongManyThatAreNot(place: Int) {
        var system = System()
        let x = system.variables(100)
        for k in x.indices {
            system.row([(1, x[k])], .greaterThanOrEqual, Double(k))
            system.row([(1, x[k])], .lessThanOrEqual, Double(k == place ? k + 9 : k))
        }
        #expect(system.solver.solve() == .solved)
        #expect(system.solver.freeVariables().map(\.variable) == [x[place]])
    }

    @Test func theSearchDoesNotChangeTheSolution() {
        var system = System()
        let x = system.variables(3)
        system.row(x.map { (1, $0) }, .equal, 9)
        let before = system.values(of: x)
        #expect(system.solver.freeVariables().count == 3)
        #expect(x.map { system.solver.value(of: $0) } == before)
        #expect(system.values(of: x) == before)
    }
}
