import Testing

@testable import Simplex

@Suite struct CertificateTests {
    private func certificate(of solver: Solver) throws -> Certificate {
        var reduced = ReducedSystem(store: solver.store, isNonNegative: solver.isNonNegative)
        try #require(reduced.solve(store: solver.store) { false } == .infeasible)
        return reduced.conflict(solver.store) { false }
    }

    /// Rows of lengths, chains and claims, as layouts have them.
    @Test(arguments: 0..<200 as Range<UInt64>) func findsWhatTheDeletionFilterFinds(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func random(_ bound: UInt64) -> Int { Int(generator.next() % bound) }
        var system = System()
        let count = 2 + random(6)
        let x = system.variables(count)
        let widths = (0..<count).map { _ in system.variable(nonNegative: true) }
        let root = system.solver.addRow([Term(x[0], 1)], .equal, 0, isImplied: random(2) == 0)
        for index in x.indices {
            system.row([(1, widths[index])], random(4) == 0 ? .atMost : .equal, Double(random(30)))
            guard index > 0 else { continue }
            system.row(
                [(1, x[index]), (-1, x[index - 1]), (-1, widths[index - 1])], random(3) == 0 ? .atLeast : .equal,
                Double(random(20)))
        }
        system.row([(1, x[count - 1]), (1, widths[count - 1])], .equal, Double(random(60)) - 20)
        guard case .infeasible = system.solver.solve() else { return }
        let solver = system.solver
        let found = try certificate(of: solver)
        let rows = found.parts.map(\.source).filter { $0 >= 0 }
        let bounded = Set(rows.flatMap { solver.store.terms(of: solver.store.rows[$0]).map(\.variable.index) })
            .filter { solver.isNonNegative[$0] }
        let implied = solver.store.implied.contains(root.index) ? [root.index] : []
        guard let own = found.irreducibleSources(in: solver.store, notNegative: bounded, implied: implied) else {
            return
        }
        let all = Set(found.parts.map(\.source)).union(bounded.map { -1 - $0 }).union(implied).sorted()
        var filter = DeletionFilter(of: all, in: solver.store)
        let kept: [Int] = all.reversed().filter { filter.needs($0) }.reversed()
        #expect(own == kept)
    }

    @Test func aBoundTakesThePartOfAWidthThatIsTooLargeAnyway() throws {
        var system = System()
        let x = system.variable()
        let width = system.variable(nonNegative: true)
        let start = system.row([(1, x)], .equal, 20)
        system.row([(1, width)], .equal, 10)
        let end = system.row([(1, x), (1, width)], .equal, 5)
        #expect(system.infeasibleSet() == InfeasibleSet(rows: [start, end], bounds: [width]))
    }
}
