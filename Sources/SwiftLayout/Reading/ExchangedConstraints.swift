import LayoutModel

/// Constraints that methods exchange for one another, as those of an open and a closed card.
///
/// What a method leaves is known, whatever was called before, if each one that changes some of the constraints says of
/// all of them whether they are active. What is active before the first call is not asked: a method may be called
/// before the view is shown.
struct ExchangedConstraints {
    struct Group {
        var constraints: Set<ObjectID>
        /// The paths on which they are exchanged, each once for what it leaves active.
        var worlds: [(path: Path, active: Set<ObjectID>)] = []
    }

    private(set) var groups: [Group] = []
    private static let mostPaths = 60

    /// - Parameters:
    ///   - others: constraints that are read in another way.
    ///   - isKnown: whether only what is read changes a constraint.
    init(_ execution: Execution, except others: Set<ObjectID>, isKnown: (ObjectID, MadeConstraint) -> Bool) {
        var changes: [(path: Path, constraint: ObjectID, isActive: Bool)] = []
        var (deactivated, unusable): (Set<ObjectID>, Set<ObjectID>) = ([], others)
        for event in execution.events {
            let isBeforeMethods = execution.isBase(event.path) || !execution.isInMethod(event.path)
            switch event.effect {
            case .activate(let id), .deactivate(let id):
                guard !isBeforeMethods, !execution.isNeverRun(event.path) else { continue }
                let isActive = event.effect == .activate(id)
                if !isActive { deactivated.insert(id) }
                if !execution.isDecided(event.path) { unusable.insert(id) }
                changes.append((event.path, id, isActive))
            case .mayActivate(let id): unusable.insert(id)
            case .setConstant(let id, _, _) where !execution.isBase(event.path): unusable.insert(id)
            default: continue
            }
        }
        guard !deactivated.isEmpty else { return }
        let paths = Self.ends(of: changes.map(\.path), execution)
        guard paths.count <= Self.mostPaths else { return }
        let left = paths.map { path in
            let own = changes.filter { $0.path.isPrefix(of: path) }
            return Dictionary(own.map { ($0.constraint, $0.isActive) }) { _, last in last }
        }
        for constraints in Self.components(left.map { Set($0.keys) }) {
            let isUsable =
                !constraints.isDisjoint(with: deactivated) && constraints.isDisjoint(with: unusable)
                && constraints.allSatisfy { id in
                    guard case .constraint(let made) = execution[id].kind else { return false }
                    return isKnown(id, made) && execution.isBase(execution[id].path)
                }
            guard isUsable else { continue }
            var group = Group(constraints: constraints)
            let changing = zip(paths, left).filter { !constraints.isDisjoint(with: $0.1.keys) }
            guard changing.allSatisfy({ Set($0.1.keys) == constraints }) else { continue }
            for (path, left) in changing {
                let active = Set(left.filter(\.value).keys)
                // What takes all away mostly makes room for what comes next, as before a cell is used again.
                guard !active.isEmpty || path.choices.count > 1 else { continue }
                if !group.worlds.contains(where: { $0.active == active }) { group.worlds.append((path, active)) }
            }
            if !group.worlds.isEmpty { groups.append(group) }
        }
    }

    var constraints: Set<ObjectID> { groups.reduce(into: []) { $0.formUnion($1.constraints) } }

    /// The paths on which methods end, as far as the changes tell: those that no other one goes on from in each branch.
    private static func ends(of paths: [Path], _ execution: Execution) -> [Path] {
        let all = Set(paths)
        let ends = all.filter { path in
            let next = all.filter { path != $0 && path.isPrefix(of: $0) }.map { $0.choices[path.choices.count] }
            return !Dictionary(grouping: next, by: \.condition).contains { condition, choices in
                Set(choices.map(\.branch)).count == execution.conditions[condition.index].count
            }
        }
        return ends.sorted { ($0.order, $0.choices.count, $0.text) < ($1.order, $1.choices.count, $1.text) }
    }

    /// The constraints that are changed together, also by way of others.
    private static func components(_ sets: [Set<ObjectID>]) -> [Set<ObjectID>] {
        var result: [Set<ObjectID>] = []
        for set in sets {
            let joined = result.filter { !$0.isDisjoint(with: set) }
            result.removeAll { !$0.isDisjoint(with: set) }
            result.append(joined.reduce(set) { $0.union($1) })
        }
        return result
    }
}

extension Execution {
    /// Whether a path begins in a method, or the like, that does not belong to the base.
    fileprivate func isInMethod(_ path: Path) -> Bool {
        isInEntryPoint(path) && path.first != base.first
    }

    /// Whether the branches on a path are chosen by conditions of which each has the same outcome wherever it is asked.
    fileprivate func isDecided(_ path: Path) -> Bool {
        path.choices.dropFirst().allSatisfy {
            conditions[$0.condition.index].kind == .branch && $0.branch != Path.Choice.rest
        }
    }
}
