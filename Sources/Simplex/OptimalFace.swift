/// The set of optimal solutions, explored to find what can move within it.
///
/// The bounds that the levels left describe this face of the feasible region. A sum is driven up or down on it by the
/// same pivots that minimise a level.
struct OptimalFace: Sendable {
    private let elimination: Elimination
    private var tableau: Tableau
    /// A direction in which everything moves that can; see ``Tableau/genericFreeDirection()``.
    private let direction: [Double]
    /// The values of the solution, by variable.
    private let origin: [Double]
    /// The variables seen above and below their values in the solution.
    private var hasRisen: [Bool]
    private var hasFallen: [Bool]

    init(_ reduced: ReducedSystem) {
        elimination = reduced.elimination
        tableau = reduced.tableau
        tableau.restoreBounds(beforeLevel: tableau.levelCount)
        origin = tableau.value
        var direction = tableau.genericFreeDirection()
        elimination.substitute(intoDirection: &direction)
        self.direction = direction
        hasRisen = Array(repeating: false, count: origin.count)
        hasFallen = hasRisen
    }

    /// Movements smaller than this count as rounding errors.
    private static func tolerance(at value: Double) -> Double {
        1e-6 * max(1, abs(value))
    }

    /// The variables that depend on a free column. Other bounds may still keep them from moving.
    func possiblyFreeVariables(of count: Int) -> [Int] {
        (0..<count).filter { Self.isMovement(direction[$0]) }
    }

    /// Whether a sum depends on a free column.
    func mayMove(_ form: [(variable: Int, factor: Double)]) -> Bool {
        Self.isMovement(form.reduce(0) { $0 + $1.factor * direction[$1.variable] })
    }

    private static func isMovement(_ speed: Double) -> Bool { abs(speed) > 1e-8 }

    /// Whether another optimal solution gives the sum a greater value, or a smaller one for the direction -1.
    mutating func canMove(_ form: [(variable: Int, factor: Double)], direction: Double) -> Bool {
        if form.count == 1, let only = form.first {
            if direction * only.factor > 0 ? hasRisen[only.variable] : hasFallen[only.variable] { return true }
        }
        var factors = Array(repeating: 0.0, count: tableau.columnCount)
        for (variable, share) in form { factors[variable] += share }
        elimination.eliminate(from: &factors)
        let reducedForm = factors.indices.filter { factors[$0] != 0 }.map { (column: $0, factor: factors[$0]) }
        let start = reducedForm.reduce(0) { $0 + $1.factor * origin[$1.column] }
        let goal = OptimalFace.tolerance(at: form.reduce(0) { $0 + $1.factor * origin[$1.variable] })
        func gain() -> Double {
            direction * (reducedForm.reduce(0) { $0 + $1.factor * tableau.value[$1.column] } - start)
        }
        if gain() > goal { return true }
        tableau.beginLinearObjective(reducedForm, factor: -direction)
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
        for column in origin.indices {
            let movement = values[column] - origin[column]
            let tolerance = OptimalFace.tolerance(at: origin[column])
            if movement > tolerance { hasRisen[column] = true }
            if movement < -tolerance { hasFallen[column] = true }
        }
    }
}
