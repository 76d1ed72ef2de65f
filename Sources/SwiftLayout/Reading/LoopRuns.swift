import LayoutModel
import SourceText

/// What the body of a loop activates where it is not known how often it runs.
///
/// It is executed once, with what the names stand for when the loop begins. So all that it activates without a further
/// condition is active together after its first run. What it does by a condition, or behind a `guard`, may be for other
/// runs, in which the names stand for something else.
struct LoopRuns {
    /// In the order of the code.
    private(set) var all: [(path: Path, constraints: [ObjectID])] = []

    /// The most loops that are looked at.
    private static let most = 40

    /// - Parameter isKnown: whether only what is read changes a constraint.
    init(_ execution: Execution, isKnown: (ObjectID, MadeConstraint) -> Bool) {
        guard execution.conditions.contains(where: { $0.kind == .loop }) else { return }
        var steps: [ActivationStep] = []
        var paths: [Path] = []
        var seen: Set<Path> = []
        for event in execution.events where !execution.isBase(event.path) {
            guard let step = ActivationStep(event), case .constraint(let made) = execution[step.constraint].kind,
                isKnown(step.constraint, made)
            else { continue }
            steps.append(step)
            if paths.count < Self.most, execution.isBodyOfLoop(step.path), !execution.isNeverRun(step.path),
                seen.insert(step.path).inserted
            {
                paths.append(step.path)
            }
        }
        for path in paths {
            let constraints = steps.left(on: path)
            if !constraints.isEmpty { all.append((path, constraints)) }
        }
    }
}

extension Execution {
    /// Whether a path is the body of a loop, without a condition in it.
    fileprivate func isBodyOfLoop(_ path: Path) -> Bool {
        guard let last = path.choices.last, conditions[last.condition.index].kind == .loop, last.branch == 0 else {
            return false
        }
        return path.choices.allSatisfy { choice in
            let condition = conditions[choice.condition.index]
            // What follows a body that returns is not there with what that does.
            return condition.kind != .undecided && !(condition.kind == .loop && condition.isGuard)
        }
    }
}
