import LayoutModel
import SourceText

/// The constraints that code activates before their views share a superview, for which UIKit throws an exception, and
/// those to a superview that is not there yet, for which SnapKit ends the app.
///
/// Only what is certain counts: activations that always happen, between views that the class itself makes and that
/// nothing but the code that was read can have added somewhere.
struct LooseActivations {
    struct One {
        /// The constraint.
        var place: FileRange
        /// Whether it is one of SnapKit to a superview.
        var isToSuperview = false
        /// The view that is not in the hierarchy yet.
        var view: ObjectID
        /// Where the code adds it later; nil if it never does.
        var added: FileRange?
        /// The index of the event before which it is made.
        var time: Int
        /// A subview of the view to which this one belongs, and where it is added; nil if that is not known.
        var sibling: (view: ObjectID, added: FileRange)?
        /// The other constraints of the view, which the app does not come to.
        var others: [FileRange] = []
    }

    private(set) var all: [One] = []
    private let execution: Execution
    private var superviews: [ObjectID: ObjectID] = [:]
    /// The views that are added on some paths only, or removed.
    private var changing: Set<ObjectID> = []
    /// Where each view is added last.
    private var additions: [ObjectID: (index: Int, place: FileRange)] = [:]
    private var superviewsAtEnd: [ObjectID: ObjectID] = [:]

    init(_ execution: Execution) {
        self.execution = execution
        guard !execution.hasUnknownConstraints, !execution.isCut else { return }
        for (index, event) in execution.events.enumerated() { collect(event, index) }
        for (index, event) in execution.events.enumerated() {
            switch event.effect {
            case .addSubview(let view, let parent, _), .arrange(let view, let parent, _),
                .addGuide(let view, let parent):
                superviews[view] = parent
            case .activate(let id) where event.path.isEmpty: check(id, at: index)
            default: break
            }
        }
        // SnapKit stops before it makes such a constraint, so there is no event. What is done with the view afterwards
        // does not matter.
        lazy var hasHeirs = !execution.program.classes(below: execution.type).isEmpty
        for one in execution.snapNotes.withoutSuperview
        where !changing.contains(one.view) && !isOwnRoot(one.view)
            && isLoose(one.view, at: one.time - 1, isUnreachable: one.isEarly && !hasHeirs)
        {
            all.append(
                One(
                    place: one.place, isToSuperview: true, view: one.view, added: additions[one.view]?.place,
                    time: one.time, sibling: sibling(near: related(to: one.view), isInside: false, before: one.time)))
        }
        all = Self.firstOfEachView(all)
    }

    /// The first constraint of each view, at which the app ends.
    private static func firstOfEachView(_ all: [One]) -> [One] {
        var result: [One] = []
        for one in all.sorted(by: { $0.time < $1.time }) {
            if let known = result.firstIndex(where: { $0.view == one.view }) {
                if one.place != result[known].place { result[known].others.append(one.place) }
            } else {
                result.append(one)
            }
        }
        return result
    }

    /// Another view that the constraints of a view relate to it; nil if there is none.
    private func related(to view: ObjectID) -> ObjectID? {
        for object in execution.objects {
            guard case .constraint(let made) = object.kind, made.items.contains(where: { $0.object == view }),
                let other = made.items.map(\.object).first(where: { $0 != view && superviews[$0] != nil })
            else { continue }
            return other
        }
        return nil
    }

    /// The view that was added last beside or around an item; without an item, in the only superview that there is.
    ///
    /// - Parameter isInside: whether one of the views in the item is wanted, if there is any.
    private func sibling(
        near item: ObjectID?, isInside: Bool, before time: Int
    ) -> (view: ObjectID, added: FileRange)? {
        let earlier = additions.filter { $0.value.index < time && execution[$0.key].kind == .view }
        let inner = isInside ? earlier.filter { superviews[$0.key] == item } : [:]
        if let last = inner.max(by: { $0.value.index < $1.value.index }) { return (last.key, last.value.place) }
        if let item, let known = superviews.chain(from: item).first(where: { earlier[$0] != nil }) {
            return earlier[known].map { (known, $0.place) }
        }
        let beside = item.map { item in earlier.filter { superviews[$0.key] == item } } ?? earlier
        guard Set(beside.keys.map { superviews[$0] }).count == 1 else { return nil }
        return beside.max { $0.value.index < $1.value.index }.map { ($0.key, $0.value.place) }
    }

