/// A tableau that fills up changes to a ``DenseMatrix``, and keeps it: its pivots are then about fifty times as fast.
extension Tableau {
    /// A sparse matrix of fewer cells stays, so that the tableau of a usual layout is never examined.
    static let leastDenseCells = 5000
    /// With fewer than one cell for so many values, passing the zeros would cost more than it saves.
    private static let valuesPerCell = 40
    /// The most values, 32 MB, for which a dense matrix may take more memory than the sparse one.
    private static let mostValues = 4_000_000
    /// How many values of a dense matrix take the memory of one cell.
    private static let valuesInMemoryOfCell = MemoryLayout<SparseMatrix.Cell>.stride / MemoryLayout<Double>.stride

    /// Changes to a dense matrix if enough of its values would not be zero.
    mutating func useDenseMatrixIfFilled() {
        fillCheck = matrix.cells.count + matrix.cells.count / 8
        let rows = basicColumn.reduce(0) { $0 + ($1 >= 0 ? 1 : 0) }
        let columns = matrix.columnLength.reduce(0) { $0 + ($1 > 0 ? 1 : 0) }
        let values = rows * columns
        let most = Tableau.valuesPerCell * matrix.cells.count
        let mostForMemory = max(Tableau.mostValues, Tableau.valuesInMemoryOfCell * matrix.cells.count)
        if values <= min(most, mostForMemory) { useDenseMatrix() }
    }

    /// Changes to a dense matrix, whose rows are those in use.
    mutating func useDenseMatrix() {
        let rows = basicColumn.indices.filter { basicColumn[$0] >= 0 }
        work += 8 * matrix.cells.count
        dense = DenseMatrix(rows: rows, of: matrix)
        basicColumn = rows.map { basicColumn[$0] }
        for (row, column) in basicColumn.enumerated() { basicRow[Int(column)] = Int32(truncatingIfNeeded: row) }
        matrix = SparseMatrix(columnCount: 0, rowCount: 0, capacity: 0)
        fillCheck = .max
    }

    func coefficient(row: Int, column: Int) -> Double {
        dense?.value(row: row, column: column) ?? matrix.value(row: row, column: column)
    }

    /// The cells of a row. O(length of the row), or O(columns) where the matrix is dense.
    func cells(ofRow row: Int) -> [DenseMatrix.Cell] {
        if let cells = dense?.cells(ofRow: row) { return cells }
        var cells: [DenseMatrix.Cell] = []
        var at = matrix.rowHead[row]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            cells.append(DenseMatrix.Cell(index: cell.column, value: cell.value))
            at = cell.nextInRow
        }
        return cells
    }

    /// Adds a row that equals a sum over columns, and its logical column.
    mutating func appendRow(_ sum: [(column: Int, factor: Double)]) {
        if dense != nil {
            dense?.appendRow(sum, rowOfColumn: basicRow)
            return
        }
        let row = matrix.appendRow()
        matrix.appendColumns(1)
        for (part, factor) in sum where !isBasic(part) { matrix.insert(factor, row: row, column: part) }
        for (part, factor) in sum where isBasic(part) {
            matrix.add(factor, timesRow: Int(basicRow[part]), toRow: row)
        }
    }
}
