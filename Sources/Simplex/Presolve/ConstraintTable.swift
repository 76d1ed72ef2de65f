/// The numbering of a system's constraints: first the bounds at zero, then the active rows.
struct ConstraintTable: Sendable {
    /// The variables with a bound at zero, by constraint.
    let bounds: [Int]
    /// The rows of the constraints after those.
    private var rows: [Int32] = []
    /// The constraint of each row, -1 for an inactive one.
    private var constraintOfRow: [Int32]

    /// The number of terms in all constraints.
    private(set) var termCount: Int

    init(store: RowStore, isNonNegative: [Bool]) {
        bounds = isNonNegative.indices.filter { isNonNegative[$0] }
        termCount = bounds.count
        constraintOfRow = Array(repeating: -1, count: store.rows.count)
        rows.reserveCapacity(store.rows.count)
        for row in store.rows.indices where store.rows[row].isActive {
            constraintOfRow[row] = Int32(truncatingIfNeeded: count)
            termCount += store.rows[row].count
            rows.append(Int32(truncatingIfNeeded: row))
        }
    }

    var count: Int { bounds.count + rows.count }

    func isBound(_ constraint: Int) -> Bool { constraint < bounds.count }

    /// The row of a constraint that is not a bound.
    func row(of constraint: Int) -> Int { Int(rows[constraint - bounds.count]) }

    /// The constraint of a row; nil for an inactive one.
    func constraint(ofRow row: Int) -> Int? {
        constraintOfRow[row] < 0 ? nil : Int(constraintOfRow[row])
    }

    /// The source of a constraint: a row's index, or `-1 - variable` for a bound.
    func source(of constraint: Int) -> Int {
        isBound(constraint) ? -1 - bounds[constraint] : row(of: constraint)
    }

    /// Adds the newest row.
    mutating func append(row: Int, isActive: Bool) {
        constraintOfRow.append(isActive ? Int32(truncatingIfNeeded: count) : -1)
        if isActive { rows.append(Int32(truncatingIfNeeded: row)) }
    }
}
