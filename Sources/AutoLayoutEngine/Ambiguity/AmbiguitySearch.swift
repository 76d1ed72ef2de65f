import LayoutModel
import Simplex

/// The search behind ``LayoutSolver/ambiguousValues(_:)``.
struct AmbiguitySearch {
    private let owner: LayoutSolver
    private var probe: Solver
    private let quantities: Quantities
    private let components: [Int]
    /// The component that decides where a position is measured from, for each quantity; nil for a length.
    private let origins: [Int?]
    private var found: [AmbiguousValue] = []
    /// The quantities of the found values.
    private var foundQuantities: Set<Int> = []
    private var round = 0
    /// What former probes have taken.
    private var formerWork = 0

    init(_ owner: LayoutSolver) {
        self.owner = owner
        probe = owner.solver
        quantities = Quantities(owner)
        (components, origins) = quantities.components()
    }

    mutating func run(_ cancellation: Cancellation) throws(Cancelled) -> [AmbiguousValue] {
        guard mayFindAny else { return [] }
        defer { owner.searchWork.add(formerWork + probe.work - owner.solver.work) }
        try search(movingBy: 0.5, cancellation)
        if !found.isEmpty, found.count < AmbiguousValue.most {
            // Where those are held that were moved before, others may be at the end of their range.
            formerWork = probe.work - owner.solver.work
            probe = owner.solver
            for index in foundQuantities.sorted() { hold(index, at: quantities.value(of: index, in: owner.solver)) }
            _ = probe.solve()
            try search(movingBy: 0, cancellation)
        }
        joinRivals()
        if owner.layout.sourceTraits.contains(.isCode) { found = FloatingViews(owner.layout).atTheirBases(found) }
        return found.sorted { ($0.view, $0.axis == .vertical ? 1 : 0) < ($1.view, $1.axis == .vertical ? 1 : 0) }
    }

    /// Finds values of each kind until nothing is free that can be reported.
    ///
    /// - Parameter step: how far the first values that are found are moved.
    private mutating func search(movingBy step: Double, _ cancellation: Cancellation) throws(Cancelled) {
        let partiallyKnown = owner.effective.partiallyKnown
        let sizedElsewhere = owner.layout.sizedElsewhere
        if partiallyKnown != AxisPair([]) || !sizedElsewhere.isEmpty {
            hold {
                partiallyKnown[$0.axis].contains($0.view) || $0.kind == .size && sizedElsewhere.contains($0.view)
            }
        }
        let hasScrollViews = owner.layout.views.contains { $0.kind == .scroll }
        var kinds: [AmbiguousValue.Kind] = hasScrollViews ? [.scrollContent, .size, .position] : [.size, .position]
        while !kinds.isEmpty {
            let kind = kinds.removeFirst()
            while found.count < AmbiguousValue.most {
                try cancellation.check()
                let candidates = nextCandidates(kind)
                if candidates.isEmpty { break }
                record(candidates, movingBy: step)
            }
            // Holding values frees no others.
            guard found.count < AmbiguousValue.most, isAnyFree(of: kinds) else { break }
            holdUnreported(kind)
        }
    }

    // MARK: Finding

    /// Whether a value that can be reported may be free. In code most that is free is not known well enough for that.
    private var mayFindAny: Bool {
        var isFree = Array(repeating: false, count: owner.variables.meanings.count)
        for variable in owner.ambiguousVariables where isFree.indices.contains(variable.index) {
            isFree[variable.index] = true
        }
        return quantities.sums.indices.contains { index in
            quantities.sums[index].contains { isFree[$0.variable.index] } && quantities.canBeReported(index)
        }
    }

    /// Whether a value of some kinds may still be found.
    private mutating func isAnyFree(of kinds: [AmbiguousValue.Kind]) -> Bool {
        let (quantities, foundQuantities) = (quantities, foundQuantities)
        var isAnyFree = false
        probe.visitFreeSums(among: quantities.sums) { index in
            !foundQuantities.contains(index) && quantities.canBeReported(index, as: kinds)
        } _: { _ in
            isAnyFree = true
            return false
        }
        return isAnyFree
    }

    /// The first free quantity of a kind in each component. A view whose superview's position was just found waits for
    /// the next round: it may only seem to move.
    private mutating func nextCandidates(_ kind: AmbiguousValue.Kind) -> [FreeSum] {
        let (quantities, foundQuantities, components) = (quantities, foundQuantities, components)
        let origins = origins
        let limit = AmbiguousValue.most - found.count
        var visited: Set<Int> = []
        var candidates: [FreeSum] = []
        probe.visitFreeSums(among: quantities.sums) { index in
            !foundQuantities.contains(index) && !visited.contains(components[index])
                && origins[index].map(visited.contains) != true && quantities.canBeReported(index, as: [kind])
        } _: { free in
            visited.insert(components[free.index])
            candidates.append(free)
            return candidates.count < limit
        }
        return candidates
    }

