extension ReducedSystem {
    mutating func solve(store: RowStore, isCancelled: () -> Bool) -> Tableau.Result {
        if violatedEmptyConstraint(store) != nil { return .infeasible }
        tableau.chooseStartingPoint()
        tableau.computeBasicValues()
        return minimiseAllLevels(isCancelled: isCancelled)
    }

    /// Minimises all levels from the columns' current values.
    mutating func minimiseAllLevels(isCancelled: () -> Bool) -> Tableau.Result {
        let result = tableau.minimiseLevels(from: 0, isCancelled: isCancelled)
        elimination.substitute(into: &tableau.value)
        return result
    }

    /// Solves again from the last basis after constants or rows have changed.
    ///
    /// While every column is on the side of its breakpoints on which the last solution's multipliers keep it, the basis
    /// stays optimal, at the cost of one pass over the substitutions and the tableau. Otherwise the levels from the
    /// first with a column on the wrong side are minimised again. The sides give the bounds that the levels before it
    /// set.
    mutating func resume(store: RowStore, isCancelled: () -> Bool) -> Tableau.Result {
        if isUnsorted { tableau.sortBreakpoints(levelCount: tableau.levelCount) }
        isUnsorted = false
        elimination.replay()
        if violatedEmptyConstraint(store) != nil { return .infeasible }
        tableau.moveBreakpoints(elimination.constants)
        tableau.computeBasicValues()
        var result = Tableau.Result.solved
        let level = min(tableau.firstNonoptimalLevel() ?? .max, Int(firstStaleLevel))
        firstStaleLevel = .max
        if level < tableau.levelCount {
            tableau.restoreBounds(beforeLevel: level)
            result = tableau.minimiseLevels(from: level, isCancelled: isCancelled)
        }
        elimination.substitute(into: &tableau.value)
        return result
    }

    /// The first constraint without variables that its constant violates.
    func violatedEmptyConstraint(_ store: RowStore) -> Int? { violatedEmptyConstraints(store).first }

    func violatedEmptyConstraints(_ store: RowStore) -> some Collection<Int> {
        let size =
            elimination.emptyConstraints.isEmpty ? 0 : elimination.givenConstants.reduce(0) { max($0, abs($1)) }
        return elimination.emptyConstraints.lazy.map { Int($0) }.filter { constraint in
            let constant = elimination.constants[constraint]
            let tolerance = Tableau.feasibilityTolerance(at: elimination.givenConstants[constraint]) + 1e-12 * size
            return switch requirement(of: constraint, store).relation {
            case .lessThanOrEqual: constant < -tolerance
            case .equal: abs(constant) > tolerance
            case .greaterThanOrEqual: constant > tolerance
            }
        }
    }

    /// The certificate of an infeasible system; empty where rounding errors hide it.
    mutating func conflict(_ store: RowStore, isCancelled: () -> Bool) -> Certificate {
        certificate(of: multipliersOfConflict(store, isCancelled: isCancelled))
    }

    /// The parts of a sum over constraints, in the scale of their rows.
    func certificate(of multipliers: [Double]) -> Certificate {
        let largest = multipliers.reduce(0) { max($0, abs($1)) }
        return Certificate(
            parts: multipliers.indices.filter { abs(multipliers[$0]) > 1e-9 * largest }.map {
                (constraints.source(of: $0), multipliers[$0] / elimination.scale[$0])
            })
    }

    /// By constraint, the factors with which an infeasible system's certificate adds them up.
    mutating func multipliersOfConflict(_ store: RowStore, isCancelled: () -> Bool) -> [Double] {
        var multipliers = Array(repeating: 0.0, count: elimination.givenConstants.count)
        if let constraint = violatedEmptyConstraint(store) {
            multipliers[constraint] = 1
        } else {
            for (index, factor) in tableau.conflict(isCancelled: isCancelled) {
                let breakpoint = tableau.breakpoints[Int(index)]
                multipliers[Int(breakpoint.constraint)] += factor / breakpoint.factor
            }
        }
        elimination.undo(on: &multipliers)
        return multipliers
    }

    // MARK: Refactorisation

    /// Whether the tableau has been through so many pivots, or has become so inaccurate, that it should be rebuilt.
    mutating func needsRefactorisation(_ store: RowStore) -> Bool {
        guard tableau.pivotCount > checkedPivotCount else { return false }
        checkedPivotCount = tableau.pivotCount
        return tableau.pivotCount > 1000 + 10 * tableau.columnCount || hasDrifted(store)
    }

    /// Whether rounding errors of the pivots have made a column differ from the sum of its row.
    ///
    /// - Complexity: one pass over the rows.
    private func hasDrifted(_ store: RowStore) -> Bool {
        for breakpoint in tableau.breakpoints where breakpoint.level != Breakpoint.removed {
            let constraint = Int(breakpoint.constraint)
            if constraints.isBound(constraint) { continue }
            let row = store.rows[constraints.row(of: constraint)]
            var sum = -row.constant
            var size = max(1, abs(row.constant))
            for term in store.terms(of: row) {
                let part = term.coefficient * tableau.value[term.variable.index]
                sum += part
                size = max(size, abs(part))
            }
            let excess = (tableau.value[Int(breakpoint.column)] - breakpoint.position) * breakpoint.factor
            if !(abs(sum - elimination.scale[constraint] * excess) <= 1e-8 * size) { return true }
        }
        return false
    }
}
