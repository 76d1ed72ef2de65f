import Testing

@testable import Simplex

@Suite struct RobustnessTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func rowsWithInvalidNumbersAreIgnored(bad: Double) {
        var system = System()
        let x = system.variable()
        system.row([(bad, x)], .equal, 1)
        let withBadConstant = system.row([(1, x)], .equal, bad)
        system.row([(1, x), (1, Variable(99))], .equal, 3)
        system.row([(1, x)], .equal, 3, at: -1)
        system.row([(1, x)], .equal, 2, at: 500)
        #expect(isClose(system.values(of: [x]), [2]))
        system.solver.setConstant(4, of: withBadConstant)
        #expect(isClose(system.values(of: [x]), [4]))
        system.solver.setConstant(bad, of: withBadConstant)
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

    @Test func hugeAndSmallCoefficientsWorkTogether() {
        var system = System()
        let x = system.variables(3)
        system.row([(1e9, x[0])], .equal, 3e9)
        system.row([(1e-9, x[1]), (-1e-9, x[0])], .equal, 2e-9)
        system.row([(1e6, x[2]), (-1, x[1])], .equal, 1e6)
        #expect(isClose(system.values(of: x), [3, 5, 1.000005]))
    }
}

/// Random systems and changes with numbers at the limits of a double. No solve may trap or run forever.
@Suite struct ExtremeNumberTests {
    private static let numbers: [Double] = [
        0, 1, -1, 0.1, 1e9, -1e9, 1e-9, 1e150, -1e300, 1e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan,
        .infinity,
    ]

    @Test(arguments: 0..<200)
    func everySolveEnds(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 1000)
        func number() -> Double { Self.numbers.randomElement(using: &generator) ?? 1 }
        var solver = Solver()
        let x = (0..<6).map { solver.addVariable(isNonNegative: $0 % 2 == 0) }
        var rows: [RowID] = []
        for _ in 0..<30 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0 where !rows.isEmpty: solver.removeRow(rows[rows.count / 2])
            case 1 where !rows.isEmpty: solver.setConstant(number(), of: rows[rows.count / 3])
            case 2: _ = solver.solve()
            default:
                let terms = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    Term(x.randomElement(using: &generator) ?? x[0], number())
                }
                rows.append(
                    solver.addRow(
                        terms, [.equal, .atMost, .atLeast].randomElement(using: &generator) ?? .equal, number(),
                        priority: [1000, 250, 0.001, 1e-300, .nan].randomElement(using: &generator) ?? 1))
            }
        }
        if case .infeasible(let set) = solver.solve() {
            #expect(set.rows.allSatisfy { rows.contains($0) })
        }
        _ = solver.freeVariables()
        for variable in x { _ = solver.contributions(to: [Term(variable, 1)]) }
    }
}
