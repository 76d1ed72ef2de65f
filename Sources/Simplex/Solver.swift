/// Solves systems of linear equalities and inequalities with lexicographic priorities.
///
/// Rows of priority 1000 and above must hold. Then, from the highest optional priority down, the sum of the absolute
/// violations of a priority's rows is minimised as far as the priorities above it allow.
///
/// A row is ignored while its constant is not finite. It is always ignored where a coefficient is not finite, a
/// variable was not added, or the priority is not positive.
package struct Solver: Sendable {
    var store = RowStore()
    /// By variable: whether it has a bound at zero.
    var isNonNegative: [Bool] = []
    /// The values of the last solution, by variable.
    package internal(set) var values: [Double] = []
    /// The state behind the last solution, from which the next one starts; nil where that starts from scratch.
    var reduced: ReducedSystem?
    /// Whether a constant or a row has changed since the last solution.
    private var hasChanged = false
    /// The rows in parts, from the third conflict in a row until there is a solution or a row changes.
    private var parts: RequiredParts?
    /// The number of conflicts since the last solution.
    private var conflictCount = 0
    /// The number of cells that all solutions so far have passed: a measure of time that is the same on every machine.
    package var work = 0

    package init() {}

    package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
        self.isNonNegative.append(isNonNegative)
        values.append(0)
        parts = nil
        if reduced != nil { reduced = nil }
        return Variable(values.count - 1)
    }

    /// Prepares for rows of an optional priority, so that the first of them does not make the next solution start from
    /// scratch.
    package mutating func reserve(priority: Double) {
        store.reserve(priority: priority)
        reduced = nil
    }

    /// Adds a row `sum of terms  relation  constant`.
    ///
    /// - Parameters:
    ///   - priority: 1000 for a required row. Any other positive number is a level of its own.
    ///   - isImplied: whether the row holds whatever else is removed, so that a conflict blames others only where they
    ///     conflict without it.
    package mutating func addRow(
        _ terms: [Term], _ relation: RowRelation, _ constant: Double, priority: Double = 1000, isImplied: Bool = false
    ) -> RowID {
        let levels = store.levels.count
        parts = nil
        store.add(terms, relation, constant, priority: priority, variableCount: values.count)
        if isImplied { store.implied.append(store.rows.count - 1) }
        if reduced != nil {
            let wasApplied = reduced?.addRow(store.rows[store.rows.count - 1], store, levelsBefore: levels)
            recordChange(wasApplied)
        }
        return RowID(store.rows.count - 1)
    }

    /// Removes a row. Has no effect on a row that was removed before.
    package mutating func removeRow(_ row: RowID) {
        guard store.rows.indices.contains(row.index), !store.rows[row.index].isRemoved else { return }
        let wasActive = store.rows[row.index].isActive
        store.remove(row.index)
        parts?.remove(row.index)
        if reduced != nil, wasActive { recordChange(reduced?.removeRow(row.index)) }
    }

    private mutating func recordChange(_ wasApplied: Bool?) {
        hasChanged = true
        if wasApplied != true || reduced?.needsPresolve == true { reduced = nil }
    }

    /// Changes a row's constant. The next solution starts from the last one's basis.
    package mutating func setConstant(_ constant: Double, of row: RowID) {
        guard store.rows.indices.contains(row.index), store.rows[row.index].constant != constant else { return }
        let wasActive = store.rows[row.index].isActive
        store.setConstant(constant, of: row.index)
        parts = nil
        if store.rows[row.index].isActive != wasActive {
            reduced = nil
        } else if wasActive, reduced != nil {
            reduced?.setConstant(constant, ofRow: row.index)
            hasChanged = true
        }
    }

    /// Finds the solution, or the rows that make the system infeasible.
    ///
    /// - Parameters:
    ///   - namesConflict: whether to find those rows, which takes longer than the solution.
    ///   - isCancelled: asked now and then. After a cancelled run the next one starts from scratch.
    package mutating func solve(namesConflict: Bool = true, isCancelled: () -> Bool = { false }) -> Outcome {
        switch resume(isCancelled: isCancelled) {
        case .solved: return .solved
        case .cancelled: return .cancelled
        default: return solveFromScratch(namesConflict: namesConflict, isCancelled: isCancelled)
        }
    }

    /// Solves from the last basis; nil where that is missing or has become too inaccurate.
    private mutating func resume(isCancelled: () -> Bool) -> Tableau.Result? {
        guard reduced != nil else { return nil }
        guard hasChanged else { return .solved }
        hasChanged = false
        let before = reduced?.tableau.work ?? 0
        let result = reduced?.resume(store: store, isCancelled: isCancelled)
        work += (reduced?.tableau.work ?? 0) - before
        if case .solved? = result, reduced?.needsRefactorisation(store) == false {
            copyValues()
            return .solved
        }
        reduced = nil
        if case .cancelled? = result { return .cancelled }
        return nil
    }

    private mutating func solveFromScratch(
        usesBlandsRule: Bool = false, namesConflict: Bool, isCancelled: () -> Bool
    ) -> Outcome {
        hasChanged = false
        if namesConflict, let found = conflictOfPart(isCancelled: isCancelled) {
            return .infeasible(irreducible(found, &work))
        }
        reduced = ReducedSystem(store: store, isNonNegative: isNonNegative)
        reduced?.tableau.usesBlandsRule = usesBlandsRule
        let result = reduced?.solve(store: store, isCancelled: isCancelled)
        work += reduced?.work ?? 0
        switch result {
        case .stalled where !usesBlandsRule:
            return solveFromScratch(usesBlandsRule: true, namesConflict: namesConflict, isCancelled: isCancelled)
        case .solved, .stalled, nil:
            parts = nil
            conflictCount = 0
            copyValues()
            return .solved
        case .cancelled:
            reduced = nil
            return .cancelled
        case .infeasible where !namesConflict:
            reduced = nil
            return .infeasible(InfeasibleSet(rows: [], bounds: []))
        case .infeasible where parts == nil && conflictCount >= Self.conflictsOfWhole:
            reduced = nil
            parts = RequiredParts(store, variableCount: values.count)
            return solveFromScratch(
                usesBlandsRule: usesBlandsRule, namesConflict: namesConflict, isCancelled: isCancelled)
        case .infeasible:
            let found = reduced?.conflict(store, isCancelled: isCancelled) ?? Certificate(parts: [])
            if found.parts.isEmpty, !isCancelled() { return solveDespiteRounding(isCancelled: isCancelled) }
            conflictCount += 1
            reduced = nil
            return found.parts.isEmpty ? .cancelled : .infeasible(irreducible(found, &work))
        }
    }

    /// A system with more conflicts is divided into parts, which takes about as long as a solution.
    private static let conflictsOfWhole = 2

    /// The certificate of an infeasible part; nil where none is known.
    private mutating func conflictOfPart(isCancelled: () -> Bool) -> Certificate? {
        parts?.conflict(in: store, isNonNegative: isNonNegative, &work, isCancelled: isCancelled)
    }

    /// Minimises the levels after the search for a conflict satisfied every required row: the violation was rounding.
    private mutating func solveDespiteRounding(isCancelled: () -> Bool) -> Outcome {
        if case .cancelled? = reduced?.minimiseAllLevels(isCancelled: isCancelled) {
            reduced = nil
            return .cancelled
        }
        copyValues()
        return .solved
    }

    private mutating func copyValues() {
        guard let solved = reduced?.tableau.value else { return }
        for variable in values.indices { values[variable] = solved[variable] }
    }

    package func value(of variable: Variable) -> Double {
        values.indices.contains(variable.index) ? values[variable.index] : 0
    }

    /// The sum of some terms.
    package func value(of terms: [Term]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
    }
}
