/// A simplex tableau whose columns have bounds and piecewise-linear costs, minimised level by level.
///
/// The columns are the variables and, for each row of several variables, a logical column that equals the row's sum.
/// Each basic column is a sum over the nonbasic ones, without a constant: all constants are positions of breakpoints.
///
/// A level is minimised by the primal simplex method for convex piecewise-linear costs (Fourer, "A simplex algorithm
/// for piecewise-linear programming", Mathematical Programming 33, 1985). Level 0 is the sum of the required rows'
/// violations, the phase-one objective. After each level the columns' bounds are tightened by complementary slackness,
/// so that exactly the level's optimal solutions remain feasible for the next.
struct Tableau: Sendable {
    /// No row, column or breakpoint.
    static let none: Int32 = -1
    static let noLevel = Int32.max

    // MARK: Columns

    var value: [Double]
    /// The bounds that the levels so far set, and the breakpoints that give them.
    var lower: [Double]
    var upper: [Double]
    var lowerBreakpoint: [Int32]
    var upperBreakpoint: [Int32]
    /// The breakpoint at which a nonbasic column rests; -1 at zero.
    var restingBreakpoint: [Int32]
    /// The level that fixed a nonbasic column.
    var fixedLevel: [Int32]
    /// The row of a basic column, -1 for a nonbasic one.
    var basicRow: [Int32]

    // MARK: Rows

    var matrix: SparseMatrix
    /// Takes the place of ``matrix``, which is then empty, once that has filled up.
    var dense: DenseMatrix?
    /// The number of cells from which on a pivot examines whether the matrix has filled up.
    var fillCheck = Tableau.leastDenseCells
    /// The basic column of each row, -1 for a row that is not in use.
    var basicColumn: [Int32]

    // MARK: Breakpoints

    var breakpoints: [Breakpoint] = []
    /// The breakpoints by level: those of level `l` are `breakpointOrder[levelStart[l]..<levelStart[l + 1]]`.
    var breakpointOrder: [Int32] = []
    var levelStart: [Int] = [0]

    // MARK: The level being minimised

    /// The first breakpoint of the level on each column.
    var firstBreakpoint: [Int32]
    /// The slope of the basic columns' cost along each nonbasic column.
    var reducedCost: [Double]
    /// The columns whose reduced cost or own cost may differ from zero.
    var pricedColumns: [Int32] = []
    var isPriced: [Bool]
    /// The priced columns that may lower the cost.
    var candidates: [Int32] = []
    var isCandidate: [Bool]
    /// The index among the candidates at which the next search for an entering column starts.
    var pricingStart = 0
    var ratioCandidates: [RatioCandidate] = []
    var pivotCount = 0
    /// The number of cells that pivots and sums have passed: a measure of time that is the same on every machine.
    var work = 0
    /// Whether Bland's rule applies from the start, because a run without it did not end.
    var usesBlandsRule = false

    var columnCount: Int { value.count }
    var levelCount: Int { levelStart.count - 1 }

    func isBasic(_ column: Int) -> Bool { basicRow[column] >= 0 }

    /// - Parameter logicalRows: the rows in use. Each gets a logical column, which is basic.
    init(_ matrix: consuming SparseMatrix, variableCount: Int, logicalRows: [Int32]) {
        let count = variableCount + logicalRows.count
        let rowCount = matrix.rowCount
        self.matrix = matrix
        self.matrix.appendColumns(logicalRows.count)
        value = Array(repeating: 0, count: count)
        lower = Array(repeating: -.infinity, count: count)
        upper = Array(repeating: .infinity, count: count)
        lowerBreakpoint = Array(repeating: Tableau.none, count: count)
        upperBreakpoint = lowerBreakpoint
        restingBreakpoint = lowerBreakpoint
        firstBreakpoint = lowerBreakpoint
        basicRow = lowerBreakpoint
        fixedLevel = Array(repeating: Tableau.noLevel, count: count)
        reducedCost = value
        isPriced = Array(repeating: false, count: count)
        isCandidate = isPriced
        basicColumn = Array(repeating: Tableau.none, count: rowCount)
        for (index, row) in logicalRows.enumerated() {
            basicColumn[Int(row)] = Int32(truncatingIfNeeded: variableCount + index)
            basicRow[variableCount + index] = row
        }
    }

