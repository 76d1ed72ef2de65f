extension Solver {
    /// The variables that the last solution leaves undecided, in order. Empty where the solution is the only one.
    ///
    /// - Complexity: as of ``visitFreeVariables(where:_:)``.
    package mutating func freeVariables() -> [FreeVariable] {
        var free: [FreeVariable] = []
        visitFreeVariables {
            free.append($0)
            return true
        }
        return free
    }

    /// Whether the last solution is not the only one.
    package mutating func hasFreeVariables() -> Bool {
        var found = false
        visitFreeVariables { _ in
            found = true
            return false
        }
        return found
    }

    /// Hands out the variables that the last solution leaves undecided, in order, until `visit` says false.
    ///
    /// - Parameter isMeant: asked of each variable before it is looked at.
    /// - Complexity: one pass over the columns where the solution is the only one; otherwise for each variable that is meant and may be
    ///   free a few pivots and a pass over the system.
    package mutating func visitFreeVariables(
        where isMeant: (Variable) -> Bool = { _ in true }, _ visit: (FreeVariable) -> Bool
    ) {
        guard let reduced, reduced.core.hasFreedom else { return }
        var freedom = Freedom(reduced)
        for variable in freedom.possiblyFreeVariables(of: values.count) where isMeant(Variable(variable)) {
            let form = [(variable: variable, factor: 1.0)]
            let canDecrease = freedom.canMove(form, direction: -1)
            let canIncrease = freedom.canMove(form, direction: 1)
            guard canDecrease || canIncrease else { continue }
            let free = FreeVariable(variable: Variable(variable), canDecrease: canDecrease, canIncrease: canIncrease)
            if !visit(free) { return }
        }
    }

    /// The variables that may be undecided, in order: all that are, and few that are not.
    package func possiblyFreeVariables() -> [Variable] {
        guard let reduced, reduced.core.hasFreedom else { return [] }
        return Freedom(reduced).possiblyFreeVariables(of: values.count).map { Variable($0) }
    }

    /// Whether the last solution has in each part of the system that hangs together the values that it would have by itself.
    ///
    /// So it is where few enough columns may enter that the search for the best of them looks at all.
    package var choosesByParts: Bool {
        guard let core = reduced?.core else { return false }
        return core.columnCount - core.basicColumn.reduce(0) { $0 + ($1 >= 0 ? 1 : 0) } <= Core.pricingLimit
    }

    /// Whether the last solution leaves the value of a sum no choice.
    func isDecided(_ terms: [Term]) -> Bool {
        guard let reduced else { return false }
        guard reduced.core.hasFreedom else { return true }
        var freedom = Freedom(reduced)
        let form = terms.map { (variable: $0.variable.index, factor: $0.coefficient) }
        guard freedom.isRestless(form) else { return true }
        return !freedom.canMove(form, direction: 1) && !freedom.canMove(form, direction: -1)
    }
}

/// Walks over the face of the optimal solutions to see what can move on it.
///
/// The boxes that the levels left are the face. A sum is driven up or down by the same pivots that minimise a level.
struct Freedom: Sendable {
    private let elimination: Elimination
    private var core: Core
    private let speed: [Double]
    /// The values of the solution, by variable.
    private let origin: [Double]
    /// The variables seen above and below their place in the solution.
    private var hasRisen: [Bool]
    private var hasFallen: [Bool]

    init(_ reduced: Reduced) {
        elimination = reduced.elimination
        core = reduced.core
        core.restoreBoxes(above: core.levelCount)
        origin = core.value
        var speed = core.speedsOfFreedom()
        elimination.substituteSpeeds(into: &speed)
        self.speed = speed
        hasRisen = Array(repeating: false, count: origin.count)
        hasFallen = hasRisen
    }

    /// A movement smaller than this is taken for rounding.
    private static func tolerance(at value: Double) -> Double {
        1e-6 * max(1, abs(value))
    }

    /// The variables that change with a column that may move by its own box; whether it really may is another question.
    func possiblyFreeVariables(of count: Int) -> [Int] {
        (0..<count).filter { Self.isRestless(speed[$0]) }
    }

    func isRestless(_ form: [(variable: Int, factor: Double)]) -> Bool {
        Self.isRestless(form.reduce(0) { $0 + $1.factor * speed[$1.variable] })
    }

    private static func isRestless(_ speed: Double) -> Bool { abs(speed) > 1e-8 }

    /// Whether another optimal solution gives the sum a greater value (a smaller one for the direction -1).
    mutating func canMove(_ form: [(variable: Int, factor: Double)], direction: Double) -> Bool {
        if form.count == 1, let only = form.first {
            if direction * only.factor > 0 ? hasRisen[only.variable] : hasFallen[only.variable] { return true }
        }
        var factor = Array(repeating: 0.0, count: core.columnCount)
        for (variable, share) in form { factor[variable] += share }
        elimination.eliminate(from: &factor)
        let reducedForm = factor.indices.filter { factor[$0] != 0 }.map { (column: $0, factor: factor[$0]) }
        let start = reducedForm.reduce(0) { $0 + $1.factor * origin[$1.column] }
        let goal = Freedom.tolerance(at: form.reduce(0) { $0 + $1.factor * origin[$1.variable] })
        func gain() -> Double {
            direction * (reducedForm.reduce(0) { $0 + $1.factor * core.value[$1.column] } - start)
        }
        if gain() > goal { return true }
        core.beginForm(reducedForm, factor: -direction)
        defer { core.endLevel([]) }
        for _ in 0..<Freedom.patience {
            let end = core.descend(stopAfterGain: goal, isCancelled: { false })
            if case .unbounded(let column, let sign) = end { core.slide(column, by: sign * max(1, 10 * goal)) }
            note()
            switch end {
            case .unbounded: return true
            case .moved where gain() <= goal: continue
            default: return gain() > goal
            }
        }
        return gain() > goal
    }

    /// More steps than this, each of them short, are rounding errors.
    private static let patience = 1000

    private mutating func note() {
        var value = core.value
        elimination.substitute(into: &value)
        for column in origin.indices {
            let moved = value[column] - origin[column]
            let tolerance = Freedom.tolerance(at: origin[column])
            if moved > tolerance { hasRisen[column] = true }
            if moved < -tolerance { hasFallen[column] = true }
        }
    }
}
