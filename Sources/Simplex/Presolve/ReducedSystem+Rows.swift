extension ReducedSystem {
    /// Adds the newest row without a new presolve: after the substitutions it is a breakpoint or a row of the tableau.
    ///
    /// - Complexity: one pass over the substitutions, and the length of the rows of the row's basic columns.
    /// - Returns: false where the row's priority is a new level, which takes a new presolve.
    mutating func addRow(_ row: Row, _ store: RowStore, levelsBefore: Int) -> Bool {
        guard store.levels.count == levelsBefore else { return false }
        constraints.append(row: store.rows.count - 1, isActive: row.isActive)
        guard row.isActive else { return true }
        let constraint = elimination.givenConstants.count
        let terms = store.terms(of: row)
        let scale = row.count == 0 ? 1 : terms.reduce(0) { max($0, abs($1.coefficient)) }
        elimination.scale.append(scale)
        elimination.givenConstants.append(row.constant / scale)
        elimination.constants.append(0)
        breakpointOfConstraint.append(Tableau.none)
        isUsed.append(false)
        var factors = Array(repeating: 0.0, count: tableau.columnCount)
        for term in terms { factors[term.variable.index] = term.coefficient / scale }
        elimination.eliminate(from: &factors, constraint: constraint)
        changeCount += 1
        let rest = factors.indices.filter { abs(factors[$0]) > SparseMatrix.dropTolerance }.map {
            (column: $0, factor: factors[$0])
        }
        let requirement = requirement(of: constraint, store)
        guard let first = rest.first else {
            if requirement.level == 0 { elimination.emptyConstraints.append(Int32(truncatingIfNeeded: constraint)) }
            return true
        }
        let (column, factor) = rest.count == 1 ? first : (tableau.addLogical(rest), 1)
        addBreakpoint(of: constraint, requirement, column: column, factor: factor)
        isUnsorted = true
        if tableau.fixedLevel[column] >= requirement.level { firstStaleLevel = min(firstStaleLevel, requirement.level) }
        return true
    }

    mutating func setConstant(_ constant: Double, ofRow row: Int) {
        guard let constraint = constraints.constraint(ofRow: row) else { return }
        elimination.givenConstants[constraint] = constant / elimination.scale[constraint]
    }

    /// Removes a row without a new presolve.
    ///
    /// - Returns: false where the row was used to substitute a variable, which takes a new presolve.
    mutating func removeRow(_ row: Int) -> Bool {
        guard let constraint = constraints.constraint(ofRow: row) else { return true }
        guard !isUsed[constraint] else { return false }
        changeCount += 1
        elimination.emptyConstraints.removeAll { $0 == constraint }
        let index = breakpointOfConstraint[constraint]
        guard index >= 0 else { return true }
        breakpointOfConstraint[constraint] = Tableau.none
        let breakpoint = tableau.breakpoints[Int(index)]
        if breakpoint.side != .irrelevant { firstStaleLevel = min(firstStaleLevel, breakpoint.level) }
        tableau.removeBreakpoint(index)
        isUnsorted = true
        return true
    }

    /// Whether so many rows were added and removed that a new presolve pays off.
    var needsPresolve: Bool {
        changeCount > 20 + elimination.givenConstants.count / 10
    }
}
