/// Removes the sources (rows, or `-1 - variable` for a bound) that an infeasible system does not need.
///
/// The deletion filter of Chinneck and Dravnieks, "Locating minimal infeasible constraint sets in linear programs",
/// ORSA Journal on Computing 3, 1991. No variable is substituted: every source has a breakpoint of its own in one
/// tableau, so the system without it is a few pivots away.
struct DeletionFilter {
    private var reduced: ReducedSystem
    private let store: RowStore
    private let constraintOfSource: [Int: Int]
    /// Remaining sources that are known to be infeasible; nil where it is not known which are.
    private var certificate: Set<Int>?

    /// The number of cells that were passed.
    var work: Int { reduced.tableau.work }

    /// - Parameters:
    ///   - sources: in ascending order, so bounds come first.
    ///   - certificate: those of them that are known to be infeasible.
    init(of sources: [Int], in whole: RowStore, certificate: Set<Int>? = nil) {
        self.certificate = certificate
        var store = RowStore()
        var isNonNegative: [Bool] = []
        var constraintOfSource: [Int: Int] = [:]
        var newNames: [Int: Variable] = [:]
        for row in sources where row >= 0 {
            for term in whole.terms(of: whole.rows[row]) { newNames[term.variable.index] = Variable(0) }
        }
        let bounded = Set(sources.filter { $0 < 0 }.map { -1 - $0 }).intersection(newNames.keys)
        for name in newNames.keys.sorted() {
            if bounded.contains(name) { constraintOfSource[-1 - name] = constraintOfSource.count }
            newNames[name] = Variable(isNonNegative.count)
            isNonNegative.append(bounded.contains(name))
        }
        for source in sources where source >= 0 {
            let row = whole.rows[source]
            let terms = whole.terms(of: row).map {
                Term(newNames[$0.variable.index] ?? Variable(0), $0.coefficient)
            }
            store.add(terms, row.relation, row.constant, priority: 1000, variableCount: isNonNegative.count)
            constraintOfSource[source] = constraintOfSource.count
        }
        self.constraintOfSource = constraintOfSource
        self.store = store
        reduced = ReducedSystem(store: store, isNonNegative: isNonNegative, substitutes: false)
        reduced.tableau.chooseStartingPoint()
    }

    /// Whether the remaining sources are feasible without this one. If not, it is removed.
    mutating func needs(_ source: Int) -> Bool {
        guard let constraint = constraintOfSource[source] else { return false }
        let index = reduced.breakpointOfConstraint[constraint]
        guard index >= 0 else { return needsEmpty(constraint) }
        let level = reduced.tableau.breakpoints[Int(index)].level
        let order = reduced.tableau.breakpointOrder
        reduced.tableau.removeBreakpoint(index)
        reduced.tableau.breakpointOrder.removeAll { $0 == index }
        reduced.tableau.levelStart = [0, reduced.tableau.breakpointOrder.count]
        if certificate?.contains(source) == false { return false }
        if isInfeasible() {
            certificate = nil
            return false
        }
        reduced.tableau.breakpoints[Int(index)].level = level
        reduced.tableau.breakpointOrder = order
        reduced.tableau.levelStart = [0, order.count]
        return true
    }

    /// As ``needs(_:)``, for a row without variables.
    private mutating func needsEmpty(_ constraint: Int) -> Bool {
        let constraints = reduced.elimination.emptyConstraints
        reduced.elimination.emptyConstraints.removeAll { $0 == constraint }
        if isInfeasible() {
            certificate = nil
            return false
        }
        reduced.elimination.emptyConstraints = constraints
        return true
    }

    private mutating func isInfeasible() -> Bool {
        if reduced.violatedEmptyConstraint(store) != nil { return true }
        reduced.tableau.computeBasicValues()
        if case .infeasible = reduced.tableau.minimiseLevels(from: 0, isCancelled: { false }) { return true }
        return false
    }
}
