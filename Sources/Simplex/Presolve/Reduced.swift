/// A system after the presolve: the record of the substitutions, and what they left to the simplex method.
struct Reduced: Sendable {
    var elimination: Elimination
    var core: Core
    var lines: Lines
    /// The kink of each line, -1 where it has none.
    var kinkOfLine: [Int32]
    /// Whether a variable was substituted by a line.
    var isUsed: [Bool]
    /// The first level for which rows that came or went may have mattered.
    var staleLevel = Int32.max
    /// How many rows have come or gone since the presolve.
    var changeCount = 0
    /// Whether kinks have come or gone since they were sorted.
    var isUnsorted = false
    /// The pivots at the last look for drift.
    private var pivotsLooked = 0

    /// - Parameter substitutes: whether required equalities give variables; else every line keeps a kink of its own.
    init(store: RowStore, isNonNegative: [Bool], substitutes: Bool = true) {
        lines = Lines(store: store, isNonNegative: isNonNegative)
        var presolve = Presolve(store: store, lines: lines, variableCount: isNonNegative.count)
        if substitutes { presolve.run() }
        elimination = presolve.elimination
        elimination.replay()
        var logicalRows: [Int32] = []
        let lineCount = presolve.matrix.rowCount
        for line in 0..<lineCount {
            let length = presolve.matrix.rowLength[line]
            if length > 1 { logicalRows.append(Int32(truncatingIfNeeded: line)) }
        }
        core = Core(presolve.takeMatrix(), variableCount: isNonNegative.count, logicalRows: logicalRows)
        core.kinks.reserveCapacity(lineCount)
        kinkOfLine = Array(repeating: Core.none, count: lineCount)
        isUsed = Array(repeating: false, count: lineCount)
        for step in elimination.steps { isUsed[Int(step.line)] = true }
        for line in 0..<lineCount where !isUsed[line] { addKink(of: line, store) }
        core.sortKinks(levelCount: store.levels.count + 1)
    }

    private mutating func addKink(of line: Int, _ store: RowStore) {
        let demand = demand(of: line, store)
        let column = core.basicColumn[line]
        let head = core.tableau.rowHead[line]
        if column >= 0 {
            addKink(line, demand, column: Int(column), factor: 1)
        } else if head >= 0 {
            let cell = core.tableau.cells[Int(head)]
            core.tableau.remove(head)
            addKink(line, demand, column: Int(cell.column), factor: cell.value)
        } else if demand.level == 0 {
            elimination.emptyLines.append(Int32(truncatingIfNeeded: line))
        }
    }

    /// Adds the kink that a line makes on a column of which its sum is `factor` times.
    @discardableResult
    mutating func addKink(_ line: Int, _ demand: Demand, column: Int, factor: Double) -> Int32 {
        let isTurned = factor < 0
        let costsAbove = demand.relation != (isTurned ? .lessThanOrEqual : .greaterThanOrEqual)
        let costsBelow = demand.relation != (isTurned ? .greaterThanOrEqual : .lessThanOrEqual)
        let weight = demand.weight * abs(factor)
        let index = Int32(truncatingIfNeeded: core.kinks.count)
        core.kinks.append(
            Kink(
                line: Int32(truncatingIfNeeded: line), column: Int32(truncatingIfNeeded: column), level: demand.level,
                factor: factor, position: elimination.constant[line] / factor,
                slopeBelow: costsBelow ? -weight : 0, slopeAbove: costsAbove ? weight : 0))
        kinkOfLine[line] = index
        return index
    }

    /// What a line asks for.
    struct Demand {
        var relation = RowRelation.greaterThanOrEqual
        var level: Int32 = 0
        /// What a violation of one costs, in the line's scale.
        var weight = 1.0
    }

    func demand(of line: Int, _ store: RowStore) -> Demand {
        if lines.isBound(line) { return Demand() }
        let row = store.rows[lines.row(of: line)]
        if row.isRequired { return Demand(relation: row.relation) }
        let level = Int32(truncatingIfNeeded: store.level(of: row.priority))
        return Demand(relation: row.relation, level: level, weight: elimination.scale[line])
    }
}

extension Reduced {
    /// Solves from the start, down to a level: 0 for the required rows alone.
    mutating func solve(through last: Int = .max, store: RowStore, isCancelled: () -> Bool) -> Core.Result {
        if violatedEmptyLine(store) != nil { return .infeasible }
        core.placeColumns()
        core.computeBasicValues()
        return proceed(through: last, isCancelled: isCancelled)
    }

