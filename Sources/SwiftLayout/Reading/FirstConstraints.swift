import LayoutModel

/// The constraints that are active, and the constants that they have, until a method changes them for the first time.
///
/// Each of these methods changes them in one branch of one condition, and in the other branch none of them. One that
/// always changes something may be called before the view is shown, and so may one that goes on unless something is
/// missing. UIKit calls what a class overrides. An action is called once the view is there to be touched.
struct FirstConstraints {
    private(set) var constraints: [ObjectID] = []
    private(set) var constants: [ObjectID: LinearNumber] = [:]
    /// What enters the methods that change them.
    private(set) var entries: Set<String> = []

    /// - Parameter isKnown: whether only what is read changes a constraint.
    init(_ execution: Execution, isKnown: (ObjectID, MadeConstraint) -> Bool) {
        var order: [ObjectID] = []
        var isActive: [ObjectID: Bool] = [:]
        var changes: [ObjectID: [Path.Choice: [Path]]] = [:]
        var first: [ObjectID: LinearNumber?] = [:]
        var others: Set<ObjectID> = []
        for event in execution.events {
            let isLater = execution.isLater(event.path)
            func change(_ id: ObjectID) {
                if !isLater {
                    others.insert(id)
                } else if let entry = event.path.first {
                    changes[id, default: [:]][entry, default: []].append(event.path)
                }
            }
            switch event.effect {
            case .activate(let id):
                if isLater {
                    change(id)
                    continue
                }
                if isActive[id] == nil { order.append(id) }
                if execution.isBase(event.path) { isActive[id] = true } else { others.insert(id) }
            case .deactivate(let id):
                if execution.isBase(event.path) { isActive[id] = false } else { change(id) }
            case .mayActivate(let id): change(id)
            case .setConstant(let id, let before, _):
                if execution.isBase(event.path) { continue }
                if isLater, first[id] == nil { first[id] = .some(before) }
                change(id)
            default: continue
            }
        }
        let branches = execution.branches(of: changes)
        for id in order where isActive[id] == true && !others.contains(id) {
            guard let changes = changes[id], case .constraint(let made) = execution[id].kind, isKnown(id, made),
                changes.keys.allSatisfy({
                    let entered = execution.conditions[$0.condition.index]
                    return entered.isAction || branches[$0] != nil && !entered.isOverride
                })
            else { continue }
            if let constant = first[id] {
                guard let constant, constant.literal != nil else { continue }
                constants[id] = constant
            }
            constraints.append(id)
            entries.formUnion(changes.keys.map { execution.conditions[$0.condition.index].text })
        }
    }
}

extension Execution {
    /// The only branch in which each method changes something, of those that have such.
    fileprivate func branches(of changes: [ObjectID: [Path.Choice: [Path]]]) -> [Path.Choice: Path.Choice] {
        var all: [Path.Choice: Set<Path.Choice?>] = [:]
        for (entry, paths) in changes.values.joined() { all[entry, default: []].formUnion(paths.map(firstBranch)) }
        return all.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
    }

    /// The branch in which a method begins a path, after what it asks only to go on; nil if it always takes the path.
    private func firstBranch(_ path: Path) -> Path.Choice? {
        let first = path.choices.dropFirst().first { choice in
            let condition = conditions[choice.condition.index]
            return !condition.isGuard && !condition.asksForValue
        }
        return first.flatMap {
            conditions[$0.condition.index].kind == .branch && $0.branch != Path.Choice.rest ? $0 : nil
        }
    }
}

extension Branching {
    /// Whether it only asks whether there is a value, as `let image = info.image`.
    fileprivate var asksForValue: Bool { text.hasPrefix("let ") || text.hasPrefix("var ") }
}
