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
    private var hasMovedAll = false
    /// The number of cells that the search has passed.
    var work: Int { tableau.work }

    /// - Parameter sums: what is asked about, by index.
    init(_ reduced: ReducedSystem, _ sums: Sums) {
        elimination = reduced.elimination
        tableau = reduced.tableau
        tableau.work = 0
        tableau.restoreBounds(beforeLevel: tableau.levelCount)
        origin = tableau.value
        self.sums = sums
        var direction = tableau.genericFreeDirection(sign: 1)
        elimination.substitute(intoDirection: &direction)
        speeds = sums.indices.map { Self.sum(sums[$0], direction) }
        hasRisen = Array(repeating: false, count: speeds.count)
        hasFallen = hasRisen
    }

    /// Moves everything at once, up and down, from the solution. Where there is room, that answers for all sums.
    private mutating func moveAll() {
        hasMovedAll = true
        tableau.work += 4 * tableau.columnCount + elimination.substitutions.count
        for sign in [1.0, -1] {
            var direction = tableau.genericFreeDirection(sign: sign)
            let room = tableau.room(along: direction)
            if room == 0 { continue }
            elimination.substitute(intoDirection: &direction)
            for index in sums.indices {
                let movement = room * Self.sum(sums[index], direction)
                record(movement, of: index, from: Self.sum(sums[index], origin))
            }
        }
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
        if !hasMovedAll, tableau.value == origin { moveAll() }
        if direction > 0 ? hasRisen[index] : hasFallen[index] { return true }
        let sum = columns(of: sums[index])
        return canMove(sum, direction: direction, by: Self.tolerance(at: Self.sum(sums[index], origin)))
    }

    /// Whether none of some sums can move.
    ///
    /// A random sum of them is constant only where all are, so one that cannot move saves the search for each.
    mutating func areFixed(_ indices: some Sequence<Int>) -> Bool {
        var generator = SeededGenerator(seed: 1)
        var terms: [Term] = []
        for index in indices {
            let weight = generator.weight()
            terms += sums[index].map { Term($0.variable, $0.coefficient * weight) }
        }
        return isConstant(columns(of: terms[...]))
    }

    private mutating func columns(of terms: ArraySlice<Term>) -> [(column: Int, factor: Double)] {
        var factors = Array(repeating: 0.0, count: tableau.columnCount)
        for term in terms { factors[term.variable.index] += term.coefficient }
        elimination.eliminate(from: &factors)
        tableau.work += 2 * tableau.columnCount + elimination.substitutions.count
        return factors.indices.filter { factors[$0] != 0 }.map { (column: $0, factor: factors[$0]) }
    }

    private mutating func isConstant(_ sum: [(column: Int, factor: Double)]) -> Bool {
        let length = 1e-9 * sum.reduce(1) { max($0, abs(origin[$1.column])) }
        return !canMove(sum, direction: 1, by: length) && !canMove(sum, direction: -1, by: length)
    }

    /// Whether a sum of columns can grow, or fall for the direction -1, by more than a length.
    private mutating func canMove(
        _ sum: [(column: Int, factor: Double)], direction: Double, by length: Double
    ) -> Bool {
        let start = sum.reduce(0) { $0 + $1.factor * origin[$1.column] }
        func gain() -> Double {
            direction * (sum.reduce(0) { $0 + $1.factor * tableau.value[$1.column] } - start)
        }
        if gain() > length { return true }
        tableau.beginLinearObjective(sum, factor: -direction)
        defer { tableau.endObjective([]) }
        for _ in 0..<OptimalFace.runLimit {
            let before = tableau.value
            let end = tableau.minimise(stopAfterGain: length, isCancelled: { false })
            if case .unbounded(let column, let sign) = end {
                tableau.moveUnbounded(column, by: sign * max(1, 10 * length))
            }
            if tableau.value != before { recordMovement() }
            switch end {
            case .unbounded: return true
            case .improved where gain() <= length: continue
            default: return gain() > length
            }
        }
        return gain() > length
    }

    /// More runs than this, each with a small gain, are rounding errors.
    private static let runLimit = 1000

    private mutating func recordMovement() {
        var values = tableau.value
        tableau.work += tableau.columnCount + elimination.substitutions.count + sums.indices.count
        elimination.substitute(into: &values)
        for index in sums.indices where mayMove(index) {
            let before = Self.sum(sums[index], origin)
            record(Self.sum(sums[index], values) - before, of: index, from: before)
        }
    }

    private mutating func record(_ movement: Double, of index: Int, from value: Double) {
        let tolerance = Self.tolerance(at: value)
        if movement > tolerance { hasRisen[index] = true }
        if movement < -tolerance { hasFallen[index] = true }
    }
}
