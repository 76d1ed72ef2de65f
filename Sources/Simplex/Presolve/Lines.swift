/// The lines of a system: the bounds at zero, then the rows that have a say.
struct Lines: Sendable {
    /// The variables with a bound at zero, by line.
    let bounds: [Int]
    /// The rows of the lines after those.
    private var rows: [Int32] = []
    /// The line of each row, -1 for a row that has none.
    private var lineOfRow: [Int32]

    /// How many terms the lines have.
    private(set) var termCount: Int

    init(store: RowStore, isNonNegative: [Bool]) {
        bounds = isNonNegative.indices.filter { isNonNegative[$0] }
        termCount = bounds.count
        lineOfRow = Array(repeating: -1, count: store.rows.count)
        rows.reserveCapacity(store.rows.count)
        for row in store.rows.indices where store.rows[row].isActive {
            lineOfRow[row] = Int32(truncatingIfNeeded: count)
            termCount += store.rows[row].count
            rows.append(Int32(truncatingIfNeeded: row))
        }
    }

    var count: Int { bounds.count + rows.count }

    /// The row of a line that is no bound.
    func row(of line: Int) -> Int { Int(rows[line - bounds.count]) }

    func line(ofRow row: Int) -> Int? {
        lineOfRow[row] < 0 ? nil : Int(lineOfRow[row])
    }

    func isBound(_ line: Int) -> Bool { line < bounds.count }

    /// A row by its index, or -1 less the variable of a bound.
    func source(of line: Int) -> Int {
        isBound(line) ? -1 - bounds[line] : row(of: line)
    }

    /// Gives the newest row a line, unless it has no say.
    mutating func add(row: Int, isActive: Bool) {
        lineOfRow.append(isActive ? Int32(truncatingIfNeeded: count) : -1)
        if isActive { rows.append(Int32(truncatingIfNeeded: row)) }
    }
}
