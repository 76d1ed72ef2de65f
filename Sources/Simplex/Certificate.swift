/// The proof that required rows are infeasible: added up with their factors, the variables cancel out and the constants
/// contradict each other (Farkas).
///
/// The rows and bounds are linearly independent but for this one sum.
struct Certificate: Sendable {
    /// Rows, or `-1 - variable` for a bound at zero, with their factors.
    var parts: [(source: Int, factor: Double)]

    /// Whether the variables cancel out, which rounding errors may have changed.
    func cancelsOut(in store: RowStore) -> Bool {
        var sums: [Int: Double] = [:]
        var largest = 0.0
        for (source, factor) in parts {
            for term in terms(of: source, in: store) {
                sums[term.variable.index, default: 0] += factor * term.coefficient
                largest = max(largest, abs(factor * term.coefficient))
            }
        }
        return sums.values.allSatisfy { abs($0) <= 1e-7 * largest }
    }

    /// The sources of an irreducible set in which bounds replace rows where they can, the last row first; nil where
    /// solving has to find it.
    ///
    /// Without one row the others can hold with equality, together with any rows that are independent of them, and they
    /// give the sum of the missing row a value. So a bound matters only in place of the row that gives its variable a
    /// value, and where the others give it a negative one. As the left sides of that row and the bound are the same,
    /// the bound then takes the row's part in the sum.
    ///
    /// - Parameters:
    ///   - bounded: variables of the rows that must not be negative.
    ///   - implied: rows that may replace others too.
    func irreducibleSources(in store: RowStore, notNegative bounded: Set<Int>, implied: [Int]) -> [Int]? {
        var excess = 0.0
        var (largest, smallest) = (0.0, Double.infinity)
        var givers: [Int: (variable: Int, coefficient: Double, factor: Double)] = [:]
        var members = Set(parts.map(\.source))
        var open = bounded.filter { !members.contains(-1 - $0) }
        for (source, factor) in parts {
            let terms = terms(of: source, in: store)
            let size = terms.reduce(0) { max($0, abs(factor * $1.coefficient)) }
            largest = max(largest, size)
            smallest = min(smallest, size)
            guard source >= 0 else { continue }
            let row = store.rows[source]
            excess += factor * row.constant
            if row.relation == .equal, terms.count == 1, let term = terms.first, open.remove(term.variable.index) != nil
            {
                guard row.constant / term.coefficient >= 0 else { return nil }
                givers[source] = (term.variable.index, term.coefficient, factor)
            }
        }
        guard open.isEmpty, smallest >= 1e-6 * largest, cancelsOut(in: store),
            areIndependent(implied.filter { !members.contains($0) }, in: store)
        else { return nil }
        for (row, giver) in givers.sorted(by: { $0.key > $1.key }) {
            let constant = store.rows[row].constant
            let value = (constant - excess / giver.factor) / giver.coefficient
            guard abs(value) > 1e-6 * max(1, abs(constant)) else { return nil }
            if value > 0 { continue }
            members.remove(row)
            members.insert(-1 - giver.variable)
            excess -= giver.factor * constant
        }
        return members.sorted()
    }

    /// Whether rows are linearly independent of each other and of those of the certificate.
    private func areIndependent(_ others: [Int], in store: RowStore) -> Bool {
        guard !others.isEmpty else { return true }
        var rows = IndependentRows()
        func sum(_ source: Int) -> IndependentRows.Sum {
            terms(of: source, in: store).map { ($0.variable.index, $0.coefficient) }
        }
        for part in parts { rows.insert(sum(part.source), equals: 0) }
        return others.allSatisfy { other in
            guard rows.value(of: sum(other)) == nil else { return false }
            rows.insert(sum(other), equals: 0)
            return true
        }
    }

    private func terms(of source: Int, in store: RowStore) -> ArraySlice<Term> {
        source < 0 ? [Term(Variable(-1 - source), 1)] : store.terms(of: store.rows[source])
    }
}
