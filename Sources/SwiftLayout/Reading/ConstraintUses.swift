/// When a constraint is active.
enum Certainty: Hashable {
    case always
    /// Made, and never activated.
    case never
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
struct ConstraintUses {
    private(set) var all: [ConstraintUse] = []

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
        for id in order {
            guard case .constraint = execution[id].kind else { continue }
            all.append(ConstraintUse(object: id, certainty: Self.certainty(id, activations[id] ?? [], isChanged, execution)))
        }
    }

    private static func certainty(
        _ id: ObjectID, _ paths: [Path], _ changed: Set<ObjectID>, _ execution: Execution
    ) -> Certainty {
        if changed.contains(id) || execution[id].isOpen || execution.mayDeactivateAny { return .uncertain }
        if paths.contains(where: \.isEmpty) { return .always }
        // The body of a loop may run any number of times, so what it makes may be there any number of times.
        let usable = paths.filter { path in
            !path.choices.contains { execution.conditions[$0.condition.index].kind == .loop }
        }
        return usable.isEmpty ? .uncertain : .onPaths(usable)
    }
}
