import LayoutModel
import RuntimeLog

/// The solver's answer to a dump: which of its constraints conflict, and what would resolve that.
struct LogProof {
    /// The dump, with the assumed superviews.
    let dump: ConflictDump
    private let assumptions: LogSystem.Assumptions
    /// An irreducible conflict: without any one of its members, the others can hold. Nil where all can hold as listed.
    let conflict: LogSystem.Conflict?
    /// Assumed pairs of a view and its superview.
    private(set) var assumedSuperviews: [(LoggedItemID, LoggedItemID)] = []
    var assumesMarginsInside: Bool { assumptions.marginsAreInside }
    var assumesStandardMargins: Bool { assumptions.marginsAreStandard }

    /// Complexity: a solution for each member of a conflict and each item.
    init(_ dump: ConflictDump, _ cancellation: Cancellation) throws(Cancelled) {
        let all = Array(dump.constraints.indices)
        let guesses = Self.guessedSuperviews(dump)
        var guessed = dump
        for (item, superview) in guesses { guessed.superviews[item] = superview }
        // The list was printed because it cannot hold, so assumptions under which it can are not the right ones.
        for candidate in guesses.isEmpty ? [dump] : [dump, guessed] {
            for assumptions in Self.assumptions(for: dump) {
                var system = LogSystem(candidate, assumptions, constraints: all)
                guard let found = try system.conflict(cancellation) else { continue }
                self.dump = candidate
                self.assumptions = assumptions
                conflict = try Self.irreducible(found, candidate, assumptions, cancellation)
                if candidate.superviews.count > dump.superviews.count { assumedSuperviews = guesses }
                return
            }
        }
        self.dump = dump
        assumptions = LogSystem.Assumptions()
        conflict = nil
    }

    // MARK: Assumptions

    /// The assumptions to try, the weakest first.
    private static func assumptions(for dump: ConflictDump) -> [LogSystem.Assumptions] {
        let attributes = dump.constraints.flatMap(\.equations).flatMap(\.anchors).map(\.attribute)
        var candidates = [LogSystem.Assumptions()]
        if dump.isAppKit,
            attributes.contains(where: { if case .inSuperview(.vertical, _) = $0 { true } else { false } })
        {
            candidates.append(LogSystem.Assumptions(measuresFromBottom: true))
        }
        if attributes.contains(where: { if case .margin = $0 { true } else { false } }) {
            candidates.append(LogSystem.Assumptions(marginsAreInside: true))
            // In an incomplete list, the contradiction may as well be in the missing part.
            if dump.isComplete, !dump.isAppKit { candidates.append(LogSystem.Assumptions(marginsAreStandard: true)) }
        }
        return candidates
    }

    /// Likely superviews of views for which a mask gives a position but no superview.
    ///
    /// The superview is probably the connected item that contains others, or else the superview of the connected items.
    private static func guessedSuperviews(_ dump: ConflictDump) -> [(LoggedItemID, LoggedItemID)] {
        let superviews = Set(dump.superviews.values)
        let equations = dump.constraints.flatMap(\.equations)
        var seen: Set<LoggedItemID> = []
        let positioned = equations.flatMap(\.anchors).filter { anchor in
            guard case .inSuperview = anchor.attribute else { return false }
            return dump.superviews[anchor.item] == nil && seen.insert(anchor.item).inserted
        }.map(\.item)
        return positioned.compactMap { item in
            let connected = equations.filter { $0.anchors.contains { $0.item == item } }
                .flatMap(\.anchors).map(\.item)
            var candidates = Set(connected).intersection(superviews).subtracting([item])
            if candidates.isEmpty { candidates = Set(connected.compactMap { dump.superviews[$0] }) }
            return candidates.count == 1 ? candidates.first.map { (item, $0) } : nil
        }
    }

    // MARK: The conflict

    /// The conflict of a longer list stays as the solver found it.
    private static let mostReduced = 200

