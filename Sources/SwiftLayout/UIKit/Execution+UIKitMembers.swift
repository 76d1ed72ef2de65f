import LayoutModel
import SourceText
import SwiftSource

extension Execution {
    /// A property that UIKit declares. Nil if the object's class has none of the name.
    func builtInMember(_ name: String, of id: ObjectID, at node: SyntaxNode) -> Value? {
        if let attribute = Anchors.attribute(ofAnchor: name) {
            return .anchor(AnchorValue(item: item(id), attribute: attribute))
        }
        if let guide = Anchors.guide(named: name) { return .object(guideObject(guide, of: id, at: node)) }
        switch name {
        case "snp", "snp_": return .snap(.proxy(id))
        case "self": return .object(id)
        default: break
        }
        switch self[id].kind {
        case .controller: return controllerMember(name, of: id, at: node)
        case .view: return viewMember(name, of: id, at: node)
        case .constraint, .snapConstraint: return constraintMember(name, of: id)
        case .guide:
            if name == "owningView" { return field("owningView", of: id) ?? .unknown }
            return nil
        case .instance: return nil
        }
    }

    /// The item that constraints of an object relate: the object, or the view and guide that a guide object stands for.
    func item(_ id: ObjectID) -> ItemValue { guides[id] ?? ItemValue(id) }

    /// The one object for a guide of a view, so that it can be stored and compared.
    private func guideObject(_ guide: Guide, of owner: ObjectID, at node: SyntaxNode) -> ObjectID {
        let view = isController(owner) ? rootView(of: owner) : owner
        let wanted = ItemValue(view, guide)
        if let known = guides.first(where: { $0.value == wanted })?.key { return known }
        let id = makeObject(.guide, type: "UILayoutGuide", at: node)
        guides[id] = wanted
        objects[id.index].name = "\(self[view].name).\(guide.word)"
        return id
    }

    /// The view of a controller, made when it is first asked for. That of another controller than the class itself is
    /// filled by that one.
    func rootView(of controller: ObjectID) -> ObjectID {
        if let view = field("view", of: controller)?.object { return view }
        let view = makeObject(.view, type: "UIView", at: self[controller].origin)
        let owner = self[controller].name
        objects[view.index].name = controller == .root || owner.isEmpty ? "view" : "\(owner).view"
        objects[view.index].isFilledByOthers = controller != .root
        objects[view.index].path = .always
        objects[controller.index].fields["view"] = .object(view)
        return view
    }

    private func controllerMember(_ name: String, of id: ObjectID, at node: SyntaxNode) -> Value? {
        switch name {
        case "view":
            if id == .root { loadView() }
            return .object(rootView(of: id))
        case "viewIfLoaded": return .object(rootView(of: id))
        case "tableView", "collectionView":
            let type = name == "tableView" ? "UITableView" : "UICollectionView"
            guard ancestry(of: id).contains("\(type)Controller") else { return nil }
            return .object(part(name, type, of: id, at: node))
        default: return field(name, of: id) ?? (UIKitMembers.isProperty(name, of: ancestry(of: id)) ? .unknown : nil)
        }
    }

    private func hasContentView(_ id: ObjectID) -> Bool {
        ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView"]
            .contains { ancestry(of: id).contains($0) }
    }

    /// Whether a view is the content view that UIKit gives to another one, and may be taken to be as large as that.
    ///
    /// Accessories, editing and code that sets its frame make it smaller. So it is not, where a constraint relates what
    /// is inside of it to what is outside. The cells of a collection view have no accessories, so there only a
    /// constraint between the two says that it may be smaller, or code that sets its frame.
    func isContentView(_ view: ObjectID, of owner: ObjectID) -> Bool {
        guard hasContentView(owner), field("contentView", of: owner) == .object(view),
            field("translatesAutoresizingMaskIntoConstraints", of: view)?.bool != false
        else { return false }
        let ancestry = ancestry(of: owner)
        let isWhole =
            owner == .root && ancestry.contains("UICollectionViewCell")
            && !ancestry.contains("UICollectionViewListCell") && !changesContentFrame
        func isInside(_ item: ItemValue) -> Bool { superviews.chain(from: item.object).contains(view) }
        return !objects.contains { object in
            guard case .constraint(let made) = object.kind else { return false }
            return made.items.contains(where: isInside) && !made.items.allSatisfy(isInside)
                && (!isWhole || Set(made.items.map(\.object)) == [view, owner])
        }
    }

