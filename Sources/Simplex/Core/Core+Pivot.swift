extension Core {
    /// Exchanges the basic column of a row for a nonbasic column in it.
    ///
    /// - Complexity: the cells of the rows in which the entering column stands, each with the pivot row's.
    mutating func pivot(row: Int, entering: Int) {
        let leaving = Int(basicColumn[row])
        let pivotCell = tableau.cell(row: row, column: entering)
        guard pivotCell != SparseMatrix.none else { return }
        let pivotValue = tableau.cells[Int(pivotCell)].value
        tableau.scaleRow(row, by: -1 / pivotValue)
        tableau.setValue(1 / pivotValue, at: pivotCell)
        tableau.move(pivotCell, toColumn: leaving)
        basicColumn[row] = Int32(truncatingIfNeeded: entering)
        tableauRow[entering] = Int32(truncatingIfNeeded: row)
        tableauRow[leaving] = Core.none
        var at = tableau.columnHead[entering]
        while at != SparseMatrix.none {
            let cell = tableau.cells[Int(at)]
            let next = cell.nextInColumn
            tableau.remove(at)
            tableau.add(cell.value, timesRow: row, toRow: Int(cell.row))
            at = next
        }
        pivotCount += 1
    }
}
