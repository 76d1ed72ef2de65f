import LayoutModel
import Simplex

/// A number that the constraints leave undecided of themselves, not because of another one.
package struct Undecided: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case position
        case size
        /// The size of a scroll view's content.
        case scrollContent
    }

    package var view: ViewID
    package var axis: Axis
    package var kind: Kind
    /// The views whose sizes give way as this one's grows: they share a space that nothing divides.
    package var rivals: [ViewID] = []
    package var canDecrease: Bool
    package var canIncrease: Bool

    /// A layout in which more is undecided than this is at its beginning; the rest waits.
    package static let most = 200
}

extension LayoutSolver {
    /// A layout in which more is undecided than this is at its beginning; the rest is not looked for.
    private static let mostListed = 1000

    /// The numbers of the frames that another optimal solution gives another value.
    func ambiguousComponents() -> [Set<FrameComponent>] {
        var result = layout.views.map { _ in Set<FrameComponent>() }
        guard !isUnique else { return result }
        var probe = solver
        let positions = addRelativePositions(to: &probe)
        guard probe.solve() == .solved else { return result }
        let reading = VariableMeanings(self, positions)
        var listed = 0
        probe.visitFreeVariables(where: { reading.meaning(of: $0) != nil }) { free in
            listed += 1
            if case .length(let view, let axis) = variables.meaning(of: free.variable) {
                result[view.index].insert(.size(on: axis))
            } else if let (view, axis) = positions.meaning(of: free.variable) {
                result[view.index].insert(.position(on: axis))
            }
            return listed < Self.mostListed
        }
        for view in layout.views where isTakenAway(view.id) || view.kind == .spacer { result[view.id.index] = [] }
        return result
    }

    /// A variable for the distance of each view from its superview's near edge, so that a superview that moves does not move it.
    private func addRelativePositions(to probe: inout Solver) -> RelativePositions {
        var positions = RelativePositions(first: variables.meanings.count)
        for view in layout.views {
            guard let parent = view.parent else { continue }
            for axis in Axis.allCases {
                let relative = probe.addVariable()
                let terms = [
                    Term(relative, 1), Term(variables.start(view.id, axis), -1), Term(variables.start(parent, axis), 1),
                ]
                _ = probe.addRow(terms, .equal, 0)
                positions.all.append((view.id, axis))
            }
        }
        return positions
    }

    /// What is undecided of itself, at the last configuration that was solved.
    ///
    /// One undecided number is found, held, and what is then still undecided is looked at again: so a view that only follows another is
    /// not named. The sizes of scroll views' contents are asked first, then sizes, then positions, each in document order.
    /// Views that are not shown, and those of which too little is known, are never named.
    package func undecided(_ cancellation: Cancellation = .never) throws(Cancelled) -> [Undecided] {
        guard !isUnique, !layout.areAllPartiallyKnown else { return [] }
        return try undecidedFound.value { () throws(Cancelled) in try search(cancellation) }
    }

    private func search(_ cancellation: Cancellation) throws(Cancelled) -> [Undecided] {
        var probe = solver
        let positions = addRelativePositions(to: &probe)
        guard try probe.isSolved(cancellation) else { return [] }
        var search = UndecidedSearch(self, probe: probe, positions: positions)
        return try search.run(cancellation)
    }
}

/// The variables that a search adds for the distances of views from their superviews' near edges.
private struct RelativePositions {
    /// The index of the first of them; the others follow.
    let first: Int
    var all: [(view: ViewID, axis: Axis)] = []

    func meaning(of variable: Variable) -> (view: ViewID, axis: Axis)? {
        all.indices.contains(variable.index - first) ? all[variable.index - first] : nil
    }
}

extension View {
    /// Whether it is a spacer that somebody named and gave no length.
    fileprivate var isFlexibleSpacer: Bool {
        kind == .spacer && spacer?.length == nil && !isAnonymous
    }
}

/// What the variables of a search stand for.
private struct VariableMeanings {
    let owner: LayoutSolver
    let positions: RelativePositions

    init(_ owner: LayoutSolver, _ positions: RelativePositions) {
        self.owner = owner
        self.positions = positions
    }

