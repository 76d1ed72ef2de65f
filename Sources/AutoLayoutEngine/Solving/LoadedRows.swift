import LayoutModel
import Simplex

/// The rows of a layout in its solver, by group, with a record of what has changed since the last solve from scratch.
struct LoadedRows: Sendable {
    /// Its rows change only through the methods of this type.
    var solver: Solver
    /// The rows in the solver, by the index of their group.
    private(set) var groups: [[Row]]
    /// The rows that conflicts left out of the solver, each with its group. The group's other rows are in the solver.
    private(set) var leftOut: [(group: Int, row: Row)] = []
    /// Whether a row that was left out has changed or no longer exists.
    private(set) var hasStaleLeftOut = false
    private(set) var components: DirtyComponents
    /// Whether the solver's rows are in the order of their groups.
    private(set) var isInOrder = true
    /// Whether the solver has solved nothing before these rows.
    var isFromScratch = true

    /// The solver with its variables and no rows.
    private let blank: Solver
    /// The group of each row that has been in the solver, by ``RowID/index``.
    private var groupOfRow: [Int32] = []
    private var count = 0

    /// With more changed rows than this, loading all of them again is cheaper.
    private static let mostPatched = 20

    init(groupCount: Int, blank: Solver, components: DirtyComponents) {
        self.blank = blank
        self.components = components
        solver = blank
        groups = Array(repeating: [], count: groupCount)
    }

    // MARK: Reading

    /// Every row in the solver, group by group.
    var all: some Sequence<Row> { groups.joined() }

    func row(_ id: RowID) -> Row? {
        guard groupOfRow.indices.contains(id.index) else { return nil }
        return groups[Int(groupOfRow[id.index])].first { $0.id == id }
    }

    // MARK: Loading

    /// Updates the rows of some groups.
    ///
    /// - Parameter make: returns the rows that a group now has.
    mutating func update(_ changed: [Int], make: (Int) -> [Row]) {
        var replaced: [(group: Int, rows: [Row])] = []
        for group in changed {
            let made = withoutLeftOut(make(group), of: group)
            let old = groups[group]
            if old.count == made.count, zip(old, made).allSatisfy({ $0.isEqualExceptConstant($1) }) {
                setConstants(of: group, to: made)
            } else {
                replaced.append((group, made))
            }
        }
        let changedCount = replaced.reduce(0) { $0 + max($1.rows.count, groups[$1.group].count) }
        let holdsManyRemovedRows = groupOfRow.count > 2 * count + 500
        if groupOfRow.isEmpty || holdsManyRemovedRows || changedCount > Self.mostPatched {
            for (group, rows) in replaced {
                for row in groups[group] { components.touch(row.terms) }
                for row in rows { components.add(row.terms) }
                groups[group] = rows
            }
            reload()
        } else {
            for (group, rows) in replaced { replace(group, by: rows) }
        }
    }

    /// A group's rows without those left out by a conflict. A left-out row that changed may come back.
    private mutating func withoutLeftOut(_ made: [Row], of group: Int) -> [Row] {
        guard !leftOut.isEmpty else { return made }
        var made = made
        for (own, row) in leftOut where own == group {
            if let index = made.firstIndex(where: { row.isEqualExceptConstant($0) && row.constant == $0.constant }) {
                made.remove(at: index)
            } else {
                hasStaleLeftOut = true
            }
        }
        return made
    }

    private mutating func replace(_ group: Int, by made: [Row]) {
        let old = groups[group]
        var isKept = Array(repeating: false, count: old.count)
        var new: [Row] = []
        new.reserveCapacity(made.count)
        for row in made {
            if let index = old.indices.first(where: { !isKept[$0] && old[$0].isEqualExceptConstant(row) }) {
                isKept[index] = true
                new.append(old[index])
            } else {
                new.append(add(row, to: group))
            }
        }
        for (row, isKept) in zip(old, isKept) where !isKept { remove(row) }
        groups[group] = new
        setConstants(of: group, to: made)
    }

    private mutating func setConstants(of group: Int, to made: [Row]) {
        for index in made.indices where groups[group][index].constant != made[index].constant {
            groups[group][index].constant = made[index].constant
            solver.setConstant(made[index].constant, of: groups[group][index].id)
            components.touch(made[index].terms)
            isFromScratch = false
        }
    }

    private mutating func add(_ row: Row, to group: Int) -> Row {
        var row = row
        row.id = solver.addRow(
            row.terms, row.relation, row.constant, priority: row.priority, isImplied: row.origin.isGiven)
        groupOfRow.append(Int32(truncatingIfNeeded: group))
        components.add(row.terms)
        count += 1
        isInOrder = false
        isFromScratch = false
        return row
    }

    private mutating func remove(_ row: Row) {
        solver.removeRow(row.id)
        components.touch(row.terms)
        count -= 1
        isFromScratch = false
    }

    /// Loads all rows, in the order of their groups, into a solver that has solved nothing.
    mutating func reload() {
        let work = solver.work
        solver = blank
        solver.work = work
        groupOfRow.removeAll(keepingCapacity: true)
        count = 0
        for group in groups.indices {
            count += groups[group].count
            for index in groups[group].indices {
                let row = groups[group][index]
                groups[group][index].id = solver.addRow(
                    row.terms, row.relation, row.constant, priority: row.priority, isImplied: row.origin.isGiven)
                groupOfRow.append(Int32(truncatingIfNeeded: group))
            }
        }
        isInOrder = true
        isFromScratch = true
    }

    // MARK: Conflicts

    /// Takes a row out of the solver until ``forgetLeftOut()``.
    mutating func leaveOut(_ row: Row) {
        let group = Int(groupOfRow[row.id.index])
        remove(row)
        groups[group].removeAll { $0.id == row.id }
        leftOut.append((group, row))
    }

    /// Forgets which rows were left out. The next ``update(_:make:)`` of their groups loads them again.
    mutating func forgetLeftOut() {
        leftOut.removeAll()
        hasStaleLeftOut = false
    }

    // MARK: Solving

    mutating func solve(namesConflict: Bool, _ cancellation: Cancellation) throws(Cancelled) -> Outcome {
        let outcome = solver.solve(namesConflict: namesConflict, isCancelled: { cancellation.isCancelled })
        if case .cancelled = outcome { throw Cancelled() }
        return outcome
    }

    /// See ``Simplex/Solver/violatedRows(isCancelled:)``.
    mutating func violated(_ cancellation: Cancellation) throws(Cancelled) -> [Row] {
        let ids = solver.violatedRows(isCancelled: { cancellation.isCancelled })
        try cancellation.check()
        return ids.compactMap(row)
    }

    // MARK: What has changed

    mutating func touchAll() { components.touchAll() }

    mutating func touch(_ variable: Variable) { components.touch(variable) }

    /// Notes that the rows have just been solved from scratch.
    mutating func forgetChanges() { components.forget() }

    /// Starts a new record of what has changed, with the current rows.
    mutating func track(_ components: DirtyComponents) {
        self.components = components
        for row in all { self.components.add(row.terms) }
        for (_, row) in leftOut { self.components.add(row.terms) }
    }
}
