import LayoutModel
import SourceText

/// The constraints that code makes and never activates.
///
/// Only what is certain counts: the class is read to its end, no constraint is activated or changed that is not known,
/// and nothing but a local name can hold what is made at the place.
struct IdleConstraints {
    /// One for each place.
    private(set) var all: [MadeConstraint] = []

    init(_ execution: Execution) {
        guard !execution.isCut, !execution.hasUnknownConstraints, !execution.mayChangeStored, !execution.mayChangeAll
        else { return }
        let held = Self.held(execution)
        var idle: [MadeConstraint] = []
        var usedPlaces: Set<FileRange> = []
        for (index, object) in execution.objects.enumerated() {
            guard case .constraint(let made) = object.kind else { continue }
            if object.isOpen || held.contains(ObjectID(index: index)) {
                usedPlaces.insert(made.focus)
            } else {
                idle.append(made)
            }
        }
        for made in idle where usedPlaces.insert(made.focus).inserted { all.append(made) }
    }

    /// The constraints that are activated or deactivated at some time, or that something keeps.
    private static func held(_ execution: Execution) -> Set<ObjectID> {
        var held = execution.handedOn
        for event in execution.events {
            switch event.effect {
            case .activate(let id), .deactivate(let id), .mayActivate(let id): held.insert(id)
            default: break
            }
        }
        for object in execution.objects {
            held.formUnion(object.fields.values.flatMap(\.objects))
            if case .snapConstraint(let made) = object.kind { held.formUnion(made) }
        }
        for value in execution.constants.values { held.formUnion(value?.objects ?? []) }
        return held
    }
}
