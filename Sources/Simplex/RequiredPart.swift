/// The required rows of a part, solved from one conflict to the next.
///
/// A row that was used to substitute a variable cannot be removed from the tableau. Where it is in a conflict of
/// equalities alone, another of them takes its place: as their left sides depend on each other, the row space stays the
/// same, and the row only gets the constant that the others give it.
struct RequiredPart: Sendable {
    /// The rows and variables of the whole, by those of the part.
    private let rows: [Int]
    private let names: [Int]
    /// The rows of the part, by those of the whole.
    private let indices: [Int: Int]
    private let store: RowStore
    private var reduced: ReducedSystem
    private var isStarted = false
    /// The multipliers of the last conflict, by constraint as it stands in the tableau.
    private var multipliers: [Double] = []
    /// The constraints whose place others took: their left side as a sum over the others.
    private var replacements: [(constraint: Int, factors: [(constraint: Int, factor: Double)])] = []
    /// The constraints in these sums.
    private var replacing: Set<Int> = []

    /// The number of cells that were passed.
    var work: Int { reduced.work }

    init(of given: [Int], in whole: RowStore, _ isNonNegative: [Bool]) {
        let rows = given.filter { whole.rows[$0].isRequired }
        var newNames: [Int: Variable] = [:]
        let names = Set(rows.flatMap { whole.terms(of: whole.rows[$0]).map(\.variable.index) }).sorted()
        for (index, name) in names.enumerated() { newNames[name] = Variable(index) }
        var store = RowStore()
        for row in rows {
            let one = whole.rows[row]
            let terms = whole.terms(of: one).map { Term(newNames[$0.variable.index] ?? Variable(0), $0.coefficient) }
            store.add(terms, one.relation, one.constant, priority: one.priority, variableCount: names.count)
        }
        self.rows = rows
        indices = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
        self.names = names
        self.store = store
        reduced = ReducedSystem(store: store, isNonNegative: names.map { isNonNegative[$0] })
    }

    /// A certificate of rows and variables of the whole; nil where none is found.
    mutating func conflict(isCancelled: () -> Bool) -> Certificate? {
        guard mayBeInfeasible(isCancelled: isCancelled) else { return nil }
        multipliers = reduced.multipliersOfConflict(store, isCancelled: isCancelled)
        var found = reduced.certificate(of: writtenMultipliers())
        guard !found.parts.isEmpty, found.cancelsOut(in: store) else { return nil }
        for index in found.parts.indices {
            let source = found.parts[index].source
            found.parts[index].source = source >= 0 ? rows[source] : -1 - names[-1 - source]
        }
        return found
    }

    /// Prepares the tableau for the search for a conflict. After the first one that search only has to go on, from
    /// where every required row that was not in a conflict holds.
    private mutating func mayBeInfeasible(isCancelled: () -> Bool) -> Bool {
        reduced.elimination.replay()
        if reduced.violatedEmptyConstraint(store) != nil { return true }
        reduced.tableau.sortBreakpoints(levelCount: 1)
        reduced.tableau.moveBreakpoints(reduced.elimination.constants)
        if !isStarted { reduced.tableau.chooseStartingPoint() }
        reduced.tableau.computeBasicValues()
        if isStarted { return true }
        isStarted = true
        return reduced.tableau.minimiseLevels(from: 0, isCancelled: isCancelled) == .infeasible
    }

    /// The multipliers of the last conflict, by constraint as it was written.
    private func writtenMultipliers() -> [Double] {
        var factors = multipliers
        for (constraint, parts) in replacements.reversed() {
            let own = factors[constraint]
            factors[constraint] = 0
            for part in parts { factors[part.constraint] += own * part.factor }
        }
        return factors
    }

    private static func members(of multipliers: [Double]) -> [Int] {
        let largest = multipliers.reduce(0) { max($0, abs($1)) }
        return multipliers.indices.filter { abs(multipliers[$0]) > 1e-9 * largest }
    }

    /// Removes a row of the whole, which need not be optional. Afterwards the next conflict may be found.
    ///
    /// - Returns: false where the part has to be solved anew.
    mutating func remove(_ row: Int) -> Bool {
        guard let own = indices[row], let constraint = reduced.constraints.constraint(ofRow: own) else {
            return true
        }
        guard !replacing.contains(constraint) else { return false }
        return reduced.isUsed[constraint] ? replace(constraint) : reduced.removeRow(own)
    }

    /// Lets another equality of the last conflict take the place of one.
    private mutating func replace(_ constraint: Int) -> Bool {
        let members = Self.members(of: multipliers)
        let share = multipliers.indices.contains(constraint) ? multipliers[constraint] : 0
        guard members.contains(constraint), members.allSatisfy(isEquality),
            let other = members.first(where: { !reduced.isUsed[$0] }),
            reduced.removeRow(reduced.constraints.row(of: other))
        else { return false }
        let sum = members.reduce(0) { $0 + multipliers[$1] * reduced.elimination.givenConstants[$1] }
        reduced.elimination.givenConstants[constraint] -= sum / share
        let parts = members.filter { $0 != constraint }.map { (constraint: $0, factor: -multipliers[$0] / share) }
        replacements.append((constraint, parts))
        replacing.formUnion(parts.map(\.constraint))
        multipliers = []
        return true
    }

    private func isEquality(_ constraint: Int) -> Bool {
        !reduced.constraints.isBound(constraint)
            && store.rows[reduced.constraints.row(of: constraint)].relation == .equal
    }
}