    private mutating func collect(_ event: Event, _ index: Int) {
        switch event.effect {
        case .addSubview(let view, let parent, _), .arrange(let view, let parent, _), .addGuide(let view, let parent):
            guard event.path.isEmpty else {
                changing.insert(view)
                return
            }
            additions[view] = (index, event.place)
            superviewsAtEnd[view] = parent
        case .remove(let view): changing.insert(view)
        default: break
        }
    }

    private mutating func check(_ id: ObjectID, at index: Int) {
        guard case .constraint(let made) = execution[id].kind, !execution[id].isOpen, let second = made.second,
            let first = outermost(made.first.object), let other = outermost(second.object), first != other
        else { return }
        let tops = [first, other].filter { !isOwnRoot($0) }
        // Where one comes to lie in the other, that one is missing, wherever the other is.
        guard tops.allSatisfy({ !execution[$0].isOpen && isLoose($0, at: index) }),
            let loose = tops.first(where: { superviewsAtEnd.chain(from: $0).contains($0 == first ? other : first) })
                ?? tops.first
        else { return }
        let related = superviews.chain(from: made.first.object).contains(loose) ? second.object : made.first.object
        all.append(
            One(
                place: made.focus, view: loose, added: additions[loose]?.place, time: index,
                sibling: execution[loose].kind == .view
                    ? sibling(near: related, isInside: made.attribute == made.secondAttribute, before: index) : nil))
    }

    /// The view above all others around an item at this time; nil if that is not known.
    private func outermost(_ item: ObjectID) -> ObjectID? {
        var current = item
        var entered: Set<ObjectID> = []
        while entered.insert(current).inserted {
            guard !changing.contains(current) else { return nil }
            guard let next = superviews[current] else { return current }
            current = next
        }
        return nil
    }

    private func isOwnRoot(_ id: ObjectID) -> Bool {
        id == .root || execution.field("view", of: .root)?.object == id
    }

    /// Whether a view is certainly in no other one: the code adds it later, or nobody can add it.
    ///
    /// - Parameter isUnreachable: whether no code but that of the class has the view at that time.
    private func isLoose(_ id: ObjectID, at index: Int, isUnreachable: Bool = false) -> Bool {
        let object = execution[id]
        guard object.kind == .view || object.kind == .guide, execution.guides[id] == nil, !object.isHeld,
            !object.isForeign, !object.isOutlet
        else { return false }
        if let added = additions[id] { return added.index > index }
        return !execution.isRootOpen && (isUnreachable || execution.isReachedByItsClassAlone(id))
    }
}

extension Execution {
    /// Whether no code of other files can use an object: only local names and private properties hold it.
    func isUsedByItsFileAlone(_ id: ObjectID) -> Bool { isHeld(id, onlyBy: \.isFileprivate) }

    /// Whether no code but that of the class puts another object in its place: only local names, and properties that no
    /// other file sets, hold it.
    func isReachedByItsClassAlone(_ id: ObjectID) -> Bool { isHeld(id, onlyBy: \.isPrivate) }

    /// Whether code outside of the class has an object only by the name of a property.
    func isNamedToBeUsed(_ id: ObjectID) -> Bool { isHeld(id, onlyBy: \.isUsedByNameAlone) }

    private func isHeld(_ id: ObjectID, onlyBy isKept: (PropertyInfo) -> Bool) -> Bool {
        let object = self[id]
        guard object.hasPropertyName else { return true }
        let properties = program.properties(object.name, of: ancestry(of: .root), in: type.file)
        return !properties.isEmpty && properties.allSatisfy(isKept)
    }
}
