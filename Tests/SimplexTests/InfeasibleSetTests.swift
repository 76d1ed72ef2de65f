import Testing

@testable import Simplex

@Suite struct InfeasibleSetTests {
    @Test func twoValuesForOneVariableConflict() {
        var system = System()
        let x = system.variables(2)
        let a = system.row([(1, x[0])], .equal, 1)
        system.row([(1, x[1])], .equal, 1)
        let b = system.row([(1, x[0])], .equal, 2)
        #expect(system.infeasibleSet() == InfeasibleSet(rows: [a, b], bounds: []))
    }

    @Test func aChainTooWideForItsWindowConflicts() {
        var system = System()
        let x = system.variables(4)
        let rows = [
            system.row([(1, x[0])], .equal, 0),
            system.row([(1, x[1]), (-1, x[0])], .equal, 100),
            system.row([(1, x[2]), (-1, x[1])], .atLeast, 100),
            system.row([(1, x[2])], .atMost, 150),
        ]
        system.row([(1, x[3]), (-1, x[1])], .equal, 7)
        system.row([(1, x[1]), (-1, x[0])], .equal, 100)
        system.solver.removeRow(RowID(5))
        #expect(system.infeasibleSet() == InfeasibleSet(rows: rows, bounds: []))
    }

    @Test func aBoundAtZeroCanBeAMember() {
        var system = System()
        let x = system.variable(nonNegative: true)
        let y = system.variable()
        let a = system.row([(1, x), (-1, y)], .equal, 0)
        let b = system.row([(1, y)], .equal, -3)
        #expect(system.infeasibleSet() == InfeasibleSet(rows: [a, b], bounds: [x]))
    }

    @Test func dependentEqualitiesAreNoConflict() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0]), (1, x[1])], .equal, 10)
        system.row([(2, x[0]), (2, x[1])], .equal, 20)
        system.row([(1, x[0])], .equal, 4)
        system.row([(1, x[1])], .equal, 6)
        #expect(isClose(system.values(of: x), [4, 6]))
    }

    @Test func aRowWithoutTermsIsItsOwnConflict() {
        var system = System()
        let x = system.variable()
        system.row([(1, x), (-1, x)], .equal, 0)
        let bad = system.row([(1, x), (-1, x)], .atLeast, 3)
        #expect(system.infeasibleSet() == InfeasibleSet(rows: [bad], bounds: []))
        system.solver.removeRow(bad)
        #expect(system.solver.solve() == .solved)
    }

    @Test func theRestIsSolvedAfterARemoval() {
        var system = System()
        let x = system.variables(2)
        system.row([(1, x[0])], .equal, 1)
        system.row([(1, x[1]), (-1, x[0])], .equal, 5)
        let late = system.row([(1, x[1])], .equal, 2)
        #expect(system.infeasibleSet()?.rows.last == late)
        system.solver.removeRow(late)
        #expect(isClose(system.values(of: x), [1, 6]))
    }

    @Test func conflictsAreFoundOneByOne() {
        var system = System()
        let x = system.variables(2)
        let rows = [
            system.row([(1, x[0])], .atLeast, 5), system.row([(1, x[0])], .atMost, 4),
            system.row([(1, x[1])], .atLeast, 5), system.row([(1, x[1])], .atMost, 4),
        ]
        let first = system.infeasibleSet()
        #expect(first?.rows.count == 2)
        system.solver.removeRow(first?.rows.last ?? RowID(0))
        let second = system.infeasibleSet()
        #expect(Set((first?.rows ?? []) + (second?.rows ?? [])) == Set(rows))
    }

    @Test func theSetDoesNotDependOnEarlierSolves() {
        var fresh = System()
        var worked = System()
        for pass in 0..<2 {
            var system = System()
            let x = system.variables(6)
            for k in 0..<5 { system.row([(1, x[k + 1]), (-1, x[k])], .atLeast, 10) }
            let first = system.row([(1, x[0])], .equal, pass == 0 ? 0 : -100)
            system.row([(1, x[5])], .atMost, 40)
            if pass == 0 {
                fresh = system
            } else {
                _ = system.solver.solve()
                system.solver.setConstant(0, of: first)
                worked = system
            }
        }
        #expect(fresh.infeasibleSet() == worked.infeasibleSet())
    }
}
