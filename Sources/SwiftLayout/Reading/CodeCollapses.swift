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
///
/// The class may call such a method while it is set up, so that the view is hidden at first. What it is like while it
/// is shown is what the method found when it was called for the first time.
struct CodeCollapses {
    private(set) var all: [CodeCollapse] = []

    init(_ execution: Execution) {
        let flags = execution.conditions.indices.map(ConditionID.init).filter(execution.isFlag)
        guard !flags.isEmpty else { return }
        var effects: [Path: PathEffects] = [:]
        var base: [SyntaxNode?: PathEffects] = [:]
        var others: [SyntaxNode?: PathEffects] = [:]
        for event in execution.events {
            if execution.isBase(event.path) {
                base[event.flagged, default: PathEffects()].add(event)
            } else if let entry = event.path.first, execution.isFlag(entry.condition) {
                effects[event.path, default: PathEffects()].add(event)
            } else {
                others[event.flagged, default: PathEffects()].add(event)
            }
        }
        var found: [CodeCollapse] = []
        for one in flags.compactMap({ Self.collapse($0, effects, base) })
        where !found.contains(where: { $0.view == one.view && $0.method == one.method }) {
            found.append(one)
        }
        all = found.filter { one in
            let active = base.filter { $0.key != one.method }.values.reduce(into: Set()) { $0.formUnion($1.activated) }
            return one.deactivated.isSubset(of: active) && one.activated.isDisjoint(with: active)
                && (one.deactivated.isEmpty || base[one.method] == nil)
                && one.constraints.contains { execution.relates($0, one.view) }
                && others.allSatisfy { $0.key == one.method || one.constraints.isDisjoint(with: $0.value.constraints) }
                && found.count { !$0.constraints.isDisjoint(with: one.constraints) || $0.view == one.view } == 1
        }
    }

    /// - Parameter base: what each of the methods does in the base world.
    private static func collapse(
        _ entry: ConditionID, _ effects: [Path: PathEffects], _ base: [SyntaxNode?: PathEffects]
    ) -> CodeCollapse? {
        let paths = [0, 1].map { Path.always.choosing($0, of: entry) }
        // What depends on more than the flag is not known.
        guard effects.keys.allSatisfy({ $0.first?.condition != entry || paths.contains($0) }),
            let one = effects[paths[0]], let other = effects[paths[1]]
        else { return nil }
        return collapse(hiding: one, showing: other, base[one.method])
            ?? collapse(hiding: other, showing: one, base[other.method])
    }

    private static func collapse(hiding: PathEffects, showing: PathEffects, _ base: PathEffects?) -> CodeCollapse? {
        guard hiding.hidden.count == 1, let (view, isHidden) = hiding.hidden.first, isHidden,
            showing.hidden == [view: false], hiding.isUnderstood, showing.isUnderstood,
            hiding.activated == showing.deactivated, hiding.deactivated == showing.activated,
            Set(hiding.constants.keys) == Set(showing.constants.keys), !hiding.constraints.isEmpty,
            hiding.constants.values.allSatisfy({ $0.to == LinearNumber(0) }), base.map(hiding.isDone) ?? true,
            showing.constants.allSatisfy({ (base?.constants[$0]?.from ?? $1.from) == $1.to }), let place = hiding.place,
            let method = hiding.method
        else { return nil }
        return CodeCollapse(
            view: view, zeroed: showing.constants.mapValues(\.to), activated: hiding.activated,
            deactivated: hiding.deactivated, place: place, method: method)
    }
}

extension Execution {
    /// Whether a constraint relates a view. Where none does, the room of another view changes when this one hides.
    fileprivate func relates(_ constraint: ObjectID, _ view: ObjectID) -> Bool {
        guard case .constraint(let made) = self[constraint].kind else { return false }
        return made.items.contains { $0.object == view }
    }

    /// Whether the branches of a condition are the values of an entry point's flag.
    fileprivate func isFlag(_ id: ConditionID) -> Bool {
        conditions[id.index].kind == .entry && !conditions[id.index].branches.isEmpty
    }
}
