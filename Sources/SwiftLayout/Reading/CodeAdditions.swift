import LayoutModel
import SourceText

/// What methods activate and leave active, and the constants that they set; see ``Addition``.
///
/// ``SnapMistakes`` says what a remake leaves beside a constraint on the same edge, so that is left out. So are what a
/// superclass offers and the class does not call, and a method that takes views out, or takes back what the base's
/// method makes.
struct CodeAdditions {
    struct One {
        var path: Path
        var constraints: [ObjectID]
        /// The constants of constraints that are active in any case.
        var constants: [ObjectID: MethodEffects.Constant]
        /// The views that the method hides or shows.
        var hidden: Set<ObjectID>
    }

    private(set) var all: [One] = []
    /// The most that methods leave; ``LoopRuns`` has a bound of its own.
    private static let most = 40

    init(_ steps: ActivationSteps, _ loops: LoopRuns, _ effects: MethodEffects, _ execution: Execution) {
        let alternatives = Self.alternatives(to: execution.base, execution)
        let removing = execution.methodsRemovingViews
        let told = execution.leftByRemakes
        let others = effects.entries.filter { entry in !steps.methods.contains { $0.entry == entry } }
        func isUsable(_ entry: Path.Choice) -> Bool {
            !alternatives.contains(entry) && !removing.contains(entry)
                && (removing.isEmpty || !execution.snapNotes.remakes.contains { $0.path.first == entry })
                && !execution.conditions[entry.condition.index].isOffered
                && !execution.snapNotes.takesBack(entry, whatIsMadeIn: execution.base.first)
        }
        for (path, constraints) in loops.all where path.first.map(isUsable) ?? false {
            let constraints = constraints.filter { !told.contains($0) }
            guard !constraints.isEmpty else { continue }
            all.append(One(path: path, constraints: constraints, constants: [:], hidden: []))
        }
        let most = all.count + Self.most
        for (entry, steps) in steps.methods + others.map({ ($0, []) }) where isUsable(entry) {
            var seen: Set<Path> = []
            for path in steps.map(\.path) + effects.paths(of: entry) where seen.insert(path).inserted {
                guard all.count < most else { return }
                let constraints = steps.left(on: path).filter { !told.contains($0) }
                let isJudged = removing.isEmpty && Self.isDecided(path, execution)
                let constants = isJudged ? effects.constants(on: path) : [:]
                guard !constraints.isEmpty || constants.values.contains(where: { $0.value.literal != nil }) else {
                    continue
                }
                all.append(
                    One(
                        path: path, constraints: constraints, constants: constants,
                        hidden: effects.hidings[entry] ?? []))
            }
        }
    }

    /// Whether a method takes a path by conditions that have the same outcome wherever they are asked.
    private static func isDecided(_ path: Path, _ execution: Execution) -> Bool {
        path.choices.dropFirst().allSatisfy(execution.isExactBranch)
    }

    /// The methods that give the class the views that the base's method gives it: its owner calls one of them.
    private static func alternatives(to base: Path, _ execution: Execution) -> Set<Path.Choice> {
        guard execution.isInEntryPoint(base), let first = base.first else { return [] }
        var added: [Path.Choice: Set<ObjectID>] = [:]
        for event in execution.events {
            guard let entry = event.path.first else { continue }
            switch event.effect {
            case .addSubview(let view, _, _), .arrange(let view, _, _): added[entry, default: []].insert(view)
            default: continue
            }
        }
        let own = added[first] ?? []
        return Set(added.filter { $0.key != first && !$0.value.isDisjoint(with: own) }.keys)
    }
}

