/// Substitutes the variables that required equalities give, so that the simplex method has only the rest to decide.
///
/// Sparse elimination: the shortest equality first, in it the variable that stands in fewest lines (Markowitz, "The elimination form of the inverse and its
/// application to linear programming", Management Science 3, 1957). A line of one variable fixes it, one of two makes one variable a multiple of the
/// other; of longer ones only a variable without kinks of its own is substituted: a variable with a kink would leave it behind as a row.
struct Presolve {
    var matrix: SparseMatrix
    var elimination = Elimination()
    /// Whether a line is a required equality that may still be used.
    private var isOpen: [Bool]
    /// How many lines that are no required equalities have nothing but this variable.
    private var kinkCount: [Int32]
    private var queue: LengthQueue

    init(store: RowStore, lines: Lines, variableCount: Int) {
        let lineCount = lines.count
        matrix = SparseMatrix(columnCount: variableCount, rowCount: lineCount, capacity: lines.termCount)
        isOpen = Array(repeating: false, count: lineCount)
        queue = LengthQueue(lineCount: lineCount)
        kinkCount = Array(repeating: 0, count: variableCount)
        elimination.scale = Array(repeating: 1, count: lineCount)
        elimination.given = Array(repeating: 0, count: lineCount)
        elimination.operations.reserveCapacity(lines.termCount)
        elimination.steps.reserveCapacity(variableCount)
        elimination.entries.reserveCapacity(lines.termCount)
        for (line, variable) in lines.bounds.enumerated() {
            matrix.insert(1, row: line, column: variable)
            kinkCount[variable] += 1
        }
        for line in lines.bounds.count..<lineCount {
            enter(store.rows[lines.row(of: line)], store, line)
        }
    }

    private mutating func enter(_ row: Row, _ store: RowStore, _ line: Int) {
        var largest = 0.0
        let end = row.start + row.count
        for at in row.start..<end { largest = max(largest, abs(store.terms[at].coefficient)) }
        let scale = row.count == 0 ? 1 : largest
        elimination.scale[line] = scale
        elimination.given[line] = row.constant / scale
        for at in row.start..<end {
            matrix.insert(store.terms[at].coefficient / scale, row: line, column: store.terms[at].variable.index)
        }
        if row.isRequired, row.relation == .equal {
            isOpen[line] = true
            queue.insert(line, length: row.count)
        } else if row.count == 1 {
            kinkCount[store.terms[row.start].variable.index] += 1
        }
    }

    /// Gives the matrix away, so that it is changed in place from here on and not copied.
    mutating func takeMatrix() -> SparseMatrix {
        let taken = matrix
        matrix = SparseMatrix(columnCount: 0, rowCount: 0, capacity: 0)
        return taken
    }

    mutating func run() {
        while let line = queue.removeFirst() {
            guard isOpen[line] else { continue }
            if matrix.rowLength[line] == 0 {
                isOpen[line] = false
            } else if let pivot = pivot(of: line) {
                substitute(pivot, line)
            }
        }
    }

    /// A substitution that may leave more cells than it takes away by this is not worth it.
    private static let fillLimit: Int32 = 40