    /// Removes what the conflict does not need: first the condition that sizes are not negative, then constraints. The
    /// broken one is tried last, so that it stays if possible.
    private static func irreducible(
        _ found: LogSystem.Conflict, _ dump: ConflictDump, _ assumptions: LogSystem.Assumptions,
        _ cancellation: Cancellation
    ) throws(Cancelled) -> LogSystem.Conflict {
        guard dump.constraints.count <= mostReduced else { return found }
        func conflict(
            _ constraints: [Int], _ unbounded: Set<LoggedAnchor>
        ) throws(Cancelled) -> LogSystem.Conflict? {
            var system = LogSystem(dump, assumptions, constraints: constraints, unbounded: unbounded)
            return try system.conflict(cancellation)
        }
        let all = Array(dump.constraints.indices)
        let sizes = sizes(of: dump)
        var unbounded = Set(sizes)
        if try conflict(all, unbounded) == nil {
            unbounded.subtract(found.sizes)
            for size in sizes where found.sizes.contains(size) {
                if try conflict(all, unbounded.union([size])) != nil { unbounded.insert(size) }
            }
        }
        guard var kept = try conflict(all, unbounded) else { return found }
        for member in all.reversed().filter({ $0 != dump.broken }) + [dump.broken].compactMap({ $0 }) {
            guard kept.members.contains(member), kept.members.count > 1 else { continue }
            if let smaller = try conflict(kept.members.filter { $0 != member }, unbounded) { kept = smaller }
        }
        return kept
    }

    /// The sizes of all items, first those that a constraint names: the constraint makes their condition unnecessary.
    private static func sizes(of dump: ConflictDump) -> [LoggedAnchor] {
        let anchors = dump.constraints.flatMap(\.equations).flatMap(\.anchors)
        var seen: Set<LoggedItemID> = []
        let items = anchors.map(\.item).filter { seen.insert($0).inserted }
        let all = items.flatMap { item in
            [LoggedAnchor(item, .plain(.width)), LoggedAnchor(item, .plain(.height))]
        }
        let given = Set(anchors)
        return all.filter(given.contains) + all.filter { !given.contains($0) }
    }

    /// The most members of a conflict whose numbers are added up. Nobody reads a longer sum.
    private static let mostAdded = 50

    /// The rows that prove the conflict, with their factors; nil where no sum of printed numbers does.
    func parts() -> [LogSystem.ProofPart]? {
        guard let conflict, conflict.members.count <= Self.mostAdded else { return nil }
        let unbounded = Set(Self.sizes(of: dump)).subtracting(conflict.sizes)
        var system = LogSystem(dump, assumptions, constraints: conflict.members, unbounded: unbounded)
        return system.proof()
    }

    // MARK: Solutions

    /// Whether all other listed constraints can hold.
    func holds(without removed: Set<Int>) -> Bool { conflict(of: dump.constraints.indices, without: removed) == nil }

    /// Whether the other members of the conflict can hold.
    func isResolved(without removed: Set<Int>) -> Bool {
        conflict.map { self.conflict(of: $0.members, without: removed) == nil } ?? false
    }

    private func conflict(of constraints: some Sequence<Int>, without removed: Set<Int>) -> LogSystem.Conflict? {
        var system = LogSystem(dump, assumptions, constraints: constraints.filter { !removed.contains($0) })
        return system.conflict()
    }

    /// The points by which the other members of the conflict violate a constraint; nil where that is not one number.
    func violation(of constraint: Int) -> Double? {
        guard let conflict, dump.constraints.indices.contains(constraint),
            let equation = dump.constraints[constraint].equations.first, equation.second.unsignedSpace == 0
        else { return nil }
        var system = LogSystem(dump, assumptions, constraints: conflict.members, yielding: constraint)
        guard system.conflict() == nil else { return nil }
        let difference = abs(system.value(of: equation.first) - system.value(of: equation.second))
        return difference.isFinite && difference > 0.05 ? difference : nil
    }
}
