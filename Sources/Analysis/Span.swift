import AutoLayoutEngine

/// The equalities that follow from a set of equalities, by sparse Gaussian elimination in the order of insertion.
struct Span {
    private var pivots: [Int: (terms: [Int: Double], constant: Double)] = [:]
    /// A hint is not worth a stall: beyond this many steps nothing more is said to follow.
    private var stepsLeft = 4_000_000

    /// Adds an equality; true where it followed already. One that contradicts the others is not added.
    mutating func insert(_ row: LinearRelation) -> Bool {
        insert(row.terms, row.constant)
    }

    /// Adds that a sum has a value; true where it followed already.
    mutating func insert(_ sum: [(variable: Int, coefficient: Double)], _ value: Double) -> Bool {
        let (terms, constant) = reduced(sum, value)
        guard let pivot = terms.max(by: { ($0.value.magnitude, -$0.key) < ($1.value.magnitude, -$1.key) }) else {
            return abs(constant) < 1e-6 && stepsLeft > 0
        }
        var scaled = terms.mapValues { $0 / pivot.value }
        scaled[pivot.key] = nil
        pivots[pivot.key] = (scaled, constant / pivot.value)
        return false
    }

    /// Whether an equality follows.
    mutating func contains(_ row: LinearRelation) -> Bool {
        let (terms, constant) = reduced(row.terms, row.constant)
        return terms.isEmpty && abs(constant) < 1e-6 && stepsLeft > 0
    }

    /// The value that a sum of variables has wherever the equalities hold; nil where they leave it open.
    mutating func value(of terms: [(variable: Int, coefficient: Double)]) -> Double? {
        let (left, constant) = reduced(terms, 0)
        return left.isEmpty && stepsLeft > 0 ? -constant : nil
    }

    /// What is left of an equality once every pivot variable in it is replaced.
    private mutating func reduced(
        _ sum: [(variable: Int, coefficient: Double)], _ constant: Double
    ) -> (terms: [Int: Double], constant: Double) {
        var terms = Dictionary(sum.map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +)
        var constant = constant
        var waiting = sum.map(\.variable)
        while let variable = waiting.popLast(), stepsLeft > 0 {
            guard let factor = terms[variable], let pivot = pivots[variable] else { continue }
            terms[variable] = nil
            constant -= factor * pivot.constant
            for (other, coefficient) in pivot.terms {
                stepsLeft -= 1
                let sum = (terms[other] ?? 0) - factor * coefficient
                terms[other] = abs(sum) < 1e-9 ? nil : sum
                waiting.append(other)
            }
        }
        return (terms, constant)
    }
}
