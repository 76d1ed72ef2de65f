import LayoutModel

/// Constraints that methods exchange for one another, as those of an open and a closed card, or those that a remake of
/// SnapKit replaces.
///
/// What a method leaves is known, whatever was called before, if each one that changes some of the constraints says of
/// all of them whether they are active. What is active before the first call is left open, as a method may be called
/// before the view is shown.
struct ExchangedConstraints {
    struct Group {
        var constraints: Set<ObjectID>
        /// The paths on which they are exchanged, each once for what it leaves active.
        var worlds: [World]
        /// Whether no other file can change them, so that no more of them are active than in a world.
        var areOwn: Bool
    }

    typealias World = (path: Path, active: Set<ObjectID>)

    private(set) var groups: [Group] = []
    /// Those that are made again as they were.
    private var copies: Set<ObjectID> = []
    /// The most paths in all, and of one group.
    private static let (mostPaths, mostOfOne) = (600, 60)

    /// - Parameters:
    ///   - others: constraints that are read in another way.
    ///   - isKnown: whether only what is read changes a constraint.
    init(_ execution: Execution, except others: Set<ObjectID>, isKnown: (ObjectID, MadeConstraint) -> Bool) {
        guard execution.deactivatesAny else { return }
        let changes = Changes(execution, except: others)
        guard !changes.deactivated.isSubset(of: changes.unusable) else { return }
        var seen: Set<Path> = []
        let paths = changes.all.map(\.path).filter { seen.insert($0).inserted }
        guard paths.count <= Self.mostPaths else { return }
        let left = paths.map { (path: $0, isActive: changes.left(on: $0)) }
        for var constraints in Self.components(left.map { Set($0.isActive.keys) }) {
            let isUsable =
                !constraints.isDisjoint(with: changes.deactivated) && constraints.isDisjoint(with: changes.unusable)
                && constraints.allSatisfy { id in
                    guard case .constraint(let made) = execution[id].kind else { return false }
                    return isKnown(id, made)
                        && (execution.isBase(execution[id].path) || changes.remade.contains(id))
                }
            guard isUsable else { continue }
            let changing = left.filter { !constraints.isDisjoint(with: $0.isActive.keys) }
            guard changing.count <= Self.mostOfOne else { continue }
            // What a path says of some of them only, one that goes on from it may complete.
            let ends = changing.filter { one in changing.allSatisfy { one.path.isEnd(beside: $0.path) } }
            guard ends.allSatisfy({ Set($0.isActive.keys) == constraints }) else { continue }
            // What is only made again as it was stays.
            constraints = constraints.filter { id in
                !changes.first.contains(id) || ends.contains { $0.isActive[id] == false }
            }
            var worlds: [World] = []
            for (path, isActive) in ends where !changes.rebuilding.contains(where: { $0.isPrefix(of: path) }) {
                let active = constraints.filter { isActive[$0] == true }
                if !active.isEmpty, !worlds.contains(where: { $0.active == active }) { worlds.append((path, active)) }
            }
            // What only takes away mostly makes room for what comes next, as before a cell is used again.
            let most = worlds.filter { one in !worlds.contains { one.active.isStrictSubset(of: $0.active) } }
            guard !most.isEmpty else { continue }
            let areOwn = constraints.allSatisfy(execution.isUsedByItsFileAlone)
            groups.append(Group(constraints: constraints, worlds: most, areOwn: areOwn))
            for (copy, first) in changes.copies where constraints.contains(first) { copies.insert(copy) }
        }
    }

    /// All of them, those that are made again included.
    var constraints: Set<ObjectID> { groups.reduce(into: copies) { $0.formUnion($1.constraints) } }

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

/// What methods do to constraints, and what else they do that counts.
private struct Changes {
    private(set) var all: [(path: Path, constraint: ObjectID, isActive: Bool)] = []
    private(set) var deactivated: Set<ObjectID> = []
    /// Constraints that are changed in other ways, or at times that are not known.
    private(set) var unusable: Set<ObjectID>
    /// The constraints that are active before a method changes them.
    private(set) var first: Set<ObjectID> = []
    /// The constraints that methods remake.
    private(set) var remade: Set<ObjectID> = []
    /// The constraints that one place in the code makes again as it has made them before, with those.
    private(set) var copies: [ObjectID: ObjectID] = [:]
    /// The paths on which views are added or removed.
    private(set) var rebuilding: [Path] = []

