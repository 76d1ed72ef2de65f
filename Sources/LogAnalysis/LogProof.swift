import LayoutModel
import RuntimeLog

/// What the solver says of a dump: which of its constraints cannot hold together, and what would mend it.
struct LogProof {
    /// With what was taken for granted about the tree of views.
    let dump: ConflictDump
    private let assumptions: LogSystem.Assumptions
    /// The irreducible part: each of them may be left out, and the others can hold. Nil where all can hold together as listed.
    let conflict: LogSystem.Conflict?
    /// Views of which it was taken for granted that they lie directly in the other.
    private(set) var assumed: [(LoggedItemID, LoggedItemID)] = []
    /// Whether it was taken for granted that margins lie inside their views.
    var assumesMarginsInside: Bool { assumptions.marginsAreInside }
    /// Whether it was taken for granted that margins are as wide as UIKit makes them.
    var assumesUsualMargins: Bool { assumptions.marginsAreUsual }

    /// Complexity: a solution for each member of a conflict and each item.
    init(_ dump: ConflictDump, isCancelled: () -> Bool = { false }) {
        let all = Array(dump.constraints.indices)
        let guesses = Self.guessedSuperviews(dump)
        var guessed = dump
        for (item, superview) in guesses { guessed.superviews[item] = superview }
        // That the list cannot hold is certain, as it was printed for it: so a assumptions in which it can is not the right one.
        for candidate in guesses.isEmpty ? [dump] : [dump, guessed] {
            for assumptions in Self.candidates(of: dump) {
                var system = LogSystem(candidate, assumptions, constraints: all)
                guard let found = system.conflict(isCancelled: isCancelled) else { continue }
                self.dump = candidate
                self.assumptions = assumptions
                conflict = Self.irreducible(found, candidate, assumptions, isCancelled)
                if candidate.superviews.count > dump.superviews.count { assumed = guesses }
                return
            }
        }
        self.dump = dump
        assumptions = LogSystem.Assumptions()
        conflict = nil
    }

    /// In the order in which they are tried: that which takes least for granted first.
    private static func candidates(of dump: ConflictDump) -> [LogSystem.Assumptions] {
        let attributes = dump.constraints.flatMap(\.equations).flatMap(\.anchors).map(\.attribute)
        var candidates = [LogSystem.Assumptions()]
        if dump.isAppKit,
            attributes.contains(where: { if case .inSuperview(.vertical, _) = $0 { true } else { false } })
        {
            candidates.append(LogSystem.Assumptions(countsUpwards: true))
        }
        if attributes.contains(where: { if case .margin = $0 { true } else { false } }) {
            candidates.append(LogSystem.Assumptions(marginsAreInside: true))
            // Where the list is not here to its end, what contradicts it may be in the rest as well.
            if dump.isComplete, !dump.isAppKit { candidates.append(LogSystem.Assumptions(marginsAreUsual: true)) }
        }
        return candidates
    }

    /// Views of which a mask tells where they are in their superview, but nothing tells which that is: most likely the one that is tied to them
    /// and is the superview of others, else that of the views that are tied to them.
    private static func guessedSuperviews(_ dump: ConflictDump) -> [(LoggedItemID, LoggedItemID)] {
        let superviews = Set(dump.superviews.values)
        let equations = dump.constraints.flatMap(\.equations)
        var seen: Set<LoggedItemID> = []
        let measured = equations.flatMap(\.anchors).filter { anchor in
            guard case .inSuperview = anchor.attribute else { return false }
            return dump.superviews[anchor.item] == nil && seen.insert(anchor.item).inserted
        }
        return measured.compactMap { anchor in
            let tied = equations.filter { $0.anchors.contains { $0.item == anchor.item } }.flatMap(\.anchors).map(
                \.item)
            var candidates = Set(tied).intersection(superviews).subtracting([anchor.item])
            if candidates.isEmpty { candidates = Set(tied.compactMap { dump.superviews[$0] }) }
            return candidates.count == 1 ? candidates.first.map { (anchor.item, $0) } : nil
        }
    }

    // MARK: What cannot hold

    /// More than so many constraints are not looked at one by one.
    private static let mostFiltered = 200

    /// Leaves out what the conflict does not need: first what is only so because no size is negative, then constraints, the one that was broken
    /// last, so that it is kept where it can be.
    private static func irreducible(
        _ found: LogSystem.Conflict, _ dump: ConflictDump, _ assumptions: LogSystem.Assumptions,
        _ isCancelled: () -> Bool
    ) -> LogSystem.Conflict {
        guard dump.constraints.count <= mostFiltered else { return found }
        func conflict(_ constraints: [Int], _ free: Set<LoggedAnchor>) -> LogSystem.Conflict? {
            var system = LogSystem(dump, assumptions, constraints: constraints, free: free)
            return system.conflict(isCancelled: isCancelled)
        }
        let all = Array(dump.constraints.indices)
        let sizes = sizes(of: dump)
        var free = Set(sizes)
        if conflict(all, free) == nil {
            free.subtract(found.sizes)
            for size in sizes where found.sizes.contains(size) && conflict(all, free.union([size])) != nil {
                free.insert(size)
            }
        }
        guard var kept = conflict(all, free) else { return found }
        for member in all.reversed().filter({ $0 != dump.broken }) + [dump.broken].compactMap({ $0 }) {
            guard kept.members.contains(member), kept.members.count > 1 else { continue }
            if let smaller = conflict(kept.members.filter { $0 != member }, free) { kept = smaller }
        }
        return kept
    }

    /// The sizes of what is named, those that a constraint gives first: that they are not negative is said by that.
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

    // MARK: What would mend it

    /// Whether all that is listed can hold without these.
    func holds(without left: Set<Int>, isCancelled: () -> Bool = { false }) -> Bool {
        var system = LogSystem(dump, assumptions, constraints: dump.constraints.indices.filter { !left.contains($0) })
        return system.conflict(isCancelled: isCancelled) == nil
    }

    /// Whether the conflict is gone without these, whatever else is in the list.
    func mendsConflict(without left: Set<Int>) -> Bool {
        guard let conflict else { return false }
        var system = LogSystem(dump, assumptions, constraints: conflict.members.filter { !left.contains($0) })
        return system.conflict(isCancelled: { false }) == nil
    }

    /// By how many points a constraint is missed where it yields to the others of the conflict; nil where that is not one number.
    func shortfall(of constraint: Int) -> Double? {
        guard let conflict, dump.constraints.indices.contains(constraint),
            let equation = dump.constraints[constraint].equations.first, equation.second.unsignedSpace == 0
        else { return nil }
        var system = LogSystem(dump, assumptions, constraints: conflict.members, yielding: constraint)
        guard system.conflict(isCancelled: { false }) == nil else { return nil }
        let difference = abs(system.value(of: equation.first) - system.value(of: equation.second))
        return difference.isFinite && difference > 0.05 ? difference : nil
    }
}
