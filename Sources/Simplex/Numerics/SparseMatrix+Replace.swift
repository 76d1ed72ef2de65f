extension SparseMatrix {
    /// Removes a column from all rows, and adds a row to each instead, as often as it contained the column. That row
    /// must not contain the column.
    ///
    /// - Complexity: the length of the row and of each row that contains the column.
    mutating func replace(column: Int, byRow source: Int) {
        if rowLength[source] <= Self.shortRow {
            replaceByShortRow(source, column)
            return
        }
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
    }

    private mutating func replaceByShortRow(_ source: Int, _ column: Int) {
        var at = columnHead[column]
        while at != SparseMatrix.none {
            let cell = cells[Int(at)]
            remove(at)
            add(cell.value, timesRow: source, toRow: Int(cell.row))
            at = cell.nextInColumn
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
