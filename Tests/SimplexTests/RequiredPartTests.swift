import Testing

@testable import Simplex

/// Systems with many conflicts, of which one after the other is broken.
@Suite struct RequiredPartTests {
    @Test(arguments: 0..<40 as Range<UInt64>) func everyConflictIsIrreducible(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func random(_ bound: UInt64) -> Int { Int(generator.next() % bound) }
        let hasInequalities = random(2) == 0
        var system = System()
        let x = (0..<8).map { _ in system.variable(nonNegative: random(2) == 0) }
        for _ in 0..<40 {
            let (a, b) = (x[random(8)], x[random(8)])
            let terms = a == b ? [(1.0, a)] : [(1.0, a), (random(4) == 0 ? 0.5 : -1.0, b)]
            let relation = hasInequalities ? [RowRelation.equal, .atLeast, .atMost][random(3)] : .equal
            system.row(terms, relation, Double(random(40)) - 10)
        }
        var count = 0
        while case .infeasible(let set) = system.solver.solve() {
            count += 1
            #expect(isInfeasible(set.rows, set.bounds, in: system.solver))
            for row in set.rows {
                #expect(!isInfeasible(set.rows.filter { $0 != row }, set.bounds, in: system.solver))
            }
            for bound in set.bounds {
                #expect(!isInfeasible(set.rows, set.bounds.filter { $0 != bound }, in: system.solver))
            }
            // Not always the last one, so that rows are removed on which others rest.
            guard let broken = set.rows.count > 1 && random(3) == 0 ? set.rows.first : set.rows.last else { break }
            system.solver.removeRow(broken)
        }
        #expect(count > 3)
        #expect(system.violations[1000] ?? 0 < 1e-5)
    }

    /// The answer of a solver that has solved nothing before.
    private func isInfeasible(_ rows: [RowID], _ bounds: [Variable], in whole: Solver) -> Bool {
        var part = Solver()
        for variable in whole.isNonNegative.indices {
            _ = part.addVariable(isNonNegative: bounds.contains(Variable(variable)))
        }
        for id in rows {
            let row = whole.store.rows[id.index]
            _ = part.addRow(Array(whole.store.terms(of: row)), row.relation, row.constant)
        }
        if case .infeasible = part.solve() { return true }
        return false
    }

    @Test func manyConflictsOfOneChainAreFoundInOneSolution() {
        func work(_ count: Int) -> Int {
            var system = System()
            let x = system.variables(count)
            system.row([(1, x[0])], .equal, 0)
            for index in x.indices.dropFirst() { system.row([(1, x[index]), (-1, x[index - 1])], .equal, 18) }
            for index in x.indices { system.row([(1, x[index])], .equal, 10 + 5 * Double(index)) }
            var memberCount = 0
            while case .infeasible(let set) = system.solver.solve() {
                memberCount += set.rows.count + set.bounds.count
                guard let last = set.rows.last else { break }
                system.solver.removeRow(last)
            }
            // Without what is counted for the members of the sets, of which there are 16 times as many in all.
            return system.solver.work - memberCount * Solver.workOfMember
        }
        #expect(work(400) < 9 * work(100))
    }
}