    func meaning(of variable: Variable) -> (view: ViewID, axis: Axis, kind: Undecided.Kind)? {
        if let (view, axis) = positions.meaning(of: variable) { return (view, axis, .position) }
        switch owner.variables.meaning(of: variable) {
        case .length(let view, let axis): return (view, axis, .size)
        case .contentLength(let view, let axis): return (view, axis, .scrollContent)
        default: return nil
        }
    }

    /// Whether somebody could do something about it.
    func mayBeNamed(_ variable: Variable) -> Bool {
        guard let (view, axis, kind) = meaning(of: variable) else { return false }
        let layout = owner.layout
        if layout.partiallyKnown[axis].contains(view) || view == .root { return false }
        if layout[view].kind == .spacer && !(kind == .size && layout[view].isFlexibleSpacer) { return false }
        if kind == .scrollContent, layout[view].children.isEmpty, !layout[view].declaresContentGuide { return false }
        return !layout.ancestors(of: view).contains { owner.effective.isHidden[$0.index] }
    }
}

/// The search behind ``LayoutSolver/undecided(_:)``.
private struct UndecidedSearch {
    let owner: LayoutSolver
    var probe: Solver
    private let reading: VariableMeanings
    var components: Components
    var found: [Undecided] = []
    var named: Set<Variable> = []
    private var round = 0

    /// The level at which numbers are held: above every optional priority, and no contradiction to required rows where rounding errs.
    private static let holding = 999.995

    init(_ owner: LayoutSolver, probe: Solver, positions: RelativePositions) {
        self.owner = owner
        self.probe = probe
        reading = VariableMeanings(owner, positions)
        components = Components(count: positions.first + positions.all.count)
        let variables = owner.variables
        for row in owner.rows { components.join(row.terms) { variables.isRoots($0) } }
        for (place, (view, axis)) in positions.all.enumerated() {
            components.join(Variable(positions.first + place), owner.variables.start(view, axis))
        }
    }

    mutating func run(_ cancellation: Cancellation) throws(Cancelled) -> [Undecided] {
        let partiallyKnown = owner.layout.partiallyKnown
        if partiallyKnown != AxisPair([]) { hold { partiallyKnown[$0.axis].contains($0.view) } }
        let scrolls = owner.layout.views.contains { $0.kind == .scroll }
        for kind in scrolls ? [Undecided.Kind.scrollContent, .size, .position] : [.size, .position] {
            while found.count < Undecided.most {
                try cancellation.check()
                let candidates = next(kind)
                if candidates.isEmpty { break }
                name(candidates)
            }
            // What waits for the rest to be mended needs nothing to be held.
            if found.count >= Undecided.most { break }
            // A gap without a name is never named, so what hangs on its length is; nor is a view that has gone and whose constraints a
            // library has switched off.
            let views = owner.layout.views
            let loosened = Set(owner.effective.zeroed.map(\.view))
            if kind != .position {
                hold {
                    $0.kind == kind && !loosened.contains($0.view)
                        && (views[$0.view.index].kind != .spacer || views[$0.view.index].isFlexibleSpacer)
                }
            }
        }
        joinRivals()
        return found.sorted { ($0.view, $0.axis == .vertical ? 1 : 0) < ($1.view, $1.axis == .vertical ? 1 : 0) }
    }

    private func meaning(of variable: Variable) -> (view: ViewID, axis: Axis, kind: Undecided.Kind)? {
        reading.meaning(of: variable)
    }

    /// Holds whatever is free and asked for where it now is.
    private mutating func hold(_ isMeant: ((view: ViewID, axis: Axis, kind: Undecided.Kind)) -> Bool) {
        let reading = reading
        var free: [Variable] = []
        probe.visitFreeVariables(where: { reading.meaning(of: $0).map(isMeant) ?? false }) {
            free.append($0.variable)
            return true
        }
        for variable in free {
            _ = probe.addRow([Term(variable, 1)], .equal, probe.value(of: variable), priority: Self.holding)
        }
        if !free.isEmpty { _ = probe.solve() }
    }

