/// The rows of a solver, with the terms of all rows in one array.
struct RowStore: Sendable {
    private(set) var rows: [Row] = []
    private(set) var terms: [Term] = []
    /// The distinct optional priorities of current and removed rows, highest first.
    private(set) var levels: [Double] = []
    /// The rows that hold whatever else is removed.
    var implied: [Int] = []

    /// Adds a row. Terms of one variable are summed, and dropped where they cancel out.
    ///
    /// - Complexity: O(terms), or O(terms log terms) for more than eight.
    mutating func add(
        _ given: [Term], _ relation: RowRelation, _ constant: Double, priority: Double, variableCount: Int
    ) {
        let start = terms.count
        var isMalformed = !(priority > 0)
        var needsSorting = false
        next: for term in given {
            guard term.coefficient.isFinite, term.variable.index >= 0, term.variable.index < variableCount else {
                isMalformed = true
                continue
            }
            let count = terms.count
            if count - start > RowStore.searchLimit {
                needsSorting = true
            } else {
                var earlier = start
                while earlier < count {
                    if terms[earlier].variable == term.variable {
                        terms[earlier].coefficient += term.coefficient
                        continue next
                    }
                    earlier += 1
                }
            }
            terms.append(term)
        }
        if needsSorting { sumDuplicates(from: start) }
        dropZeros(from: start)
        if !isMalformed, priority < 1000 { noteLevel(priority) }
        rows.append(
            Row(
                start: start, count: terms.count - start, relation: relation, constant: constant,
                priority: min(priority, 1000), isMalformed: isMalformed))
    }

    /// Adds the level of a priority that no row has yet.
    mutating func reserve(priority: Double) {
        if priority > 0, priority < 1000 { noteLevel(priority) }
    }

    mutating func remove(_ row: Int) {
        rows[row].isRemoved = true
    }

    mutating func setConstant(_ constant: Double, of row: Int) {
        rows[row].constant = constant
    }

    func terms(of row: Row) -> ArraySlice<Term> {
        terms[row.start..<row.start + row.count]
    }

    /// The level of an optional priority. Level 0 is for the required rows. O(log levels).
    func level(of priority: Double) -> Int {
        var low = 0
        var high = levels.count
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }

    private mutating func noteLevel(_ priority: Double) {
        let at = level(of: priority) - 1
        if at == levels.count || levels[at] != priority { levels.insert(priority, at: at) }
    }

    /// The number of terms beyond which duplicates are found by sorting.
    private static let searchLimit = 8

    private mutating func sumDuplicates(from start: Int) {
        terms[start...].sort { $0.variable < $1.variable }
        var kept = start
        for at in start..<terms.count {
            if kept > start, terms[kept - 1].variable == terms[at].variable {
                terms[kept - 1].coefficient += terms[at].coefficient
            } else {
                terms[kept] = terms[at]
                kept += 1
            }
        }
        terms.removeLast(terms.count - kept)
    }

    private mutating func dropZeros(from start: Int) {
        var kept = start
        for at in start..<terms.count where terms[at].coefficient != 0 {
            if kept != at { terms[kept] = terms[at] }
            kept += 1
        }
        if kept < terms.count { terms.removeLast(terms.count - kept) }
    }
}
