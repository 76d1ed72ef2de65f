import AutoLayoutEngine

/// The equalities that follow from a set of equalities, by sparse Gaussian elimination in the order of insertion.
struct Span {
    private struct Row {
        /// The places of its terms in ``Span/terms``, the pivot not among them.
        var terms: Range<Int>
        var constant: Double
    }

    /// Each row as its pivot's value: `pivot + sum of terms = constant`.
    private var rows: [Row] = []
    private var terms: [(variable: Int, coefficient: Double)] = []
    /// By variable: the row of which it is the pivot; -1 where there is none.
    private var rowOfPivot: [Int] = []
    private var sum = Sum()
    /// A hint is not worth a stall: beyond this many steps nothing more is said to follow.
    private var stepsLeft = 4_000_000

    /// The sum that is being reduced.
    private struct Sum {
        /// By variable; zero outside of ``touched``.
        var values: [Double] = []
        var isTouched: [Bool] = []
        var touched: [Int] = []
        /// Variables whose pivots may have to be taken off.
        var waiting: [Int] = []
    }

    /// Adds an equality; true where it followed already. One that contradicts the others is not added.
    mutating func insert(_ row: LinearRelation) -> Bool {
        insert(row.terms, row.constant)
    }

    /// Adds that a sum has a value; true where it followed already.
    mutating func insert(_ given: [(variable: Int, coefficient: Double)], _ value: Double) -> Bool {
        let constant = reduce(given, value)
        defer { clear() }
        var pivot = -1
        var largest = 0.0
        for variable in sum.touched {
            let size = sum.values[variable].magnitude
            if size > largest || size == largest && size > 0 && variable < pivot {
                pivot = variable
                largest = size
            }
        }
        guard pivot >= 0 else { return abs(constant) < 1e-6 && stepsLeft > 0 }
        let factor = sum.values[pivot]
        let start = terms.count
        for variable in sum.touched where variable != pivot && sum.values[variable] != 0 {
            terms.append((variable, sum.values[variable] / factor))
        }
        rowOfPivot[pivot] = rows.count
        rows.append(Row(terms: start..<terms.count, constant: constant / factor))
        return false
    }

    /// Whether an equality follows.
    mutating func contains(_ row: LinearRelation) -> Bool {
        value(of: row.terms).map { abs($0 - row.constant) < 1e-6 } ?? false
    }

    /// The value that a sum of variables has wherever the equalities hold; nil where they leave it open.
    mutating func value(of given: [(variable: Int, coefficient: Double)]) -> Double? {
        let constant = reduce(given, 0)
        defer { clear() }
        return stepsLeft > 0 && sum.touched.allSatisfy { sum.values[$0] == 0 } ? -constant : nil
    }

    /// Replaces every pivot variable in an equality; what is left stands in ``sum`` until ``clear()``.
    ///
    /// - Returns: the constant that is left.
    private mutating func reduce(_ given: [(variable: Int, coefficient: Double)], _ constant: Double) -> Double {
        var constant = constant
        for (variable, coefficient) in given { add(coefficient, variable) }
        while let variable = sum.waiting.popLast(), stepsLeft > 0 {
            let factor = sum.values[variable]
            guard factor != 0 else { continue }
            let row = rows[rowOfPivot[variable]]
            sum.values[variable] = 0
            constant -= factor * row.constant
            stepsLeft -= row.terms.count
            for place in row.terms { add(-factor * terms[place].coefficient, terms[place].variable) }
        }
        return constant
    }

    private mutating func add(_ coefficient: Double, _ variable: Int) {
        guard variable >= 0 else { return }
        if variable >= sum.values.count {
            let missing = variable + 1 - sum.values.count
            sum.values.append(contentsOf: repeatElement(0, count: missing))
            sum.isTouched.append(contentsOf: repeatElement(false, count: missing))
            rowOfPivot.append(contentsOf: repeatElement(-1, count: missing))
        }
        if !sum.isTouched[variable] {
            sum.isTouched[variable] = true
            sum.touched.append(variable)
        }
        let value = sum.values[variable] + coefficient
        sum.values[variable] = abs(value) < 1e-9 ? 0 : value
        if rowOfPivot[variable] >= 0 { sum.waiting.append(variable) }
    }

    private mutating func clear() {
        for variable in sum.touched {
            sum.values[variable] = 0
            sum.isTouched[variable] = false
        }
        sum.touched.removeAll(keepingCapacity: true)
        sum.waiting.removeAll(keepingCapacity: true)
    }
}
