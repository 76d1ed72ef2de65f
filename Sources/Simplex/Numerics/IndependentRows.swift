/// Linearly independent equalities, and the sums whose values follow from them.
///
/// Sparse Gaussian elimination in the order of insertion: each row is reduced by those before it and becomes the pivot
/// row of one variable.
package struct IndependentRows: Sendable {
    package typealias Sum = [(variable: Int, coefficient: Double)]

    private struct Reduced: Sendable {
        /// The variable that is eliminated from later rows.
        var pivot: Int
        var pivotValue: Double
        var constant: Double
        /// The indices of its other terms in ``IndependentRows/terms``.
        var terms: Range<Int>
    }

    private struct Column: Sendable {
        /// The row of which the variable is the pivot, -1 where there is none.
        var pivotRow: Int32 = -1
        /// Whether the variable occurs in the sum that is being reduced, and its coefficient there.
        var isTouched = false
        var coefficient = 0.0
    }

    private var rows: [Reduced] = []
    private var terms: Sum = []
    /// By variable.
    private var columns: [Column] = []
    // The sum that is being reduced: its variables, and the pivot rows still to be subtracted.
    private var touched: [Int] = []
    private var waiting = MinHeap()

    package init() {}

    /// Inserts an equality unless it depends on those before.
    ///
    /// - Returns: whether it follows from those before. One that contradicts them does not, and is not inserted either.
    @discardableResult
    package mutating func insert(_ sum: Sum, equals constant: Double) -> Bool {
        defer { clear() }
        let constant = reduce(sum, constant)
        var pivot = -1
        var largest = Self.tolerance * Self.size(of: sum)
        for variable in touched {
            let size = abs(columns[variable].coefficient)
            if size > largest || size == largest && variable < pivot {
                pivot = variable
                largest = size
            }
        }
        guard pivot >= 0 else { return abs(constant) < Self.constantTolerance }
        let firstTerm = terms.count
        for variable in touched where variable != pivot && columns[variable].coefficient != 0 {
            terms.append((variable, columns[variable].coefficient))
        }
        columns[pivot].pivotRow = Int32(truncatingIfNeeded: rows.count)
        rows.append(
            Reduced(
                pivot: pivot, pivotValue: columns[pivot].coefficient, constant: constant,
                terms: firstTerm..<terms.count))
        return false
    }

    /// The value that a sum has wherever the equalities hold; nil where they leave it open.
    package mutating func value(of sum: Sum) -> Double? {
        defer { clear() }
        let constant = reduce(sum, 0)
        return isZero(Self.tolerance * Self.size(of: sum)) ? -constant : nil
    }

    /// Coefficients smaller than this, compared with the largest one given, count as zero.
    private static let tolerance = 1e-9
    /// Constants that differ by less than this are equal.
    private static let constantTolerance = 1e-6

    private static func size(of sum: Sum) -> Double {
        var size = 0.0
        for term in sum { size = max(size, abs(term.coefficient)) }
        return size
    }

    // MARK: Reduction

    /// Subtracts multiples of the rows from a sum until it contains no pivot. ``clear()`` has to follow.
    ///
    /// The earliest row comes first: a row contains pivots of later rows only, so each is subtracted once.
    ///
    /// - Returns: the constant of what is left in ``columns``.
    private mutating func reduce(_ sum: Sum, _ constant: Double) -> Double {
        var constant = constant
        for (variable, coefficient) in sum where variable >= 0 { add(coefficient, variable) }
        while let index = waiting.removeFirst().map({ Int($0) }) {
            let row = rows[index]
            let factor = columns[row.pivot].coefficient / row.pivotValue
            guard factor != 0 else { continue }
            columns[row.pivot].coefficient = 0
            constant -= factor * row.constant
            for at in row.terms { add(-factor * terms[at].coefficient, terms[at].variable) }
        }
        return constant
    }

    private mutating func add(_ coefficient: Double, _ variable: Int) {
        if variable >= columns.count {
            let count = max(2 * columns.count, variable + 1)
            columns.append(contentsOf: repeatElement(Column(), count: count - columns.count))
        }
        if !columns[variable].isTouched {
            columns[variable].isTouched = true
            touched.append(variable)
            if columns[variable].pivotRow >= 0 { waiting.insert(columns[variable].pivotRow) }
        }
        let sum = columns[variable].coefficient + coefficient
        columns[variable].coefficient = abs(sum) < Self.tolerance * abs(coefficient) ? 0 : sum
    }

    private func isZero(_ tolerance: Double) -> Bool {
        touched.allSatisfy { abs(columns[$0].coefficient) <= tolerance }
    }

    private mutating func clear() {
        for variable in touched {
            columns[variable].coefficient = 0
            columns[variable].isTouched = false
        }
        touched.removeAll(keepingCapacity: true)
    }
}
