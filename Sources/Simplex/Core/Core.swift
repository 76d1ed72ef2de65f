/// The simplex method on what the presolve leaves, one priority level after the other.
///
/// The columns are the variables and, for each row of several columns, a logical one that equals the row's sum. Every column may have kinks, places where
/// its cost bends. The tableau gives each basic column as a sum over the nonbasic ones, without constants: all constants are positions of kinks.
///
/// A level is minimised by the primal simplex method for convex piecewise linear costs (Fourer, "A simplex algorithm for piecewise-linear
/// programming", Mathematical Programming 33, 1985), the required rows' violations first (their sum is the phase-one objective). Then each column is
/// boxed into the piece of its cost on which complementary slackness lets it move, so that exactly the level's optimal solutions remain, and the next level is
/// minimised within the boxes.
struct Core: Sendable {
    static let none: Int32 = -1
    static let noLevel = Int32.max

    // MARK: Columns

    var value: [Double]
    /// The box to which the levels so far confine the column, and the kinks that bound it.
    var lower: [Double]
    var upper: [Double]
    var lowerKink: [Int32]
    var upperKink: [Int32]
    /// The kink at which a nonbasic column stands; -1 at zero.
    var anchor: [Int32]
    /// The level at which a nonbasic column was decided.
    var decidedLevel: [Int32]
    /// The column's row in the tableau where it is basic, -1 where it is not.
    var tableauRow: [Int32]

    // MARK: Tableau

    var tableau: SparseMatrix
    /// The basic column of each row of the tableau, -1 for a row that is not in use.
    var basicColumn: [Int32]

    // MARK: Kinks

    var kinks: [Kink] = []
    /// The kinks by level: those of level `l` are `kinkOrder[levelStart[l]..<levelStart[l + 1]]`.
    var kinkOrder: [Int32] = []
    var levelStart: [Int] = [0]

    // MARK: The level being minimised

    /// The first kink of the level on each column.
    var firstKink: [Int32]
    /// How the basic columns' cost grows with each nonbasic column.
    var gradient: [Double]
    /// The columns whose gradient or own cost may be other than zero.
    var touched: [Int32] = []
    var isTouched: [Bool]
    /// The touched columns that may lower the cost.
    var candidates: [Int32] = []
    var isCandidate: [Bool]
    /// Where among the candidates the next search for an entering column starts.
    var pricingStart = 0
    var breakpoints: [Breakpoint] = []
    var pivotCount = 0
    /// Whether Bland's rule is followed from the start, after a run without it came to no end.
    var isCautious = false

    var columnCount: Int { value.count }
    var levelCount: Int { levelStart.count - 1 }

    func isBasic(_ column: Int) -> Bool { tableauRow[column] >= 0 }

    /// The columns of a matrix of lines. The rows in use get a logical column each, which is basic.
    init(_ matrix: consuming SparseMatrix, variableCount: Int, logicalRows: [Int32]) {
        let count = variableCount + logicalRows.count
        let rowCount = matrix.rowCount
        tableau = matrix
        tableau.addColumns(logicalRows.count)
        value = Array(repeating: 0, count: count)
        lower = Array(repeating: -.infinity, count: count)
        upper = Array(repeating: .infinity, count: count)
        lowerKink = Array(repeating: Core.none, count: count)
        upperKink = lowerKink
        anchor = lowerKink
        firstKink = lowerKink
        tableauRow = lowerKink
        decidedLevel = Array(repeating: Core.noLevel, count: count)
        gradient = value
        isTouched = Array(repeating: false, count: count)
        isCandidate = isTouched
        basicColumn = Array(repeating: Core.none, count: rowCount)
        for (index, row) in logicalRows.enumerated() {
            basicColumn[Int(row)] = Int32(truncatingIfNeeded: variableCount + index)
            tableauRow[variableCount + index] = row
        }
    }

    /// What counts as the same place as `position`.
    @inline(__always)
    static func tolerance(at position: Double) -> Double {
        1e-9 * max(1, abs(position))
    }

    /// Orders the kinks by level, in order of addition within one.
    mutating func sortKinks(levelCount: Int) {
        var count = Array(repeating: 0, count: levelCount + 1)
        for kink in kinks where kink.level != Kink.removed { count[Int(kink.level) + 1] += 1 }
        for level in 0..<levelCount { count[level + 1] += count[level] }
        levelStart = count
        kinkOrder = Array(repeating: 0, count: count[levelCount])
        for index in kinks.indices where kinks[index].level != Kink.removed {
            let level = Int(kinks[index].level)
            kinkOrder[count[level]] = Int32(truncatingIfNeeded: index)
            count[level] += 1
        }
    }

    /// Recomputes the basic columns' values from the nonbasic ones'. O(cells).
    mutating func computeBasicValues() {
        for row in 0..<basicColumn.count where basicColumn[row] >= 0 {
            var sum = 0.0
            var at = tableau.rowHead[row]
            while at >= 0 {
                sum += tableau.cells[Int(at)].value * value[Int(tableau.cells[Int(at)].column)]
                at = tableau.cells[Int(at)].nextInRow
            }
            value[Int(basicColumn[row])] = sum
        }
    }

    /// Adds a basic logical column that equals a sum over columns. O(the rows of the basic ones).
    mutating func addLogical(_ sum: [(column: Int, factor: Double)]) -> Int {
        let column = columnCount
        let row = tableau.addRow()
        tableau.addColumns(1)
        value.append(sum.reduce(0) { $0 + $1.factor * value[$1.column] })
        lower.append(-.infinity)
        upper.append(.infinity)
        lowerKink.append(Core.none)
        upperKink.append(Core.none)
        anchor.append(Core.none)
        firstKink.append(Core.none)
        tableauRow.append(Int32(truncatingIfNeeded: row))
        decidedLevel.append(Core.noLevel)
        gradient.append(0)
        isTouched.append(false)
        isCandidate.append(false)
        basicColumn.append(Int32(truncatingIfNeeded: column))
        for (part, factor) in sum where !isBasic(part) { tableau.insert(factor, row: row, column: part) }
        for (part, factor) in sum where isBasic(part) {
            tableau.add(factor, timesRow: Int(tableauRow[part]), toRow: row)
        }
        return column
    }

    /// Takes a kink out of the cost. The column on which it was is left where it stands.
    mutating func removeKink(_ index: Int32) {
        let column = Int(kinks[Int(index)].column)
        kinks[Int(index)].level = Kink.removed
        kinks[Int(index)].side = .irrelevant
        if anchor[column] == index { anchor[column] = Core.none }
        if lowerKink[column] == index { lowerKink[column] = Core.none }
        if upperKink[column] == index { upperKink[column] = Core.none }
    }
}