    /// Whether the class gives its content view another frame than its own, as one does that leaves gaps between rows.
    var changesContentFrame: Bool {
        ownClasses(ancestry(of: .root)).flatMap(\.members.order).contains { method in
            method.node.contains { node in
                guard var target = node.assigned else { return false }
                while let access = MemberAccess(target), let base = access.base {
                    if Self.frameProperties.contains(access.name) { return base.ownName == "contentView" }
                    target = base
                }
                return false
            }
        }
    }

    static let frameProperties: Set = ["frame", "bounds"]

    private func viewMember(_ name: String, of id: ObjectID, at node: SyntaxNode) -> Value? {
        let ancestry = ancestry(of: id)
        switch name {
        case "contentView":
            return hasContentView(id) ? .object(part(name, "UIView", of: id, at: node)) : nil
        case "titleLabel" where ancestry.contains("UIButton"): return .object(part(name, "UILabel", of: id, at: node))
        case "imageView" where ancestry.contains("UIButton") || ancestry.contains("UITableViewCell"):
            return .object(part(name, "UIImageView", of: id, at: node))
        case "textLabel", "detailTextLabel":
            guard ancestry.contains("UITableViewCell") || ancestry.contains("UITableViewHeaderFooterView") else {
                break
            }
            return .object(part(name, "UILabel", of: id, at: node))
        case "searchTextField" where ancestry.contains("UISearchBar"):
            return .object(part(name, "UITextField", of: id, at: node))
        case "superview":
            return (superviews[id] ?? (id == .root ? surroundings : nil)).map { .object($0) } ?? .unknown
        case "window" where id == .root && surroundings != nil:
            return surroundings.map { .object($0) }
        case "arrangedSubviews":
            guard let arranged = arranged[id], !arranged.isEmpty, !arranged.contains(nil) else {
                if isEmptySoFar(id) { return .list([]) }
                unknownRemovals.listed.insert(id)
                return .unknown
            }
            return .list(arranged.compactMap { $0.map { .object($0) } })
        case "subviews":
            if isEmptySoFar(id) { return .list([]) }
            unknownRemovals.listed.insert(id)
            return .unknown
        case "constraints":
            // Whoever asks for all constraints of a view may change any of them.
            mayChangeAll = true
            return .unknown
        case "layer":
            // Whoever asks for it may draw something, or clip what is inside.
            objects[id.index].fields[name] = .unknown
        default: break
        }
        if name == "isHidden" { return field(name, of: id)?.bool.map { .bool($0) } ?? .hidden(id) }
        if let value = field(name, of: id) { return value }
        return UIKitMembers.isProperty(name, of: ancestry) ? .unknown : nil
    }

    /// Whether nothing has been put into a view yet: the class makes it, and what empties it before it is filled finds
    /// nothing the first time.
    private func isEmptySoFar(_ view: ObjectID) -> Bool {
        let object = self[view]
        guard path.isEmpty, object.isMadeByItsClass, !object.isOpen, !object.isForeign, !object.mayBeAnother,
            ["UIView", "UIStackView"].contains(object.type), field("hasUnknownContent", of: view) == nil
        else { return false }
        return !events.contains { event in
            switch event.effect {
            case .addSubview(_, let parent, _), .arrange(_, let parent, _): parent == view
            default: false
            }
        }
    }

    /// A view that UIKit makes and places.
    private func part(_ name: String, _ type: String, of owner: ObjectID, at node: SyntaxNode) -> ObjectID {
        if let known = field(name, of: owner)?.object { return known }
        let view = makeObject(.view, type: type, at: node)
        objects[view.index].name = self[owner].name.isEmpty ? name : "\(self[owner].name).\(name)"
        objects[view.index].path = .always
        objects[view.index].isHeld = true
        objects[view.index].isPart = name != "contentView"
        objects[owner.index].fields[name] = .object(view)
        if isView(owner) {
            let event = Event(
                effect: .addSubview(view, to: owner, at: .first), path: .always, place: self[owner].origin)
            noteMade(event)
            superviews[view] = owner
        }
        return view
    }

    private func constraintMember(_ name: String, of id: ObjectID) -> Value? {
        switch name {
        case "constant", "priority", "identifier": return field(name, of: id) ?? .unknown
        case "layoutConstraints":
            guard case .snapConstraint(let made) = self[id].kind else { return nil }
            return .list(made.map { .object($0) })
        case "isActive", "firstItem", "secondItem", "multiplier": return .unknown
        default: return nil
        }
    }

    // MARK: Assignments

