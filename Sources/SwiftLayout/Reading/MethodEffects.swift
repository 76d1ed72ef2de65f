import LayoutModel
import SourceText

/// What the methods that others call leave in the end: the constants that they set.
struct MethodEffects {
    /// A constant, with the place that sets it.
    typealias Constant = (value: LinearNumber, place: FileRange)

    /// The methods that set constants, in order.
    private(set) var entries: [Path.Choice] = []
    private var constants: [Path.Choice: [(constraint: ObjectID, constant: Constant, path: Path)]] = [:]
    /// The views that each method hides or shows.
    private(set) var hidings: [Path.Choice: Set<ObjectID>] = [:]
    private let execution: Execution

    /// - Parameter isKnown: whether only what is read changes a constraint.
    init(_ execution: Execution, isKnown: (ObjectID, MadeConstraint) -> Bool) {
        self.execution = execution
        for event in execution.events where execution.isLater(event.path) && !execution.isNeverRun(event.path) {
            guard let entry = event.path.first else { continue }
            switch event.effect {
            case .setConstant(let id, _, let constant):
                guard case .constraint(let made) = execution[id].kind, isKnown(id, made) else { continue }
                if constants[entry] == nil { entries.append(entry) }
                constants[entry, default: []].append((id, (constant, event.place), event.path))
            case .setHidden(let view, _): hidings[entry, default: []].insert(view)
            default: continue
            }
        }
    }

    /// The paths on which a method sets constants, and those that decide such a constant.
    func paths(of entry: Path.Choice) -> [Path] {
        (constants[entry] ?? []).flatMap { one in
            [one.path]
                + execution.pathsDeciding(one.constant.value).filter { !$0.excludes(one.path) }.map(one.path.joined)
        }
    }

    /// The constants that a method has set at the end of a path, as far as that decides them.
    func constants(on path: Path) -> [ObjectID: Constant] {
        var result: [ObjectID: Constant] = [:]
        for one in path.first.flatMap({ constants[$0] }) ?? [] {
            if one.path.isPrefix(of: path) {
                result[one.constraint] = (execution.number(one.constant.value, on: path), one.constant.place)
            } else if !one.path.excludes(path) {
                result[one.constraint] = nil
            }
        }
        return result
    }
}
