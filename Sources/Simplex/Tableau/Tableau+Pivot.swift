extension Tableau {
    /// Moves a nonbasic column, and the basic ones with it.
    mutating func move(_ column: Int, by length: Double) {
        guard length != 0 else { return }
        value[column] += length
        if let cells = dense?.cells(ofColumn: column) {
            for cell in cells { value[Int(basicColumn[Int(cell.index)])] += length * cell.value }
            return
        }
        var at = matrix.columnHead[column]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            value[Int(basicColumn[Int(cell.row)])] += length * cell.value
            at = cell.nextInColumn
        }
    }

    /// Pivots, and updates the reduced costs.
    mutating func exchange(_ leaving: Int, for entering: Int) {
        if matrix.cells.count > fillCheck { useDenseMatrixIfFilled() }
        let row = Int(basicRow[leaving])
        let leavingSlope = ownSlope(of: leaving)
        let pivotValue = coefficient(row: row, column: entering)
        let share = (reducedCost[entering] - leavingSlope * pivotValue + ownSlope(of: entering)) / pivotValue
        addToReducedCosts(-leavingSlope - share, timesRow: row)
        reducedCost[entering] = 0
        reducedCost[leaving] = share
        markForPricing(leaving)
        pivot(row: row, entering: entering)
    }

    /// Exchanges the basic column of a row for a nonbasic column in it.
    ///
    /// - Complexity: the length of the pivot row, for each row that contains the entering column.
    mutating func pivot(row: Int, entering: Int) {
        let leaving = Int(basicColumn[row])
        if dense != nil {
            guard coefficient(row: row, column: entering) != 0 else { return }
            work += dense.map { 4 * $0.slotCount + $0.rowCount } ?? 0
            work += dense?.pivot(row: row, leaving: leaving, entering: entering) ?? 0
        } else {
            let pivotCell = matrix.cell(row: row, column: entering)
            guard pivotCell != SparseMatrix.none else { return }
            work += Int(matrix.rowLength[row]) * Int(matrix.columnLength[entering])
            let pivotValue = matrix.cells[Int(pivotCell)].value
            matrix.scaleRow(row, by: -1 / pivotValue)
            matrix.setValue(1 / pivotValue, at: pivotCell)
            matrix.move(pivotCell, toColumn: leaving)
            work += matrix.replace(column: entering, byRow: row)
        }
        basicColumn[row] = Int32(truncatingIfNeeded: entering)
        basicRow[entering] = Int32(truncatingIfNeeded: row)
        basicRow[leaving] = Tableau.none
        pivotCount += 1
    }
}