    /// Values no further from `position` than this count as equal to it.
    @inline(__always)
    static func tolerance(at position: Double) -> Double {
        1e-9 * max(1, abs(position))
    }

    /// Sorts the breakpoints by level, and by order of addition within a level.
    mutating func sortBreakpoints(levelCount: Int) {
        var count = Array(repeating: 0, count: levelCount + 1)
        for breakpoint in breakpoints where breakpoint.level != Breakpoint.removed {
            count[Int(breakpoint.level) + 1] += 1
        }
        for level in 0..<levelCount { count[level + 1] += count[level] }
        levelStart = count
        breakpointOrder = Array(repeating: 0, count: count[levelCount])
        for index in breakpoints.indices where breakpoints[index].level != Breakpoint.removed {
            let level = Int(breakpoints[index].level)
            breakpointOrder[count[level]] = Int32(truncatingIfNeeded: index)
            count[level] += 1
        }
    }

    /// Computes the basic columns' values from the nonbasic ones'. O(cells).
    mutating func computeBasicValues() {
        computeBasicColumns(of: &value)
        work += dense.map { $0.rowCount * $0.slotCount } ?? matrix.rowLength.reduce(0) { $0 + Int($1) }
    }

    /// Computes the basic columns' part of values, or of a direction, from the nonbasic columns'. O(cells).
    func computeBasicColumns(of values: inout [Double]) {
        let sums = dense?.rowSums(values)
        for row in 0..<basicColumn.count where basicColumn[row] >= 0 {
            values[Int(basicColumn[row])] = sums?[row] ?? sum(ofRow: row, values)
        }
    }

    /// The sum of a row's coefficients times the columns' values.
    private func sum(ofRow row: Int, _ values: [Double]) -> Double {
        var sum = 0.0
        var at = matrix.rowHead[row]
        while at >= 0 {
            sum += matrix.cells[Int(at)].value * values[Int(matrix.cells[Int(at)].column)]
            at = matrix.cells[Int(at)].nextInRow
        }
        return sum
    }

    /// Adds a basic logical column that equals a sum over columns.
    ///
    /// - Complexity: the length of the rows of the basic columns in the sum.
    mutating func addLogical(_ sum: [(column: Int, factor: Double)]) -> Int {
        let column = columnCount
        let row = basicColumn.count
        value.append(sum.reduce(0) { $0 + $1.factor * value[$1.column] })
        lower.append(-.infinity)
        upper.append(.infinity)
        lowerBreakpoint.append(Tableau.none)
        upperBreakpoint.append(Tableau.none)
        restingBreakpoint.append(Tableau.none)
        firstBreakpoint.append(Tableau.none)
        basicRow.append(Int32(truncatingIfNeeded: row))
        fixedLevel.append(Tableau.noLevel)
        reducedCost.append(0)
        isPriced.append(false)
        isCandidate.append(false)
        basicColumn.append(Int32(truncatingIfNeeded: column))
        appendRow(sum)
        return column
    }

    /// Removes a breakpoint from the cost. Its column keeps its value.
    mutating func removeBreakpoint(_ index: Int32) {
        let column = Int(breakpoints[Int(index)].column)
        breakpoints[Int(index)].level = Breakpoint.removed
        breakpoints[Int(index)].side = .irrelevant
        if restingBreakpoint[column] == index { restingBreakpoint[column] = Tableau.none }
        if lowerBreakpoint[column] == index { lowerBreakpoint[column] = Tableau.none }
        if upperBreakpoint[column] == index { upperBreakpoint[column] = Tableau.none }
    }
}