    /// Minimises all levels from where the columns stand.
    mutating func proceed(through last: Int = .max, isCancelled: () -> Bool) -> Core.Result {
        let result = core.minimiseLevels(from: 0, through: last, isCancelled: isCancelled)
        elimination.substitute(into: &core.value)
        return result
    }

    /// Solves again from the last basis after constants have changed.
    ///
    /// Where every column is still on the side of its kinks on which the last solution's multipliers put it, the basis is still optimal, and the cost is one
    /// pass over the substitutions and the tableau. Otherwise the levels are minimised again from the first that has a column on the wrong side: the
    /// solutions of those above it are still the boxes that the sides make.
    mutating func resume(store: RowStore, isCancelled: () -> Bool) -> Core.Result {
        if isUnsorted { core.sortKinks(levelCount: core.levelCount) }
        isUnsorted = false
        elimination.replay()
        if violatedEmptyLine(store) != nil { return .infeasible }
        core.moveKinks(elimination.constant)
        core.computeBasicValues()
        var result = Core.Result.solved
        let level = min(core.firstBrokenLevel() ?? .max, Int(staleLevel))
        staleLevel = .max
        if level < core.levelCount {
            core.restoreBoxes(above: level)
            result = core.minimiseLevels(from: level, isCancelled: isCancelled)
        }
        elimination.substitute(into: &core.value)
        return result
    }

    mutating func setConstant(_ constant: Double, ofRow row: Int) {
        guard let line = lines.line(ofRow: row) else { return }
        elimination.given[line] = constant / elimination.scale[line]
    }

    /// Whether the tableau has gone through so many pivots, or has drifted so far, that it is better made again.
    mutating func isWorn(_ store: RowStore) -> Bool {
        guard core.pivotCount > pivotsLooked else { return false }
        pivotsLooked = core.pivotCount
        return core.pivotCount > 1000 + 10 * core.columnCount || hasDrifted(store)
    }

    /// The first line that has no variable left but a constant that it cannot have.
    func violatedEmptyLine(_ store: RowStore) -> Int? {
        guard !elimination.emptyLines.isEmpty else { return nil }
        let size = elimination.given.reduce(0) { max($0, abs($1)) }
        for line in elimination.emptyLines {
            let constant = elimination.constant[Int(line)]
            let tolerance = Core.feasibilityTolerance(at: elimination.given[Int(line)]) + 1e-12 * size
            let isViolated =
                switch demand(of: Int(line), store).relation {
                case .lessThanOrEqual: constant < -tolerance
                case .equal: abs(constant) > tolerance
                case .greaterThanOrEqual: constant > tolerance
                }
            if isViolated { return Int(line) }
        }
        return nil
    }

    /// The lines that an infeasible system's certificate names: rows, by index, and bounds, as -1 less the variable.
    mutating func conflict(_ store: RowStore, isCancelled: () -> Bool) -> [Int] {
        var multiplier = Array(repeating: 0.0, count: elimination.given.count)
        if let line = violatedEmptyLine(store) {
            multiplier[line] = 1
        } else {
            for (kink, factor) in core.conflict(isCancelled: isCancelled) {
                multiplier[Int(core.kinks[Int(kink)].line)] += factor / core.kinks[Int(kink)].factor
            }
        }
        elimination.multipliersOfGivenLines(&multiplier)
        let largest = multiplier.reduce(0) { max($0, abs($1)) }
        return multiplier.indices.filter { abs(multiplier[$0]) > 1e-9 * largest }
            .map(lines.source)
    }

    /// Whether pivots have let the tableau part from the rows: whether a row's sum is not what its column says.
    ///
    /// - Complexity: one pass over the rows.
    func hasDrifted(_ store: RowStore) -> Bool {
        for kink in core.kinks where !lines.isBound(Int(kink.line)) && kink.level != Kink.removed {
            let line = Int(kink.line)
            let row = store.rows[lines.row(of: line)]
            var sum = -row.constant
            var size = max(1, abs(row.constant))
            for at in row.start..<row.start + row.count {
                let part = store.terms[at].coefficient * core.value[store.terms[at].variable.index]
                sum += part
                size = max(size, abs(part))
            }
            let told = elimination.scale[line] * (core.value[Int(kink.column)] - kink.position) * kink.factor
            if !(abs(sum - told) <= 1e-8 * size) { return true }
        }
        return false
    }
}
