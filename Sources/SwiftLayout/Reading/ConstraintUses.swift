import LayoutModel
import SourceText

/// When a constraint is active.
enum Certainty: Hashable {
    case always
    /// Only while a view is hidden, or in a state of slots; see ``CodeCollapse`` and ``SlotSwitches``.
    case switched
    /// Only in some of the worlds of ``ExchangedConstraints``.
    case exchanged
    /// Only on some paths; with `others`, also at times that are not known.
    case onPaths([Path], others: Bool)
    /// Only after an entry point has run, when others may have run before.
    case later
    /// It is deactivated or changed at times that are not known.
    case uncertain

    /// Whether the worlds in which it is active are known.
    var isKnown: Bool { self != .uncertain && self != .later }
}

/// A constraint that code makes, with when it is active.
struct ConstraintUse {
    var object: ObjectID
    var certainty: Certainty
}

/// When each constraint of an execution is active, from the events.
///
/// The same place in the code counts once for the same items: a method that runs twice makes what it made before.
struct ConstraintUses {
    private(set) var all: [ConstraintUse] = []
    /// All constraints that are among these uses, those that are made again included.
    private(set) var constraints: Set<ObjectID> = []
    /// Of constraints that are made again with the same constant: the one that counts.
    private(set) var counted: [ObjectID: ObjectID] = [:]
    let collapses: [CodeCollapse]
    let switches: SlotSwitches
    let exchanged: ExchangedConstraints
    let moments: CodeMoments
    let additions: CodeAdditions
    let first: FirstConstraints
    let repeatedRuns: RepeatedRuns

    private struct Site: Hashable {
        var statement: FileRange
        var written: FileRange
        var first: ItemValue
        var attribute: Attribute
        var relation: Relation
        var second: ItemValue?
        var secondAttribute: Attribute?
        /// Of an exchanged constraint: one that is made again with another constant is another one.
        var constant: Value?
    }

    init(_ execution: Execution) {
        collapses = CodeCollapses(execution).all
        switches = SlotSwitches(execution)
        let whileHidden = Set(collapses.flatMap(\.activated))
        let whileShown = Set(collapses.flatMap(\.deactivated))
        var histories = Histories(
            execution, switching: switches.constraints.union(whileHidden).union(whileShown), whileHidden)
        let mayChangeOthers = execution.snapNotes.mayChangeOthers
        exchanged = ExchangedConstraints(execution, except: histories.switching.union(mayChangeOthers)) {
            [histories] in histories.isKnown($0, $1)
        }
        histories.exchanged = exchanged.constraints
        let steps = ActivationSteps(execution) { [histories] in
            !mayChangeOthers.contains($0) && histories.isKnown($0, $1)
        }
        moments = CodeMoments(steps, execution)
        let isChangedAsRead = { [histories] (id: ObjectID, made: MadeConstraint) in
            !mayChangeOthers.contains(id) && !histories.switching.contains(id) && histories.isKnown(id, made)
        }
        let loops = LoopRuns(execution, isKnown: isChangedAsRead)
        // Where methods take out what is always there too, what comes may be in the place of that.
        let stepsUntilTakenOut =
            !histories.takesViewsOutAgain || !execution.methodsRemovingViews.isEmpty
            ? steps
            : ActivationSteps(execution) { [histories] in
                !mayChangeOthers.contains($0) && histories.isKnownUntilTakenOut($0, $1)
            }
        additions = CodeAdditions(
            stepsUntilTakenOut, loops, MethodEffects(execution, isKnown: isChangedAsRead), execution)
        first = FirstConstraints(execution, isKnown: isChangedAsRead)
        repeatedRuns = RepeatedRuns(steps, execution)
        var sites: [Site: Int] = [:]
        for id in histories.order {
            guard case .constraint(let made) = execution[id].kind,
                var certainty = histories.certainty(id, made)
            else { continue }
            if mayChangeOthers.contains(id) { certainty = .uncertain }
            constraints.insert(id)
            let site = Site(
                statement: made.statement, written: made.written, first: made.first, attribute: made.attribute,
                relation: made.relation, second: made.second, secondAttribute: made.secondAttribute,
                constant: certainty == .exchanged ? execution.field("constant", of: id) : nil)
            if let index = sites[site] {
                all[index].certainty = Self.joined(all[index].certainty, certainty)
                if execution.field("constant", of: all[index].object) == execution.field("constant", of: id) {
                    counted[id] = all[index].object
                } else {
                    all[index].certainty = .uncertain
                }
            } else {
                sites[site] = all.count
                all.append(ConstraintUse(object: id, certainty: certainty))
            }
        }
    }

