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
    private var origins: [RowID: RowOrigin] = [:]
    private(set) var conflicts: [Conflict] = []
    /// Whether the last solution is the only one.
    private(set) var isUnique = true
    private var nestedSafeAreas: [ViewID: EdgeInsets] = [:]

    struct Row: Sendable {
        var id: RowID
        var terms: [Term]
        var relation: RowRelation
        var constant: Double
        var priority: Double
    }

    package init(_ layout: Layout) {
        self.layout = layout
        var solver = Solver()
        variables = VariableTable(layout, in: &solver)
        self.solver = solver
        circumstances = Circumstances(layout, Configuration(baseOf: layout))
    }

    /// The frames in `configuration`; nil where `isCancelled` said true.
    package mutating func solve(
        _ configuration: Configuration, isCancelled: () -> Bool = { false }
    ) -> Solution? {
        // The solver asks while it pivots; a small layout needs no pivot, but may have thousands of configurations.
        guard !isCancelled() else { return nil }
        circumstances = Circumstances(layout, configuration)
        guard settle(isCancelled) else { return nil }
        isUnique = solver.freeVariables().isEmpty
        return Solution(
            configuration: configuration,
            size: circumstances.size,
            frames: layout.views.map { frame(of: $0) },
            isHidden: layout.views.map { view in
                layout.ancestors(of: view.id).contains { circumstances.isHidden[$0.index] }
            },
            isGone: layout.views.map { isTakenAway($0.id) },
            ambiguous: ambiguousComponents(),
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

    /// Solves until the safe areas of nested views, which depend on where those stand, no longer change.
    private mutating func settle(_ isCancelled: () -> Bool) -> Bool {
        let asking = viewsAskingForSafeArea()
        nestedSafeAreas = [:]
        for _ in 0..<8 {
            let builder = SystemBuilder(layout, circumstances, variables, nestedSafeAreas: nestedSafeAreas)
            load(builder.rows)
            guard solveBreakingConflicts(isCancelled) else { return false }
            guard !asking.isEmpty else { return true }
            let next = safeAreas(of: asking)
            if next == nestedSafeAreas { return true }
            nestedSafeAreas = next
        }
        return true
    }

    /// Brings the solver's rows to `specs`, touching only those that differ.
    private mutating func load(_ specs: [RowSpec]) {
        var stale = Set(rows.keys)
        for spec in specs {
            stale.remove(spec.origin)
            if var row = rows[spec.origin] {
                if row.terms == spec.terms, row.relation == spec.relation, row.priority == spec.priority {
                    if row.constant != spec.constant {
                        solver.setConstant(spec.constant, of: row.id)
                        row.constant = spec.constant
                        rows[spec.origin] = row
                    }
                    continue
                }
                remove(spec.origin)
            }
            let id = solver.addRow(spec.terms, spec.relation, spec.constant, priority: spec.priority)
            rows[spec.origin] = Row(
                id: id, terms: spec.terms, relation: spec.relation, constant: spec.constant, priority: spec.priority)
            origins[id] = spec.origin
        }
        for origin in stale { remove(origin) }
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
    private func comesBefore(_ a: RowOrigin, _ b: RowOrigin) -> Bool {
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
            guard let parent = view.parent else { return clean(own) }
            return clean(own - solver.value(of: variables.start(parent, axis)))
        }
        return Rect(
            x: start(.horizontal), y: start(.vertical), width: length(.horizontal), height: length(.vertical))
    }

    /// Takes the last bits of rounding off: frames are exact to a millionth of a point.
    private func clean(_ value: Double) -> Double {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }

    // MARK: Safe areas of nested views

    private func viewsAskingForSafeArea() -> [ViewID] {
        let items = layout.constraints.flatMap { [$0.first.item, $0.second?.item] }
        return Set(items.compactMap { $0?.guide == .safeArea && $0?.view != .root ? $0?.view : nil }).sorted()
    }

    /// What of the root's safe-area insets reaches into each view; nothing does inside a scroll view.
    private func safeAreas(of views: [ViewID]) -> [ViewID: EdgeInsets] {
        let root = circumstances.size.safeArea ?? layout.safeArea
        let (left, right) = layout.isRightToLeft ? (root.trailing, root.leading) : (root.leading, root.trailing)
        func span(_ view: ViewID, _ axis: Axis) -> (start: Double, end: Double) {
            let start = solver.value(of: variables.start(view, axis))
            return (start, start + solver.value(of: variables.length(view, axis)))
        }
        let (width, height) = (span(.root, .horizontal).end, span(.root, .vertical).end)
        return views.reduce(into: [:]) { result, view in
            guard !layout.ancestors(of: view).dropFirst().contains(where: { layout[$0].kind == .scroll }) else {
                return
            }
            let (x, y) = (span(view, .horizontal), span(view, .vertical))
            let (fromLeft, fromRight) = (max(0, left - x.start), max(0, right - (width - x.end)))
            result[view] = EdgeInsets(
                top: clean(max(0, root.top - y.start)),
                leading: clean(layout.isRightToLeft ? fromRight : fromLeft),
                bottom: clean(max(0, root.bottom - (height - y.end))),
                trailing: clean(layout.isRightToLeft ? fromLeft : fromRight))
        }
    }

    // MARK: Questions about the last solution

    /// The rows that decide a number of a view's frame, each with the factor by which its constant makes it up; nil where it is undecided.
    package func deciding(_ component: FrameComponent, of view: ViewID) -> [(origin: RowOrigin, factor: Double)]? {
        var form = LinearForm()
        if component.isSize {
            form = LinearForm(variables.length(view, component.axis))
        } else {
            form = LinearForm(variables.start(view, component.axis))
            if let parent = layout[view].parent {
                form.add(LinearForm(variables.start(parent, component.axis)), times: -1)
            }
        }
        return solver.contributions(to: form.terms)?.compactMap { part in
            origins[part.row].map { ($0, part.factor) }
        }
    }

    /// The written constraints in force at the last configuration, in document order.
    package var activeConstraints: [ActiveConstraint] { circumstances.constraints }

    /// The constant of a written constraint at the last configuration; nil where it is not in force or not known.
    package func constant(of id: ConstraintID) -> Double? {
        circumstances.constraints.first { $0.id == id }?.constant
    }

    /// The views, by axis, that hang together with a conflict of the last solution by constraints, other than through the root view.
    package func partsInConflict() -> Set<ViewAxis> {
        guard !conflicts.isEmpty else { return [] }
        var components = Components(count: variables.meanings.count)
        let root = Set(Axis.allCases.flatMap { [variables.start(.root, $0), variables.length(.root, $0)] })
        components.join(rows.values.map(\.terms), except: root)
        var parts: Set<Int> = []
        for member in conflicts.flatMap(\.members) {
            for term in rows[member]?.terms ?? [] where !root.contains(term.variable) {
                parts.insert(components.part(of: term.variable))
            }
        }
        for id in conflicts.compactMap(\.broken.constraint) {
            for anchor in [layout[id].first, layout[id].second].compactMap({ $0 }) where anchor.item.view != .root {
                parts.insert(components.part(of: variables.start(anchor.item.view, anchor.attribute.axis)))
                parts.insert(components.part(of: variables.length(anchor.item.view, anchor.attribute.axis)))
            }
        }
        for bound in conflicts.flatMap(\.bounds) {
            parts.insert(components.part(of: variables.length(bound.view, bound.axis)))
        }
        var result: Set<ViewAxis> = []
        for view in layout.views {
            for axis in Axis.allCases
            where parts.contains(components.part(of: variables.start(view.id, axis)))
                || parts.contains(components.part(of: variables.length(view.id, axis)))
            {
                result.insert(ViewAxis(view.id, axis))
            }
        }
        return result
    }

    /// The equalities in force that hold whatever the root's size and whatever the contents: what the layout implies first, then written
    /// ones in document order. Each as coefficients by variable, in an order that is the solver's own.
    package func equalities() -> [Equality] {
        relations { $0 == .equal }
    }

    /// The inequalities in force that somebody wrote, in document order.
    package func writtenInequalities() -> [Equality] {
        relations { $0 != .equal }.filter { $0.origin.constraint != nil }
    }

    private func relations(_ isMeant: (RowRelation) -> Bool) -> [Equality] {
        rows.filter { origin, row in
            guard isMeant(row.relation) else { return false }
            switch origin {
            case .canvas, .hugging, .compressionResistance, .rest: return false
            default: return origin.constraint != nil || row.priority >= 1000
            }
        }.sorted { comesBefore($0.key, $1.key) }.map { origin, row in
            Equality(
                origin: origin,
                terms: row.terms.map { ($0.variable.index, $0.coefficient) }.sorted { $0.0 < $1.0 },
                isAtMost: row.relation == .lessThanOrEqual, constant: row.constant, priority: row.priority)
        }
    }

    /// The constant with which a written constraint would hold exactly where things now stand; nil where it has no row.
    ///
    /// For a constraint that was left out of a conflict this is the constant that comes nearest to what it says.
    package func fittingConstant(of id: ConstraintID) -> Double? {
        guard let active = circumstances.constraints.first(where: { $0.id == id }), let constant = active.constant
        else { return nil }
        var probe = self
        let builder = SystemBuilder(layout, circumstances, variables, nestedSafeAreas: nestedSafeAreas, only: active)
        guard let spec = builder.rows.last else { return nil }
        if rows[.constraint(id)] == nil {
            _ = probe.solver.addRow(spec.terms, spec.relation, spec.constant, priority: 999.995)
            guard probe.solver.solve() == .solved else { return nil }
        }
        let value = spec.terms.reduce(0) { $0 + $1.coefficient * probe.solver.value(of: $1.variable) }
        return clean(constant + value - spec.constant)
    }
}
