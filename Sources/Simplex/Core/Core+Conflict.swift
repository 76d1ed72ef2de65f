extension Core {
    /// An irreducible set of required kinks that cannot hold together, where the level of the required rows came to no zero.
    ///
    /// One violated kink after the other is brought as near as the others that hold let it come. One that stays violated is blocked, through its row of the
    /// tableau, by the kinks at which the row's nonbasic columns stand. These are linearly independent, so the row is the only dependency among them and
    /// the set is irreducible (Gleeson and Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA Journal on Computing 2, 1990).
    ///
    /// Each kink comes with its column's factor in that dependency.
    mutating func conflict(isCancelled: () -> Bool) -> [(kink: Int32, factor: Double)] {
        let required = kinkOrder[levelStart[0]..<levelStart[1]]
        for _ in 0...required.count {
            guard let worst = violatedColumn(required) else { return [] }
            clearBoxes()
            settleRequired(required.filter { !isViolated($0) }[...])
            let goal = [worst][...]
            beginLevel(goal)
            let end = descend(isCancelled: isCancelled)
            endLevel(goal)
            if case .cancelled = end { return [] }
            if isViolated(worst) { return blockers(of: worst) }
        }
        return []
    }

    private func blockers(of index: Int32) -> [(kink: Int32, factor: Double)] {
        let kink = kinks[Int(index)]
        let column = Int(kink.column)
        let mustFall = value[column] > kink.position
        var found = [(kink: index, factor: 1.0)]
        if isBasic(column) {
            var at = tableau.rowHead[Int(tableauRow[column])]
            while at >= 0 {
                let cell = tableau.cells[Int(at)]
                let falls = (cell.value > 0) == mustFall
                let blocker = falls ? lowerKink[Int(cell.column)] : upperKink[Int(cell.column)]
                if abs(cell.value) > Core.pivotTolerance, blocker >= 0 { found.append((blocker, -cell.value)) }
                at = cell.nextInRow
            }
        } else {
            let blocker = mustFall ? lowerKink[column] : upperKink[column]
            if blocker >= 0 { found.append((blocker, -1)) }
        }
        return found
    }
}