    /// An assignment to a property that UIKit declares, or to one that is not known.
    func assignBuiltIn(_ value: Value, _ name: String, of id: ObjectID, at node: SyntaxNode) {
        switch self[id].kind {
        case .constraint, .snapConstraint: assignToConstraint(value, name, id, at: node)
        case .controller:
            if name == "view" {
                // `loadView` makes the view: a class of the project is read as its own layout.
                if value.object != nil {
                    setField("view", of: id, value)
                    self.name(value, "view", isProperty: true)
                } else {
                    setField("view", of: id, .object(rootView(of: id)))
                    objects[rootView(of: id).index].isOpen = true
                }
                return
            }
            setField(name, of: id, value)
            if !Self.harmlessMembers.contains(name) { escape(value) }
        case .view: assignToView(value, name, id, at: node)
        case .guide, .instance:
            setField(name, of: id, value)
            if self[id].kind == .instance, !Self.harmlessMembers.contains(name) { escape(value) }
        }
    }

    private func assignToView(_ value: Value, _ name: String, _ id: ObjectID, at node: SyntaxNode) {
        switch name {
        case "isHidden":
            if followsObserved(id, value) { return }
            note(.setHidden(id, value.bool), at: node)
        case "translatesAutoresizingMaskIntoConstraints" where value == .bool(false):
            noteMaskOff(of: id, isBySnapKit: false, at: node)
            return turnMaskOff(of: id)
        case "translatesAutoresizingMaskIntoConstraints": masksOn.insert(id)
        case "frame", "bounds", "center", "contentSize":
            if mayPlace(value) { objects[id.index].isHeld = true }
        case "maximumZoomScale":
            // While it zooms, a scroll view sets the size of its content.
            objects[id.index].isHeld = true
        case _ where Self.placingMembers.contains(name):
            for view in value.objects { objects[view.index].isHeld = true }
        case "subviews": escape(value)
        default: break
        }
        setField(name, of: id, value)
        if !value.objects.isEmpty, !Self.harmlessMembers.contains(name), name != "tag" { escape(value) }
    }

    func turnMaskOff(of view: ObjectID) {
        setField("translatesAutoresizingMaskIntoConstraints", of: view, .bool(false))
        masksOff[view, default: []].append(path)
    }

    /// Whether a view may be where a frame is. `frame = .zero` and a size alone place nothing that constraints do not.
    func mayPlace(_ frame: Value) -> Bool {
        frame.memberName != "zero" && frame != Geometry.zero("CGRect")
    }

    /// Whether a view was made with a frame, at which it stays if no constraint is about it.
    func isMadeWithFrame(_ view: ObjectID) -> Bool { field("frame", of: view).map(mayPlace) ?? false }

    /// `constraint.isActive = isCompact`, where it is not known whether the value holds: what `if isCompact` would do.
    ///
    /// - Returns: False if the value is not written here, or not to its end.
    private func setActive(_ id: ObjectID, by value: Value, at node: SyntaxNode) -> Bool {
        func setting(_ isActive: Bool) -> () -> Exit? {
            {
                self.assignToConstraint(.bool(isActive), "isActive", id, at: node)
                return nil
            }
        }
        if case .truth(let truth) = value {
            _ = branch(by: truth, at: node, then: setting(true), else: setting(false))
            return true
        }
        guard let written = node.ancestors.lazy.compactMap(AssignmentExpression.init).first?.value,
            !written.range.isEmpty, !isUnfinishedLiteral(written)
        else { return false }
        let condition = SwiftSource.Condition.expression(written)
        _ = branch(on: [condition], text(of: written), at: node, then: setting(true), else: setting(false))
        return true
    }

    /// Whether an expression is a part of `true` or `false` that somebody is typing.
    private func isUnfinishedLiteral(_ node: SyntaxNode) -> Bool {
        guard let name = NameExpression(node)?.name, frame.scope.declaring(name) == nil else { return false }
        return ["true", "false"].contains { $0.hasPrefix(name) }
            && program.properties(name, of: ancestry(of: .root), in: frame.file).isEmpty
    }

    private func assignToConstraint(_ value: Value, _ name: String, _ id: ObjectID, at node: SyntaxNode) {
        switch name {
        case "isActive":
            switch value.bool {
            case true: activate(.object(id), at: node)
            case false: deactivate(.object(id), at: node)
            case nil:
                if setActive(id, by: value, at: node) { return }
                guard case .snapConstraint(let made) = self[id].kind else {
                    note(.mayActivate(id), at: node)
                    noteActivity(of: id, nil)
                    return
                }
                for one in made { note(.mayActivate(one), at: node) }
            }
        case "constant":
            setConstant(number(value, or: node), of: id, at: place(of: node))
        case "priority":
            objects[id.index].isReprioritized = true
            setField(name, of: id, .number(number(value, isPriority: true, or: node)))
        default: setField(name, of: id, value)
        }
    }
}
