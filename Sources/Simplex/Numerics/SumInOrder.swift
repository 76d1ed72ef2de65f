/// A sum whose terms are removed in an order.
struct SumInOrder: Sendable {
    /// By place in the order.
    private var coefficients: [Double]
    private var variables: [Int]
    private var isWaiting: [Bool]
    private var waiting = MinHeap()
    /// The largest coefficient at the start.
    private var size = 0.0

    init(variableCount: Int) {
        coefficients = Array(repeating: 0, count: variableCount)
        variables = Array(repeating: 0, count: variableCount)
        isWaiting = Array(repeating: false, count: variableCount)
    }

    /// Replaces the terms that are left.
    mutating func set(_ sum: RowBasis.Sum, _ order: EliminationOrder) {
        while let place = waiting.removeFirst() {
            coefficients[Int(place)] = 0
            isWaiting[Int(place)] = false
        }
        for term in sum { add(term.coefficient, term.variable, order) }
        size = sum.reduce(0) { max($0, abs($1.coefficient)) }
    }

    mutating func subtract(_ factor: Double, _ sum: RowBasis.Sum, _ order: EliminationOrder) {
        if let first = sum.first { coefficients[Int(order.places[first.variable])] = 0 }
        for term in sum.dropFirst() { add(-factor * term.coefficient, term.variable, order) }
    }

    /// The first term that is not zero.
    mutating func first(above tolerance: Double) -> (place: Int, coefficient: Double)? {
        while let place = waiting.first.map({ Int($0) }) {
            if abs(coefficients[place]) > tolerance * size { return (place, coefficients[place]) }
            _ = waiting.removeFirst()
            coefficients[place] = 0
            isWaiting[place] = false
        }
        return nil
    }

    /// Removes the terms that are left, and returns them in order.
    mutating func removeTerms() -> RowBasis.Sum {
        var terms: RowBasis.Sum = []
        while let place = waiting.removeFirst().map({ Int($0) }) {
            if coefficients[place] != 0 { terms.append((variables[place], coefficients[place])) }
            coefficients[place] = 0
            isWaiting[place] = false
        }
        return terms
    }

    private mutating func add(_ coefficient: Double, _ variable: Int, _ order: EliminationOrder) {
        let place = Int(order.places[variable])
        let sum = coefficients[place] + coefficient
        coefficients[place] = abs(sum) < 1e-9 * abs(coefficient) ? 0 : sum
        if !isWaiting[place] {
            isWaiting[place] = true
            variables[place] = variable
            waiting.insert(Int32(truncatingIfNeeded: place))
        }
    }
}
