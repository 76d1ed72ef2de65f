/// The set of optimal solutions, explored to find what can move within it.
///
/// The bounds that the levels left describe this face of the feasible region. A sum is driven up or down on it by the
/// same pivots that minimise a level.
struct OptimalFace: Sendable {
    private let elimination: Elimination
    private var tableau: Tableau
    private let sums: Sums
    /// The speeds of the sums where everything moves that can; see ``Tableau/genericFreeDirection()``.
    private let speeds: [Double]
    /// The values of the solution, by column.
    private let origin: [Double]
    /// The sums seen above and below their values in the solution.
    private var hasRisen: [Bool]
    private var hasFallen: [Bool]

    /// - Parameter sums: what is asked about, by index.
    init(_ reduced: ReducedSystem, _ sums: Sums) {
        elimination = reduced.elimination
        tableau = reduced.tableau
        tableau.restoreBounds(beforeLevel: tableau.levelCount)
        origin = tableau.value
        self.sums = sums
        var direction = tableau.genericFreeDirection()
        elimination.substitute(intoDirection: &direction)
        speeds = sums.indices.map { Self.sum(sums[$0], direction) }
        hasRisen = Array(repeating: false, count: speeds.count)
        hasFallen = hasRisen
    }

    private static func sum(_ terms: ArraySlice<Term>, _ values: [Double]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
    }

    /// Movements smaller than this count as rounding errors.
    private static func tolerance(at value: Double) -> Double {
        1e-6 * max(1, abs(value))
    }

    /// Whether a sum depends on a free column. Other bounds may still keep it from moving.
    func mayMove(_ index: Int) -> Bool { abs(speeds[index]) > 1e-8 }

    /// Whether another optimal solution gives the sum a greater value, or a smaller one for the direction -1.
    mutating func canMove(_ index: Int, direction: Double) -> Bool {
        if direction > 0 ? hasRisen[index] : hasFallen[index] { return true }
        var factors = Array(repeating: 0.0, count: tableau.columnCount)
        for term in sums[index] { factors[term.variable.index] += term.coefficient }
        elimination.eliminate(from: &factors)
        let reducedSum = factors.indices.filter { factors[$0] != 0 }.map { (column: $0, factor: factors[$0]) }
        let start = reducedSum.reduce(0) { $0 + $1.factor * origin[$1.column] }
        let goal = Self.tolerance(at: Self.sum(sums[index], origin))
        func gain() -> Double {
            direction * (reducedSum.reduce(0) { $0 + $1.factor * tableau.value[$1.column] } - start)
        }
        if gain() > goal { return true }
        tableau.beginLinearObjective(reducedSum, factor: -direction)
        defer { tableau.endObjective([]) }
        for _ in 0..<OptimalFace.runLimit {
            let end = tableau.minimise(stopAfterGain: goal, isCancelled: { false })
            if case .unbounded(let column, let sign) = end {
                tableau.moveUnbounded(column, by: sign * max(1, 10 * goal))
            }
            recordMovement()
            switch end {
            case .unbounded: return true
            case .improved where gain() <= goal: continue
            default: return gain() > goal
            }
        }
        return gain() > goal
    }

    /// More runs than this, each with a small gain, are rounding errors.
    private static let runLimit = 1000

    private mutating func recordMovement() {
        var values = tableau.value
        elimination.substitute(into: &values)
        for index in sums.indices where mayMove(index) {
            let before = Self.sum(sums[index], origin)
            let movement = Self.sum(sums[index], values) - before
            let tolerance = Self.tolerance(at: before)
            if movement > tolerance { hasRisen[index] = true }
            if movement < -tolerance { hasFallen[index] = true }
        }
    }
}