    private static func joined(_ a: Certainty, _ b: Certainty) -> Certainty {
        switch (a, b) {
        case (.exchanged, .exchanged): .exchanged
        case (.uncertain, _), (_, .uncertain), (.exchanged, _), (_, .exchanged): .uncertain
        case (.always, _), (_, .always): .always
        case (.switched, let one), (let one, .switched): one
        // Made again by an entry point, it is there all the same.
        case (.later, .onPaths(let paths, _)), (.onPaths(let paths, _), .later): .onPaths(paths, others: true)
        case (.later, .later): .later
        case (.onPaths(let one, let others), .onPaths(let other, let more)):
            .onPaths(one + other.filter { !one.contains($0) }, others: others || more)
        }
    }
}

/// What happened to each constraint, in order.
private struct Histories {
    let execution: Execution
    /// The constraints that were activated, by their first activation.
    private(set) var order: [ObjectID] = []
    private var activations: [ObjectID: [Path]] = [:]
    /// Whether the last thing that always happens to a constraint is that it is activated.
    private var isActiveInBase: [ObjectID: Bool] = [:]
    /// Constraints that are deactivated on some path only, or activated depending on a value.
    private var changed: Set<ObjectID> = []
    /// The only path on which a constraint is deactivated after it was activated, for those that stay so.
    private var removals: [ObjectID: Path] = [:]
    /// Views that left a superview: the constraints between what is inside of one and what is outside went with that.
    private var moved: Set<ObjectID> = []
    private var superviews: [ObjectID: ObjectID] = [:]
    /// Constraints that change only in known ways; see ``Certainty/switched``.
    let switching: Set<ObjectID>
    /// Those of them that are active only while a view is hidden, as it may be at first.
    let whileHidden: Set<ObjectID>
    var exchanged: Set<ObjectID> = []
    private let removedViews: ViewRemovals

    init(_ execution: Execution, switching: Set<ObjectID>, _ whileHidden: Set<ObjectID>) {
        self.execution = execution
        self.switching = switching
        self.whileHidden = whileHidden
        removedViews = ViewRemovals(execution)
        let replaced = Self.replaced(in: execution)
        for (index, event) in execution.events.enumerated() where !replaced.contains(index) { read(event) }
    }

    /// The deactivations after which a method makes the same constraint again, as where it remakes what it made when
    /// the view was set up.
    private static func replaced(in execution: Execution) -> Set<Int> {
        guard execution.deactivatesAny else { return [] }
        var result: Set<Int> = []
        var waiting: [Making: [(index: Int, constraint: ObjectID, path: Path)]] = [:]
        for (index, event) in execution.events.enumerated() {
            switch event.effect {
            case .deactivate(let id):
                guard case .constraint(let made) = execution[id].kind, !execution.isBase(event.path) else { continue }
                waiting[Making(made), default: []].append((index, id, event.path))
            case .activate(let id) where !waiting.isEmpty:
                guard case .constraint(let made) = execution[id].kind, let before = waiting[Making(made)] else {
                    continue
                }
                let same = before.filter { one in
                    one.constraint != id && event.path.isPart(of: one.path)
                        && execution[one.constraint].kind == .constraint(made)
                        && ["constant", "priority"].allSatisfy {
                            execution.field($0, of: one.constraint) == execution.field($0, of: id)
                        }
                }
                guard !same.isEmpty else { continue }
                result.formUnion(same.map(\.index))
                waiting[Making(made)]?.removeAll { result.contains($0.index) }
            default: continue
            }
        }
        return result
    }

    /// By what constraints that are made again are found.
    private struct Making: Hashable {
        let place: FileRange
        let item: ObjectID
        let attribute: Attribute

        init(_ made: MadeConstraint) {
            (place, item, attribute) = (made.focus, made.first.object, made.attribute)
        }
    }

    private mutating func read(_ event: Event) {
        let isNeverRun = execution.isNeverRun(event.path)
        switch event.effect {
        case .activate(let id):
            if activations[id] == nil { order.append(id) }
            if removals[id] != nil { changed.insert(id) }
            if execution.isBase(event.path) {
                isActiveInBase[id] = true
                activations[id, default: []] += []
            } else {
                activations[id, default: []].append(event.path)
            }
        case .deactivate where isNeverRun, .mayActivate where isNeverRun, .remove where isNeverRun: break
        case .deactivate(let id):
            if execution.isBase(event.path) {
                isActiveInBase[id] = false
            } else if hasNoEffect(id, on: event.path) {
                break
            } else if !switching.contains(id), !isRemoval(of: id, on: event.path) {
                changed.insert(id)
            } else if !switching.contains(id) {
                removals[id] = event.path
            }
        case .mayActivate(let id) where !switching.contains(id): changed.insert(id)
        case .addSubview(let view, let parent, _), .arrange(let view, let parent, _):
            if isNeverRun, superviews[view] != nil { break }
            if let known = superviews[view], known != parent { moved.insert(view) }
            superviews[view] = parent
        case .addGuide(let guide, let owner): superviews[guide] = owner
        case .remove(let view): if !removedViews.views.contains(view) { moved.insert(view) }
        default: break
        }
    }

