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
    var core: Core?

    package init() {}

    package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
        self.isNonNegative.append(isNonNegative)
        values.append(0)
        core = nil
        return Variable(values.count - 1)
    }

    /// Adds a row `sum of terms  relation  constant`; priority 1000 is required, any other positive number a level of its own.
    package mutating func addRow(
        _ terms: [Term], _ relation: RowRelation, _ constant: Double, priority: Double = 1000
    ) -> RowID {
        store.add(terms, relation, constant, priority: priority, variableCount: values.count)
        core = nil
        return RowID(store.rows.count - 1)
    }

    package mutating func removeRow(_ row: RowID) {
        guard store.rows.indices.contains(row.index) else { return }
        store.remove(row.index)
        core = nil
    }

    package mutating func setConstant(_ constant: Double, of row: RowID) {
        guard store.rows.indices.contains(row.index) else { return }
        store.setConstant(constant, of: row.index)
        core = nil
    }

    /// Whether a row has no say because a number in it is not finite or a variable is not the solver's.
    package func isIgnored(_ row: RowID) -> Bool {
        guard store.rows.indices.contains(row.index) else { return true }
        return !store.rows[row.index].isActive
    }

    /// Finds the solution, or the rows that make one impossible. Asks `isCancelled` now and then; after a cancelled run the next starts over.
    package mutating func solve(isCancelled: () -> Bool = { false }) -> Outcome {
        if let row = store.rows.firstIndex(where: { $0.isActive && $0.isRequired && $0.count == 0 && $0.violation(of: 0) > 1e-9 }) {
            return .infeasible(InfeasibleSet(rows: [RowID(row)], bounds: []))
        }
        var core = Core(store: store, isNonNegative: isNonNegative)
        core.placeColumns()
        core.computeBasicValues()
        let result = core.minimiseLevels(isCancelled: isCancelled)
        switch result {
        case .cancelled: return .cancelled
        case .infeasible:
            let found = core.conflict(isCancelled: isCancelled)
            return .infeasible(irreducible(found.map { Int(core.kinks[Int($0)].source) }))
        case .solved, .stalled:
            for variable in values.indices { values[variable] = core.value[variable] }
            self.core = core
            return .solved
        }
    }

    package func value(of variable: Variable) -> Double {
        values.indices.contains(variable.index) ? values[variable.index] : 0
    }
}
