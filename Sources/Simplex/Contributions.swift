extension Solver {
    /// The rows that decide the value of a sum of terms, with the factors by which their constants make it up; nil where it is undecided.
    ///
    /// The rows come from the maximal independent set of tight rows that takes required ones first, then the higher priorities, within a priority equalities first,
    /// then in order of addition. Bounds at zero count as required inequalities and have no part in the answer, their constant being zero.
    ///
    /// - Complexity: an elimination over the rows that hang together with the terms.
    package func contributions(to terms: [Term]) -> [Contribution]? {
        guard terms.allSatisfy({ $0.coefficient.isFinite && values.indices.contains($0.variable.index) }),
            isDecided(terms)
        else { return nil }
        var elimination = IndependentRows()
        for source in tightSources(near: terms) {
            if source >= 0 {
                elimination.add(store.terms(of: store.rows[source]).map { ($0.variable.index, $0.coefficient) }, source)
            } else {
                elimination.add([(-1 - source, 1)], source)
            }
        }
        guard let factors = elimination.combine(terms.map { ($0.variable.index, $0.coefficient) }) else { return nil }
        return factors.filter { $0.source >= 0 }.sorted { $0.source < $1.source }
            .map { Contribution(row: RowID($0.source), factor: $0.factor) }
    }

    /// The tight rows and bounds that hang together with the terms, in the order in which they are to be taken.
    private func tightSources(near terms: [Term]) -> [Int] {
        var rowsOfVariable: [[Int32]] = Array(repeating: [], count: values.count)
        for (index, row) in store.rows.enumerated() where row.isActive && isTight(row) {
            for term in store.terms(of: row) {
                rowsOfVariable[term.variable.index].append(Int32(truncatingIfNeeded: index))
            }
        }
        var reached = Set(terms.map(\.variable.index))
        var queue = Array(reached)
        var rows: Set<Int> = []
        while let variable = queue.popLast() {
            for row in rowsOfVariable[variable] where rows.insert(Int(row)).inserted {
                for term in store.terms(of: store.rows[Int(row)]) where reached.insert(term.variable.index).inserted {
                    queue.append(term.variable.index)
                }
            }
        }
        let bounds = reached.filter { isNonNegative[$0] && abs(values[$0]) <= 1e-7 }.map { -1 - $0 }
        return (rows + bounds).sorted { a, b in
            let first = rank(a)
            let second = rank(b)
            return first != second ? first < second : a < b
        }
    }

    private func isTight(_ row: Row) -> Bool {
        var sum = 0.0
        var size = max(1, abs(row.constant))
        for term in store.terms(of: row) {
            let part = term.coefficient * values[term.variable.index]
            sum += part
            size = max(size, abs(part))
        }
        return row.count > 0 && abs(sum - row.constant) <= 1e-7 * size
    }

    /// Where a row or bound stands in the order.
    private func rank(_ source: Int) -> Rank {
        if source < 0 { return Rank(priority: 1000, isEquality: false, isBound: true) }
        let row = store.rows[source]
        return Rank(priority: row.priority, isEquality: row.relation == .equal, isBound: false)
    }

    private struct Rank: Comparable {
        var priority: Double
        var isEquality: Bool
        var isBound: Bool

        static func < (a: Rank, b: Rank) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.isEquality != b.isEquality { return a.isEquality }
            return !a.isBound && b.isBound
        }
    }
}
