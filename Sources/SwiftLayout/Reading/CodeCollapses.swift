import LayoutModel
import SourceText
import SwiftSource

/// A view that a method hides together with the room that it takes, and shows again as it was.
struct CodeCollapse {
    let view: ObjectID
    /// The constraints whose constants become zero, with those that they have while the view is shown.
    let zeroed: [ObjectID: LinearNumber]
    /// The constraints that are active only while the view is hidden.
    let activated: Set<ObjectID>
    /// The constraints that are active only while the view is shown.
    let deactivated: Set<ObjectID>
    /// Where the view is hidden.
    let place: FileRange
    /// The method's body.
    let method: SyntaxNode

    var constraints: Set<ObjectID> { activated.union(deactivated).union(zeroed.keys) }
}

/// The methods of a class that make views gone: with one value of a flag they undo all that they do with the other.
struct CodeCollapses {
    private(set) var all: [CodeCollapse] = []

    init(_ execution: Execution) {
        var effects: [Path: Effects] = [:]
        var base = Effects()
        var others: [SyntaxNode?: Effects] = [:]
        for event in execution.events {
            if execution.isBase(event.path) {
                base.add(event)
            } else if let entry = event.path.first, execution.isOfFlag(entry) {
                effects[event.path, default: Effects()].add(event)
            } else {
                others[event.flagged, default: Effects()].add(event)
            }
        }
        let found = execution.conditions.indices.compactMap { Self.collapse(ConditionID(index: $0), effects) }
        all = found.filter { one in
            one.deactivated.isSubset(of: base.activated) && one.activated.isDisjoint(with: base.activated)
                && others.allSatisfy { $0.key == one.method || one.constraints.isDisjoint(with: $0.value.constraints) }
                && found.count { !$0.constraints.isDisjoint(with: one.constraints) || $0.view == one.view } == 1
        }
    }

    private static func collapse(_ entry: ConditionID, _ effects: [Path: Effects]) -> CodeCollapse? {
        let paths = [0, 1].map { Path.always.choosing($0, of: entry) }
        // What depends on more than the flag is not known.
        guard effects.keys.allSatisfy({ $0.first?.condition != entry || paths.contains($0) }),
            let one = effects[paths[0]], let other = effects[paths[1]]
        else { return nil }
        return collapse(hiding: one, showing: other) ?? collapse(hiding: other, showing: one)
    }

    private static func collapse(hiding: Effects, showing: Effects) -> CodeCollapse? {
        guard hiding.hidden.count == 1, let (view, isHidden) = hiding.hidden.first, isHidden,
            showing.hidden == [view: false], hiding.isUnderstood, showing.isUnderstood,
            hiding.activated == showing.deactivated, hiding.deactivated == showing.activated,
            Set(hiding.constants.keys) == Set(showing.constants.keys), !hiding.constraints.isEmpty,
            hiding.constants.values.allSatisfy({ $0.to == LinearNumber(0) }),
            showing.constants.values.allSatisfy({ $0.from == $0.to }), let place = hiding.place,
            let method = hiding.method
        else { return nil }
        return CodeCollapse(
            view: view, zeroed: showing.constants.mapValues(\.to), activated: hiding.activated,
            deactivated: hiding.deactivated, place: place, method: method)
    }
}

/// What happens on a path.
private struct Effects {
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

extension Execution {
    /// Whether a choice is the value of an entry point's flag.
    fileprivate func isOfFlag(_ choice: Path.Choice) -> Bool {
        let condition = conditions[choice.condition.index]
        return condition.kind == .entry && !condition.branches.isEmpty
    }
}
