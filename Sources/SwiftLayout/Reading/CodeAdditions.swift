import LayoutModel
import SourceText

/// What methods activate and leave active; see ``Addition``.
///
/// ``SnapMistakes`` says what a remake leaves beside a constraint on the same edge, so that is left out. So are what a
/// superclass offers and the class does not call, and a method that takes views out, or takes back what the base's
/// method makes.
struct CodeAdditions {
    private(set) var all: [(path: Path, constraints: [ObjectID])] = []
    private static let most = 40

    init(_ steps: ActivationSteps, _ execution: Execution) {
        let alternatives = Self.alternatives(to: execution.base, execution)
        let removing = Self.removing(execution)
        let told = execution.snapNotes.remakes.isEmpty ? [] : SnapMistakes(execution).remakes.map(\.constraint)
        for (entry, steps) in steps.methods
        where !alternatives.contains(entry) && !removing.contains(entry)
            && (removing.isEmpty || !execution.snapNotes.remakes.contains { $0.path.first == entry })
            && !execution.conditions[entry.condition.index].isOffered
            && !execution.snapNotes.takesBack(entry, whatIsMadeIn: execution.base.first)
        {
            var seen: Set<Path> = []
            for path in steps.map(\.path) where seen.insert(path).inserted {
                guard all.count < Self.most else { return }
                let constraints = Self.constraints(leftBy: steps, on: path).filter { !told.contains($0) }
                if !constraints.isEmpty { all.append((path, constraints)) }
            }
        }
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

    /// The methods that take views of the base out of their superviews, and their constraints with them.
    private static func removing(_ execution: Execution) -> Set<Path.Choice> {
        var inBase: Set<ObjectID> = []
        for event in execution.events where execution.isBase(event.path) {
            switch event.effect {
            case .addSubview(let view, _, _), .arrange(let view, _, _): inBase.insert(view)
            default: break
            }
        }
        return Set(
            execution.events.compactMap { event in
                if case .remove(let view) = event.effect, inBase.contains(view) { event.path.first } else { nil }
            })
    }

    private static func constraints(leftBy steps: [ActivationStep], on path: Path) -> [ObjectID] {
        var result: [ObjectID] = []
        for step in steps {
            if step.mayDeactivate, !step.path.excludes(path) {
                result.removeAll { $0 == step.constraint }
            } else if !step.mayDeactivate, step.path.isPrefix(of: path), !result.contains(step.constraint) {
                result.append(step.constraint)
            }
        }
        return result
    }
}

extension LayoutReading {
    /// - Parameter uses: all constraints, with when they are active. Those of which that is known are in the layout.
    mutating func addAdditions(_ uses: ConstraintUses) {
        let additions = uses.additions
        let others = Set(uses.all.filter { !$0.certainty.isKnown }.map(\.object))
        // What holds on a path holds on each that goes on from it.
        for (path, constraints) in additions.all.sorted(by: { $0.path.choices.count < $1.path.choices.count }) {
            let known = constraints.map { uses.counted[$0] ?? $0 }.filter(others.contains)
                .compactMap { resolvedAgain($0) }
            guard !known.isEmpty, let last = path.choices.last else { continue }
            let methods = execution.method(of: path).map { [$0] } ?? []
            // Methods that call the same one leave the same.
            if let same = layout.additions.firstIndex(where: { $0.constraints == known }) {
                let isCalled = methods.isEmpty || layout.additions[same].methods.isEmpty
                layout.additions[same].methods = isCalled ? [] : layout.additions[same].methods + methods
                continue
            }
            layout.additions.append(
                Addition(
                    name: worldName(path), methods: methods,
                    range: execution.conditions[last.condition.index].place, constraints: known))
        }
        addRepeatedRuns(uses.repeatedRuns)
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
