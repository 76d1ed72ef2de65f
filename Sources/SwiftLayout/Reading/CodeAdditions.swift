import LayoutModel
import SourceText

/// What methods activate and leave active; see ``Addition``.
///
/// What SnapKit remakes is left out: ``SnapMistakes`` says what it leaves beside that. So is what a superclass offers
/// and the class does not call, and what lays the views out anew.
struct CodeAdditions {
    private(set) var all: [(path: Path, constraints: [ObjectID])] = []
    private static let most = 40

    init(_ steps: ActivationSteps, _ execution: Execution) {
        let remade = Set(execution.snapNotes.remakes.flatMap(\.made))
        let alternatives = Self.alternatives(execution)
        for (entry, steps) in steps.methods
        where !alternatives.contains(entry) && !execution.conditions[entry.condition.index].isOffered {
            var seen: Set<Path> = []
            for path in steps.map(\.path) where seen.insert(path).inserted {
                guard all.count < Self.most else { return }
                let constraints = Self.constraints(leftBy: steps, on: path).filter { !remade.contains($0) }
                if !constraints.isEmpty { all.append((path, constraints)) }
            }
        }
    }

    /// The methods that give the class views that it has without them: each is another way to lay the views out, and
    /// mostly one that nothing calls any more.
    private static func alternatives(_ execution: Execution) -> Set<Path.Choice> {
        var first: Set<ObjectID> = []
        var added: [Path.Choice: Set<ObjectID>] = [:]
        for event in execution.events {
            let view: ObjectID
            switch event.effect {
            case .addSubview(let added, _, _), .arrange(let added, _, _): view = added
            default: continue
            }
            if execution.isBase(event.path) {
                first.insert(view)
            } else if let entry = event.path.first {
                added[entry, default: []].insert(view)
            }
        }
        return Set(added.filter { !$0.value.isDisjoint(with: first) }.keys)
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
    mutating func addAdditions(_ additions: CodeAdditions, _ uses: [ConstraintUse]) {
        let others = Set(uses.filter { !$0.certainty.isKnown }.map(\.object))
        // What holds on a path holds on each that goes on from it.
        for (path, constraints) in additions.all.sorted(by: { $0.path.choices.count < $1.path.choices.count }) {
            let known = constraints.filter(others.contains).compactMap { resolvedAgain($0) }
            // Methods that call the same one leave the same.
            guard !known.isEmpty, !layout.additions.contains(where: { $0.constraints == known }),
                let choice = path.choices.last
            else { continue }
            layout.additions.append(
                Addition(
                    name: worldName(path), range: execution.conditions[choice.condition.index].place,
                    constraints: known))
        }
    }
}