    /// The first free number of the kind in each part of the layout that hangs together.
    private mutating func next(_ kind: Undecided.Kind) -> [FreeVariable] {
        let (reading, named, components, room) = (reading, named, components, Undecided.most - found.count)
        var parts: Set<Int> = []
        var candidates: [FreeVariable] = []
        probe.visitFreeVariables(where: { variable in
            reading.meaning(of: variable)?.kind == kind && !named.contains(variable)
                && !parts.contains(components.part(of: variable)) && reading.mayBeNamed(variable)
        }) { free in
            parts.insert(components.part(of: free.variable))
            candidates.append(free)
            return candidates.count < room
        }
        return candidates
    }

    /// Names the candidates, moves each a little to find its rivals, and holds it there.
    ///
    /// Where it was, it may have been at the end of its range, and what shares a space with it would look decided.
    private mutating func name(_ candidates: [FreeVariable]) {
        let before = lengths()
        round += 1
        // Smaller and smaller, so that all steps after the first together do not undo it.
        let size = 0.5 / Double(round * round)
        let steps = candidates.map { $0.canIncrease ? size : -size }
        for (free, step) in zip(candidates, steps) {
            let value = probe.value(of: free.variable) + step
            _ = probe.addRow([Term(free.variable, 1)], .equal, value, priority: Self.holding)
        }
        _ = probe.solve()
        let moved = changes(from: before)
        for (free, step) in zip(candidates, steps) {
            guard let meaning = meaning(of: free.variable) else { continue }
            let near = moved[components.part(of: free.variable)] ?? []
            let rivals =
                meaning.kind == .size
                ? near.filter {
                    $0.axis == meaning.axis && $0.view != meaning.view && $0.change * step < -1e-6 * abs(step)
                }
                .map(\.view) : []
            add(meaning, free, rivals)
            for rival in rivals {
                let variable = owner.variables.length(rival, meaning.axis)
                guard !named.contains(variable) else { continue }
                let both = FreeVariable(variable: variable, canDecrease: true, canIncrease: true)
                add((rival, meaning.axis, .size), both, [meaning.view] + rivals.filter { $0 != rival })
            }
        }
    }

    /// Who shares a space with somebody shares it with all who do.
    private mutating func joinRivals() {
        for axis in Axis.allCases {
            var groups: [Set<ViewID>] = []
            for one in found where one.axis == axis && !one.rivals.isEmpty {
                let own = Set([one.view] + one.rivals)
                let touched = groups.filter { !$0.isDisjoint(with: own) }
                groups.removeAll { !$0.isDisjoint(with: own) }
                groups.append(touched.reduce(own) { $0.union($1) })
            }
            for place in found.indices where found[place].axis == axis && found[place].kind == .size {
                let own = found[place].view
                guard let group = groups.first(where: { $0.contains(own) }) else { continue }
                found[place].rivals = group.subtracting([own]).sorted()
            }
        }
    }

    private mutating func add(
        _ meaning: (view: ViewID, axis: Axis, kind: Undecided.Kind), _ free: FreeVariable, _ rivals: [ViewID]
    ) {
        named.insert(free.variable)
        found.append(
            Undecided(
                view: meaning.view, axis: meaning.axis, kind: meaning.kind, rivals: rivals,
                canDecrease: free.canDecrease, canIncrease: free.canIncrease))
    }

    private func lengths() -> [AxisPair<Double>] {
        owner.layout.views.map { view in
            AxisPair(
                horizontal: probe.value(of: owner.variables.length(view.id, .horizontal)),
                vertical: probe.value(of: owner.variables.length(view.id, .vertical)))
        }
    }

    /// The lengths that are no longer what they were, by the part of the layout that they belong to.
    private func changes(from before: [AxisPair<Double>]) -> [Int: [(view: ViewID, axis: Axis, change: Double)]] {
        var result: [Int: [(view: ViewID, axis: Axis, change: Double)]] = [:]
        for view in owner.layout.views {
            for axis in Axis.allCases {
                let length = owner.variables.length(view.id, axis)
                let change = probe.value(of: length) - before[view.id.index][axis]
                guard abs(change) > 1e-12, reading.mayBeNamed(length) else { continue }
                result[components.part(of: length), default: []].append((view.id, axis, change))
            }
        }
        return result
    }
}
