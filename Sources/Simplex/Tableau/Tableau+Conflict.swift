extension Tableau {
    /// An irreducible infeasible set of required breakpoints, after level 0 was minimised with some still violated.
    ///
    /// One violated breakpoint after the other is brought as near as the satisfied ones allow. One that stays violated
    /// is blocked, through its row of the tableau, by the breakpoints that bound the row's nonbasic columns. These are
    /// linearly independent, so the row is the only dependency among them and the set is irreducible (Gleeson and Ryan,
    /// "Identifying minimally infeasible subsystems of inequalities", ORSA Journal on Computing 2, 1990).
    ///
    /// - Returns: each breakpoint with its column's factor in that dependency. Empty where none is violated after all.
    mutating func conflict(isCancelled: () -> Bool) -> [(breakpoint: Int32, factor: Double)] {
        let required = breakpointOrder[levelStart[0]..<levelStart[1]]
        for _ in 0...required.count {
            guard let violated = firstViolated(of: required) else { return [] }
            removeBounds()
            restrictToFeasibleRegion(required.filter { !isViolated($0) }[...])
            let goal = [violated][...]
            beginObjective(goal)
            let end = minimise(isCancelled: isCancelled)
            endObjective(goal)
            if case .cancelled = end { return [] }
            if isViolated(violated) { return blockers(of: violated) }
        }
        return []
    }

    private func blockers(of index: Int32) -> [(breakpoint: Int32, factor: Double)] {
        let breakpoint = breakpoints[Int(index)]
        let column = Int(breakpoint.column)
        let mustFall = value[column] > breakpoint.position
        var found = [(breakpoint: index, factor: 1.0)]
        if isBasic(column) {
            for cell in cells(ofRow: Int(basicRow[column])) {
                let falls = (cell.value > 0) == mustFall
                let blocker = falls ? lowerBreakpoint[Int(cell.index)] : upperBreakpoint[Int(cell.index)]
                if abs(cell.value) > Tableau.pivotTolerance, blocker >= 0 { found.append((blocker, -cell.value)) }
            }
        } else {
            let blocker = mustFall ? lowerBreakpoint[column] : upperBreakpoint[column]
            if blocker >= 0 { found.append((blocker, -1)) }
        }
        return found
    }
}
