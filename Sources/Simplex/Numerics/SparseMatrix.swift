/// A sparse matrix whose cells are linked along rows and columns, so that a pivot visits only the cells it changes.
///
/// Orthogonal lists, as in Knuth, The Art of Computer Programming, volume 1, section 2.2.6. No cell holds zero.
struct SparseMatrix: Sendable {
    struct Cell: Sendable {
        var value: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    /// The index of no cell.
    static let none: Int32 = -1
    /// Sums smaller than this count as zero: rows are scaled to a largest coefficient of about one.
    static let dropTolerance = 1e-11

    var cells: [Cell] = []
    /// The length up to which a row is added to another without visiting all of that.
    static let shortRow: Int32 = 8

    private(set) var rowHead: [Int32] = []
    private(set) var columnHead: [Int32]
    private(set) var rowLength: [Int32] = []
    private(set) var columnLength: [Int32]
    private var freeCell = SparseMatrix.none
    /// During an addition to a row: the row's cell in each column, -1 where there is none. Otherwise all -1.
    var position: [Int32]
    /// The number of cells that additions of rows have visited since the cells were last put in order.
    var visitedCount = 0

    init(columnCount: Int, rowCount: Int, capacity: Int) {
        columnHead = Array(repeating: SparseMatrix.none, count: columnCount)
        columnLength = Array(repeating: 0, count: columnCount)
        position = columnHead
        rowHead = Array(repeating: SparseMatrix.none, count: rowCount)
        rowLength = Array(repeating: 0, count: rowCount)
        cells.reserveCapacity(capacity)
    }

    var rowCount: Int { rowHead.count }

    mutating func appendColumns(_ count: Int) {
        columnHead.append(contentsOf: repeatElement(SparseMatrix.none, count: count))
        columnLength.append(contentsOf: repeatElement(0, count: count))
        position.append(contentsOf: repeatElement(SparseMatrix.none, count: count))
    }

    mutating func appendRow() -> Int {
        rowHead.append(SparseMatrix.none)
        rowLength.append(0)
        return rowHead.count - 1
    }

    /// Adds a cell at a row and column without one. O(1).
    mutating func insert(_ value: Double, row: Int, column: Int) {
        let next = rowHead[row]
        let below = columnHead[column]
        let cell = Cell(
            value: value, row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column),
            nextInRow: next, previousInRow: SparseMatrix.none,
            nextInColumn: below, previousInColumn: SparseMatrix.none)
        let at: Int32
        if freeCell != SparseMatrix.none {
            at = freeCell
            freeCell = cells[Int(at)].nextInRow
            cells[Int(at)] = cell
        } else {
            at = Int32(truncatingIfNeeded: cells.count)
            cells.append(cell)
        }
        if next != SparseMatrix.none { cells[Int(next)].previousInRow = at }
        if below != SparseMatrix.none { cells[Int(below)].previousInColumn = at }
        rowHead[row] = at
        columnHead[column] = at
        rowLength[row] += 1
        columnLength[column] += 1
    }

    /// Removes a cell. O(1).
    mutating func remove(_ at: Int32) {
        let cell = cells[Int(at)]
        if cell.previousInRow != SparseMatrix.none {
            cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
        } else {
            rowHead[Int(cell.row)] = cell.nextInRow
        }
        if cell.nextInRow != SparseMatrix.none {
            cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow
        }
        unlinkFromColumn(cell)
        rowLength[Int(cell.row)] -= 1
        cells[Int(at)].nextInRow = freeCell
        freeCell = at
    }

    /// Moves a cell to a column in which its row has no cell. O(1).
    mutating func move(_ at: Int32, toColumn column: Int) {
        unlinkFromColumn(cells[Int(at)])
        let below = columnHead[column]
        cells[Int(at)].column = Int32(truncatingIfNeeded: column)
        cells[Int(at)].nextInColumn = below
        cells[Int(at)].previousInColumn = SparseMatrix.none
        if below != SparseMatrix.none { cells[Int(below)].previousInColumn = at }
        columnHead[column] = at
        columnLength[column] += 1
    }

    private mutating func unlinkFromColumn(_ cell: Cell) {
        if cell.previousInColumn != SparseMatrix.none {
            cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
        } else {
            columnHead[Int(cell.column)] = cell.nextInColumn
        }
        if cell.nextInColumn != SparseMatrix.none {
            cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
        }
        columnLength[Int(cell.column)] -= 1
    }

    mutating func setValue(_ value: Double, at cell: Int32) {
        cells[Int(cell)].value = value
    }

    mutating func scaleRow(_ row: Int, by factor: Double) {
        var at = rowHead[row]
        while at != SparseMatrix.none {
            cells[Int(at)].value *= factor
            at = cells[Int(at)].nextInRow
        }
    }

