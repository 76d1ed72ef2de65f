extension Core {
    /// Whether a nonbasic column may still move, by its own box.
    var hasFreedom: Bool {
        (0..<columnCount).contains { isFree($0) }
    }

    private func isFree(_ column: Int) -> Bool {
        !isBasic(column) && lower[column] < upper[column]
    }

    /// Whether a sum over columns changes with a nonbasic column that may still move by its own box.
    func dependsOnFreedom(_ form: [(column: Int, factor: Double)]) -> Bool {
        for (column, _) in form {
            guard isBasic(column) else {
                if isFree(column) { return true }
                continue
            }
            var at = tableau.rowHead[Int(tableauRow[column])]
            while at >= 0 {
                if isFree(Int(tableau.cells[Int(at)].column)) { return true }
                at = tableau.cells[Int(at)].nextInRow
            }
        }
        return false
    }
}

/// Walks over the face of the optimal solutions to see what can move on it.
///
/// The boxes that the levels left are the face. A sum is driven up or down by the same pivots that minimise a level.
struct Freedom: Sendable {
    private let origin: Core
    private var core: Core
    /// The columns seen above and below their place in the solution.
    private var hasRisen: [Bool]
    private var hasFallen: [Bool]

    init(_ core: Core) {
        origin = core
        self.core = core
        hasRisen = Array(repeating: false, count: core.columnCount)
        hasFallen = hasRisen
    }

    /// A movement smaller than this is taken for rounding.
    private static func tolerance(at value: Double) -> Double {
        1e-6 * max(1, abs(value))
    }

    /// Whether another optimal solution gives the sum a greater value (a smaller one for the direction -1).
    mutating func canMove(_ form: [(column: Int, factor: Double)], direction: Double) -> Bool {
        if form.count == 1, let only = form.first {
            if direction * only.factor > 0 ? hasRisen[only.column] : hasFallen[only.column] { return true }
        }
        let start = sum(form, in: origin)
        let goal = Freedom.tolerance(at: start)
        if direction * (sum(form, in: core) - start) > goal { return true }
        core.beginForm(form, factor: -direction)
        defer { core.endLevel([]) }
        while true {
            let end = core.descend(stopAfterGain: goal, isCancelled: { false })
            if case .unbounded(let column, let sign) = end { core.slide(column, by: sign * max(1, 10 * goal)) }
            note()
            switch end {
            case .unbounded: return true
            case .moved where direction * (sum(form, in: core) - start) <= goal: continue
            default: return direction * (sum(form, in: core) - start) > goal
            }
        }
    }

    private func sum(_ form: [(column: Int, factor: Double)], in core: Core) -> Double {
        form.reduce(0) { $0 + $1.factor * core.value[$1.column] }
    }

    private mutating func note() {
        for column in 0..<core.columnCount {
            let moved = core.value[column] - origin.value[column]
            let tolerance = Freedom.tolerance(at: origin.value[column])
            if moved > tolerance { hasRisen[column] = true }
            if moved < -tolerance { hasFallen[column] = true }
        }
    }
}
