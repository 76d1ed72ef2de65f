import LayoutModel
import Simplex

/// Solves a layout in one configuration after the other, each from where the one before it ended.
package struct LayoutSolver: Sendable {
    package let layout: Layout
    let variables: VariableTable
    var solver: Solver
    private(set) var circumstances: Circumstances
    /// The rows that are in the solver.
    private(set) var rows: [RowOrigin: Row] = [:]
    private var generation = 0
    private(set) var origins: [RowID: RowOrigin] = [:]
    private(set) var conflicts: [Conflict] = []
    /// Whether the last solution is the only one.
    private(set) var isUnique = true
    private(set) var surroundings = Surroundings()
    private let asking: Surroundings.Asking

    struct Row: Sendable {
        let id: RowID
        let terms: [Term]
        let relation: RowRelation
        let priority: Double
        var constant: Double
        /// The last load that asked for the row.
        var generation: Int

        init(id: RowID, spec: RowSpec, generation: Int) {
            self.id = id
            terms = spec.terms
            relation = spec.relation
            priority = spec.priority
            constant = spec.constant
            self.generation = generation
        }

        /// Whether it differs from `spec` in the constant at most.
        func isLike(_ spec: RowSpec) -> Bool {
            relation == spec.relation && priority == spec.priority && terms == spec.terms
        }
    }

    package init(_ layout: Layout) {
        self.layout = layout
        var solver = Solver()
        variables = VariableTable(layout, in: &solver)
        self.solver = solver
        asking = Surroundings.Asking(layout)
        circumstances = Circumstances(layout, Configuration(baseOf: layout))
    }

    /// The frames in `configuration`; nil where `isCancelled` said true.
    ///
    /// - Parameter listsAmbiguous: whether ``Solution/ambiguous`` is wanted, which costs more than the rest where much is undecided.
    package mutating func solve(
        _ configuration: Configuration, listsAmbiguous: Bool = true, isCancelled: () -> Bool = { false }
    ) -> Solution? {
        // The solver asks while it pivots; a small layout needs no pivot, but may have thousands of configurations.
        guard !isCancelled() else { return nil }
        circumstances = Circumstances(layout, configuration)
        guard settle(isCancelled) else { return nil }
        isUnique = !solver.hasFreeVariables()
        return Solution(
            configuration: configuration,
            size: circumstances.size,
            frames: layout.views.map { frame(of: $0) },
            isHidden: layout.views.map { view in
                layout.ancestors(of: view.id).contains { circumstances.isHidden[$0.index] }
            },
            isGone: layout.views.map { isTakenAway($0.id) },
            isInstalled: layout.views.map { !circumstances.isAbsent($0.id) },
            ambiguous: listsAmbiguous ? ambiguousComponents() : layout.views.map { _ in [] },
            conflicts: conflicts)
    }

    /// Whether the view is collapsed or left out of its stack.
    func isTakenAway(_ view: ViewID) -> Bool {
        circumstances.isGone[view.index] || isOutOfStack(view)
    }

    func isOutOfStack(_ view: ViewID) -> Bool {
        guard let parent = layout[view].parent, layout[parent].stack != nil else { return false }
        return circumstances.isHidden[view.index]
    }

    // MARK: Solving

    /// Solves until the safe areas and margins of nested views, which depend on where those stand, no longer change.
    private mutating func settle(_ isCancelled: () -> Bool) -> Bool {
        surroundings = Surroundings()
        for _ in 0..<8 {
            let builder = SystemBuilder(layout, circumstances, variables, surroundings)
            load(builder.rows)
            guard solveBreakingConflicts(isCancelled) else { return false }
            guard !asking.isEmpty else { return true }
            let next = surroundings(of: asking)
            if next == surroundings { return true }
            surroundings = next
        }
        return true
    }

    /// Brings the solver's rows to `specs`, touching only those that differ.
    private mutating func load(_ specs: [RowSpec]) {
        generation += 1
        var kept = 0
        for spec in specs {
            if let place = rows.index(forKey: spec.origin), rows.values[place].isLike(spec) {
                rows.values[place].generation = generation
                if rows.values[place].constant != spec.constant {
                    rows.values[place].constant = spec.constant
                    solver.setConstant(spec.constant, of: rows.values[place].id)
                }
            } else {
                remove(spec.origin)
                let id = solver.addRow(spec.terms, spec.relation, spec.constant, priority: spec.priority)
                rows[spec.origin] = Row(id: id, spec: spec, generation: generation)
                origins[id] = spec.origin
            }
            kept += 1
        }
        guard kept < rows.count else { return }
        for (origin, row) in rows where row.generation < generation { remove(origin) }
    }

    private mutating func remove(_ origin: RowOrigin) {
        guard let row = rows.removeValue(forKey: origin) else { return }
        solver.removeRow(row.id)
        origins[row.id] = nil
    }

    /// Solves; on a conflict leaves out one member and goes on, as Auto Layout does.
    private mutating func solveBreakingConflicts(_ isCancelled: () -> Bool) -> Bool {
        conflicts = []
        while true {
            switch solver.solve(isCancelled: isCancelled) {
            case .solved: return true
            case .cancelled: return false
            case .infeasible(let set):
                let members = set.rows.compactMap { origins[$0] }.sorted(by: comesBefore)
                guard
                    let broken = members.last(where: { $0.constraint != nil }) ?? members.last(where: { !$0.isCanvas })
                else { return true }
                let bounds = set.bounds.compactMap { variable -> Conflict.Bound? in
                    guard case .length(let view, let axis) = variables.meaning(of: variable) else { return nil }
                    return Conflict.Bound(view: view, axis: axis)
                }
                conflicts.append(Conflict(members: members, bounds: bounds, broken: broken))
                remove(broken)
            }
        }
    }

    /// What the layout implies first, then written constraints by their place in the source.
    func comesBefore(_ a: RowOrigin, _ b: RowOrigin) -> Bool {
        switch (a.constraint, b.constraint) {
        case (let a?, let b?):
            let (one, other) = (layout[a].source.focus, layout[b].source.focus)
            return one == other ? a < b : one < other
        case (nil, .some): return true
        case (.some, nil): return false
        case (nil, nil):
            guard let a = rows[a], let b = rows[b] else { return false }
            return a.id < b.id
        }
    }

    // MARK: Frames

    private func frame(of view: View) -> Rect {
        func length(_ axis: Axis) -> Double {
            if isOutOfStack(view.id), view.parent.flatMap({ layout[$0].stack })?.axis == axis { return 0 }
            return clean(solver.value(of: variables.length(view.id, axis)))
        }
        func start(_ axis: Axis) -> Double {
            let own = solver.value(of: variables.start(view.id, axis))
            guard let parent = view.parent else {
                // Where the root stands in its own superview is recorded, and nothing that is solved.
                guard circumstances.isDesignTime, let recorded = view.recordedFrame else { return clean(own) }
                return axis == .horizontal ? recorded.x : recorded.y
            }
            return clean(own - solver.value(of: variables.start(parent, axis)))
        }
        return Rect(
            x: start(.horizontal), y: start(.vertical), width: length(.horizontal), height: length(.vertical))
    }

    /// Takes the last bits of rounding off: frames are exact to a millionth of a point.
    func clean(_ value: Double) -> Double {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }
}
