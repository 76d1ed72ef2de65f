extension Core {
    /// The columns and kinks of all rows as they are.
    init(store: RowStore, isNonNegative: [Bool]) {
        var priorities: Set<Double> = []
        for row in store.rows where row.isActive && !row.isRequired { priorities.insert(row.priority) }
        let levels = Dictionary(uniqueKeysWithValues: priorities.sorted(by: >).enumerated().map { ($1, $0 + 1) })
        for isNonNegative in isNonNegative {
            let column = addColumn()
            if isNonNegative {
                kinks.append(
                    Kink(
                        source: Int32(truncatingIfNeeded: -1 - column), column: Int32(truncatingIfNeeded: column), level: 0,
                        position: 0, slopeBelow: -1, slopeAbove: 0))
            }
        }
        for (index, row) in store.rows.enumerated() where row.isActive && row.count > 0 {
            let terms = store.terms(of: row)
            let level = row.isRequired ? 0 : levels[row.priority] ?? 0
            let scale: Double
            let column: Int
            if terms.count == 1, let only = terms.first {
                column = only.variable.index
                scale = only.coefficient
            } else {
                scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
                let (logical, tableauRow) = addLogical()
                column = logical
                for term in terms {
                    tableau.insert(term.coefficient / scale, row: tableauRow, column: term.variable.index)
                }
            }
            let costsAbove = (row.relation != .greaterThanOrEqual && scale > 0) || (row.relation != .lessThanOrEqual && scale < 0)
            let costsBelow = (row.relation != .lessThanOrEqual && scale > 0) || (row.relation != .greaterThanOrEqual && scale < 0)
            let weight = level == 0 ? 1 : abs(scale)
            kinks.append(
                Kink(
                    source: Int32(truncatingIfNeeded: index), column: Int32(truncatingIfNeeded: column), level: Int32(truncatingIfNeeded: level),
                    position: row.constant / scale, slopeBelow: costsBelow ? -weight : 0,
                    slopeAbove: costsAbove ? weight : 0))
        }
        sortKinks(levelCount: priorities.count + 1)
    }
}
