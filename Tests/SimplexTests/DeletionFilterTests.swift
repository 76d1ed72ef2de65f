import Testing

@testable import Simplex

@Suite struct DeletionFilterTests {
    /// The sources that remain if each, from the last to the first, is removed while the rest is infeasible. A new
    /// solver each time.
    private func keptByNewSolvers(_ sources: [Int], of solver: Solver) -> [Int] {
        var kept = sources
        for source in sources.reversed() {
            let rest = kept.filter { $0 != source }
            var part = Solver()
            for variable in solver.isNonNegative.indices {
                _ = part.addVariable(isNonNegative: rest.contains(-1 - variable))
            }
            for index in rest where index >= 0 {
                let row = solver.store.rows[index]
                _ = part.addRow(Array(solver.store.terms(of: row)), row.relation, row.constant)
            }
            if case .infeasible = part.solve() { kept = rest }
        }
        return kept
    }

    @Test(arguments: 0..<60 as Range<UInt64>) func keepsWhatNewSolversKeep(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func random(_ bound: UInt64) -> Int { Int(generator.next() % bound) }
        var system = System()
        let x = (0..<6).map { _ in system.variable(nonNegative: random(2) == 0) }
        var rowCount = 0
        while system.solver.solve() == .solved, rowCount < 100 {
            rowCount += 1
            let (a, b) = (x[random(6)], x[random(6)])
            let terms = a == b ? [(1.0, a)] : [(1.0, a), (random(4) == 0 ? 0.5 : -1.0, b)]
            let relation: RowRelation = [.equal, .atLeast, .atMost][random(3)]
            system.row(terms, relation, Double(random(40)) - 20)
        }
        let bounds = x.indices.reversed().filter { system.solver.isNonNegative[$0] }.map { -1 - $0 }
        let sources = bounds + Array(0..<rowCount)
        #expect(system.infeasibleSet() != nil)
        var filter = DeletionFilter(of: sources, in: system.solver.store)
        let kept: [Int] = sources.reversed().filter { filter.needs($0) }.reversed()
        #expect(kept == keptByNewSolvers(sources, of: system.solver))
    }

    @Test func aRowWithoutVariablesCanBeInfeasibleAlone() {
        var system = System()
        let x = system.variable()
        system.row([(1, x)], .equal, 3)
        system.row([], .atLeast, 1)
        var filter = DeletionFilter(of: [0, 1], in: system.solver.store)
        #expect([1, 0].filter { filter.needs($0) } == [1])
    }

    @Test func aLongChainKeepsAllButTheRowsThatBoundsReplace() {
        var system = System()
        let lengths = (0..<30).map { _ in system.variable(nonNegative: true) }
        for length in lengths { system.row([(1, length)], .equal, 40) }
        system.row(lengths.map { (1, $0) }, .equal, 900)
        #expect(system.infeasibleSet()?.rows.count == 24)
        #expect(system.infeasibleSet()?.bounds.count == 7)
    }
}
