import Testing

@testable import Simplex

@Suite struct IncrementalTests {
    /// A row of views with preferred widths inside a window whose width changes.
    private func stack(_ count: Int) -> (system: System, widths: [Variable], window: RowID) {
        var system = System()
        let widths = (0..<count).map { _ in system.variable(nonNegative: true) }
        let total = system.variable()
        let window = system.row([(1, total)], .equal, Double(60 * count), at: 999)
        system.row(widths.map { (1, $0) } + [(-1, total)], .equal, 0)
        for (k, width) in widths.enumerated() {
            system.row([(1, width)], .atMost, 50, at: 200 + Double(k))
            system.row([(1, width)], .atLeast, 50, at: 700 + Double(k))
        }
        return (system, widths, window)
    }

    @Test func aChangedConstantMovesTheSolution() {
        var (system, widths, window) = stack(3)
        #expect(isClose(system.values(of: widths), [80, 50, 50]))
        system.solver.setConstant(120, of: window)
        #expect(isClose(system.values(of: widths), [20, 50, 50]))
        system.solver.setConstant(10, of: window)
        #expect(isClose(system.values(of: widths), [0, 0, 10]))
    }

    @Test func rowsAreAddedAndRemoved() {
        var (system, widths, _) = stack(3)
        #expect(isClose(system.values(of: widths), [80, 50, 50]))
        let equal = system.row([(1, widths[1]), (-1, widths[2])], .equal, 20, at: 800)
        #expect(isClose(system.values(of: widths), [60, 70, 50]))
        system.solver.removeRow(equal)
        #expect(isClose(system.values(of: widths), [80, 50, 50]))
        let fixed = system.row([(1, widths[0])], .equal, 5)
        #expect(isClose(system.values(of: widths), [5, 125, 50]))
        system.solver.removeRow(fixed)
        #expect(isClose(system.values(of: widths), [80, 50, 50]))
    }

    @Test func aVariableAddedLaterIsSolved() {
        var (system, widths, _) = stack(2)
        _ = system.values(of: widths)
        let late = system.variable()
        system.row([(1, late), (-1, widths[0])], .equal, 1)
        #expect(isClose(system.values(of: [late]), [71]))
    }

    @Test func copiesAreIndependent() {
        var (first, widths, window) = stack(3)
        _ = first.values(of: widths)
        var second = first
        second.solver.setConstant(120, of: window)
        #expect(isClose(second.values(of: widths), [20, 50, 50]))
        #expect(isClose(first.values(of: widths), [80, 50, 50]))
    }

    @Test func tenThousandSolvesDoNotDrift() {
        var (system, widths, window) = stack(6)
        var generator = SeededGenerator(seed: 7)
        var worst = 0.0
        for _ in 0..<10_000 {
            let width = Double(Int.random(in: 0...600, using: &generator)) + 0.1
            system.solver.setConstant(width, of: window)
            let outcome = system.solver.solve()
            if outcome != .solved { Issue.record("\(outcome) at \(width)") }
            let sum = widths.reduce(0) { $0 + system.solver.value(of: $1) }
            worst = max(worst, abs(sum - width))
        }
        #expect(worst < 1e-9)
        system.solver.setConstant(120, of: window)
        #expect(isClose(system.values(of: widths), [0, 0, 0, 20, 50, 50]))
    }

    @Test func aCancelledRunCanBeRepeated() {
        var (system, widths, _) = stack(40)
        var polls = 0
        for _ in 0..<3 {
            _ = system.solver.solve {
                polls += 1
                return true
            }
        }
        #expect(isClose(Array(system.values(of: widths).suffix(2)), [50, 50]))
    }
}
