import LayoutModel
import SourceText

/// What the methods that others call do to constraints, by method.
struct ActivationSteps {
    /// The methods, and each one's steps in order.
    private(set) var methods: [(entry: Path.Choice, steps: [ActivationStep])] = []
    /// The constraints that may be active when the view is shown.
    private(set) var first: Set<ObjectID> = []
    /// The methods that may activate each constraint.
    private(set) var activating: [ObjectID: Set<Path.Choice>] = [:]
    /// The paths on which methods may deactivate each constraint.
    private var deactivating: [ObjectID: [Path]] = [:]

    /// - Parameter isKnown: whether only what is read changes a constraint. The steps leave out any other, and the
    ///   bodies of loops.
    init(_ execution: Execution, isKnown: (ObjectID, MadeConstraint) -> Bool) {
        var indices: [Path.Choice: Int] = [:]
        for event in execution.events {
            guard let step = ActivationStep(event), case .constraint(let made) = execution[step.constraint].kind else {
                continue
            }
            guard !execution.isBase(event.path), let entry = event.path.first else {
                if step.mayActivate { first.insert(step.constraint) } else { first.remove(step.constraint) }
                continue
            }
            if step.mayActivate { activating[step.constraint, default: []].insert(entry) }
            if step.mayDeactivate { deactivating[step.constraint, default: []].append(event.path) }
            guard execution.conditions[entry.condition.index].kind == .entry,
                !event.path.choices.contains(where: {
                    [.loop, .undecided].contains(execution.conditions[$0.condition.index].kind)
                }),
                !execution.isNeverRun(event.path), isKnown(step.constraint, made)
            else { continue }
            if let index = indices[entry] {
                methods[index].steps.append(step)
            } else {
                indices[entry] = methods.count
                methods.append((entry, [step]))
            }
        }
    }

    /// Whether some method may deactivate a constraint at some time.
    func mayBecomeInactive(_ id: ObjectID) -> Bool { deactivating[id] != nil }

    /// Whether a constraint may be deactivated other than by one method on paths that exclude a path of it.
    func mayBecomeInactive(_ id: ObjectID, exceptBy entry: Path.Choice, without path: Path) -> Bool {
        deactivating[id]?.contains { $0.first != entry || !$0.excludes(path) } ?? false
    }
}

/// A constraint is activated or deactivated, or one of the two by a value that is not known.
struct ActivationStep {
    let constraint: ObjectID
    let mayActivate: Bool
    let mayDeactivate: Bool
    let path: Path
    let place: FileRange

    /// Nil for any other event.
    init?(_ event: Event) {
        switch event.effect {
        case .activate(let id): (constraint, mayActivate, mayDeactivate) = (id, true, false)
        case .deactivate(let id): (constraint, mayActivate, mayDeactivate) = (id, false, true)
        case .mayActivate(let id): (constraint, mayActivate, mayDeactivate) = (id, true, true)
        default: return nil
        }
        path = event.path
        place = event.written ?? event.place
    }
}

extension [ActivationStep] {
    /// The constraints that are active after the steps of a path, those before in the order.
    func left(on path: Path) -> [ObjectID] {
        var result: [ObjectID] = []
        for step in self {
            if step.mayDeactivate, !step.path.excludes(path) {
                result.removeAll { $0 == step.constraint }
            } else if !step.mayDeactivate, step.path.isPrefix(of: path), !result.contains(step.constraint) {
                result.append(step.constraint)
            }
        }
        return result
    }
}
