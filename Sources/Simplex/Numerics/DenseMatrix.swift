/// The nonbasic columns of a tableau that has filled up, each with a value for every row.
///
/// A pivot passes values that are next to each other in memory, and neither inserts nor removes cells. A nonbasic
/// column has a slot from its first value on. When it enters the basis, the leaving column takes the slot. Zeros are
/// skipped, so that the values are those of a ``SparseMatrix``.
struct DenseMatrix: Sendable {
    struct Cell: Sendable {
        /// The row of a cell in a column, or the column of a cell in a row.
        var index: Int32
        var value: Double
    }

    /// Slot by slot, with room for ``rowCapacity`` rows in each.
    private var values: [Double]
    private var rowCapacity: Int
    private(set) var rowCount: Int
    private var columnOfSlot: [Int32] = []
    /// -1 for a column without values.
    private var slotOfColumn: [Int32]

    /// - Parameter rows: the rows with cells, in their new order.
    /// - Complexity: O(rows × columns with cells).
    init(rows: [Int], of sparse: SparseMatrix) {
        var newRow = Array(repeating: 0, count: sparse.rowCount)
        for (new, row) in rows.enumerated() { newRow[row] = new }
        rowCount = rows.count
        rowCapacity = rowCount
        slotOfColumn = Array(repeating: SparseMatrix.none, count: sparse.columnLength.count)
        for column in slotOfColumn.indices where sparse.columnLength[column] > 0 {
            slotOfColumn[column] = Int32(truncatingIfNeeded: columnOfSlot.count)
            columnOfSlot.append(Int32(truncatingIfNeeded: column))
        }
        values = Array(repeating: 0, count: columnOfSlot.count * rowCapacity)
        for (slot, column) in columnOfSlot.enumerated() {
            var at = sparse.columnHead[Int(column)]
            while at != SparseMatrix.none {
                let cell = sparse.cells[Int(at)]
                values[slot * rowCapacity + newRow[Int(cell.row)]] = cell.value
                at = cell.nextInColumn
            }
        }
    }

    /// The number of columns that have values.
    var slotCount: Int { columnOfSlot.count }

    func value(row: Int, column: Int) -> Double {
        let slot = Int(slotOfColumn[column])
        return slot < 0 ? 0 : values[slot * rowCapacity + row]
    }

    /// The cells of a row that are not zero. O(columns).
    func cells(ofRow row: Int) -> [Cell] {
        var cells: [Cell] = []
        cells.reserveCapacity(columnOfSlot.count)
        for (slot, column) in columnOfSlot.enumerated() {
            let value = values[slot * rowCapacity + row]
            if value != 0 { cells.append(Cell(index: column, value: value)) }
        }
        return cells
    }

    /// The cells of a column that are not zero. O(rows).
    func cells(ofColumn column: Int) -> [Cell] {
        let slot = Int(slotOfColumn[column])
        guard slot >= 0 else { return [] }
        var cells: [Cell] = []
        cells.reserveCapacity(rowCount)
        let start = slot * rowCapacity
        for row in 0..<rowCount {
            let value = values[start + row]
            if value != 0 { cells.append(Cell(index: Int32(truncatingIfNeeded: row), value: value)) }
        }
        return cells
    }

    /// The sum of rows times their factors, without zeros. O(summands × columns).
    func sum(of rows: [(row: Int, factor: Double)]) -> [Cell] {
        if rows.isEmpty { return [] }
        var cells: [Cell] = []
        for (slot, column) in columnOfSlot.enumerated() {
            let start = slot * rowCapacity
            var sum = 0.0
            for (row, factor) in rows { sum += factor * values[start + row] }
            if sum != 0 { cells.append(Cell(index: column, value: sum)) }
        }
        return cells
    }

    /// By row, the sum of its values times those of the columns. O(rows × columns).
    func rowSums(_ columnValues: [Double]) -> [Double] {
        var sums = Array(repeating: 0.0, count: rowCount)
        for (slot, column) in columnOfSlot.enumerated() {
            let factor = columnValues[Int(column)]
            if factor == 0 { continue }
            let start = slot * rowCapacity
            for row in 0..<rowCount { sums[row] += values[start + row] * factor }
        }
        return sums
    }

    /// Exchanges the basic column of a row for a nonbasic column in it.
    ///
    /// - Returns: the number of cells that were passed.
    mutating func pivot(row: Int, leaving: Int, entering: Int) -> Int {
        let entered = cells(ofColumn: entering)
        let enteringSlot = Int(slotOfColumn[entering])
        let inverse = 1 / value(row: row, column: entering)
        var length = 0
        values.withUnsafeMutableBufferPointer { values in
            for slot in columnOfSlot.indices {
                let start = slot * rowCapacity
                if values[start + row] == 0 { continue }
                length += 1
                if slot == enteringSlot {
                    for cell in entered { values[start + Int(cell.index)] = Self.kept(cell.value * inverse) }
                    values[start + row] = inverse
                } else {
                    let share = -inverse * values[start + row]
                    for cell in entered {
                        let at = start + Int(cell.index)
                        values[at] = Self.kept(values[at] + cell.value * share)
                    }
                    values[start + row] = share
                }
            }
        }
        columnOfSlot[enteringSlot] = Int32(truncatingIfNeeded: leaving)
        slotOfColumn[leaving] = Int32(truncatingIfNeeded: enteringSlot)
        slotOfColumn[entering] = SparseMatrix.none
        return length * entered.count
    }

    @inline(__always)
    private static func kept(_ sum: Double) -> Double {
        abs(sum) <= SparseMatrix.dropTolerance ? 0 : sum
    }

    /// Adds a row that equals a sum over columns, and a column without values.
    ///
    /// - Parameter rowOfColumn: the rows of the basic columns; -1 for a nonbasic one.
    mutating func appendRow(_ sum: [(column: Int, factor: Double)], rowOfColumn: [Int32]) {
        if rowCount == rowCapacity { makeRoomForRows() }
        let row = rowCount
        rowCount += 1
        slotOfColumn.append(SparseMatrix.none)
        for (column, factor) in sum {
            let source = Int(rowOfColumn[column])
            if source < 0 {
                add(factor, row: row, column: column)
            } else {
                add(factor, timesRow: source, toRow: row)
            }
        }
    }

    private mutating func makeRoomForRows() {
        let old = values
        let oldCapacity = rowCapacity
        rowCapacity += rowCapacity / 8 + 8
        values = Array(repeating: 0, count: columnOfSlot.count * rowCapacity)
        for slot in columnOfSlot.indices {
            for row in 0..<rowCount { values[slot * rowCapacity + row] = old[slot * oldCapacity + row] }
        }
    }

    private mutating func add(_ value: Double, row: Int, column: Int) {
        if slotOfColumn[column] == SparseMatrix.none {
            slotOfColumn[column] = Int32(truncatingIfNeeded: columnOfSlot.count)
            columnOfSlot.append(Int32(truncatingIfNeeded: column))
            values.append(contentsOf: repeatElement(0, count: rowCapacity))
        }
        let at = Int(slotOfColumn[column]) * rowCapacity + row
        values[at] = Self.kept(values[at] + value)
    }

    private mutating func add(_ factor: Double, timesRow source: Int, toRow target: Int) {
        for slot in columnOfSlot.indices {
            let start = slot * rowCapacity
            values[start + target] = Self.kept(values[start + target] + factor * values[start + source])
        }
    }
}
