import SourceText
import SwiftSource

/// What happens on a path, in the end.
struct PathEffects {
    private(set) var hidden: [ObjectID: Bool] = [:]
    private(set) var constants: [ObjectID: (from: LinearNumber?, to: LinearNumber)] = [:]
    private(set) var activated: Set<ObjectID> = []
    private(set) var deactivated: Set<ObjectID> = []
    /// Whether nothing else happens.
    private(set) var isUnderstood = true
    /// Where a view is hidden.
    private(set) var place: FileRange?
    private(set) var method: SyntaxNode?
    private var uncertain: Set<ObjectID> = []

    var constraints: Set<ObjectID> { activated.union(deactivated).union(constants.keys).union(uncertain) }

    /// Whether what hides a view has done all of that where it hid the view before. A constraint that was not made yet
    /// could not be changed.
    func isDone(_ before: PathEffects) -> Bool {
        before.hidden.values.allSatisfy { !$0 }
            || Set(constants.keys).isSubset(of: before.constants.keys) && activated.isSubset(of: before.activated)
    }

    mutating func add(_ event: Event) {
        method = event.flagged
        switch event.effect {
        case .setHidden(let view, let isHidden):
            hidden[view] = isHidden
            place = event.place
            if isHidden == nil { isUnderstood = false }
        case .setConstant(let id, let before, let constant):
            constants[id] = (constants[id]?.from ?? before, constant)
        case .activate(let id):
            activated.insert(id)
            deactivated.remove(id)
        case .deactivate(let id):
            deactivated.insert(id)
            activated.remove(id)
        case .mayActivate(let id):
            uncertain.insert(id)
            isUnderstood = false
        case .addSubview, .arrange, .remove, .disarrange, .addGuide, .collapse: isUnderstood = false
        }
    }
}
