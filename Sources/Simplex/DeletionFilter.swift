/// Sources of an infeasible system (rows, or -1 less a variable for its bound), of which those are taken out that it does not need.
///
/// Nothing is substituted: every source is a kink of its own in one tableau, so a system without it is a few pivots away from that with it.
struct DeletionFilter {
    private var reduced: Reduced
    private let store: RowStore
    private let lineOfSource: [Int: Int]
    /// Sources that are still there and cannot hold together; nil where it is not known which.
    private var certificate: Set<Int>?

    /// - Parameters:
    ///   - sources: ascending, so bounds come first.
    ///   - certificate: those of them of which it is known that they cannot hold together.
    init(of sources: [Int], in solver: Solver, certificate: Set<Int>? = nil) {
        self.certificate = certificate
        var part = Solver()
        var lineOfSource: [Int: Int] = [:]
        var names: [Int: Variable] = [:]
        for row in sources where row >= 0 {
            for term in solver.store.terms(of: solver.store.rows[row]) { names[term.variable.index] = Variable(0) }
        }
        let bounded = Set(sources.filter { $0 < 0 }.map { -1 - $0 }).intersection(names.keys)
        for name in names.keys.sorted() {
            if bounded.contains(name) { lineOfSource[-1 - name] = lineOfSource.count }
            names[name] = part.addVariable(isNonNegative: bounded.contains(name))
        }
        for source in sources where source >= 0 {
            let row = solver.store.rows[source]
            let terms = solver.store.terms(of: row).map {
                Term(names[$0.variable.index] ?? Variable(0), $0.coefficient)
            }
            _ = part.addRow(terms, row.relation, row.constant)
            lineOfSource[source] = lineOfSource.count
        }
        self.lineOfSource = lineOfSource
        store = part.store
        reduced = Reduced(store: store, isNonNegative: part.isNonNegative, substitutes: false)
        reduced.core.placeColumns()
    }

    /// Whether what is left can hold without a source; where it cannot, the source is out from then on.
    mutating func needs(_ source: Int) -> Bool {
        guard let line = lineOfSource[source] else { return false }
        let index = reduced.kinkOfLine[line]
        guard index >= 0 else { return needsEmpty(line) }
        let level = reduced.core.kinks[Int(index)].level
        let order = reduced.core.kinkOrder
        reduced.core.removeKink(index)
        reduced.core.kinkOrder.removeAll { $0 == index }
        reduced.core.levelStart = [0, reduced.core.kinkOrder.count]
        if certificate?.contains(source) == false { return false }
        if isInfeasible() {
            certificate = nil
            return false
        }
        reduced.core.kinks[Int(index)].level = level
        reduced.core.kinkOrder = order
        reduced.core.levelStart = [0, order.count]
        return true
    }

    /// The same of a row without variables.
    private mutating func needsEmpty(_ line: Int) -> Bool {
        let lines = reduced.elimination.emptyLines
        reduced.elimination.emptyLines.removeAll { $0 == line }
        if isInfeasible() {
            certificate = nil
            return false
        }
        reduced.elimination.emptyLines = lines
        return true
    }

    private mutating func isInfeasible() -> Bool {
        if reduced.violatedEmptyLine(store) != nil { return true }
        reduced.core.computeBasicValues()
        if case .infeasible = reduced.core.minimiseLevels(from: 0, isCancelled: { false }) { return true }
        return false
    }
}
