/// A system's rows in parts that share no variable except those whose value a row gives. A part is infeasible or not
/// whatever the others are.
///
/// After a row is removed only its part is solved again, from where the last conflict in it was found, so that many
/// conflicts cost little more than one.
struct RequiredParts: Sendable {
    /// The rows of each part, ascending. A row that gives a variable's value is in each part with that variable.
    private var rows: [[Int]]
    private var partsOfRow: [Int: [Int]] = [:]
    /// By part: its required rows as solved until the last conflict in it.
    private var solved: [Int: RequiredPart] = [:]
    /// The parts that may be infeasible.
    private var isOpen: [Bool]

    init(_ store: RowStore, variableCount: Int) {
        let active = store.rows.indices.filter { store.rows[$0].isActive }
        var givers: [Int: [Int]] = [:]
        for row in active {
            let one = store.rows[row]
            if one.isRequired, one.relation == .equal, one.count == 1, let term = store.terms(of: one).first {
                givers[term.variable.index, default: []].append(row)
            }
        }
        // A row of given variables alone may contradict the rows that give them.
        for row in active {
            let terms = store.terms(of: store.rows[row])
            guard terms.allSatisfy({ givers[$0.variable.index] != nil }) else { continue }
            let isGiver = terms.first.map { terms.count == 1 && givers[$0.variable.index] == [row] } ?? false
            if !isGiver { for term in terms { givers[term.variable.index] = nil } }
        }
        var parents = Array(0..<variableCount)
        func root(of variable: Int) -> Int {
            var at = variable
            while parents[at] != at {
                parents[at] = parents[parents[at]]
                at = parents[at]
            }
            return at
        }
        for row in active {
            var first: Int?
            for term in store.terms(of: store.rows[row]) where givers[term.variable.index] == nil {
                let own = root(of: term.variable.index)
                if let first { parents[own] = root(of: first) } else { first = own }
            }
        }
        var partOfRoot: [Int: Int] = [:]
        var rows: [[Int]] = []
        for row in active {
            let terms = store.terms(of: store.rows[row])
            guard let free = terms.first(where: { givers[$0.variable.index] == nil }) else {
                // A row without variables is a part of its own.
                if terms.isEmpty { rows.append([row]) }
                continue
            }
            let own = root(of: free.variable.index)
            if let part = partOfRoot[own] {
                rows[part].append(row)
            } else {
                partOfRoot[own] = rows.count
                rows.append([row])
            }
        }
        for part in rows.indices {
            var given: Set<Int> = []
            for row in rows[part] {
                for term in store.terms(of: store.rows[row]) { given.formUnion(givers[term.variable.index] ?? []) }
            }
            if !given.isEmpty { rows[part] = (rows[part] + given).sorted() }
            for row in rows[part] { partsOfRow[row, default: []].append(part) }
        }
        self.rows = rows
        isOpen = rows.map { _ in true }
    }

    /// Removes a row. The parts that it was in become one, as it may have kept them apart.
    mutating func remove(_ row: Int) {
        guard let parts = partsOfRow.removeValue(forKey: row), let first = parts.first else { return }
        isOpen[first] = true
        if parts.count == 1 {
            rows[first].removeAll { $0 == row }
            if solved[first]?.remove(row) != true { solved[first] = nil }
            return
        }
        var joined = Set(rows[first])
        for other in parts.dropFirst() {
            joined.formUnion(rows[other])
            rows[other] = []
        }
        joined.remove(row)
        rows[first] = joined.sorted()
        for part in parts { solved[part] = nil }
        for other in parts.dropFirst() {
            for row in joined where partsOfRow[row]?.contains(other) == true {
                partsOfRow[row]?.removeAll { $0 == other || $0 == first }
                partsOfRow[row]?.append(first)
            }
        }
    }

    /// The certificate of the first part that is infeasible; nil where none is found.
    ///
    /// - Parameter work: grows by the cells that are passed.
    mutating func conflict(
        in store: RowStore, isNonNegative: [Bool], _ work: inout Int, isCancelled: () -> Bool
    ) -> Certificate? {
        for part in rows.indices where isOpen[part] {
            let before = solved[part]?.work ?? 0
            var system = solved[part] ?? RequiredPart(of: rows[part], in: store, isNonNegative)
            solved[part] = nil
            let found = system.conflict(isCancelled: isCancelled)
            work += system.work - before
            if let found {
                solved[part] = system
                return found
            }
            if isCancelled() { return nil }
            isOpen[part] = false
        }
        return nil
    }
}
