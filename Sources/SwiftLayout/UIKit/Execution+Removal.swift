import SourceText
import SwiftSource

/// What leaves its superview where it is not known which view that is.
///
/// A value that is not known is a view of the class only if code that is not understood had that view, or if it was
/// looked up: in the subviews of a view, in a list, by a tag. Any other one is a view of somebody else.
struct UnknownRemovals {
    /// Where a view that is not known is removed from its superview, with the type that it is declared with, and how
    /// many objects there were then.
    var all: [(path: Path, place: FileRange, type: String?, known: Int)] = []
    /// The views that are or were in a list, a dictionary or the like.
    var collected: Set<ObjectID> = []
    /// The views whose subviews are asked for.
    var listed: Set<ObjectID> = []
    /// Whether the subviews of a view that is not known are asked for.
    var listsAny = false
    /// Whether the properties of the object that is read are looked up: by a key path, a key or a mirror.
    var listsOwn = false
    /// Whether constraints of a view that is not known are asked for, or taken back.
    var takesConstraints = false
    /// Whether views are looked up by their tags.
    var usesTags = false
}

extension Execution {
    /// - Parameter call: of `removeFromSuperview()`.
    func removeUnknownView(_ call: SyntaxNode) {
        let (type, place) = (declaredType(ofReceiverOf: call), place(of: call))
        guard unknownRemovals.all.count < Self.mostRemovals,
            !unknownRemovals.all.contains(where: { $0.type == type && $0.place == place })
        else { return }
        unknownRemovals.all.append((path, place, type, objects.count))
    }

    /// Of more places a class does not keep apart what each one may mean.
    private static let mostRemovals = 50

    /// The type that a property of the class is declared with, where a method of its value is called.
    private func declaredType(ofReceiverOf call: SyntaxNode) -> String? {
        var base = CallExpression(call).flatMap { MemberAccess($0.callee)?.base }
        while let wrapped = base, wrapped.kind == .optionalChain || wrapped.kind == .forceUnwrap {
            base = wrapped.child(.base)
        }
        guard let base, let name = propertyName(base) else { return nil }
        return program.properties(name, of: ancestry(ofType: type.name), in: frame.file).first?.type
    }

    /// Whether a view may be what a property of a type holds.
    private func mayBe(_ view: ObjectID, _ type: String?) -> Bool {
        guard let type else { return true }
        let (wanted, own) = (ancestry(ofType: type), ancestry(of: view))
        guard wanted.isView, let nearest = wanted.first, let made = own.first else { return true }
        return own.contains(nearest) || own.contains(nil) || wanted.contains(made)
    }

    /// Notes the views in a value that has several: one of them may be meant by a value that is not known.
    func collect(_ value: Value) {
        switch value {
        case .object, .unknown, .none, .void, .number, .bool, .string, .closure, .function, .type, .hidden, .truth,
            .anchor, .snap:
            return
        default: unknownRemovals.collected.formUnion(value.objects)
        }
    }

    /// Notes for each view that a value that is not known may be that it may leave its superview.
    func removeWhatMayBeMeant() {
        if unknownRemovals.takesConstraints, viewsThatMayBeMeant().contains(where: isView) { mayChangeAll = true }
        guard !unknownRemovals.all.isEmpty else { return }
        for view in viewsThatMayBeMeant().sorted() where isView(view) && view != .root {
            for removal in unknownRemovals.all where mayBe(view, removal.type) {
                // What clears a view before it fills it again takes out what it has made the time before.
                if view.index >= removal.known, entryPoint(of: self[view].path) == entryPoint(of: removal.path) {
                    continue
                }
                noteMade(Event(effect: .remove(view), path: removal.path, place: removal.place))
            }
        }
    }

    /// What a path begins in; nil for what the class itself runs.
    private func entryPoint(of path: Path) -> Path.Choice? { isInEntryPoint(path) ? path.first : nil }

    /// Opens each view that a value that is not known may be, where constraints relate such values.
    func openWhatMayBeMeant() {
        guard relatesUnknownViews else { return }
        // Of the closures of one place in the code that nothing calls, one was executed.
        for closure in closures where !closure.isCalled {
            if !closure.isOwn { escape(closure.receiver) }
            closure.node.walk { node in
                guard let name = NameExpression(node)?.name else { return true }
                if let value = closure.scope.declaring(name)?.value { escape(value) }
                return true
            }
        }
        for view in viewsThatMayBeMeant() where isView(view) { open(view) }
    }

    /// The objects that a value that is not known may be.
    private func viewsThatMayBeMeant() -> Set<ObjectID> {
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
        if unknownRemovals.listsOwn {
            for value in self[.root].fields.values { meant.formUnion(value.objects) }
        }
        for view in unknownRemovals.listed { meant.formUnion(children[view] ?? []) }
        if unknownRemovals.listsAny {
            var next = Array(meant)
            while let view = next.popLast() {
                for child in children[view] ?? [] where meant.insert(child).inserted { next.append(child) }
            }
        }
        return meant
    }
}
