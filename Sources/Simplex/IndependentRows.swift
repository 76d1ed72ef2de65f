/// Linearly independent rows, in the order in which they were offered, and the coordinates of a sum in them.
///
/// Each row is reduced by those before it. The reductions are kept, so that the factors of the reduced rows can be carried back to the rows as offered.
struct IndependentRows {
    private struct Reduced {
        var source: Int
        /// The variable that later rows are rid of.
        var pivot: Int
        var pivotValue: Double
        var terms: [Int: Double]
        /// The earlier rows that were taken off, with the factors.
        var reductions: [(row: Int, factor: Double)]
    }

    private var rows: [Reduced] = []
    private var rowOfPivot: [Int: Int] = [:]

    /// Takes the row in unless it depends on those before.
    mutating func add(_ terms: [(variable: Int, coefficient: Double)], _ source: Int) {
        let size = terms.reduce(0) { max($0, abs($1.coefficient)) }
        let (rest, reductions) = reduce(terms)
        var pivot = -1
        var pivotValue = 0.0
        for (variable, value) in rest where abs(value) > 1e-9 * size {
            if abs(value) > abs(pivotValue) || (abs(value) == abs(pivotValue) && variable < pivot) {
                pivot = variable
                pivotValue = value
            }
        }
        guard pivot >= 0 else { return }
        rowOfPivot[pivot] = rows.count
        rows.append(
            Reduced(source: source, pivot: pivot, pivotValue: pivotValue, terms: rest, reductions: reductions))
    }

    /// The factors by which the rows as offered add up to the sum; nil where they do not.
    func combine(_ terms: [(variable: Int, coefficient: Double)]) -> [(source: Int, factor: Double)]? {
        let size = terms.reduce(0) { max($0, abs($1.coefficient)) }
        let (rest, reductions) = reduce(terms)
        if rest.values.contains(where: { abs($0) > 1e-7 * size }) { return nil }
        var factors = Array(repeating: 0.0, count: rows.count)
        for (row, factor) in reductions { factors[row] += factor }
        for row in rows.indices.reversed() where factors[row] != 0 {
            for (earlier, factor) in rows[row].reductions { factors[earlier] -= factors[row] * factor }
        }
        return rows.indices.filter { abs(factors[$0]) > 1e-9 }.map { (rows[$0].source, factors[$0]) }
    }

    /// Rids the terms of all pivots, earliest row first: a row brings in pivots of later rows only.
    private func reduce(
        _ terms: [(variable: Int, coefficient: Double)]
    ) -> (rest: [Int: Double], reductions: [(row: Int, factor: Double)]) {
        var rest: [Int: Double] = [:]
        var reductions: [(row: Int, factor: Double)] = []
        var waiting = Heap()
        for (variable, coefficient) in terms {
            rest[variable, default: 0] += coefficient
            if let row = rowOfPivot[variable] { waiting.insert(row) }
        }
        while let row = waiting.removeFirst() {
            let by = rows[row]
            guard let value = rest[by.pivot] else { continue }
            let factor = value / by.pivotValue
            if factor != 0 { reductions.append((row, factor)) }
            for (variable, coefficient) in by.terms {
                if variable != by.pivot, rest[variable] == nil, let later = rowOfPivot[variable] {
                    waiting.insert(later)
                }
                rest[variable, default: 0] -= factor * coefficient
            }
            rest[by.pivot] = nil
        }
        return (rest, reductions)
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
