/// Substitutes variables by required equalities, which leaves the simplex method a smaller system.
///
/// Sparse elimination: the shortest equality first, and in it the variable that occurs in the fewest constraints
/// (Markowitz, "The elimination form of the inverse and its application to linear programming", Management Science 3,
/// 1957). An equality of one variable fixes it, and one of two makes one variable a multiple of the other. A longer one
/// substitutes only variables without breakpoints: each breakpoint would turn into a row of the tableau.
struct Presolve {
    var matrix: SparseMatrix
    var elimination = Elimination()
    /// Whether a constraint is a required equality that may still be used.
    private var isOpen: [Bool]
    /// By variable: the number of constraints other than required equalities that contain it alone.
    private var breakpointCount: [Int32]
    private var queue: LengthQueue

    init(store: RowStore, constraints: ConstraintTable, variableCount: Int) {
        let constraintCount = constraints.count
        matrix = SparseMatrix(columnCount: variableCount, rowCount: constraintCount, capacity: constraints.termCount)
        isOpen = Array(repeating: false, count: constraintCount)
        queue = LengthQueue(constraintCount: constraintCount)
        breakpointCount = Array(repeating: 0, count: variableCount)
        elimination.scale = Array(repeating: 1, count: constraintCount)
        elimination.givenConstants = Array(repeating: 0, count: constraintCount)
        elimination.operations.reserveCapacity(constraints.termCount)
        elimination.substitutions.reserveCapacity(variableCount)
        elimination.entries.reserveCapacity(constraints.termCount)
        for (constraint, variable) in constraints.bounds.enumerated() {
            matrix.insert(1, row: constraint, column: variable)
            breakpointCount[variable] += 1
        }
        for constraint in constraints.bounds.count..<constraintCount {
            enter(store.rows[constraints.row(of: constraint)], store, constraint)
        }
    }

    private mutating func enter(_ row: Row, _ store: RowStore, _ constraint: Int) {
        var largest = 0.0
        let end = row.start + row.count
        for at in row.start..<end { largest = max(largest, abs(store.terms[at].coefficient)) }
        let scale = row.count == 0 ? 1 : largest
        elimination.scale[constraint] = scale
        elimination.givenConstants[constraint] = row.constant / scale
        for at in row.start..<end {
            matrix.insert(store.terms[at].coefficient / scale, row: constraint, column: store.terms[at].variable.index)
        }
        if row.isRequired, row.relation == .equal {
            isOpen[constraint] = true
            queue.insert(constraint, length: row.count)
        } else if row.count == 1 {
            breakpointCount[store.terms[row.start].variable.index] += 1
        }
    }

    /// Hands over the matrix, which is then changed in place and not copied.
    mutating func takeMatrix() -> SparseMatrix {
        let taken = matrix
        matrix = SparseMatrix(columnCount: 0, rowCount: 0, capacity: 0)
        return taken
    }

    mutating func run() {
        while let constraint = queue.removeFirst() {
            guard isOpen[constraint] else { continue }
            if matrix.rowLength[constraint] == 0 {
                isOpen[constraint] = false
            } else if let pivot = pivot(of: constraint) {
                substitute(pivot, constraint)
            }
        }
    }

    /// The largest fill-in, new cells less removed ones, at which a substitution pays off.
    private static let fillLimit: Int32 = 40

    /// The cell of the variable to substitute; nil where none pays off.
    private func pivot(of constraint: Int) -> Int32? {
        let length = matrix.rowLength[constraint]
        var largest = 0.0
        var at = matrix.rowHead[constraint]
        while at >= 0 {
            largest = max(largest, abs(matrix.cells[Int(at)].value))
            at = matrix.cells[Int(at)].nextInRow
        }
        var best: Int32?
        var bestRank = (breakpoints: Int32.max, count: Int32.max, neighbour: Int32.max)
        at = matrix.rowHead[constraint]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            let column = Int(cell.column)
            let breakpoints = breakpointCount[column]
            if abs(cell.value) >= 0.1 * largest, length <= 2 || breakpoints == 0 {
                let count = matrix.columnLength[column]
                let neighbour = -neighbourLength(at, column, count)
                let rank = (breakpoints: min(breakpoints, 1), count: count, neighbour: neighbour)
                if rank < bestRank, length <= 2 || (length - 1) * (count - 1) - length - count < Presolve.fillLimit {
                    best = at
                    bestRank = rank
                }
            }
            at = cell.nextInRow
        }
        return best
    }

    /// The length of the only other constraint that contains a variable.
    ///
    /// Adding to the longest one keeps the substituting equalities short.
    private func neighbourLength(_ cell: Int32, _ column: Int, _ count: Int32) -> Int32 {
        guard count == 2 else { return 0 }
        let head = matrix.columnHead[column]
        let other = head == cell ? matrix.cells[Int(cell)].nextInColumn : head
        return matrix.rowLength[Int(matrix.cells[Int(other)].row)]
    }

    private mutating func substitute(_ pivot: Int32, _ constraint: Int) {
        let column = Int(matrix.cells[Int(pivot)].column)
        let inverse = 1 / matrix.cells[Int(pivot)].value
        let source = Int32(truncatingIfNeeded: constraint)
        matrix.remove(pivot)
        var at = matrix.columnHead[column]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            let target = Int(cell.row)
            let factor = cell.value * inverse
            elimination.operations.append(Elimination.Operation(target: cell.row, source: source, factor: factor))
            matrix.remove(at)
            if matrix.rowLength[constraint] > 0 { matrix.add(-factor, timesRow: constraint, toRow: target) }
            noteLength(of: target)
            at = cell.nextInColumn
        }
        let start = elimination.entries.count
        at = matrix.rowHead[constraint]
        while at >= 0 {
            let cell = matrix.cells[Int(at)]
            elimination.entries.append(Elimination.Entry(variable: cell.column, coefficient: cell.value))
            at = cell.nextInRow
        }
        elimination.substitutions.append(
            Elimination.Substitution(
                variable: Int32(truncatingIfNeeded: column), constraint: source,
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: elimination.entries.count),
                inverse: inverse))
        matrix.clearRow(constraint)
        isOpen[constraint] = false
    }

    private mutating func noteLength(of constraint: Int) {
        let length = matrix.rowLength[constraint]
        if isOpen[constraint] {
            queue.insert(constraint, length: Int(length))
        } else if length == 1 {
            breakpointCount[Int(matrix.cells[Int(matrix.rowHead[constraint])].column)] += 1
        }
    }
}
