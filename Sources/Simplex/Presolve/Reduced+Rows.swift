extension Reduced {
    /// Takes a new row in without a new presolve: rid of the substituted variables it becomes a kink or a row of the tableau.
    ///
    /// False where that cannot be, because the row's priority is a level of its own that was not there.
    ///
    /// - Complexity: one pass over the substitutions, and the rows of the row's basic columns.
    mutating func add(_ row: Row, _ store: RowStore, levelsBefore: Int) -> Bool {
        guard store.levels.count == levelsBefore else { return false }
        lines.add(row: store.rows.count - 1, isActive: row.isActive)
        guard row.isActive else { return true }
        let line = elimination.given.count
        let terms = store.terms(of: row)
        let scale = row.count == 0 ? 1 : terms.reduce(0) { max($0, abs($1.coefficient)) }
        elimination.scale.append(scale)
        elimination.given.append(row.constant / scale)
        elimination.constant.append(0)
        kinkOfLine.append(Core.none)
        isUsed.append(false)
        var factor = Array(repeating: 0.0, count: core.columnCount)
        for term in terms { factor[term.variable.index] = term.coefficient / scale }
        elimination.eliminate(from: &factor, line: line)
        changeCount += 1
        let rest = factor.indices.filter { abs(factor[$0]) > SparseMatrix.dropTolerance }.map {
            (column: $0, factor: factor[$0])
        }
        let demand = demand(of: line, store)
        guard let first = rest.first else {
            if demand.level == 0 { elimination.emptyLines.append(Int32(truncatingIfNeeded: line)) }
            return true
        }
        let kink: Int32
        if rest.count == 1 {
            kink = addKink(line, demand, column: first.column, factor: first.factor)
        } else {
            kink = addKink(line, demand, column: core.addLogical(rest), factor: 1)
        }
        isUnsorted = true
        let column = Int(core.kinks[Int(kink)].column)
        if core.decidedLevel[column] >= demand.level { staleLevel = min(staleLevel, demand.level) }
        return true
    }

    /// Lets a row go without a new presolve. False where a variable was substituted by it.
    mutating func remove(row: Int) -> Bool {
        guard let line = lines.line(ofRow: row) else { return true }
        guard !isUsed[line] else { return false }
        changeCount += 1
        elimination.emptyLines.removeAll { $0 == line }
        let index = kinkOfLine[line]
        guard index >= 0 else { return true }
        kinkOfLine[line] = Core.none
        let kink = core.kinks[Int(index)]
        if kink.side != .irrelevant { staleLevel = min(staleLevel, kink.level) }
        core.removeKink(index)
        isUnsorted = true
        return true
    }

    /// Whether so many rows have come and gone that a new presolve is better.
    var isPatched: Bool {
        changeCount > 20 + elimination.given.count / 10
    }
}