    /// Whether a constraint cannot be active yet on a path of conditions on which it is deactivated.
    private func hasNoEffect(_ id: ObjectID, on path: Path) -> Bool {
        // The rest of a condition may be the branch on which it was activated.
        let isExact = path.choices.allSatisfy { !execution.isRepeatable($0) && $0.branch != Path.Choice.rest }
        guard isActiveInBase[id] != true, isExact else {
            return false
        }
        return (activations[id] ?? []).allSatisfy(path.excludes)
    }

    /// Whether a constraint that is always active, or on one path, is deactivated by further conditions.
    private func isRemoval(of id: ObjectID, on path: Path) -> Bool {
        guard let start = activation(of: id), removals[id] ?? path == path else { return false }
        return path.choices.allSatisfy { choice in
            start.choices.contains(choice) || execution.isExactBranch(choice)
        }
    }

    /// The only path on which a constraint is activated.
    private func activation(of id: ObjectID) -> Path? {
        let paths = activations[id] ?? []
        if isActiveInBase[id] == true { return paths.isEmpty ? execution.base : nil }
        return isActiveInBase[id] == nil && paths.count == 1 ? paths.first : nil
    }

    /// The paths that begin with one path and leave another one: by the other branches of each condition on that.
    private func paths(leaving path: Path, after start: Path) -> [Path] {
        var before = start
        var result: [Path] = []
        for choice in path.choices where !start.choices.contains(choice) {
            for branch in 0..<execution.conditions[choice.condition.index].count where branch != choice.branch {
                result.append(before.choosing(branch, of: choice.condition))
            }
            before = before.choosing(choice.branch, of: choice.condition)
        }
        return result
    }

    /// Whether only what is read changes a constraint.
    func isKnown(_ id: ObjectID, _ made: MadeConstraint) -> Bool {
        isKnownWhileInPlace(id) && !leaves(moved, made)
    }

    var takesViewsOutAgain: Bool { !removedViews.takenOutAgain.isEmpty }

    /// Whether only what is read changes a constraint until one of its views is taken out again.
    func isKnownUntilTakenOut(_ id: ObjectID, _ made: MadeConstraint) -> Bool {
        isKnownWhileInPlace(id) && !leaves(moved.subtracting(removedViews.takenOutAgain), made)
    }

    private func isKnownWhileInPlace(_ id: ObjectID) -> Bool {
        !execution[id].isOpen && !execution.mayChangeAll && !execution.isCut
            && !(execution.mayChangeStored && execution[id].isStored)
    }

    /// When a constraint is active; nil if it never is in the end.
    func certainty(_ id: ObjectID, _ made: MadeConstraint) -> Certainty? {
        if exchanged.contains(id) { return .exchanged }
        if changed.contains(id) || !isKnown(id, made) { return .uncertain }
        if let removal = removals[id] {
            guard let start = activation(of: id) else { return .uncertain }
            let certainty = onUsable(paths(leaving: removal, after: start))
            return certainty == .later ? .uncertain : certainty
        }
        if isActiveInBase[id] == true, !whileHidden.contains(id) { return .always }
        if switching.contains(id) { return .switched }
        let paths = activations[id] ?? []
        guard !paths.isEmpty else { return nil }
        // Deactivated in any case, and activated on some path: before or after is not known.
        if isActiveInBase[id] == false { return .uncertain }
        return onUsable(paths)
    }

    /// The body of a loop may run any number of times, so what it makes may be there any number of times. What an entry
    /// point makes comes on top of what others have made and undone before, which is not known.
    private func onUsable(_ paths: [Path]) -> Certainty {
        let usable = paths.filter { !$0.choices.contains { execution.isRepeatable($0) } }
        return usable.isEmpty ? .later : .onPaths(usable, others: usable.count < paths.count)
    }

    /// Whether a constraint relates something inside of one of some views, or the view, to something outside.
    private func leaves(_ views: Set<ObjectID>, _ made: MadeConstraint) -> Bool {
        guard !views.isEmpty, let second = made.second else { return false }
        func around(_ item: ObjectID) -> Set<ObjectID> {
            Set(superviews.chain(from: item).filter(views.contains))
        }
        return around(made.first.object) != around(second.object)
    }
}

extension Execution {
    /// Whether some code deactivates a constraint that was made.
    var deactivatesAny: Bool {
        events.contains { event in if case .deactivate = event.effect { true } else { false } }
    }
}