    init(_ execution: Execution, except others: Set<ObjectID>) {
        unusable = others
        findCopies(execution)
        var remakes = execution.snapNotes.remakes.filter { execution.isLater($0.path) }[...]
        for (index, event) in execution.events.enumerated() {
            while let remake = remakes.first, remake.time <= index {
                add(remake, execution)
                remakes.removeFirst()
            }
            if !execution.isNeverRun(event.path) { add(event, execution) }
        }
        for remake in remakes { add(remake, execution) }
        // What a remake leaves beside others is told of the remake.
        if !remade.isEmpty { unusable.formUnion(execution.leftByRemakes) }
        // A remake makes room where another method has taken views out, and their constraints with them.
        if !remade.isEmpty, !execution.methodsRemovingViews.isEmpty { unusable.formUnion(remade) }
    }

    private mutating func add(_ event: Event, _ execution: Execution) {
        let isInMethod = execution.isLater(event.path)
        switch event.effect {
        case .activate(let id), .deactivate(let id):
            let isActive = event.effect == .activate(id)
            if isInMethod {
                change(id, event.path, isActive: isActive, execution)
            } else if execution.isBase(event.path) {
                if isActive { first.insert(id) } else { first.remove(id) }
            }
        case .mayActivate(let id): unusable.insert(id)
        case .setConstant(let id, _, _): if !execution.isBase(event.path) { unusable.insert(id) }
        case .addSubview, .addGuide, .arrange, .disarrange, .remove:
            if isInMethod { rebuilding.append(event.path) }
        case .setHidden, .collapse: break
        }
    }

    /// Takes back all that SnapKit has made for a view, on whatever path and in whatever method.
    private mutating func add(_ remake: SnapNotes.Remake, _ execution: Execution) {
        guard !execution.isNeverRun(remake.path) else { return }
        let made = execution.snapNotes.made[remake.view] ?? []
        guard made.count <= Self.mostMade else { return unusable.formUnion(made) }
        remade.formUnion(remake.made)
        for id in made { change(id, remake.path, isActive: false, execution) }
    }

    /// The most constraints that are made for a view that is remade.
    private static let mostMade = 100

    private mutating func change(_ id: ObjectID, _ path: Path, isActive: Bool, _ execution: Execution) {
        let id = copies[id] ?? id
        if !isActive { deactivated.insert(id) }
        if !path.choices.dropFirst().allSatisfy(execution.isExactBranch) { unusable.insert(id) }
        all.append((path, id, isActive))
    }

    private mutating func findCopies(_ execution: Execution) {
        guard !execution.snapNotes.remakes.isEmpty else { return }
        var first: [MadeConstraint: [ObjectID]] = [:]
        for event in execution.events {
            guard case .activate(let id) = event.effect, case .constraint(let made) = execution[id].kind,
                first[made]?.contains(id) != true
            else { continue }
            let same = first[made]?.first { one in
                ["constant", "priority"].allSatisfy { execution.field($0, of: one) == execution.field($0, of: id) }
            }
            if let same { copies[id] = same } else { first[made, default: []].append(id) }
        }
    }

    /// Whether each constraint that is changed on a path is active at its end.
    func left(on path: Path) -> [ObjectID: Bool] {
        var result: [ObjectID: Bool] = [:]
        for one in all where one.path.isPrefix(of: path) { result[one.constraint] = one.isActive }
        return result
    }
}

extension Path {
    /// Whether another path decides nothing more where a method takes this one: it is another method's, a part of this
    /// one, or ruled out by it.
    fileprivate func isEnd(beside other: Path) -> Bool {
        other.first != first || other.isPrefix(of: self) || other.contradicts(self)
    }
}

extension Execution {
    /// Whether a choice is one branch of a condition that has the same outcome wherever it is asked.
    func isExactBranch(_ choice: Path.Choice) -> Bool {
        conditions[choice.condition.index].kind == .branch && choice.branch != Path.Choice.rest
    }
}
