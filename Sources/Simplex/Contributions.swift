extension Solver {
    /// The rows that decide the value of a sum of terms, with the factors by which their constants make it up; nil where it is undecided.
    ///
    /// - Complexity: an elimination over the rows that hang together with the terms; see ``Contributions`` for many sums.
    package func contributions(to terms: [Term]) -> [Contribution]? {
        guard hasValues(terms) else { return nil }
        return Contributions(in: self, near: terms).contributions(to: terms)
    }

    fileprivate func hasValues(_ terms: [Term]) -> Bool {
        terms.allSatisfy { $0.coefficient.isFinite && values.indices.contains($0.variable.index) }
    }

    fileprivate func isTight(_ row: Row) -> Bool {
        var sum = 0.0
        var size = max(1, abs(row.constant))
        for term in store.terms(of: row) {
            let part = term.coefficient * values[term.variable.index]
            sum += part
            size = max(size, abs(part))
        }
        return row.count > 0 && abs(sum - row.constant) <= 1e-7 * size
    }
}

/// What decides the values of a solver's last solution.
///
/// The rows come from the maximal independent set of tight rows that takes required ones first, then the higher priorities, within a priority equalities first,
/// then in order of addition. Bounds at zero count as required inequalities and have no part in the answer, their constant being zero.
package struct Contributions: Sendable {
    private let solver: Solver
    private var independent: IndependentRows

    /// - Complexity: an elimination over all rows.
    package init(in solver: Solver) {
        self.init(in: solver, near: nil)
    }

    /// - Parameter terms: what alone will be asked for, with which the other rows need not hang together; nil for anything.
    fileprivate init(in solver: Solver, near terms: [Term]?) {
        self.solver = solver
        independent = IndependentRows(variableCount: solver.values.count)
        for source in Self.sources(in: solver, near: terms) {
            if source.index >= 0 {
                independent.add(solver.store.terms(of: solver.store.rows[source.index]), source.index)
            } else {
                independent.add(CollectionOfOne(Term(Variable(-1 - source.index), 1)), source.index)
            }
        }
    }

    /// The rows that decide the value of a sum of terms, with the factors by which their constants make it up; nil where it is undecided.
    package func contributions(to terms: [Term]) -> [Contribution]? {
        guard solver.hasValues(terms), solver.isDecided(terms), let factors = independent.combine(terms) else {
            return nil
        }
        return factors.filter { $0.source >= 0 }.sorted { $0.source < $1.source }
            .map { Contribution(row: RowID($0.source), factor: $0.factor) }
    }

    /// The tight rows and bounds in the order in which they are to be taken.
    private static func sources(in solver: Solver, near terms: [Term]?) -> [Source] {
        let rows = solver.store.rows
        var tight = rows.indices.filter { rows[$0].isActive && solver.isTight(rows[$0]) }
        var bounded = solver.values.indices.filter { solver.isNonNegative[$0] && abs(solver.values[$0]) <= 1e-7 }
        if let terms {
            let reached = reached(from: terms, by: tight, in: solver)
            tight.removeAll { row in
                !(solver.store.terms(of: rows[row]).first.map { reached[$0.variable.index] } ?? false)
            }
            bounded.removeAll { !reached[$0] }
        }
        let sources =
            tight.map { Source(index: $0, priority: rows[$0].priority, isEquality: rows[$0].relation == .equal) }
            + bounded.map { Source(index: -1 - $0, priority: 1000, isEquality: false) }
        return sources.sorted()
    }

    /// By variable: whether the rows lead there from the terms.
    private static func reached(from terms: [Term], by rows: [Int], in solver: Solver) -> [Bool] {
        var rowsOfVariable: [[Int]] = Array(repeating: [], count: solver.values.count)
        for row in rows {
            for term in solver.store.terms(of: solver.store.rows[row]) {
                rowsOfVariable[term.variable.index].append(row)
            }
        }
        var isReached = Array(repeating: false, count: solver.values.count)
        var queue = terms.map(\.variable.index)
        for variable in queue { isReached[variable] = true }
        while let variable = queue.popLast() {
            for row in rowsOfVariable[variable] {
                for term in solver.store.terms(of: solver.store.rows[row]) where !isReached[term.variable.index] {
                    isReached[term.variable.index] = true
                    queue.append(term.variable.index)
                }
            }
            // Passed once is passed for all its variables.
            rowsOfVariable[variable] = []
        }
        return isReached
    }

    /// A row, or as -1 less a variable its bound at zero, with what decides where it stands in the order.
    private struct Source: Comparable {
        var index: Int
        var priority: Double
        var isEquality: Bool

        static func < (a: Source, b: Source) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.isEquality != b.isEquality { return a.isEquality }
            // The bounds come after the rows, the last variable's first.
            if (a.index < 0) != (b.index < 0) { return b.index < 0 }
            return a.index < b.index
        }
    }
}
