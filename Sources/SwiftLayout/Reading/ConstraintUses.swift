import LayoutModel
import SourceText

/// When a constraint is active.
enum Certainty: Hashable {
    case always
    case onPaths([Path])
    /// It is deactivated or changed at times that are not known.
    case uncertain
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

    private struct Site: Hashable {
        var statement: FileRange
        var first: ItemValue
        var attribute: Attribute
        var relation: Relation
        var second: ItemValue?
        var secondAttribute: Attribute?
    }

    init(_ execution: Execution) {
        var activations: [ObjectID: [Path]] = [:]
        var isChanged: Set<ObjectID> = []
        var order: [ObjectID] = []
        for event in execution.events {
            switch event.effect {
            case .activate(let id):
                if activations[id] == nil { order.append(id) }
                activations[id, default: []].append(event.path)
            case .deactivate(let id): isChanged.insert(id)
            case .setNumber(let id, let name) where name == "isActive": isChanged.insert(id)
            default: break
            }
        }
        var sites: [Site: Int] = [:]
        for id in order {
            guard case .constraint(let made) = execution[id].kind else { continue }
            let certainty = Self.certainty(id, activations[id] ?? [], isChanged, execution)
            let site = Site(
                statement: made.statement, first: made.first, attribute: made.attribute, relation: made.relation,
                second: made.second, secondAttribute: made.secondAttribute)
            if let index = sites[site] {
                all[index].certainty = Self.joined(all[index].certainty, certainty)
                if execution.field("constant", of: all[index].object) != execution.field("constant", of: id) {
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
        case (.uncertain, _), (_, .uncertain): .uncertain
        case (.always, _), (_, .always): .always
        case (.onPaths(let one), .onPaths(let other)): .onPaths(one + other.filter { !one.contains($0) })
        }
    }

    private static func certainty(
        _ id: ObjectID, _ paths: [Path], _ changed: Set<ObjectID>, _ execution: Execution
    ) -> Certainty {
        if changed.contains(id) || execution[id].isOpen || execution.mayChangeAll { return .uncertain }
        if execution.mayChangeStored, execution[id].isStored { return .uncertain }
        if paths.contains(where: execution.isBase) { return .always }
        // The body of a loop may run any number of times, so what it makes may be there any number of times. What an
        // entry point makes comes on top of what others have made and undone before, which is not known.
        let usable = paths.filter { path in
            !path.choices.contains { execution.isRepeatable($0) }
        }
        return usable.isEmpty ? .uncertain : .onPaths(usable)
    }
}
