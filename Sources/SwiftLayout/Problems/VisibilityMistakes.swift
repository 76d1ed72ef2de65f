import LayoutModel
import SourceText

/// Calls of the libraries that hide views which do nothing, or after which a view does not come back as it was.
///
/// Only views that no other code reaches count. What several methods do counts whatever the order in which they are
/// called; where the order matters, only what the class always does is judged.
struct VisibilityMistakes {
    enum Kind: Hashable {
        /// `.visible` restores fewer gaps than `.gone` takes away: the edges whose gaps stay away.
        case keepsGaps(Set<Edge>)
        /// `setVisible` before the view has a superview.
        case hasNoSuperview
        /// FlexibleBox gives back what it was never told.
        case isNotAdded
        /// FlexibleBox is told the constants when they are already 0.
        case isAddedTooLate
        /// `fd_collapsed` of a view without a collection.
        case hasNoCollection
    }

    struct One {
        var kind: Kind
        var view: ObjectID
        var place: FileRange
    }

    private(set) var all: [One] = []
    private let execution: Execution

    init(_ execution: Execution) {
        self.execution = execution
        guard !execution.isCut, !execution.visibilityNotes.isEmpty || execution.events.contains(where: \.isCollapse)
        else { return }
        let views = Set(execution.visibilityNotes.map(\.view) + execution.events.compactMap(\.collapsed?.view))
        for view in views.sorted() where isKnown(view) {
            judgeDirections(of: view)
            judgeSuperview(of: view)
            judgeBoxes(of: view)
            judgeCollection(of: view)
        }
    }

    private func isKnown(_ view: ObjectID) -> Bool {
        let object = execution[view]
        return view != .root && object.kind == .view && !object.isOpen && !object.isForeign && !object.isOutlet
            && execution.isReachedByItsClassAlone(view)
    }

    private func notes(of view: ObjectID) -> [VisibilityNote] { execution.visibilityNotes.filter { $0.view == view } }

    // MARK: HRViewVisible

    private mutating func judgeDirections(of view: ObjectID) {
        var gone: Set<Edge> = []
        for event in execution.events {
            guard let (one, collapsing) = event.collapsed, one == view else { continue }
            guard collapsing.style == .hrViewVisible else { return }
            gone.formUnion(collapsing.edges)
        }
        var restored: Set<Edge> = []
        var place: FileRange?
        for note in notes(of: view) {
            guard case .shown(let edges) = note.kind else { continue }
            guard let edges else { return }
            restored.formUnion(edges)
            place = place ?? note.place
        }
        let missing = Set(gone.map(\.directional)).subtracting(restored.map(\.directional)).filter { hasGap(view, $0) }
        if let place, !missing.isEmpty { all.append(One(kind: .keepsGaps(missing), view: view, place: place)) }
    }

    /// Whether a constraint that the superview holds has a constant at an edge of the view.
    private func hasGap(_ view: ObjectID, _ edge: Edge) -> Bool {
        execution.objects.indices.map(ObjectID.init(index:)).contains { id in
            guard case .constraint(let made) = execution[id].kind, !execution[id].isOpen, let second = made.second,
                hasConstant(id)
            else { return false }
            let ends = [
                (made.first, made.attribute, second), (second, made.secondAttribute ?? made.attribute, made.first),
            ]
            return ends.contains { item, attribute, other in
                item.object == view && item.guide == nil && Edge(rawValue: attribute.rawValue)?.directional == edge
                    && !isInside(other.object, view) && other.object != view
            }
        }
    }

    /// Whether the constant of a constraint is known, and not 0.
    private func hasConstant(_ constraint: ObjectID) -> Bool {
        guard case .number(let constant)? = execution.field("constant", of: constraint) else { return false }
        return constant.literal.map { $0 != 0 } ?? false
    }

    private func isInside(_ item: ObjectID, _ view: ObjectID) -> Bool {
        execution.superviews[item].map { execution.superviews.chain(from: $0).contains(view) } ?? false
    }

    private mutating func judgeSuperview(of view: ObjectID) {
        guard !execution[view].isHeld else { return }
        let added = execution.events.firstIndex { event in
            switch event.effect {
            case .addSubview(view, _, _), .arrange(view, _, _): true
            default: false
            }
        }
        guard let added else { return }
        for event in execution.events[..<added] where event.path.isEmpty {
            guard let (one, how) = event.collapsed, one == view, how.style == .hrViewVisible else { continue }
            return all.append(One(kind: .hasNoSuperview, view: view, place: event.place))
        }
    }

    // MARK: FlexibleBox

    private mutating func judgeBoxes(of view: ObjectID) {
        let notes = notes(of: view)
        let boxes = Set(notes.compactMap(\.box)).sorted().filter { box in
            !execution[box].isOpen && !execution[box].isForeign && execution.isReachedByItsClassAlone(box)
                && !execution.visibilityNotes.contains { $0.box == box && $0.kind == .addedUnknown }
        }
        guard hasRoom(view) else { return }
        for box in boxes {
            let notes = notes.filter { $0.box == box }
            guard let resumed = notes.first(where: { $0.kind == .resumed }) else { continue }
            guard let added = notes.firstIndex(where: { $0.kind == .added }) else {
                all.append(One(kind: .isNotAdded, view: view, place: resumed.place))
                continue
            }
            let isAlways = notes[added].path.isEmpty && notes[..<added].allSatisfy { $0.path.isEmpty }
            if isAlways, notes[..<added].last?.kind == .freed {
                all.append(One(kind: .isAddedTooLate, view: view, place: notes[added].place))
            }
        }
    }

    /// Whether FlexibleBox finds a constraint of the view that has a constant.
    private func hasRoom(_ view: ObjectID) -> Bool {
        execution.objects.indices.map(ObjectID.init(index:)).contains { id in
            guard case .constraint(let made) = execution[id].kind else { return false }
            return made.first == ItemValue(view) && [.width, .leading, .trailing].contains(made.attribute)
                && hasConstant(id)
        }
    }

    // MARK: FDCollapsibleConstraints

    private mutating func judgeCollection(of view: ObjectID) {
        guard let set = notes(of: view).first(where: { $0.kind == .collapsed }),
            !execution.events.contains(where: { $0.collapsed?.view == view })
        else { return }
        all.append(One(kind: .hasNoCollection, view: view, place: set.place))
    }
}

/// What code tells a library that hides views, besides what makes a view gone.
struct VisibilityNote {
    enum Kind: Hashable {
        /// `setVisible(.visible(direction:))`, with nil for directions that are not known.
        case shown(Set<Edge>?)
        /// FlexibleBox: `addViews`, with a list that is not known in the second case.
        case added, addedUnknown
        /// FlexibleBox: `freeViewSpace`, and `resumeViewSpace` or `toggle`.
        case freed, resumed
        /// `fd_collapsed` is set.
        case collapsed
    }

    var kind: Kind
    /// The box itself where a list is not known.
    var view: ObjectID
    var box: ObjectID?
    var path: Path
    var place: FileRange
}

extension Event {
    /// The view that a library makes gone here, and how.
    fileprivate var collapsed: (view: ObjectID, how: CodeCollapsing)? {
        if case .collapse(let view, let how) = effect { (view, how) } else { nil }
    }

    fileprivate var isCollapse: Bool { collapsed != nil }
}

extension Edge {
    /// `leading` for `left`, as HRViewVisible takes them.
    fileprivate var directional: Edge {
        switch self {
        case .left: .leading
        case .right: .trailing
        default: self
        }
    }
}
