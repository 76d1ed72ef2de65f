import LayoutModel
import Simplex

/// Solves a layout in one configuration after another, each starting from the solution before it.
///
/// Only rows affected by a change are rebuilt. The result equals that of a fresh solver; where the solving order could
/// matter, because of a conflict or because much is ambiguous, it starts over.
package struct LayoutSolver: Sendable {
    private let plan: Plan
    private(set) var rows: LoadedRows
    private(set) var effective: EffectiveLayout
    private(set) var nestedInsets = NestedInsets()
    private(set) var conflicts: [Conflict] = []
    /// Whether there are more conflicts, which are left out without being named.
    private(set) var hasMoreConflicts = false
    /// Whether the last solution is the only one.
    private(set) var isUnique = true
    /// Whether the frames of the last solution are for a person to see.
    private(set) var isShown = false

    /// The last configuration, and its layout before any views are hidden.
    private var configuration: Configuration
    private var basis: EffectiveLayout

    /// The groups of which the rows must be rebuilt.
    private var staleGroups: [Int]
    private var isStale: [Bool]

    /// The ambiguous values of the last solution from scratch, which those that started from it share.
    private(set) var foundAmbiguousValues = Memo<[AmbiguousValue]>()
    /// Whether the last solution from scratch chose the values of each connected component independently of the others.
    private var choosesByComponent = false
    /// The variables of the rows and bounds in conflict, and those that the last solution from scratch left ambiguous.
    /// While their components are unchanged, a fresh solver finds the same.
    private var conflictVariables: [Variable] = []
    private(set) var ambiguousVariables: [Variable] = []

    /// What stays the same in every configuration. A class, because a solver is copied often, and copying it counts
    /// references to every list that it holds.
    private final class Plan: Sendable {
        let layout: Layout
        let variables: VariableTable
        /// Each variable by itself.
        let eachVariable: Sums
        /// The solver with its variables and no rows.
        let blank: Solver
        let insetDependents: NestedInsets.InsetDependents
        /// The texts of several lines.
        let texts: [ViewID]
        /// Whether a constraint relates a length or location on one axis to one on the other.
        let mixesAxes: Bool
        let groups: [RowGroup]
        let dependencies: Dependencies

        init(_ layout: Layout) {
            self.layout = layout
            var solver = Solver()
            insetDependents = NestedInsets.InsetDependents(layout)
            variables = VariableTable(layout, freeInsets: FreeValue.insets(of: layout, insetDependents), in: &solver)
            var eachVariable = Sums()
            for index in variables.meanings.indices { eachVariable.append([Term(Variable(index), 1)]) }
            self.eachVariable = eachVariable
            solver.reserve(priority: FillerPriority.held)
            blank = solver
            texts = TextWrapping.texts(of: layout)
            mixesAxes = layout.constraints.contains { constraint in
                constraint.second.map { $0.attribute.axis != constraint.first.attribute.axis } ?? false
            }
            groups = RowGroup.all(of: layout)
            dependencies = Dependencies(layout)
        }
    }

    package var layout: Layout { plan.layout }
    var variables: VariableTable { plan.variables }
    var blank: Solver { plan.blank }
    var solver: Solver { rows.solver }

    /// A measure of the time of all solutions and searches so far that is the same on every machine; about 10 ns each.
    package var work: Int { rows.solver.work + searchWork.value }
    /// What searches have taken in this solver and its copies.
    let searchWork = WorkCounter()
    private var dependencies: Dependencies { plan.dependencies }

    package init(_ layout: Layout) {
        plan = Plan(layout)
        configuration = Configuration(baseOf: layout)
        basis = EffectiveLayout(before: configuration, layout)
        effective = basis
        let components = DirtyComponents(layout, plan.variables, isGiven: effective.givenRootVariables(plan.variables))
        rows = LoadedRows(groupCount: plan.groups.count, blank: plan.blank, components: components)
        staleGroups = Array(plan.groups.indices)
        isStale = plan.groups.map { _ in true }
    }

    // MARK: Solving

    /// The frames in a configuration.
    ///
    /// - Parameters:
    ///   - listsAmbiguous: whether to list ``Solution/ambiguous``, which costs more than the rest where much is
    ///     ambiguous.
    ///   - isShown: whether the frames are for a person to see, with contents of a likely length. Otherwise no frame
    ///     depends on a guess.
    package mutating func solve(
        _ configuration: Configuration, listsAmbiguous: Bool = true, isShown: Bool = false, _ cancellation: Cancellation
    ) throws(Cancelled) -> Solution {
        // The solver checks while it pivots; a small layout needs no pivot, but may have thousands of configurations.
        try cancellation.check()
        self.isShown = isShown
        apply(configuration)
        return try solution(listsAmbiguous: listsAmbiguous, cancellation)
    }

    /// The frames in a configuration, for work too small to cancel.
    package mutating func solve(
        _ configuration: Configuration, listsAmbiguous: Bool = true, isShown: Bool = false
    ) -> Solution {
        uncancelled { (never) throws(Cancelled) in
            try solve(configuration, listsAmbiguous: listsAmbiguous, isShown: isShown, never)
        }
    }

    /// The frames in the last configuration if the content of a view had this length on an axis.
    package func solution(
        whereContentOf view: ViewID, isLong length: Double, on axis: Axis, _ cancellation: Cancellation
    ) throws(Cancelled) -> Solution {
        var probe = self
        probe.effective.setIntrinsicLength(.points(length), of: view, axis)
        probe.markStale(RowGroup.view(view).index(in: layout))
        return try probe.solution(listsAmbiguous: false, cancellation)
    }

    private mutating func solution(
        listsAmbiguous: Bool, _ cancellation: Cancellation
    ) throws(Cancelled) -> Solution {
        try settleTexts(cancellation)
        if rows.isFromScratch {
            noteSolvedFromScratch()
        } else if !isUnique, !areUntouched(ambiguousVariables) {
            foundAmbiguousValues = Memo()
        }
        let shown = shownSolver()
        return Solution(
            configuration: configuration,
            size: effective.size,
            frames: layout.views.indices.map { frame(at: ViewID($0), in: shown) },
            isHidden: hiddenWithTheirSuperviews(),
            isGone: layout.views.indices.map { isGoneOrHidden(ViewID($0)) },
            isInstalled: layout.views.indices.map { !effective.isAbsent(ViewID($0)) },
            ambiguous: listsAmbiguous ? ambiguousComponents() : Array(repeating: [], count: layout.views.count),
            conflicts: conflicts, hasMoreConflicts: hasMoreConflicts)
    }

    /// Solves with each text on one line, and then with those texts wrapped that need more lines at their widths.
    ///
    /// Where no constraint relates a width to a height, the heights of texts do not change their widths. Then it begins
    /// with the heights of the last configuration, which are often right.
    private mutating func settleTexts(_ cancellation: Cancellation) throws(Cancelled) {
        if plan.mixesAxes { setTextHeights([:]) }
        try settleNestedInsets(cancellation)
        guard !plan.texts.isEmpty else { return }
        // The values of what is ambiguous or in conflict may depend on anything.
        if !effective.textHeights.isEmpty, !isUnique || !conflicts.isEmpty {
            setTextHeights([:])
            try settleNestedInsets(cancellation)
        }
        let heights = heightsOfWrappedTexts(among: plan.texts)
        guard heights != effective.textHeights else { return }
        setTextHeights(heights)
        try settleNestedInsets(cancellation)
    }

    /// Solves from scratch if what is ambiguous may depend on the solution before.
    private mutating func solveAmbiguousFromScratch(_ cancellation: Cancellation) throws(Cancelled) {
        isUnique = !rows.solver.isAnyFree(of: plan.eachVariable)
        guard !isUnique, !rows.isFromScratch, !areUntouched(rows.solver.possiblyFreeVariables()) else { return }
        startOver()
        try solveBreakingConflicts(cancellation)
        isUnique = !rows.solver.isAnyFree(of: plan.eachVariable)
    }

    /// Solves until the safe areas and margins of nested views, which depend on their positions, no longer change.
    private mutating func settleNestedInsets(_ cancellation: Cancellation) throws(Cancelled) {
        setNestedInsets(NestedInsets())
        for _ in 0..<8 {
            if !plan.insetDependents.isEmpty || !plan.texts.isEmpty { restoreLeftOut() }
            updateRows()
            if plan.insetDependents.isEmpty,
                rows.hasStaleLeftOut || !areUntouched(conflictVariables + ambiguousVariables)
            {
                startOver()
            }
            try solveBreakingConflicts(cancellation)
            try solveAmbiguousFromScratch(cancellation)
            guard !plan.insetDependents.isEmpty else { return }
            let next = nestedInsets(of: plan.insetDependents)
            if next == nestedInsets { return }
            setNestedInsets(next)
        }
    }

    /// Solves. On a conflict it leaves out one member and continues, as Auto Layout does.
    private mutating func solveBreakingConflicts(_ cancellation: Cancellation) throws(Cancelled) {
        var keepsConflicts = !rows.leftOut.isEmpty
        var namedCount = keepsConflicts ? conflicts.reduce(0) { $0 + $1.members.count } : 0
        if !keepsConflicts {
            conflicts = []
            hasMoreConflicts = false
            conflictVariables = []
        }
        while true {
            // Which of several conflicts is found first depends on the order of the rows.
            let isInOrder = rows.isInOrder && !keepsConflicts
            switch try rows.solve(namesConflict: isInOrder, cancellation) {
            case .solved, .cancelled:
                // Without conflicts there is nothing to ask, which takes a copy of the solver.
                if !keepsConflicts, !conflicts.isEmpty { conflicts.removeAll(where: isFromRounding) }
                return
            case .infeasible where !isInOrder:
                startOver()
                keepsConflicts = false
                conflicts = []
                namedCount = 0
            case .infeasible(let set):
                let involved = set.rows.compactMap { rows.row($0) }
                conflictVariables += involved.flatMap(\.terms).map(\.variable) + set.bounds
                let members = inSourceOrder(involved.map(\.origin))
                guard let broken = memberToLeaveOut(of: members), let row = row(of: broken) else { return }
                let conflict = Conflict(members: members, bounds: set.bounds.compactMap(bound), broken: broken)
                conflicts.append(layout.sourceTraits.contains(.isCode) ? withWrittenLengths(conflict) : conflict)
                rows.leaveOut(row)
                namedCount += members.count
                if conflicts.count >= Self.mostConflicts || namedCount >= Self.mostMembers {
                    try leaveOutViolatedRows(cancellation)
                }
                // After a conflict the solver starts from nothing.
                rows.isFromScratch = true
            }
        }
    }

    /// The most conflicts that are named in one configuration. Each takes time, and nobody reads as many.
    package static let mostConflicts = 100
    /// The most members that these conflicts have before no more are named. A conflict takes time for each member.
    private static let mostMembers = 30_000

    private mutating func leaveOutViolatedRows(_ cancellation: Cancellation) throws(Cancelled) {
        while true {
            let violated = try rows.violated(cancellation).filter { !$0.origin.isGiven }
            if violated.isEmpty { return }
            hasMoreConflicts = true
            for row in violated {
                conflictVariables += row.terms.map(\.variable)
                rows.leaveOut(row)
            }
        }
    }

    private func bound(_ variable: Variable) -> Conflict.Bound? {
        guard case .length(let view, let axis) = variables.meaning(of: variable) else { return nil }
        return Conflict.Bound(view: view, axis: axis)
    }

    private mutating func noteSolvedFromScratch() {
        rows.forgetChanges()
        foundAmbiguousValues = Memo()
        choosesByComponent = rows.solver.choosesByParts
        ambiguousVariables = isUnique ? [] : rows.solver.possiblyFreeVariables()
    }

    /// Whether the components of some variables are unchanged since the last solution from scratch.
    private func areUntouched(_ variables: [Variable]) -> Bool {
        rows.components.areUntouched(variables)
            && (choosesByComponent || variables.isEmpty || !rows.components.isAnyTouched)
    }

    // MARK: Rebuilding rows

    /// Rebuilds the rows of the stale groups.
    private mutating func updateRows() {
        guard !staleGroups.isEmpty else { return }
        staleGroups.sort()
        for group in staleGroups { isStale[group] = false }
        var builder = SystemBuilder(layout, effective, variables, nestedInsets)
        let groups = plan.groups
        rows.update(staleGroups) { builder.make(groups[$0]) }
        staleGroups.removeAll(keepingCapacity: true)
    }

    private mutating func markStale(_ group: Int) {
        guard !isStale[group] else { return }
        isStale[group] = true
        staleGroups.append(group)
    }

    /// Lets the next update load the rows that conflicts left out.
    private mutating func restoreLeftOut() {
        for (group, _) in rows.leftOut { markStale(group) }
        rows.forgetLeftOut()
        conflictVariables.removeAll()
    }

    /// Loads all rows into a solver that has solved nothing.
    private mutating func startOver() {
        restoreLeftOut()
        updateRows()
        rows.reload()
    }

    private mutating func setNestedInsets(_ nestedInsets: NestedInsets) {
        guard nestedInsets != self.nestedInsets else { return }
        self.nestedInsets = nestedInsets
        for group in dependencies.ofGuides { markStale(group) }
    }

    private mutating func setTextHeights(_ heights: [ViewID: Double]) {
        let before = effective.textHeights
        for view in Set(before.keys).union(heights.keys) where before[view] != heights[view] {
            markStaleGroups(dependingOn: view)
        }
        effective.setTextHeights(heights)
    }

    private mutating func markStaleGroups(dependingOn view: ViewID) {
        for group in dependencies.ofView[view.index] { markStale(group) }
    }

    /// Computes the effective layout of a configuration, and marks the groups of rows that it changes.
    private mutating func apply(_ configuration: Configuration) {
        let before = effective
        let sharesBasis = EffectiveLayout.haveOneBasis(configuration, self.configuration, layout)
        if !sharesBasis { basis = EffectiveLayout(before: configuration, layout) }
        self.configuration = configuration
        effective = basis
        effective.apply(configuration, layout, dependencies)
        let kept = before.textHeights.filter {
            effective.lineSize(of: layout[$0.key]) == before.lineSize(of: layout[$0.key])
        }
        effective.setTextHeights(kept)
        for view in before.textHeights.keys where kept[view] == nil { markStaleGroups(dependingOn: view) }
        let given = effective.givenRootVariables(variables)
        if !rows.components.fits(given) { rows.track(DirtyComponents(layout, variables, isGiven: given)) }
        guard sharesBasis else {
            for group in plan.groups.indices { markStale(group) }
            rows.touchAll()
            return
        }
        if before.size.width != effective.size.width || before.size.height != effective.size.height {
            for group in dependencies.ofCanvas { markStale(group) }
        }
        if before.size.safeArea != effective.size.safeArea || before.size.sideMargin != effective.size.sideMargin {
            for group in dependencies.ofGuides { markStale(group) }
        }
        let changed = layout.views.indices.filter {
            before.isGone[$0] != effective.isGone[$0] || before.isHidden[$0] != effective.isHidden[$0]
        }.map { ViewID($0) }
        for view in changed { markStaleGroups(dependingOn: view) }
        touchAmbiguousVariables(affectedBy: changed)
    }

    /// A hidden view is never reported as ambiguous, so hiding or showing some changes which values are ambiguous.
    private mutating func touchAmbiguousVariables(affectedBy changed: [ViewID]) {
        guard !changed.isEmpty, !ambiguousVariables.isEmpty else { return }
        let layout = layout
        var isChanged = Array(repeating: false, count: layout.views.count)
        // A view's position in its superview is ambiguous even if only the superview's position is.
        var containsChanged = isChanged
        for view in changed {
            isChanged[view.index] = true
            if let parent = layout[view].parent { containsChanged[parent.index] = true }
        }
        for variable in ambiguousVariables {
            guard let owner = variables.meaning(of: variable)?.view else { continue }
            var isAffected = containsChanged[owner.index]
            var around: ViewID? = owner
            while let view = around, !isAffected {
                isAffected = isChanged[view.index]
                around = layout[view].parent
            }
            if isAffected { rows.touch(variable) }
        }
    }
}