    mutating func clearRow(_ row: Int) {
        while rowHead[row] != SparseMatrix.none {
            remove(rowHead[row])
        }
    }

    /// Adds `factor` times one row to another.
    ///
    /// - Complexity: the length of both rows; for a long target and a short source, the length of the source's columns.
    mutating func add(_ factor: Double, timesRow source: Int, toRow target: Int) {
        if rowLength[target] > 16, rowLength[source] <= Self.shortRow {
            addBySearch(factor, timesRow: source, toRow: target)
            return
        }
        var at = rowHead[target]
        while at != SparseMatrix.none {
            position[Int(cells[Int(at)].column)] = at
            at = cells[Int(at)].nextInRow
        }
        at = rowHead[source]
        while at != SparseMatrix.none {
            let column = Int(cells[Int(at)].column)
            let value = factor * cells[Int(at)].value
            let next = cells[Int(at)].nextInRow
            let there = position[column]
            if there != SparseMatrix.none {
                let sum = cells[Int(there)].value + value
                if abs(sum) <= SparseMatrix.dropTolerance {
                    position[column] = SparseMatrix.none
                    remove(there)
                } else {
                    cells[Int(there)].value = sum
                }
            } else if abs(value) > SparseMatrix.dropTolerance {
                insert(value, row: target, column: column)
            }
            at = next
        }
        at = rowHead[target]
        while at != SparseMatrix.none {
            position[Int(cells[Int(at)].column)] = SparseMatrix.none
            at = cells[Int(at)].nextInRow
        }
    }

    private mutating func addBySearch(_ factor: Double, timesRow source: Int, toRow target: Int) {
        var at = rowHead[source]
        while at != SparseMatrix.none {
            let column = Int(cells[Int(at)].column)
            let value = factor * cells[Int(at)].value
            let next = cells[Int(at)].nextInRow
            add(value, to: cell(row: target, column: column), row: target, column: column)
            at = next
        }
    }

    /// Adds to the value at a row and column.
    ///
    /// - Parameter there: the cell there, -1 where it is zero.
    @inline(__always)
    mutating func add(_ value: Double, to there: Int32, row: Int, column: Int) {
        if there != SparseMatrix.none {
            let sum = cells[Int(there)].value + value
            if abs(sum) <= SparseMatrix.dropTolerance {
                remove(there)
            } else {
                cells[Int(there)].value = sum
            }
        } else if abs(value) > SparseMatrix.dropTolerance {
            insert(value, row: row, column: column)
        }
    }

    /// The cell at a row and column, -1 where it is zero. O(length of the shorter of the two).
    func cell(row: Int, column: Int) -> Int32 {
        if rowLength[row] < columnLength[column] {
            var at = rowHead[row]
            while at != SparseMatrix.none {
                if cells[Int(at)].column == column { return at }
                at = cells[Int(at)].nextInRow
            }
        } else {
            var at = columnHead[column]
            while at != SparseMatrix.none {
                if cells[Int(at)].row == row { return at }
                at = cells[Int(at)].nextInColumn
            }
        }
        return SparseMatrix.none
    }

    /// Puts the cells of each row next to each other, as visiting them in the order of insertion misses the cache.
    ///
    /// - Complexity: O(cells).
    mutating func putInOrder() {
        var ordered: [Cell] = []
        ordered.reserveCapacity(cells.count)
        var new = Array(repeating: SparseMatrix.none, count: cells.count)
        for row in rowHead.indices {
            var at = rowHead[row]
            while at != SparseMatrix.none {
                new[Int(at)] = Int32(truncatingIfNeeded: ordered.count)
                ordered.append(cells[Int(at)])
                at = cells[Int(at)].nextInRow
            }
        }
        func moved(_ at: Int32) -> Int32 { at == SparseMatrix.none ? at : new[Int(at)] }
        for index in ordered.indices {
            ordered[index].nextInRow = moved(ordered[index].nextInRow)
            ordered[index].previousInRow = moved(ordered[index].previousInRow)
            ordered[index].nextInColumn = moved(ordered[index].nextInColumn)
            ordered[index].previousInColumn = moved(ordered[index].previousInColumn)
        }
        for row in rowHead.indices { rowHead[row] = moved(rowHead[row]) }
        for column in columnHead.indices { columnHead[column] = moved(columnHead[column]) }
        cells = ordered
        freeCell = SparseMatrix.none
        visitedCount = 0
    }

    func value(row: Int, column: Int) -> Double {
        let at = cell(row: row, column: column)
        return at == SparseMatrix.none ? 0 : cells[Int(at)].value
    }
}
