import Testing

@testable import Simplex

/// Small random systems compared with a search through all corners.
@Suite struct OracleTests {
    private struct Plain {
        var coefficients: [Double]
        var relation: RowRelation
        var constant: Double
        var priority: Double
    }

    @Test(arguments: 0..<300)
    func noCornerIsBetter(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let size = Int.random(in: 1...3, using: &generator)
        let rows = (0..<Int.random(in: 2...7, using: &generator)).map { _ in row(size, &generator) }
        var system = System()
        let x = system.variables(size)
        for row in rows {
            system.row(Array(zip(row.coefficients, x)), row.relation, row.constant, at: row.priority)
        }
        let corners = corners(rows, size)
        let best = corners.map { levels(rows, $0) }.min { precedes($0, $1) }
        switch system.solver.solve() {
        case .solved:
            let ours = levels(rows, x.map { system.solver.value(of: $0) })
            #expect(ours.first ?? 0 < 1e-6, "seed \(seed)")
            if let best { #expect(!precedes(best, ours), "seed \(seed): \(best) is better than \(ours)") }
        case .infeasible(let set):
            #expect(!set.rows.isEmpty)
            if let best { #expect(best.first ?? 0 > 1e-6, "seed \(seed) is feasible") }
        case .cancelled:
            Issue.record("nobody cancelled")
        }
    }

    private func row(_ size: Int, _ generator: inout SeededGenerator) -> Plain {
        Plain(
            coefficients: (0..<size).map { _ in Double(Int.random(in: -1...2, using: &generator)) },
            relation: [.equal, .atMost, .atLeast].randomElement(using: &generator) ?? .equal,
            constant: Double(Int.random(in: -2...4, using: &generator)),
            priority: [1000, 750, 250, 250.5].randomElement(using: &generator) ?? 250)
    }

    /// The points at which as many independent rows as there are variables hold exactly.
    private func corners(_ rows: [Plain], _ size: Int) -> [[Double]] {
        choices(of: size, from: rows.count).compactMap { chosen in
            intersection(chosen.map { rows[$0].coefficients + [rows[$0].constant] })
        }
    }

    private func choices(of size: Int, from count: Int) -> [[Int]] {
        guard size > 0 else { return [[]] }
        return choices(of: size - 1, from: count).flatMap { chosen in
            ((chosen.last ?? -1) + 1..<max(count, (chosen.last ?? -1) + 1)).map { chosen + [$0] }
        }
    }

    /// Gauss and Jordan's elimination; nil for dependent rows.
    private func intersection(_ rows: [[Double]]) -> [Double]? {
        var rows = rows
        let size = rows.count
        for column in 0..<size {
            guard let pivot = (column..<size).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for other in 0..<size where other != column {
                let factor = rows[other][column] / rows[column][column]
                for at in column...size { rows[other][at] -= factor * rows[column][at] }
            }
        }
        return (0..<size).map { rows[$0][size] / rows[$0][$0] }
    }

    /// The violation of each priority, highest first.
    private func levels(_ rows: [Plain], _ point: [Double]) -> [Double] {
        [1000, 750, 250.5, 250].map { priority in
            rows.filter { $0.priority == priority }.reduce(0) { sum, row in
                let total = zip(row.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
                let plain = Row(
                    start: 0, count: 0, relation: row.relation, constant: row.constant, priority: row.priority)
                return sum + plain.violation(of: total)
            }
        }
    }

    private func precedes(_ a: [Double], _ b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
        return false
    }
}
