/// Solves systems of linear equalities and inequalities with lexicographic priorities.
///
/// Rows of priority 1000 (and above) must hold. Then, from the highest priority down, the sum of the absolute violations of a priority's rows is made as small as
/// those above it allow. A row with a coefficient, constant or priority that is no finite number, with a variable that was not added, or with a priority
/// that is not positive has no say, until its constant is set to a finite one: see ``isIgnored(_:)``.
///
/// A value type: a copy goes on by itself.
package struct Solver: Sendable {
    var store = RowStore()
    /// By variable.
    var isNonNegative: [Bool] = []
    /// The values of the last solution, by variable.
    package internal(set) var values: [Double] = []
    /// What the last solution was found with, kept for the next; nil where that has to start afresh.
    var reduced: Reduced?
    /// Whether a constant or a row has changed since the last solution.
    private var hasChanged = false

    package init() {}

    package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
        self.isNonNegative.append(isNonNegative)
        values.append(0)
        if reduced != nil { reduced = nil }
        return Variable(values.count - 1)
    }

    /// Adds a row `sum of terms  relation  constant`; priority 1000 is required, any other positive number a level of its own.
    package mutating func addRow(
        _ terms: [Term], _ relation: RowRelation, _ constant: Double, priority: Double = 1000
    ) -> RowID {
        let levels = store.levels.count
        store.add(terms, relation, constant, priority: priority, variableCount: values.count)
        if reduced != nil {
            let wasTaken = reduced?.add(store.rows[store.rows.count - 1], store, levelsBefore: levels)
            noteChange(wasTaken)
        }
        return RowID(store.rows.count - 1)
    }

    /// Takes a row out; without effect where it is out already.
    package mutating func removeRow(_ row: RowID) {
        guard store.rows.indices.contains(row.index), !store.rows[row.index].isRemoved else { return }
        let wasActive = store.rows[row.index].isActive
        store.remove(row.index)
        if reduced != nil, wasActive { noteChange(reduced?.remove(row: row.index)) }
    }

    private mutating func noteChange(_ wasTaken: Bool?) {
        hasChanged = true
        if wasTaken != true || reduced?.isPatched == true { reduced = nil }
    }

    /// Changes a row's constant. The next solution starts from the last one's basis.
    package mutating func setConstant(_ constant: Double, of row: RowID) {
        guard store.rows.indices.contains(row.index), store.rows[row.index].constant != constant else { return }
        let wasActive = store.rows[row.index].isActive
        store.setConstant(constant, of: row.index)
        if store.rows[row.index].isActive != wasActive {
            reduced = nil
        } else if wasActive, reduced != nil {
            reduced?.setConstant(constant, ofRow: row.index)
            hasChanged = true
        }
    }

    /// Whether a row has no say because a number in it is not finite or a variable is not the solver's.
    package func isIgnored(_ row: RowID) -> Bool {
        guard store.rows.indices.contains(row.index) else { return true }
        return !store.rows[row.index].isActive
    }

    /// Finds the solution, or the rows that make one impossible. Asks `isCancelled` now and then; after a cancelled run the next starts over.
    ///
    /// - Parameter namesConflict: whether those rows are wanted, which cost more than the solution.
    package mutating func solve(namesConflict: Bool = true, isCancelled: () -> Bool = { false }) -> Outcome {
        switch resume(isCancelled: isCancelled) {
        case .solved: return .solved
        case .cancelled: return .cancelled
        default: return solveAfresh(namesConflict: namesConflict, isCancelled: isCancelled)
        }
    }

    /// Solves from the last basis; nil where there is none to be trusted.
    private mutating func resume(isCancelled: () -> Bool) -> Core.Result? {
        guard reduced != nil else { return nil }
        guard hasChanged else { return .solved }
        hasChanged = false
        let result = reduced?.resume(store: store, isCancelled: isCancelled)
        if case .solved? = result, reduced?.isWorn(store) == false {
            takeValues()
            return .solved
        }
        reduced = nil
        if case .cancelled? = result { return .cancelled }
        return nil
    }

    private mutating func solveAfresh(
        isCautious: Bool = false, namesConflict: Bool, isCancelled: () -> Bool
    ) -> Outcome {
        hasChanged = false
        reduced = Reduced(store: store, isNonNegative: isNonNegative)
        reduced?.core.isCautious = isCautious
        switch reduced?.solve(store: store, isCancelled: isCancelled) {
        case .stalled where !isCautious:
            return solveAfresh(isCautious: true, namesConflict: namesConflict, isCancelled: isCancelled)
        case .solved, .stalled, nil:
            takeValues()
            return .solved
        case .cancelled:
            reduced = nil
            return .cancelled
        case .infeasible where !namesConflict:
            reduced = nil
            return .infeasible(InfeasibleSet(rows: [], bounds: []))
        case .infeasible:
            let members = reduced?.conflict(store, isCancelled: isCancelled) ?? []
            if members.isEmpty, !isCancelled() { return goOnFromConflict(isCancelled: isCancelled) }
            reduced = nil
            return members.isEmpty ? .cancelled : .infeasible(irreducible(members))
        }
    }

    /// Goes on where the search for a conflict ended with every required row satisfied after all: what seemed a violation was rounding.
    private mutating func goOnFromConflict(isCancelled: () -> Bool) -> Outcome {
        if case .cancelled? = reduced?.proceed(isCancelled: isCancelled) {
            reduced = nil
            return .cancelled
        }
        takeValues()
        return .solved
    }

    private mutating func takeValues() {
        guard let solved = reduced?.core.value else { return }
        for variable in values.indices { values[variable] = solved[variable] }
    }

    package func value(of variable: Variable) -> Double {
        values.indices.contains(variable.index) ? values[variable.index] : 0
    }
}
