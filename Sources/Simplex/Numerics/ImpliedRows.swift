/// Equalities that are known beforehand, and the sums whose values follow from those inserted so far.
///
/// As in a ``RowBasis``, each row is reduced by the pivot rows until its first variable, in an ``EliminationOrder`` of
/// all rows, is that of no pivot row. So the order in which they are inserted hardly matters for the cost.
package struct ImpliedRows: Sendable {
    package typealias Sum = IndependentRows.Sum

    private struct Pivot: Sendable {
        /// In the order, the variable that is eliminated first.
        var terms: Sum
        var constant: Double
    }

    /// By the place of their first variable in the order.
    private var pivots: [Pivot?]
    private let order: EliminationOrder
    private var left: SumInOrder
    /// The number of terms that reductions may still pass.
    private var stepsLeft: Int

    /// - Parameters:
    ///   - rows: the left sides of all equalities that will be inserted, each variable once. Others may be inserted
    ///     too, but take longer.
    ///   - variableCount: more than the largest variable.
    ///   - stepLimit: the number of terms that reductions may pass. After that nothing follows any more.
    package init(among rows: [Sum], variableCount: Int, stepLimit: Int = .max) {
        order = EliminationOrder(of: rows, variableCount: variableCount)
        pivots = Array(repeating: nil, count: variableCount)
        left = SumInOrder(variableCount: variableCount)
        stepsLeft = stepLimit
    }

    /// Inserts an equality unless it depends on those before, or contains a variable that is too large.
    ///
    /// - Returns: whether it follows from those before. One that contradicts them does not, and is not inserted either.
    @discardableResult
    package mutating func insert(_ sum: Sum, equals constant: Double) -> Bool {
        guard areKnown(sum) else { return false }
        var exchanged: [(place: Int, pivot: Pivot)] = []
        var constant = constant
        // What is left of the row is left of this multiple of the given one.
        var multiple = 1.0
        left.set(sum, order)
        while stepsLeft > 0, let first = left.first(above: Self.tolerance) {
            guard let pivot = pivots[first.place], let own = pivot.terms.first else {
                pivots[first.place] = Pivot(terms: left.removeTerms(), constant: constant)
                return false
            }
            stepsLeft -= pivot.terms.count
            if abs(own.coefficient) < RowBasis.leastShare * abs(first.coefficient) {
                exchanged.append((first.place, pivot))
                let factor = own.coefficient / first.coefficient
                let row = Pivot(terms: left.removeTerms(), constant: constant)
                pivots[first.place] = row
                left.set(pivot.terms, order)
                left.subtract(factor, row.terms, order)
                constant = pivot.constant - factor * row.constant
                multiple *= -factor
            } else {
                let factor = first.coefficient / own.coefficient
                left.subtract(factor, pivot.terms, order)
                constant -= factor * pivot.constant
            }
        }
        for (place, pivot) in exchanged.reversed() { pivots[place] = pivot }
        return stepsLeft > 0 && abs(constant) < Self.constantTolerance * abs(multiple)
    }

    /// The value that a sum has wherever the equalities hold; nil where they leave it open.
    package mutating func value(of sum: Sum) -> Double? {
        guard areKnown(sum) else { return nil }
        var value = 0.0
        left.set(sum, order)
        while stepsLeft > 0, let first = left.first(above: Self.tolerance) {
            guard let pivot = pivots[first.place], let own = pivot.terms.first else { return nil }
            stepsLeft -= pivot.terms.count
            let factor = first.coefficient / own.coefficient
            left.subtract(factor, pivot.terms, order)
            value += factor * pivot.constant
        }
        return stepsLeft > 0 ? value : nil
    }

    private func areKnown(_ sum: Sum) -> Bool { sum.allSatisfy { pivots.indices.contains($0.variable) } }

    /// Coefficients smaller than this, compared with the largest one of a row, count as zero.
    private static let tolerance = 1e-9
    /// Constants that differ by less than this are equal.
    private static let constantTolerance = 1e-6
}
