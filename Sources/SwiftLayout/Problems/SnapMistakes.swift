import LayoutModel
import SourceText

/// What code does with SnapKit that has no effect, ends the app, or leaves constraints behind.
///
/// Only what is certain counts: the class is read to its end, and no code but its own can have made constraints of the
/// views.
struct SnapMistakes {
    /// The chains without a relation, which make nothing.
    private(set) var withoutRelation: [FileRange] = []
    private(set) var updates: [Update] = []
    private(set) var remakes: [Remake] = []

    /// An update of a constraint that was not made: SnapKit ends the app.
    struct Update {
        var view: ObjectID
        var wanted: MadeConstraint
        var place: FileRange
        /// The method in which it happens, if none calls that in the class.
        var method: String?
        /// A constraint of the same attribute, which differs in what cannot be updated.
        var other: MadeConstraint?
        /// The property of the view, if its own class alone must use it.
        var property: String?
    }

    /// A constraint that stays beside one that a remake made for the same edge.
    struct Remake {
        var view: ObjectID
        var constraint: ObjectID
        var made: MadeConstraint
        var left: MadeConstraint
    }

    private let execution: Execution

    init(_ execution: Execution) {
        self.execution = execution
        guard !execution.isCut else { return }
        withoutRelation = execution.snapNotes.withoutRelation
        updates = execution.snapNotes.updates.compactMap(judge)
        guard !execution.snapNotes.remakes.isEmpty else { return }
        let activations = Activations(execution).certain
        for remake in execution.snapNotes.remakes { judge(remake, activations) }
    }

    /// Whether all of SnapKit's constraints on a view are known.
    private func isKnown(_ view: ObjectID) -> Bool {
        let object = execution[view]
        return !object.isOpen && !object.isForeign && execution.guides[view] == nil && execution.heldAxes[view] == nil
            && (view == .root
                ? !execution.isRootOpen
                : (execution.isReachedByItsClassAlone(view) || isOwnProperty(view))
                    && !constrainsItself(view))
    }

    /// The property of a view that other code can use, which must not do so; nil if no other code can.
    private func sharedProperty(of view: ObjectID) -> String? {
        execution.isReachedByItsClassAlone(view) ? nil : execution[view].name
    }

    /// Whether a property that other code can use always holds the view, and no class inherits it.
    private func isOwnProperty(_ view: ObjectID) -> Bool {
        let properties = execution.program.properties(
            execution[view].name, of: execution.ancestry(of: .root), in: execution.type.file)
        return !properties.isEmpty && execution.program.classes(below: execution.type).isEmpty
            && properties.allSatisfy { ($0.isLet || $0.isLazy) && $0.isSetByNameAlone }
    }

    /// Whether the class of a view uses SnapKit on its own objects, in methods that are not read with this class.
    private func constrainsItself(_ view: ObjectID) -> Bool {
        let classes: [String] = execution.ancestry(of: view).compactMap { $0 }
        return classes.contains { name in
            guard let type = execution.program.type(name, in: execution.type.file) else { return false }
            return ([type.declaration.node] + type.members.order.map(\.node)).contains(where: \.usesOwnSnap)
        }
    }

    // MARK: Updates

    private func judge(_ update: SnapNotes.Update) -> Update? {
        guard isKnown(update.view), !execution.snapNotes.emptied.contains(update.view),
            case .constraint(let wanted) = execution[update.made].kind, wanted.items.allSatisfy(isInOneView),
            execution.snapNotes.mayBeMadeByUpdates[update.view]?.contains(wanted.attribute) != true
        else { return nil }
        var other: MadeConstraint?
        for object in execution.objects where object.owner == update.view {
            guard case .snapConstraint(let made) = object.kind else { continue }
            for id in made {
                guard case .constraint(let found) = execution[id].kind else { continue }
                switch execution.isUpdate(update.made, of: id) {
                case false where execution[id].isReprioritized && found.differsInNumbersAlone(from: wanted): return nil
                case false: if found.attribute == wanted.attribute { other = other ?? found }
                default: return nil
                }
            }
        }
        return Update(
            view: update.view, wanted: wanted, place: update.place, method: update.method, other: other,
            property: sharedProperty(of: update.view))
    }

