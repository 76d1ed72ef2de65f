import SourceText

/// What leaves its superview where it is not known which view that is.
///
/// A value that is not known is a view of the class only if code that is not understood had that view, or if it was
/// looked up: in the subviews of a view, in a list, by a tag. Any other one is a view of somebody else.
struct UnknownRemovals {
    /// Where a view that is not known is removed from its superview, the first time.
    var first: (path: Path, place: FileRange)?
    /// The views that are or were in a list, a dictionary or the like.
    var collected: Set<ObjectID> = []
    /// The views whose subviews are asked for.
    var listed: Set<ObjectID> = []
    /// Whether the subviews of a view that is not known are asked for.
    var listsAny = false
    /// Whether views are looked up by their tags.
    var usesTags = false
}

extension Execution {
    func removeUnknownView(at place: FileRange) {
        guard unknownRemovals.first == nil else { return }
        unknownRemovals.first = (path, place)
    }

    /// Notes the views in a value that has several: one of them may be meant by a value that is not known.
    func collect(_ value: Value) {
        switch value {
        case .object, .unknown, .none, .void, .number, .bool, .string, .closure, .function, .type, .hidden, .truth:
            return
        default: unknownRemovals.collected.formUnion(value.objects)
        }
    }

    /// Notes for each view that a value that is not known may be that it may leave its superview.
    func removeWhatMayBeMeant() {
        guard let (path, place) = unknownRemovals.first else { return }
        var children: [ObjectID: Set<ObjectID>] = [:]
        for event in events {
            switch event.effect {
            case .addSubview(let view, let parent, _), .arrange(let view, let parent, _):
                children[parent, default: []].insert(view)
            default: break
            }
        }
        var meant = unknownRemovals.collected
        for index in objects.indices {
            let id = ObjectID(index: index)
            if objects[index].isOpen || unknownRemovals.usesTags && objects[index].fields["tag"] != nil {
                meant.insert(id)
            }
        }
        for view in unknownRemovals.listed { meant.formUnion(children[view] ?? []) }
        if unknownRemovals.listsAny {
            var next = Array(meant)
            while let view = next.popLast() {
                for child in children[view] ?? [] where meant.insert(child).inserted { next.append(child) }
            }
        }
        for view in meant.sorted() where isView(view) && view != .root {
            noteMade(Event(effect: .remove(view), path: path, place: place))
        }
    }
}
