/// A system after the presolve: the record of the substitutions, and what they left to the simplex method.
struct Reduced: Sendable {
    var elimination: Elimination
    var core: Core
    /// The variables with a bound at zero, in the order of their lines, which follow the rows'.
    var bounds: [Int]
    var rowCount: Int
    /// The pivots at the last look for drift.
    private var pivotsLooked = 0

    init(store: RowStore, isNonNegative: [Bool]) {
        var presolve = Presolve(store: store, isNonNegative: isNonNegative)
        presolve.run()
        elimination = presolve.elimination
        elimination.replay()
        rowCount = store.rows.count
        bounds = isNonNegative.indices.filter { isNonNegative[$0] }
        var logicalRows: [Int32] = []
        let lineCount = presolve.matrix.rowCount
        for line in 0..<lineCount {
            let length = presolve.matrix.rowLength[line]
            if length > 1 { logicalRows.append(Int32(truncatingIfNeeded: line)) }
        }
        core = Core(presolve.takeMatrix(), variableCount: isNonNegative.count, logicalRows: logicalRows)
        core.kinks.reserveCapacity(lineCount)
        var isUsed = Array(repeating: false, count: lineCount)
        for step in elimination.steps { isUsed[Int(step.line)] = true }
        for line in 0..<lineCount where !isUsed[line] { addKink(of: line, store) }
        core.sortKinks(levelCount: store.levels.count + 1)
    }

    private mutating func addKink(of line: Int, _ store: RowStore) {
        var relation = RowRelation.greaterThanOrEqual
        var level = 0
        var weight = 1.0
        if line < rowCount {
            let row = store.rows[line]
            if !row.isActive { return }
            relation = row.relation
            if !row.isRequired {
                level = store.level(of: row.priority)
                weight = elimination.scale[line]
            }
        }
        var column = Int(core.basicColumn[line])
        var factor = 1.0
        if column < 0 {
            let head = core.tableau.rowHead[line]
            guard head >= 0 else {
                if level == 0 { elimination.emptyLines.append(Int32(truncatingIfNeeded: line)) }
                return
            }
            factor = core.tableau.cells[Int(head)].value
            column = Int(core.tableau.cells[Int(head)].column)
            core.tableau.remove(head)
            weight *= abs(factor)
        }
        let isTurned = factor < 0
        let costsAbove = relation != (isTurned ? .lessThanOrEqual : .greaterThanOrEqual)
        let costsBelow = relation != (isTurned ? .greaterThanOrEqual : .lessThanOrEqual)
        core.kinks.append(
            Kink(
                line: Int32(truncatingIfNeeded: line), factor: factor, column: Int32(truncatingIfNeeded: column),
                level: Int32(truncatingIfNeeded: level), position: elimination.constant[line] / factor,
                slopeBelow: costsBelow ? -weight : 0, slopeAbove: costsAbove ? weight : 0))
    }
}

extension Reduced {
    /// Solves from the start, down to a level: 0 for the required rows alone.
    mutating func solve(through last: Int = .max, store: RowStore, isCancelled: () -> Bool) -> Core.Result {
        if violatedEmptyLine(store) != nil { return .infeasible }
        core.placeColumns()
        core.computeBasicValues()
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
        elimination.replay()
        if violatedEmptyLine(store) != nil { return .infeasible }
        core.moveKinks(elimination.constant)
        core.computeBasicValues()
        var result = Core.Result.solved
        if let level = core.firstBrokenLevel() {
            core.restoreBoxes(above: level)
            result = core.minimiseLevels(from: level, isCancelled: isCancelled)
        }
        elimination.substitute(into: &core.value)
        return result
    }

    mutating func setConstant(_ constant: Double, ofLine line: Int) {
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
            let relation = Int(line) < rowCount ? store.rows[Int(line)].relation : .greaterThanOrEqual
            let isViolated =
                switch relation {
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
            .map { $0 < rowCount ? $0 : -1 - bounds[$0 - rowCount] }
    }

    /// Whether pivots have let the tableau part from the rows: whether a row's sum is not what its column says.
    ///
    /// - Complexity: one pass over the rows.
    func hasDrifted(_ store: RowStore) -> Bool {
        for kink in core.kinks where kink.line < rowCount {
            let line = Int(kink.line)
            let row = store.rows[line]
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
