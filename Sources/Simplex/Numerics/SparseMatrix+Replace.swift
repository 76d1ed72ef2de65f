extension SparseMatrix {
    /// Removes a column from all rows, and adds a row to each instead, as often as it contained the column. That row
    /// must not contain the column.
    ///
    /// - Complexity: the length of the row and of each row that contains the column.
    /// - Returns: the number of cells that were passed besides those that changed.
    mutating func replace(column: Int, byRow source: Int) -> Int {
        if rowLength[source] <= Self.shortRow { return replaceByShortRow(source, column) }
        let visitedBefore = visitedCount
        if visitedCount > 4 * cells.count { putInOrder() }
        var added: [(column: Int32, value: Double)] = []
        var at = rowHead[source]
        while at != SparseMatrix.none {
            let cell = cells[Int(at)]
            position[Int(cell.column)] = Int32(truncatingIfNeeded: added.count)
            added.append((cell.column, cell.value))
            at = cell.nextInRow
        }
        // By index in `added`: the last row that already contained the column.
        var lastRow = Array(repeating: SparseMatrix.none, count: added.count)
        at = columnHead[column]
        while at != SparseMatrix.none {
            let cell = cells[Int(at)]
            remove(at)
            add(cell.value, times: added, toRow: Int(cell.row), &lastRow)
            at = cell.nextInColumn
        }
        for cell in added { position[Int(cell.column)] = SparseMatrix.none }
        return max(0, visitedCount - visitedBefore)
    }

    private mutating func replaceByShortRow(_ source: Int, _ column: Int) -> Int {
        if columnLength[column] > Self.shortRow { return replaceByColumns(source, column) }
        var at = columnHead[column]
        while at != SparseMatrix.none {
            let cell = cells[Int(at)]
            remove(at)
            add(cell.value, timesRow: source, toRow: Int(cell.row))
            at = cell.nextInColumn
        }
        return 0
    }

    /// The same for many rows: each column of the source is visited once, instead of searched for each row.
    ///
    /// - Complexity: the length of the source's columns. One that is much longer than the replaced one is searched.
    private mutating func replaceByColumns(_ source: Int, _ column: Int) -> Int {
        var passedCount = 0
        var targets: [(row: Int, factor: Double)] = []
        var at = columnHead[column]
        while at != SparseMatrix.none {
            let cell = cells[Int(at)]
            remove(at)
            targets.append((Int(cell.row), cell.value))
            at = cell.nextInColumn
        }
        var cellOfRow = Array(repeating: SparseMatrix.none, count: rowCount)
        at = rowHead[source]
        while at != SparseMatrix.none {
            let cell = cells[Int(at)]
            let own = Int(cell.column)
            if Int(columnLength[own]) > 8 * targets.count {
                for (row, factor) in targets {
                    add(factor * cell.value, to: self.cell(row: row, column: own), row: row, column: own)
                }
            } else {
                passedCount += 2 * Int(columnLength[own])
                forEachCell(ofColumn: own) { cellOfRow[Int($1)] = $0 }
                for (row, factor) in targets {
                    add(factor * cell.value, to: cellOfRow[row], row: row, column: own)
                    cellOfRow[row] = SparseMatrix.none
                }
                forEachCell(ofColumn: own) { cellOfRow[Int($1)] = SparseMatrix.none }
            }
            at = cell.nextInRow
        }
        return passedCount
    }

    private func forEachCell(ofColumn column: Int, _ visit: (_ cell: Int32, _ row: Int32) -> Void) {
        var at = columnHead[column]
        while at != SparseMatrix.none {
            visit(at, cells[Int(at)].row)
            at = cells[Int(at)].nextInColumn
        }
    }

    /// ``position`` has the index in `added` of each column in it.
    private mutating func add(
        _ factor: Double, times added: [(column: Int32, value: Double)], toRow target: Int, _ lastRow: inout [Int32]
    ) {
        let row = Int32(truncatingIfNeeded: target)
        visitedCount += Int(rowLength[target]) + added.count
        var vanished: [Int32] = []
        let head = rowHead[target]
        cells.withUnsafeMutableBufferPointer { cells in
            var at = head
            while at != SparseMatrix.none {
                let index = position[Int(cells[Int(at)].column)]
                if index != SparseMatrix.none {
                    lastRow[Int(index)] = row
                    let sum = cells[Int(at)].value + factor * added[Int(index)].value
                    if abs(sum) <= SparseMatrix.dropTolerance {
                        vanished.append(at)
                    } else {
                        cells[Int(at)].value = sum
                    }
                }
                at = cells[Int(at)].nextInRow
            }
        }
        for at in vanished { remove(at) }
        for index in added.indices where lastRow[index] != row {
            let value = factor * added[index].value
            if abs(value) > SparseMatrix.dropTolerance {
                insert(value, row: target, column: Int(added[index].column))
            }
        }
    }
}
