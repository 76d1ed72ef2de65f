/// A row of a ``Solver``. A removed row's identity is not given out again.
package struct RowID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: RowID, b: RowID) -> Bool {
        a.index < b.index
    }
}

package enum RowRelation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A row as it was added: `sum of terms  relation  constant`.
struct Row: Sendable {
    var constant: Double
    var priority: Double
    private let firstTerm: Int32
    private let termCount: Int32
    var relation: RowRelation
    var isRemoved = false
    /// A coefficient or the priority is not a number that a row can have, so the row has no say.
    var isMalformed = false

    init(
        start: Int, count: Int, relation: RowRelation, constant: Double, priority: Double, isMalformed: Bool = false
    ) {
        self.constant = constant
        self.priority = priority
        firstTerm = Int32(truncatingIfNeeded: start)
        termCount = Int32(truncatingIfNeeded: count)
        self.relation = relation
        self.isMalformed = isMalformed
    }

    /// Where its terms stand in ``RowStore/terms``.
    var start: Int { Int(firstTerm) }
    var count: Int { Int(termCount) }
    var isRequired: Bool { priority >= 1000 }
    /// Whether the row has a say in the solution.
    var isActive: Bool { !isRemoved && !isMalformed && constant.isFinite }

    /// By how much the row is violated where its terms sum to `sum`.
    func violation(of sum: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, sum - constant)
        case .equal: abs(sum - constant)
        case .greaterThanOrEqual: max(0, constant - sum)
        }
    }
}

/// The rows of a solver with their terms in one array.
struct RowStore: Sendable {
    private(set) var rows: [Row] = []
    private(set) var terms: [Term] = []
    /// The distinct optional priorities that rows have or had, highest first.
    private(set) var levels: [Double] = []

    /// Adds a row, summing the terms of one variable and dropping what cancels. O(terms), O(terms log terms) past eight of them.
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

    mutating func remove(_ row: Int) {
        rows[row].isRemoved = true
    }

    mutating func setConstant(_ constant: Double, of row: Int) {
        rows[row].constant = constant
    }

    func terms(of row: Row) -> ArraySlice<Term> {
        terms[row.start..<row.start + row.count]
    }

    /// The level of an optional priority; level 0 is what is required. O(log levels).
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

    /// With more terms than this, duplicates are found by sorting.
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
