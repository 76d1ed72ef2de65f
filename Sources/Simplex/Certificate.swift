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

    /// Whether the rows can hold without any one of them, although certain variables must not be negative.
    ///
    /// Without one row the others can hold with equality, which gives the sum of the missing row a value. A bound does
    /// not matter as long as a row gives its variable a positive value; without that row, this is the value that the
    /// others give it.
    ///
    /// - Returns: false also where that is not known.
    func needsAllRows(of store: RowStore, whereNotNegative bounded: Set<Int>) -> Bool {
        var (excess, largest, smallest) = (0.0, 0.0, Double.infinity)
        var given: [Int: (factor: Double, coefficient: Double, constant: Double)] = [:]
        for (source, factor) in parts {
            let terms = terms(of: source, in: store)
            let size = terms.reduce(0) { max($0, abs(factor * $1.coefficient)) }
            largest = max(largest, size)
            smallest = min(smallest, size)
            guard source >= 0 else { continue }
            let row = store.rows[source]
            excess += factor * row.constant
            if row.relation == .equal, terms.count == 1, let term = terms.first {
                given[term.variable.index] = (factor, term.coefficient, row.constant)
            }
        }
        guard smallest >= 1e-6 * largest, cancelsOut(in: store) else { return false }
        let members = Set(parts.map(\.source))
        return bounded.allSatisfy { variable in
            if members.contains(-1 - variable) { return true }
            guard let (factor, coefficient, constant) = given[variable] else { return false }
            return constant / coefficient >= 0 && (constant - excess / factor) / coefficient >= 0
        }
    }

    private func terms(of source: Int, in store: RowStore) -> ArraySlice<Term> {
        source < 0 ? [Term(Variable(-1 - source), 1)] : store.terms(of: store.rows[source])
    }
}