    /// Whether an item is added to one view alone: its superview is then the same at any time.
    private func isInOneView(_ item: ItemValue) -> Bool {
        var parents: Set<ObjectID> = []
        for event in execution.events {
            switch event.effect {
            case .addSubview(item.object, let parent, _), .arrange(item.object, let parent, _): parents.insert(parent)
            default: break
            }
        }
        return parents.count <= 1
    }

    // MARK: Remakes

    private mutating func judge(_ remake: SnapNotes.Remake, _ activations: [Activations.One]) {
        guard isKnown(remake.view), sharedProperty(of: remake.view) == nil || remake.view == .root else { return }
        let removed = execution.events[..<remake.time].reversed().prefix { event in
            if case .deactivate = event.effect { event.place == remake.place } else { false }
        }
        var own: Set<ObjectID> = Set(remake.made)
        for event in removed { if case .deactivate(let id) = event.effect { own.insert(id) } }
        for id in remake.made {
            guard let made = execution.requiredEquality(id) else { continue }
            // There are many, of which few are about the same edge.
            let left = activations.first { other in
                other.time < remake.time && excludes(id, made, other.id, other.made) && !own.contains(other.id)
                    && other.path.isPrefix(of: remake.path) && !placesSubview(other.made, of: remake.view)
            }
            guard let left else { continue }
            remakes.append(Remake(view: remake.view, constraint: id, made: made, left: left.made))
        }
    }

    /// Whether a constraint places something in a view, on whichever side it names that.
    private func placesSubview(_ made: MadeConstraint, of view: ObjectID) -> Bool {
        made.items.contains { item in
            item.object != view && execution.superviews.chain(from: item.object).contains(view)
        }
    }

    /// Whether two equalities are about the same edge, and not the same.
    private func excludes(_ id: ObjectID, _ made: MadeConstraint, _ other: ObjectID, _ found: MadeConstraint) -> Bool {
        let first = Anchor(made.first, made.attribute)
        let second = made.second.map { Anchor($0, made.secondAttribute) }
        let otherFirst = Anchor(found.first, found.attribute)
        let otherSecond = found.second.map { Anchor($0, found.secondAttribute) }
        let isSamePair = first == otherFirst && second == otherSecond || first == otherSecond && second == otherFirst
        guard isSamePair else { return first == otherFirst }
        guard made.multiplier?.literal == 1, found.multiplier?.literal == 1,
            case .number(let a)? = execution.field("constant", of: id),
            case .number(let b)? = execution.field("constant", of: other)
        else { return false }
        let difference = first == otherFirst ? a - b : a + b
        return difference.literal.map { $0 != 0 } ?? false
    }

    private struct Anchor: Equatable {
        var item: ItemValue
        var attribute: Attribute?

        init(_ item: ItemValue, _ attribute: Attribute?) {
            self.item = item
            self.attribute = attribute
        }
    }
}

/// The required equalities that are activated once and never deactivated, with the place among the events.
private struct Activations {
    struct One {
        let id: ObjectID
        let made: MadeConstraint
        let path: Path
        let time: Int
    }

    private(set) var certain: [One] = []

    init(_ execution: Execution) {
        guard !execution.mayChangeAll, execution.unknownRemovals.all.isEmpty else { return }
        var changing: Set<ObjectID> = []
        for event in execution.events {
            switch event.effect {
            case .deactivate(let id), .mayActivate(let id), .setConstant(let id, _, _): changing.insert(id)
            default: break
            }
        }
        for (time, event) in execution.events.enumerated() {
            guard case .activate(let id) = event.effect, !changing.contains(id),
                !(execution.mayChangeStored && execution[id].isStored), let made = execution.requiredEquality(id)
            else { continue }
            certain.append(One(id: id, made: made, path: event.path, time: time))
        }
    }
}

extension Execution {
    /// A constraint that is a required equality; nil for another one.
    fileprivate func requiredEquality(_ id: ObjectID) -> MadeConstraint? {
        guard case .constraint(let made) = self[id].kind, made.relation == .equal, !self[id].isOpen,
            !self[id].isReprioritized, field("priority", of: id) == .number(1000)
        else { return nil }
        return made
    }
}

extension MadeConstraint {
    /// Whether two constraints relate the same edges in the same way, apart from their numbers.
    fileprivate func differsInNumbersAlone(from other: MadeConstraint) -> Bool {
        first == other.first && attribute == other.attribute && relation == other.relation && second == other.second
            && secondAttribute == other.secondAttribute
    }
}