extension LayoutReading {
    /// - Parameter uses: all constraints, with when they are active. Those of which that is known are in the layout.
    mutating func addAdditions(_ uses: ConstraintUses) {
        let others = Set(uses.all.filter { !$0.certainty.isKnown }.map(\.object))
        let known = Dictionary(made.map { ($0.value, $0.key) }) { first, _ in first }
        let shared = execution.constraintsUsedByOthers.compactMap { known[$0] }.sorted()
        // What holds on a path holds on each that goes on from it.
        for one in uses.additions.all.sorted(by: { $0.path.choices.count < $1.path.choices.count }) {
            guard let last = one.path.choices.last else { continue }
            let objects = one.constraints.map { uses.counted[$0] ?? $0 }.filter(others.contains)
            let constraints = objects.compactMap { resolvedAgain($0) }
            var addition = Addition(
                name: worldName(one.path), methods: execution.method(of: one.path).map { [$0] } ?? [],
                range: execution.conditions[last.condition.index].place, constraints: constraints)
            // Without what the method hides there may be room.
            if !one.hidden.contains(where: isArranged) {
                for (id, constant) in one.constants {
                    let id = known[uses.counted[id] ?? id].flatMap { layout[$0].isActive ? $0 : nil }
                    if let id {
                        addition.constants[id] = Addition.Constant(quantity(constant.value), at: constant.place)
                    }
                }
            }
            guard !constraints.isEmpty || addition.constants.values.contains(where: { $0.value.literal != nil }) else {
                continue
            }
            if !addition.constants.isEmpty { addition.shared = shared.filter { addition.constants[$0] == nil } }
            // Methods that call the same one leave the same.
            if let same = layout.additions.firstIndex(where: { $0.leavesTheSame(as: addition) }) {
                let isCalled = addition.methods.isEmpty || layout.additions[same].methods.isEmpty
                layout.additions[same].methods = isCalled ? [] : layout.additions[same].methods + addition.methods
                continue
            }
            additions[layout.additions.count] = (one.path, Set(objects))
            layout.additions.append(addition)
        }
        addFirst(uses, known, except: shared)
        addRepeatedRuns(uses.repeatedRuns)
    }

    /// - Parameter known: the constraints of the layout.
    private mutating func addFirst(
        _ uses: ConstraintUses, _ known: [ObjectID: ConstraintID], except shared: [ConstraintID]
    ) {
        let all = uses.first.constraints.filter { uses.counted[$0] == nil }.compactMap { object in
            resolvedAgain(object).map { (object: object, constraint: $0) }
        }
        guard let first = all.first else { return }
        let entry = uses.first.entries.count == 1 ? uses.first.entries.first : nil
        var addition = Addition(
            name: entry.map { "before \($0)" } ?? "at first", range: first.constraint.source.statement, constraints: [])
        for (object, var constraint) in all {
            let constant = uses.first.constants[object].map { quantity($0) }
            if let id = known[object], layout[id].isActive {
                addition.constants[id] = constant.map { Addition.Constant($0) }
            } else {
                if let constant { constraint.constant = constant }
                addition.constraints.append(constraint)
            }
        }
        addition.shared = shared
        layout.additions.append(addition)
    }

    private func isArranged(_ view: ObjectID) -> Bool {
        ids[view].map { layout.stack(arranging: $0) != nil } ?? false
    }

    private mutating func addRepeatedRuns(_ runs: RepeatedRuns) {
        for run in runs.all {
            let constraints = run.constraints.compactMap { id, constant in
                var constraint = resolvedAgain(id)
                if let constant { constraint?.constant = quantity(constant) }
                return constraint
            }
            guard constraints.count == run.constraints.count, let first = run.path.first,
                let last = run.path.choices.last
            else { continue }
            let before = Path(choices: run.before.choices.filter { $0 != first })
            var addition = Addition(
                name: "\(worldName(run.path)) after \(worldName(before))",
                methods: execution.method(of: run.path).map { [$0] } ?? [],
                range: execution.conditions[last.condition.index].place, constraints: constraints)
            addition.isRepeated = true
            layout.additions.append(addition)
        }
    }
}

extension Execution {
    /// The constraints that properties hold which other files can use.
    fileprivate var constraintsUsedByOthers: Set<ObjectID> {
        var result: Set<ObjectID> = []
        for id in objects.indices.map(ObjectID.init) where !isUsedByItsFileAlone(id) {
            switch self[id].kind {
            case .constraint: result.insert(id)
            case .snapConstraint(let made): result.formUnion(made)
            case .view, .guide, .controller, .instance: continue
            }
        }
        return result
    }
}
