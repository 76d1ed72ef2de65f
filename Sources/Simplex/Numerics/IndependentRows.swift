/// Linearly independent rows, in the order in which they were offered, and the coordinates of a sum in them.
///
/// Each row is reduced by those before it. The reductions are kept, so that the factors of the reduced rows can be carried back to the rows as offered.
struct IndependentRows: Sendable {
    private struct Reduced {
        var source: Int
        /// The variable that later rows are rid of.
        var pivot: Int
        var pivotValue: Double
        /// Its places in ``IndependentRows/terms``, the pivot not among them.
        var terms: Range<Int>
        /// The earlier rows that were taken off: places in ``IndependentRows/reductions``.
        var reductions: Range<Int>
    }

    private var rows: [Reduced] = []
    private var terms: [(variable: Int, coefficient: Double)] = []
    private var reductions: [(row: Int, factor: Double)] = []
    /// By variable; -1 where no row has it for its pivot.
    private var rowOfPivot: [Int]
    private var workspace: Workspace

    /// The sum that is being reduced.
    private struct Workspace {
        /// By variable; zero outside of ``touched``.
        var values: [Double]
        var isTouched: [Bool]
        var touched: [Int] = []
        /// Rows whose pivots were met.
        var waiting = Heap()

        mutating func clear() {
            for variable in touched {
                values[variable] = 0
                isTouched[variable] = false
            }
            touched.removeAll(keepingCapacity: true)
        }
    }

    init(variableCount: Int) {
        rowOfPivot = Array(repeating: -1, count: variableCount)
        workspace = Workspace(
            values: Array(repeating: 0, count: variableCount), isTouched: Array(repeating: false, count: variableCount))
    }

    /// Takes the row in unless it depends on those before.
    mutating func add(_ row: some Collection<Term>, _ source: Int) {
        let size = row.reduce(0) { max($0, abs($1.coefficient)) }
        let firstReduction = reductions.count
        reduce(row, &workspace) { reductions.append(($0, $1)) }
        defer { workspace.clear() }
        var pivot = -1
        var pivotValue = 0.0
        for variable in workspace.touched {
            let value = workspace.values[variable]
            guard abs(value) > 1e-9 * size else { continue }
            if abs(value) > abs(pivotValue) || (abs(value) == abs(pivotValue) && variable < pivot) {
                pivot = variable
                pivotValue = value
            }
        }
        guard pivot >= 0 else {
            reductions.removeSubrange(firstReduction...)
            return
        }
        let firstTerm = terms.count
        for variable in workspace.touched where variable != pivot && workspace.values[variable] != 0 {
            terms.append((variable, workspace.values[variable]))
        }
        rowOfPivot[pivot] = rows.count
        rows.append(
            Reduced(
                source: source, pivot: pivot, pivotValue: pivotValue, terms: firstTerm..<terms.count,
                reductions: firstReduction..<reductions.count))
    }

    /// The factors by which the rows as offered add up to the sum; nil where they do not.
    func combine(_ sum: some Collection<Term>) -> [(source: Int, factor: Double)]? {
        let size = sum.reduce(0) { max($0, abs($1.coefficient)) }
        var factors = Array(repeating: 0.0, count: rows.count)
        var workspace = workspace
        reduce(sum, &workspace) { factors[$0] += $1 }
        if workspace.touched.contains(where: { abs(workspace.values[$0]) > 1e-7 * size }) { return nil }
        for row in rows.indices.reversed() where factors[row] != 0 {
            for (earlier, factor) in reductions[rows[row].reductions] { factors[earlier] -= factors[row] * factor }
        }
        return rows.indices.filter { abs(factors[$0]) > 1e-9 }.map { (rows[$0].source, factors[$0]) }
    }

    /// Rids a sum of all pivots, earliest row first: a row brings in pivots of later rows only.
    ///
    /// - Parameter take: told each row that is taken off, with the factor.
    private func reduce(
        _ sum: some Collection<Term>, _ workspace: inout Workspace, _ take: (_ row: Int, _ factor: Double) -> Void
    ) {
        func add(_ coefficient: Double, _ variable: Int) {
            if !workspace.isTouched[variable] {
                workspace.isTouched[variable] = true
                workspace.touched.append(variable)
                if rowOfPivot[variable] >= 0 { workspace.waiting.insert(rowOfPivot[variable]) }
            }
            workspace.values[variable] += coefficient
        }
        for term in sum { add(term.coefficient, term.variable.index) }
        while let row = workspace.waiting.removeFirst() {
            let by = rows[row]
            let factor = workspace.values[by.pivot] / by.pivotValue
            guard factor != 0 else { continue }
            take(row, factor)
            for place in by.terms { add(-factor * terms[place].coefficient, terms[place].variable) }
            workspace.values[by.pivot] = 0
        }
    }
}

/// Row numbers waiting, smallest first.
private struct Heap {
    private var items: [Int] = []

    mutating func insert(_ item: Int) {
        var at = items.count
        items.append(item)
        while at > 0, items[(at - 1) / 2] > items[at] {
            items.swapAt(at, (at - 1) / 2)
            at = (at - 1) / 2
        }
    }

    mutating func removeFirst() -> Int? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        if !items.isEmpty {
            items[0] = last
            var at = 0
            while true {
                var least = at
                for child in [2 * at + 1, 2 * at + 2] where child < items.count && items[child] < items[least] {
                    least = child
                }
                if least == at { break }
                items.swapAt(at, least)
                at = least
            }
        }
        return first
    }
}