    /// The cell whose variable the line is to give.
    private func pivot(of line: Int) -> Int32? {
        let length = matrix.rowLength[line]
        var largest = 0.0
        var at = matrix.rowHead[line]
        while at >= 0 {
            largest = max(largest, abs(matrix.cells[Int(at)].value))
            at = matrix.cells[Int(at)].nextInRow
        }
        var best: Int32?
        var bestRank = (kinks: Int32.max, count: Int32.max, neighbour: Int32.max)
        at = matrix.rowHead[line]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            let column = Int(cell.column)
            let kinks = kinkCount[column]
            if abs(cell.value) >= 0.1 * largest, length <= 2 || kinks == 0 {
                let count = matrix.columnLength[column]
                let rank = (kinks: min(kinks, 1), count: count, neighbour: -neighbourLength(at, column, count))
                if rank < bestRank, length <= 2 || (length - 1) * (count - 1) - length - count < Presolve.fillLimit {
                    best = at
                    bestRank = rank
                }
            }
            at = cell.nextInRow
        }
        return best
    }

    /// How long the only other line of a variable is. Lines are best added to the longest: so the substituted ones stay short.
    private func neighbourLength(_ cell: Int32, _ column: Int, _ count: Int32) -> Int32 {
        guard count == 2 else { return 0 }
        let head = matrix.columnHead[column]
        let other = head == cell ? matrix.cells[Int(cell)].nextInColumn : head
        return matrix.rowLength[Int(matrix.cells[Int(other)].row)]
    }

    private mutating func substitute(_ pivot: Int32, _ line: Int) {
        let column = Int(matrix.cells[Int(pivot)].column)
        let inverse = 1 / matrix.cells[Int(pivot)].value
        let source = Int32(truncatingIfNeeded: line)
        matrix.remove(pivot)
        var at = matrix.columnHead[column]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            let target = Int(cell.row)
            let factor = cell.value * inverse
            elimination.operations.append(Elimination.Operation(target: cell.row, source: source, factor: factor))
            matrix.remove(at)
            if matrix.rowLength[line] > 0 { matrix.add(-factor, timesRow: line, toRow: target) }
            noteLength(of: target)
            at = cell.nextInColumn
        }
        let start = elimination.entries.count
        at = matrix.rowHead[line]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            elimination.entries.append(Elimination.Entry(variable: cell.column, coefficient: cell.value))
            at = cell.nextInRow
        }
        elimination.steps.append(
            Elimination.Step(
                variable: Int32(truncatingIfNeeded: column), line: source, start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: elimination.entries.count), inverse: inverse))
        matrix.clearRow(line)
        isOpen[line] = false
    }

    private mutating func noteLength(of line: Int) {
        let length = matrix.rowLength[line]
        if isOpen[line] {
            queue.insert(line, length: Int(length))
        } else if length == 1 {
            kinkCount[Int(matrix.cells[Int(matrix.rowHead[line])].column)] += 1
        }
    }
}

/// Lines waiting, the shortest first, in order of arrival within a length.
private struct LengthQueue {
    private struct Entry {
        var line: Int32
        var next: Int32
    }

    /// The last bucket takes all lines that are too long for the others.
    private static let bucketCount = 32
    /// The bucket in which a line waits; its entries in others are stale. -1 where it does not wait.
    private var bucketOfLine: [Int8]
    private var entries: [Entry] = []
    private var head: [Int32]
    private var tail: [Int32]
    private var lowest = 0

    init(lineCount: Int) {
        bucketOfLine = Array(repeating: -1, count: lineCount)
        head = Array(repeating: -1, count: LengthQueue.bucketCount)
        tail = head
        entries.reserveCapacity(lineCount)
    }

    /// Enters a line, or moves it to its new place.
    mutating func insert(_ line: Int, length: Int) {
        let bucket = min(length, LengthQueue.bucketCount - 1)
        guard Int(bucketOfLine[line]) != bucket else { return }
        bucketOfLine[line] = Int8(truncatingIfNeeded: bucket)
        let at = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(line: Int32(truncatingIfNeeded: line), next: -1))
        if tail[bucket] >= 0 {
            entries[Int(tail[bucket])].next = at
        } else {
            head[bucket] = at
        }
        tail[bucket] = at
        lowest = min(lowest, bucket)
    }

    mutating func removeFirst() -> Int? {
        while true {
            while lowest < LengthQueue.bucketCount, head[lowest] < 0 { lowest += 1 }
            guard lowest < LengthQueue.bucketCount else { return nil }
            let entry = entries[Int(head[lowest])]
            head[lowest] = entry.next
            if entry.next < 0 { tail[lowest] = -1 }
            if Int(bucketOfLine[Int(entry.line)]) == lowest {
                bucketOfLine[Int(entry.line)] = -1
                return Int(entry.line)
            }
        }
    }
}
