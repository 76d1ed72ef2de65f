import Simplex

extension LogSystem {
    /// A row of a proof: the factor with which it is added to the others, and its number.
    struct ProofPart {
        var constraint: Int
        var factor: Double
        var constant: Double
    }

    /// The rows of an irreducible conflict with the factors by which they add up to a contradiction: the variables
    /// cancel out, and the numbers do not (Farkas). Nil if there is no conflict.
    mutating func proof() -> [ProofPart]? {
        guard case .infeasible(let set) = solver.solve() else { return nil }
        let members = set.rows.compactMap { rows[$0] }
        let bounds = set.bounds.map { Row(terms: [Term($0, 1)], relation: .greaterThanOrEqual, constant: 0) }
        guard members.count == set.rows.count, let factors = Self.dependence((members + bounds).map(\.terms)) else {
            return nil
        }
        let sum = zip(members, factors).reduce(0) { $0 + $1.0.constant * $1.1 }
        let sign: Double = sum < 0 ? -1 : 1
        let isProof = zip(members + bounds, factors).allSatisfy { row, factor in
            switch row.relation {
            case .equal: true
            case .greaterThanOrEqual: factor * sign > 0
            case .lessThanOrEqual: factor * sign < 0
            }
        }
        guard isProof else { return nil }
        return zip(members, factors).reduce(into: []) { parts, part in
            guard let constraint = part.0.constraint else { return }
            let factor = part.1 * sign
            // A standard spacing of either sign is two rows.
            if let known = parts.firstIndex(where: { $0.constraint == constraint && $0.factor == factor }) {
                parts[known].constant += part.0.constant
            } else {
                parts.append(ProofPart(constraint: constraint, factor: factor, constant: part.0.constant))
            }
        }
    }

    /// The factors with which sums of variables cancel each other out, all of them different from 0; nil if there are
    /// none.
    private static func dependence(_ sums: [[Term]]) -> [Double]? {
        var reduced: [(pivot: Variable, sum: [Variable: Double], factors: [Double])] = []
        for (index, terms) in sums.enumerated() {
            var sum: [Variable: Double] = [:]
            for term in terms { sum[term.variable, default: 0] += term.coefficient }
            var factors = [Double](repeating: 0, count: sums.count)
            factors[index] = 1
            for known in reduced {
                guard let coefficient = sum[known.pivot], let pivot = known.sum[known.pivot] else { continue }
                let factor = -coefficient / pivot
                for (variable, other) in known.sum { sum[variable, default: 0] += other * factor }
                sum[known.pivot] = nil
                for index in factors.indices { factors[index] += known.factors[index] * factor }
            }
            guard let largest = sum.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) }),
                abs(largest.value) > 1e-9
            else {
                return factors.allSatisfy { abs($0) > 1e-9 } ? factors : nil
            }
            reduced.append((largest.key, sum, factors))
        }
        return nil
    }
}
