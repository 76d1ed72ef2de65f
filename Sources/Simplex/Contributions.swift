extension Solver {
    /// The rows that decide the value of a sum, with the factors of their constants in it; nil where it is ambiguous.
    ///
    /// - Complexity: an elimination over the rows connected with the terms. ``Contributions`` serves many sums at once.
    package func contributions(to terms: [Term]) -> [Contribution]? {
        contributions(toEach: [terms])?.first
    }

    /// As ``contributions(to:)``, for each of several sums; nil where one of them is ambiguous.
    package func contributions(toEach sums: [[Term]]) -> [[Contribution]]? {
        guard sums.allSatisfy(hasValues), areDecided(sums) else { return nil }
        let known = Contributions(in: self, connectedWith: sums.flatMap(\.self))
        var result: [[Contribution]] = []
        for terms in sums {
            guard let parts = known.contributions(toDecided: terms) else { return nil }
            result.append(parts)
        }
        return result
    }

    fileprivate func hasValues(_ terms: [Term]) -> Bool {
        terms.allSatisfy { $0.coefficient.isFinite && values.indices.contains($0.variable.index) }
    }

    /// Whether the last solution satisfies a row with equality.
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

/// The rows that decide the values of a solver's last solution.
///
/// They come from a maximal independent set of tight rows: required rows first, then by priority, then equalities
/// before inequalities, then in order of addition. Bounds at zero count as required inequalities. They contribute
/// nothing, because their constant is zero.
package struct Contributions: Sendable {
    private let solver: Solver
    private let sources: [Source]
    /// The basis of the sources' equalities.
    private let basis: RowBasis

    /// - Complexity: an elimination over all rows.
    package init(in solver: Solver) {
        self.init(in: solver, connectedWith: nil)
    }

    /// - Parameter terms: those of all sums that will be asked about; nil for any.
    fileprivate init(in solver: Solver, connectedWith terms: [Term]?) {
        self.solver = solver
        sources = Self.sources(in: solver, connectedWith: terms)
        let rows = sources.map { source in
            source.index < 0
                ? [(-1 - source.index, 1)] : Self.sum(solver.store.terms(of: solver.store.rows[source.index]))
        }
        basis = RowBasis(of: rows, variableCount: solver.values.count)
    }

    private static func sum(_ terms: some Collection<Term>) -> IndependentRows.Sum {
        terms.map { ($0.variable.index, $0.coefficient) }
    }

    /// As ``Solver/contributions(to:)``.
    package func contributions(to terms: [Term]) -> [Contribution]? {
        solver.hasValues(terms) && solver.areDecided([terms]) ? contributions(toDecided: terms) : nil
    }

    fileprivate func contributions(toDecided terms: [Term]) -> [Contribution]? {
        basis.combination(for: Self.sum(terms))?.map { (source: sources[$0.number].index, factor: $0.factor) }
            .filter { $0.source >= 0 }.sorted { $0.source < $1.source }
            .map { Contribution(row: RowID($0.source), factor: $0.factor) }
    }

    /// The tight rows and bounds, in the order of the elimination.
    private static func sources(in solver: Solver, connectedWith terms: [Term]?) -> [Source] {
        let rows = solver.store.rows
        var tight = rows.indices.filter { rows[$0].isActive && solver.isTight(rows[$0]) }
        var bounded = solver.values.indices.filter { solver.isNonNegative[$0] && abs(solver.values[$0]) <= 1e-7 }
        if let terms {
            let isReached = variables(connectedWith: terms, by: tight, in: solver)
            tight.removeAll { row in
                !(solver.store.terms(of: rows[row]).first.map { isReached[$0.variable.index] } ?? false)
            }
            bounded.removeAll { !isReached[$0] }
        }
        let sources =
            tight.map { Source(index: $0, priority: rows[$0].priority, isEquality: rows[$0].relation == .equal) }
            + bounded.map { Source(index: -1 - $0, priority: 1000, isEquality: false) }
        return sources.sorted()
    }

    /// By variable: whether rows connect it with the terms.
    private static func variables(connectedWith terms: [Term], by rows: [Int], in solver: Solver) -> [Bool] {
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
            rowsOfVariable[variable] = []
        }
        return isReached
    }

    /// A row, or a bound as `-1 - variable`, with its rank in the elimination.
    private struct Source: Comparable, Sendable {
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
