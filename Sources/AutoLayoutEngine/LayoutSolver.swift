import LayoutModel
import Simplex

/// Solves a layout in one configuration after the other, each from where the one before it ended.
///
/// Only the rows are made anew that what has changed may have a say in. The answer is that of a solver that was asked for nothing
/// before: where the way there could matter, because of a conflict or because much is undecided, the rows are put in order again and
/// solved from the start.
package struct LayoutSolver: Sendable {
    /// What stays as it is whatever is solved.
    private let plan: Plan
    var solver: Solver
    private(set) var effective: EffectiveLayout
    private(set) var conflicts: [Conflict] = []
    /// Whether the last solution is the only one.
    private(set) var isUnique = true
    private(set) var nestedInsets = NestedInsets()
    /// Whether the frames of the last solution are for a person to see.
    private(set) var isShown = false

    /// The last configuration, and what it was before its views went.
    private var configuration: Configuration
    private var basis: EffectiveLayout

    /// The rows that are in the solver, by group.
    private var rowsOfGroup: [[Row]]
    /// Which group each row is of that was ever in the solver, by ``RowID/index``.
    private var groupOfRow: [Int32] = []
    private var rowCount = 0
    /// The groups of which the rows are to be made anew.
    private var stale: [Int]
    private var isStale: [Bool]
    /// Whether the solver's rows stand in the order of their groups.
    private var isInOrder = true
    /// Whether the last solution came from no other one.
    private var isFromTheStart = true
    /// The rows that conflicts left out of the solver, each with its group. The group's other rows are in it.
    private(set) var leftOut: [(group: Int, row: Row)] = []
    /// What has changed since the last solution that came from no other one.
    private(set) var parts: DirtyComponents
    /// What was found undecided in that solution, or will be found the same in those that it has led to.
    private(set) var undecidedFound = Memo<[Undecided]>()
    /// Whether that solution has in each part that hangs together the values that the part would have by itself.
    private(set) var choseByParts = false
    /// The variables of the rows and bounds in conflict, and those that that solution left undecided. Where nothing has touched what hangs
    /// together with them, a solver that was asked for nothing before would find the same again.
    private var inConflict: [Variable] = []
    private var undecidedVariables: [Variable] = []
    /// Whether a row that was left out has changed or gone.
    private var isLeftOutStale = false

    /// In a class, because a solver is copied often, and a copy counts every list that it holds.
    private final class Plan: Sendable {
        let layout: Layout
        let variables: VariableTable
        /// The solver with its variables and no rows.
        let blank: Solver
        let insetDependents: NestedInsets.InsetDependents
        let groups: [RowGroup]
        let dependencies: Dependencies

        init(_ layout: Layout) {
            self.layout = layout
            var solver = Solver()
            variables = VariableTable(layout, in: &solver)
            blank = solver
            insetDependents = NestedInsets.InsetDependents(layout)
            groups = RowGroup.all(of: layout)
            dependencies = Dependencies(layout)
        }
    }

    package var layout: Layout { plan.layout }
    var variables: VariableTable { plan.variables }
    var blank: Solver { plan.blank }
    private var insetDependents: NestedInsets.InsetDependents { plan.insetDependents }
    private var groups: [RowGroup] { plan.groups }
    private var dependencies: Dependencies { plan.dependencies }

    /// A row as the solver takes it, with the reason why it is there.
    struct Row: Sendable {
        let origin: RowOrigin
        /// Says something only once the row is in the solver.
        fileprivate(set) var id = RowID(0)
        let terms: [Term]
        let relation: RowRelation
        fileprivate(set) var constant: Double
        let priority: Double

        init(origin: RowOrigin, terms: [Term], relation: RowRelation, constant: Double, priority: Double) {
            self.origin = origin
            self.terms = terms
            self.relation = relation
            self.constant = constant
            self.priority = priority
        }

        /// Whether it differs from the other in the constant at most.
        func isLike(_ other: Row) -> Bool {
            relation == other.relation && priority == other.priority && origin == other.origin && terms == other.terms
        }
    }

    package init(_ layout: Layout) {
        plan = Plan(layout)
        solver = plan.blank
        configuration = Configuration(baseOf: layout)
        basis = EffectiveLayout(before: configuration, layout)
        effective = basis
        parts = DirtyComponents(layout, plan.variables, isGiven: Self.given(effective, plan.variables))
        rowsOfGroup = plan.groups.map { _ in [] }
        stale = Array(plan.groups.indices)
        isStale = plan.groups.map { _ in true }
    }

    /// The frames in a configuration.
    ///
    /// - Parameters:
    ///   - listsAmbiguous: whether ``Solution/ambiguous`` is wanted, which costs more than the rest where much is ambiguous.
    ///   - isShown: whether the frames are for a person to see, with contents as long as is likely; else nothing rests on a guess.
    package mutating func solve(
        _ configuration: Configuration, listsAmbiguous: Bool = true, isShown: Bool = false, _ cancellation: Cancellation
    ) throws(Cancelled) -> Solution {
        // The solver asks while it pivots; a small layout needs no pivot, but may have thousands of configurations.
        try cancellation.check()
        self.isShown = isShown
        take(configuration)
        return try solveTaken(listsAmbiguous: listsAmbiguous, cancellation)
    }

    /// The frames in a configuration, by work that is not worth cancelling.
    package mutating func solve(
        _ configuration: Configuration, listsAmbiguous: Bool = true, isShown: Bool = false
    ) -> Solution {
        uncancelled { (never) throws(Cancelled) in
            try solve(configuration, listsAmbiguous: listsAmbiguous, isShown: isShown, never)
        }
    }

    /// The frames at the last configuration, were the content of a view as long as this on an axis.
    package func solution(
        whereContentOf view: ViewID, isLong length: Double, on axis: Axis, _ cancellation: Cancellation
    ) throws(Cancelled) -> Solution {
        var probe = self
        probe.effective.setIntrinsicLength(.points(length), of: view, axis)
        probe.markStale(RowGroup.view(view).index(in: layout))
        return try probe.solveTaken(listsAmbiguous: false, cancellation)
    }

    private mutating func solveTaken(
        listsAmbiguous: Bool, _ cancellation: Cancellation
    ) throws(Cancelled) -> Solution {
        try settle(cancellation)
        isUnique = !solver.hasFreeVariables()
        if !isUnique, !isFromTheStart, !isUntouched(solver.possiblyFreeVariables()) {
            startOver()
            try solveBreakingConflicts(cancellation)
            isUnique = !solver.hasFreeVariables()
        }
        if isFromTheStart {
            noteStart()
        } else if !isUnique, !isUntouched(undecidedVariables) {
            undecidedFound = Memo()
        }
        let shown = shownSolver()
        return Solution(
            configuration: configuration,
            size: effective.size,
            frames: layout.views.indices.map { frame(at: ViewID($0), in: shown) },
            isHidden: hiddenWithTheirSuperviews(),
            isGone: layout.views.indices.map { isTakenAway(ViewID($0)) },
            isInstalled: layout.views.indices.map { !effective.isAbsent(ViewID($0)) },
            ambiguous: listsAmbiguous ? ambiguousComponents() : Array(repeating: [], count: layout.views.count),
            conflicts: conflicts)
    }

    // MARK: What has changed

    /// Works out the effective, and which groups of rows differ in them from the last ones.
    private mutating func take(_ configuration: Configuration) {
        let before = effective
        let isOnOneBasis = EffectiveLayout.haveOneBasis(configuration, self.configuration)
        if !isOnOneBasis { basis = EffectiveLayout(before: configuration, layout) }
        self.configuration = configuration
        effective = basis
        effective.apply(configuration, layout, dependencies)
        let given = Self.given(effective, variables)
        if !parts.fits(given) {
            parts = DirtyComponents(layout, variables, isGiven: given)
            for row in rows { parts.add(row.terms) }
            for (_, row) in leftOut { parts.add(row.terms) }
        }
        guard isOnOneBasis else {
            for group in groups.indices { markStale(group) }
            parts.touchAll()
            return
        }
        if before.size.width != effective.size.width || before.size.height != effective.size.height {
            for group in dependencies.ofCanvas { markStale(group) }
        }
        if before.size.safeArea != effective.size.safeArea
            || before.size.sideMargin != effective.size.sideMargin
        {
            for group in dependencies.ofGuides { markStale(group) }
        }
        for view in layout.views.indices
        where before.isGone[view] != effective.isGone[view] || before.isHidden[view] != effective.isHidden[view] {
            for group in dependencies.ofView[view] { markStale(group) }
            touchDoubts(about: ViewID(view))
        }
    }

    /// What is not to be seen is not called undecided.
    private mutating func touchDoubts(about view: ViewID) {
        for variable in undecidedVariables {
            guard let owner = variables.meaning(of: variable)?.view else { continue }
            // A view's place in its superview is undecided also where only the superview's is.
            let concerns = layout.views[view.index].parent == owner || layout.ancestors(of: owner).contains(view)
            if concerns { parts.touch(variable) }
        }
    }

    private mutating func markStale(_ group: Int) {
        guard !isStale[group] else { return }
        isStale[group] = true
        stale.append(group)
    }

    // MARK: Rows

    /// Every row that is in the solver, group by group.
    var rows: some Sequence<Row> { rowsOfGroup.joined() }

    /// The row of an origin; nil where there is none. O(rows), of a written constraint O(1).
    func row(of origin: RowOrigin) -> Row? {
        guard let id = origin.constraint else { return rows.first { $0.origin == origin } }
        return rowsOfGroup[RowGroup.constraint(id).index(in: layout)].first { $0.origin == origin }
    }

    /// The origin of a row that is in the solver.
    func origin(of id: RowID) -> RowOrigin? {
        row(at: id)?.origin
    }

    private func row(at id: RowID) -> Row? {
        guard groupOfRow.indices.contains(id.index) else { return nil }
        return rowsOfGroup[Int(groupOfRow[id.index])].first { $0.id == id }
    }

    /// Makes the rows anew that may have changed, and brings the solver to them.
    private mutating func load() {
        guard !stale.isEmpty else { return }
        stale.sort()
        var builder = SystemBuilder(layout, effective, variables, nestedInsets)
        var changed: [(group: Int, rows: [Row])] = []
        for group in stale {
            isStale[group] = false
            let made = withoutLeftOut(builder.make(groups[group]), of: group)
            if rowsOfGroup[group].count == made.count, zip(rowsOfGroup[group], made).allSatisfy({ $0.isLike($1) }) {
                for place in made.indices { setConstant(made[place].constant, place, of: group) }
            } else {
                changed.append((group, made))
            }
        }
        stale.removeAll(keepingCapacity: true)
        let count = changed.reduce(0) { $0 + max($1.rows.count, rowsOfGroup[$1.group].count) }
        let isGrown = groupOfRow.count > 2 * rowCount + 500
        if groupOfRow.isEmpty || isGrown || count > Self.mostPatched {
            // The solver would begin anew after so many changes, or carry too many rows that are gone.
            for (group, rows) in changed {
                for row in rowsOfGroup[group] { parts.touch(row.terms) }
                for row in rows { parts.add(row.terms) }
                rowsOfGroup[group] = rows
            }
            putInOrder()
        } else {
            for (group, rows) in changed { replaceRows(of: group, by: rows) }
        }
    }

    /// The rows of a group less those that stay out; one of those that is not among them as it was no longer has a reason to.
    private mutating func withoutLeftOut(_ made: [Row], of group: Int) -> [Row] {
        guard !leftOut.isEmpty else { return made }
        var made = made
        for (own, row) in leftOut where own == group {
            if let place = made.firstIndex(where: { row.isLike($0) && row.constant == $0.constant }) {
                made.remove(at: place)
            } else {
                isLeftOutStale = true
            }
        }
        return made
    }

    /// When more rows than this may have come or gone, they are put in order anew.
    private static let mostPatched = 20

    private mutating func replaceRows(of group: Int, by made: [Row]) {
        let old = rowsOfGroup[group]
        var isKept = Array(repeating: false, count: old.count)
        var new: [Row] = []
        new.reserveCapacity(made.count)
        for row in made {
            if let place = old.indices.first(where: { !isKept[$0] && old[$0].isLike(row) }) {
                isKept[place] = true
                new.append(old[place])
            } else {
                new.append(add(row, to: group))
            }
        }
        for (row, isKept) in zip(old, isKept) where !isKept { remove(row) }
        rowsOfGroup[group] = new
        for place in made.indices { setConstant(made[place].constant, place, of: group) }
    }

    private mutating func setConstant(_ constant: Double, _ place: Int, of group: Int) {
        guard rowsOfGroup[group][place].constant != constant else { return }
        rowsOfGroup[group][place].constant = constant
        solver.setConstant(constant, of: rowsOfGroup[group][place].id)
        parts.touch(rowsOfGroup[group][place].terms)
        isFromTheStart = false
    }

    private mutating func add(_ row: Row, to group: Int) -> Row {
        var row = row
        row.id = solver.addRow(row.terms, row.relation, row.constant, priority: row.priority)
        groupOfRow.append(Int32(truncatingIfNeeded: group))
        parts.add(row.terms)
        rowCount += 1
        isInOrder = false
        isFromTheStart = false
        return row
    }

    private mutating func remove(_ row: Row) {
        solver.removeRow(row.id)
        parts.touch(row.terms)
        rowCount -= 1
        isFromTheStart = false
    }

    /// Takes the rows into a solver that has not seen any, in the order of their groups.
    private mutating func putInOrder() {
        solver = plan.blank
        groupOfRow.removeAll(keepingCapacity: true)
        rowCount = 0
        for group in rowsOfGroup.indices {
            rowCount += rowsOfGroup[group].count
            for place in rowsOfGroup[group].indices {
                let row = rowsOfGroup[group][place]
                rowsOfGroup[group][place].id = solver.addRow(
                    row.terms, row.relation, row.constant, priority: row.priority)
                groupOfRow.append(Int32(truncatingIfNeeded: group))
            }
        }
        isInOrder = true
        isFromTheStart = true
    }

    // MARK: Solving

    /// Solves until the safe areas and margins of nested views, which depend on where those stand, no longer change.
    private mutating func settle(_ cancellation: Cancellation) throws(Cancelled) {
        take(NestedInsets())
        for _ in 0..<8 {
            if !insetDependents.isEmpty { putBack() }
            load()
            if insetDependents.isEmpty, isLeftOutStale || !isUntouched(inConflict + undecidedVariables) { startOver() }
            try solveBreakingConflicts(cancellation)
            guard !insetDependents.isEmpty else { return }
            let next = nestedInsets(of: insetDependents)
            if next == nestedInsets { return }
            take(next)
        }
    }

    private mutating func take(_ nestedInsets: NestedInsets) {
        guard nestedInsets != self.nestedInsets else { return }
        self.nestedInsets = nestedInsets
        for group in dependencies.ofGuides { markStale(group) }
    }

    /// Solves; on a conflict leaves out one member and goes on, as Auto Layout does.
    private mutating func solveBreakingConflicts(_ cancellation: Cancellation) throws(Cancelled) {
        var keepsConflicts = !leftOut.isEmpty
        if !keepsConflicts {
            conflicts = []
            inConflict = []
        }
        while true {
            // Which of several conflicts is found first depends on the order of the rows.
            let isFirst = isInOrder && !keepsConflicts
            switch solver.solve(namesConflict: isFirst, isCancelled: { cancellation.isCancelled }) {
            case .solved: return
            case .cancelled: throw Cancelled()
            case .infeasible where !isFirst:
                startOver()
                keepsConflicts = false
                conflicts = []
            case .infeasible(let set):
                inConflict += set.rows.compactMap { row(at: $0) }.flatMap(\.terms).map(\.variable) + set.bounds
                let members = inOrder(set.rows.compactMap { origin(of: $0) })
                guard let broken = memberToLeaveOut(of: members) else { return }
                let bounds = set.bounds.compactMap { variable -> Conflict.Bound? in
                    guard case .length(let view, let axis) = variables.meaning(of: variable) else { return nil }
                    return Conflict.Bound(view: view, axis: axis)
                }
                conflicts.append(Conflict(members: members, bounds: bounds, broken: broken))
                leaveOut(broken)
                // What comes after a conflict is solved from nothing.
                isFromTheStart = true
            }
        }
    }

    /// Takes a row out of the solver until ``putBack()``.
    private mutating func leaveOut(_ origin: RowOrigin) {
        guard let row = row(of: origin) else { return }
        let group = Int(groupOfRow[row.id.index])
        remove(row)
        rowsOfGroup[group].removeAll { $0.id == row.id }
        leftOut.append((group, row))
    }

    /// Lets the next load take in what conflicts left out.
    private mutating func putBack() {
        for (group, _) in leftOut { markStale(group) }
        leftOut.removeAll()
        inConflict.removeAll()
        isLeftOutStale = false
    }

    /// Takes all rows into a solver that has not seen any.
    private mutating func startOver() {
        putBack()
        load()
        putInOrder()
    }

    /// Notes that the last solution came from no other one.
    private mutating func noteStart() {
        parts.forget()
        undecidedFound = Memo()
        choseByParts = solver.choosesByParts
        undecidedVariables = isUnique ? [] : solver.possiblyFreeVariables()
    }

    /// What the layout implies first, in the order given, then written constraints by their place in the source.
    private func inOrder(_ origins: [RowOrigin]) -> [RowOrigin] {
        origins.filter { $0.constraint == nil }
            + origins.compactMap(\.constraint).sorted(by: comesBefore).map { .constraint($0) }
    }

    /// The same of two origins of which both are written constraints.
    func comesBefore(_ a: RowOrigin, _ b: RowOrigin) -> Bool {
        guard let one = a.constraint, let other = b.constraint else { return false }
        return comesBefore(one, other)
    }

    /// Whether a written constraint stands before another one in the source.
    private func comesBefore(_ a: ConstraintID, _ b: ConstraintID) -> Bool {
        let (one, other) = (layout.constraints[a.index].source.focus, layout.constraints[b.index].source.focus)
        // Those of other files come first, so that what is said of the last one is said in the layout's own.
        let (isOwn, isOthersOwn) = (one.file == layout.file, other.file == layout.file)
        if isOwn != isOthersOwn { return isOthersOwn }
        if one.file != other.file { return one.file < other.file }
        return one.range == other.range ? a < b : one.range < other.range
    }
}
