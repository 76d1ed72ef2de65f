extension Solver {
    /// Required rows without which the others can hold, other than by their bounds: those that are violated where the
    /// sum of all violations is smallest. They do not tell which rows contradict each other, but take one solution.
    ///
    /// May have to be asked again after these are removed.
    package mutating func violatedRows(isCancelled: () -> Bool = { false }) -> [RowID] {
        var system = ReducedSystem(store: store, isNonNegative: isNonNegative)
        defer { work += system.work }
        let empty = system.violatedEmptyConstraints(store)
        if !empty.isEmpty { return rows(of: Array(empty), in: system) }
        // The optional rows do not matter.
        system.tableau.levelStart = Array(system.tableau.levelStart.prefix(2))
        guard case .infeasible = system.solve(store: store, isCancelled: isCancelled) else { return [] }
        let violated = system.tableau.breakpointOrder[..<system.tableau.levelStart[1]].filter(system.tableau.isViolated)
        return rows(of: violated.map { Int(system.tableau.breakpoints[Int($0)].constraint) }, in: system)
    }

    private func rows(of constraints: [Int], in system: ReducedSystem) -> [RowID] {
        constraints.filter { !system.constraints.isBound($0) }.map { RowID(system.constraints.row(of: $0)) }.sorted()
    }
}
