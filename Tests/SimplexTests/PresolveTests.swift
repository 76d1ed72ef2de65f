import Testing

@testable import Simplex

@Suite struct PresolveTests {
    private func presolved(_ system: System) -> ReducedSystem {
        ReducedSystem(store: system.solver.store, isNonNegative: system.solver.isNonNegative)
    }

    /// A chain of views with fixed gaps and equal widths: everything follows from one width.
    @Test func whatEqualitiesDetermineNeedsNoTableau() {
        var system = System()
        let x = system.variables(40)
        system.row([(1, x[0])], .equal, 8)
        for k in stride(from: 2, to: 40, by: 2) {
            system.row([(1, x[k]), (-1, x[k - 2]), (-1, x[k - 1])], .equal, 8)
            system.row([(1, x[k + 1]), (-1, x[1])], .equal, 0)
        }
        system.row([(1, x[38]), (1, x[39])], .equal, 560)
        let reduced = presolved(system)
        #expect(reduced.elimination.substitutions.count == 40)
        #expect(reduced.tableau.columnCount == 40)
        #expect(isClose(system.values(of: [x[1], x[39], x[2]]), [20, 20, 36]))
    }

    @Test func aVariableWithAWishIsKeptInLongEqualities() {
        var system = System()
        let w = system.variables(5)
        system.row(w.map { (1, $0) }, .equal, 100)
        for k in 0..<5 { system.row([(1, w[k])], .equal, 10, at: 250 + Double(k)) }
        #expect(presolved(system).elimination.substitutions.isEmpty)
        #expect(isClose(system.values(of: w), [60, 10, 10, 10, 10]))
    }

    /// The positions of a stack are substituted such that one line takes up all the widths, and no other is long.
    @Test func aLongRowOfViewsLeavesShortLines() {
        let count = 300
        var system = System()
        let x = system.variables(count)
        let w = (0..<count).map { _ in system.variable(nonNegative: true) }
        system.row([(1, x[0])], .equal, 0)
        for k in 1..<count { system.row([(1, x[k]), (-1, x[k - 1]), (-1, w[k - 1])], .equal, 8) }
        system.row([(1, x[count - 1]), (1, w[count - 1])], .equal, 30_000)
        for k in 0..<count { system.row([(1, w[k])], .equal, 50, at: k == 7 ? 249 : 250) }
        let reduced = presolved(system)
        #expect(reduced.elimination.substitutions.count == count)
        #expect(reduced.elimination.entries.count < 4 * count)
        let expected = 30_000.0 - 8 * 299 - 50 * 299
        #expect(isClose(system.values(of: [w[7], w[8]]), [expected, 50]))
    }

    @Test func anOrderOfRowsDoesNotMatterToTheValues() {
        var generator = SeededGenerator(seed: 5)
        var expected: [Double]?
        for _ in 0..<5 {
            var system = System()
            let x = system.variables(30)
            for k in Array(0..<30).shuffled(using: &generator) {
                if k == 0 {
                    system.row([(1, x[0])], .equal, 1)
                } else {
                    system.row([(1, x[k]), (-1, x[k - 1]), (-0.5, x[k / 2])], .equal, Double(k % 3), at: 1000)
                }
            }
            let values = system.values(of: x)
            #expect(isClose(values, expected ?? values))
            expected = values
        }
    }
}
