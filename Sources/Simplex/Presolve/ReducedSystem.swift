/// A system after the presolve: the recorded substitutions, and the tableau of what they left.
struct ReducedSystem: Sendable {
    var elimination: Elimination
    var tableau: Tableau
    var constraints: ConstraintTable
    /// The breakpoint of each constraint, -1 where it has none.
    var breakpointOfConstraint: [Int32]
    /// Whether a constraint was used to substitute a variable.
    var isUsed: [Bool]
    /// The first level that added or removed rows may have changed.
    var firstStaleLevel = Int32.max
    /// The number of rows added or removed since the presolve.
    var changeCount = 0
    /// Whether breakpoints were added or removed since they were sorted.
    var isUnsorted = false
    /// The tableau's pivot count when its accuracy was last checked.
    var checkedPivotCount = 0

    /// The number of cells that were passed, with what the presolve takes for each term.
    var work: Int { tableau.work + elimination.operations.count * 4 + constraints.termCount * 40 }

    /// - Parameter substitutes: false to keep every variable, so that each constraint has a breakpoint of its own.
    init(store: RowStore, isNonNegative: [Bool], substitutes: Bool = true) {
        constraints = ConstraintTable(store: store, isNonNegative: isNonNegative)
        var presolve = Presolve(store: store, constraints: constraints, variableCount: isNonNegative.count)
        if substitutes { presolve.run() }
        elimination = presolve.elimination
        elimination.replay()
        var logicalRows: [Int32] = []
        let count = presolve.matrix.rowCount
        for constraint in 0..<count {
            let length = presolve.matrix.rowLength[constraint]
            if length > 1 { logicalRows.append(Int32(truncatingIfNeeded: constraint)) }
        }
        tableau = Tableau(presolve.takeMatrix(), variableCount: isNonNegative.count, logicalRows: logicalRows)
        tableau.breakpoints.reserveCapacity(count)
        breakpointOfConstraint = Array(repeating: Tableau.none, count: count)
        isUsed = Array(repeating: false, count: count)
        for step in elimination.substitutions { isUsed[Int(step.constraint)] = true }
        for constraint in 0..<count where !isUsed[constraint] { addBreakpoint(of: constraint, store) }
        tableau.sortBreakpoints(levelCount: store.levels.count + 1)
    }

    private mutating func addBreakpoint(of constraint: Int, _ store: RowStore) {
        let requirement = requirement(of: constraint, store)
        let column = tableau.basicColumn[constraint]
        let head = tableau.matrix.rowHead[constraint]
        if column >= 0 {
            addBreakpoint(of: constraint, requirement, column: Int(column), factor: 1)
        } else if head >= 0 {
            let cell = tableau.matrix.cells[Int(head)]
            tableau.matrix.remove(head)
            addBreakpoint(of: constraint, requirement, column: Int(cell.column), factor: cell.value)
        } else if requirement.level == 0 {
            elimination.emptyConstraints.append(Int32(truncatingIfNeeded: constraint))
        }
    }

    /// Adds the breakpoint of a constraint whose sum is `factor` times a column.
    @discardableResult
    mutating func addBreakpoint(
        of constraint: Int, _ requirement: Requirement, column: Int, factor: Double
    ) -> Int32 {
        let isNegated = factor < 0
        let costsAbove = requirement.relation != (isNegated ? .lessThanOrEqual : .greaterThanOrEqual)
        let costsBelow = requirement.relation != (isNegated ? .greaterThanOrEqual : .lessThanOrEqual)
        let weight = requirement.weight * abs(factor)
        let index = Int32(truncatingIfNeeded: tableau.breakpoints.count)
        tableau.breakpoints.append(
            Breakpoint(
                constraint: Int32(truncatingIfNeeded: constraint), column: Int32(truncatingIfNeeded: column),
                level: requirement.level, factor: factor, position: elimination.constants[constraint] / factor,
                slopeBelow: costsBelow ? -weight : 0, slopeAbove: costsAbove ? weight : 0))
        breakpointOfConstraint[constraint] = index
        return index
    }

    /// The relation that a constraint requires, or prefers at a level.
    struct Requirement {
        var relation = RowRelation.greaterThanOrEqual
        var level: Int32 = 0
        /// The cost of a violation of one, in the constraint's scale.
        var weight = 1.0
    }

    func requirement(of constraint: Int, _ store: RowStore) -> Requirement {
        if constraints.isBound(constraint) { return Requirement() }
        let row = store.rows[constraints.row(of: constraint)]
        if row.isRequired { return Requirement(relation: row.relation) }
        let level = Int32(truncatingIfNeeded: store.level(of: row.priority))
        return Requirement(relation: row.relation, level: level, weight: elimination.scale[constraint])
    }
}