    /// Records the candidates, moves each a little to find its rivals, and holds it there.
    ///
    /// At its old value it might be at the end of its range, where what shares a space with it looks unambiguous.
    private mutating func record(_ candidates: [FreeSum], movingBy first: Double) {
        let before = lengths()
        round += 1
        // Ever smaller, so that all later steps together do not undo the first.
        let size = first / Double(round * round)
        let steps = candidates.map { $0.canIncrease ? size : -size }
        for (free, step) in zip(candidates, steps) {
            hold(free.index, at: quantities.value(of: free.index, in: probe) + step)
        }
        _ = probe.solve()
        let changes = changes(from: before)
        for (free, step) in zip(candidates, steps) {
            guard let meaning = quantities.meaning(of: free.index) else { continue }
            let nearby = changes[components[free.index]] ?? []
            let rivals = nearby.filter {
                step != 0 && meaning.kind == .size && $0.axis == meaning.axis && $0.view != meaning.view
                    && $0.change * step < -1e-6 * abs(step)
            }.map(\.view)
            append(meaning, free, rivals)
            for rival in rivals {
                let length = owner.variables.length(rival, meaning.axis).index
                guard !foundQuantities.contains(length) else { continue }
                let free = FreeSum(index: length, canDecrease: true, canIncrease: true)
                append((rival, meaning.axis, .size), free, [meaning.view] + rivals.filter { $0 != rival })
            }
        }
    }

    private mutating func append(_ meaning: Quantities.Meaning, _ free: FreeSum, _ rivals: [ViewID]) {
        foundQuantities.insert(free.index)
        found.append(
            AmbiguousValue(
                view: meaning.view, axis: meaning.axis, kind: meaning.kind, rivals: rivals,
                canDecrease: free.canDecrease, canIncrease: free.canIncrease))
    }

    /// Views that share a space with a common rival are rivals of each other.
    private mutating func joinRivals() {
        for axis in Axis.allCases {
            var groups: [Set<ViewID>] = []
            for one in found where one.axis == axis && !one.rivals.isEmpty {
                let own = Set([one.view] + one.rivals)
                let overlapping = groups.filter { !$0.isDisjoint(with: own) }
                groups.removeAll { !$0.isDisjoint(with: own) }
                groups.append(overlapping.reduce(own) { $0.union($1) })
            }
            for index in found.indices where found[index].axis == axis && found[index].kind == .size {
                let own = found[index].view
                guard let group = groups.first(where: { $0.contains(own) }) else { continue }
                found[index].rivals = group.subtracting([own]).sorted()
            }
        }
    }

    // MARK: Holding

    /// Holds the free quantities of a kind that were not found, except two sorts, because what depends on those is
    /// found instead: unnamed gaps, and gone views whose constraints a library has deactivated.
    private mutating func holdUnreported(_ kind: AmbiguousValue.Kind) {
        let views = owner.layout.views
        let zeroed = Set(owner.effective.zeroed.map(\.view))
        hold {
            $0.kind == kind && !zeroed.contains($0.view)
                && (views[$0.view.index].kind != .spacer || views[$0.view.index].isFlexibleSpacer)
        }
    }

    /// Holds every free quantity that satisfies a condition at its value.
    private mutating func hold(_ isMatch: (Quantities.Meaning) -> Bool) {
        let quantities = quantities
        let free = probe.freeSums(among: quantities.sums) { quantities.meaning(of: $0).map(isMatch) ?? false }
        for index in free { hold(index, at: quantities.value(of: index, in: probe)) }
        if !free.isEmpty { _ = probe.solve() }
    }

    private mutating func hold(_ quantity: Int, at value: Double) {
        _ = probe.addRow(Array(quantities.sums[quantity]), .equal, value, priority: FillerPriority.held)
    }

    // MARK: Lengths

    private func lengths() -> [AxisPair<Double>] {
        owner.layout.views.map { view in
            AxisPair(
                horizontal: probe.value(of: owner.variables.length(view.id, .horizontal)),
                vertical: probe.value(of: owner.variables.length(view.id, .vertical)))
        }
    }

    /// The lengths that differ from those before, by component.
    private func changes(from before: [AxisPair<Double>]) -> [Int: [(view: ViewID, axis: Axis, change: Double)]] {
        var result: [Int: [(view: ViewID, axis: Axis, change: Double)]] = [:]
        for view in owner.layout.views {
            for axis in Axis.allCases {
                let length = owner.variables.length(view.id, axis)
                let change = probe.value(of: length) - before[view.id.index][axis]
                guard abs(change) > 1e-12, quantities.canBeReported(length.index) else { continue }
                result[components[length.index], default: []].append((view.id, axis, change))
            }
        }
        return result
    }
}
