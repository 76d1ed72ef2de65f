import LayoutModel

/// New constraints.
extension DocumentWriter {
    /// A side of a constraint as it is written.
    private struct Written {
        var element: XMLElementID?
        var id: String
        var attribute: String
    }

    mutating func add(_ new: NewConstraint) -> Bool {
        var new = new
        if let turned = towardsInside(new) { new = turned }
        let views = [new.first, new.second].compactMap { $0 }.map { view(of: $0.item) }
        guard let firstView = views.first else { return false }
        let owner = views.dropFirst().reduce(firstView) { commonAncestor($0, $1) }
        guard let ownerElement = element(of: owner) else { return false }
        var attributes: [(String, String)] = []
        guard let first = written(new.first, other: new.second) else { return false }
        if first.id != tree[ownerElement, .id] { attributes.append(("firstItem", first.id)) }
        attributes.append(("firstAttribute", first.attribute))
        if new.relation != .equal { attributes.append(("relation", new.relation.documentName)) }
        if let anchor = new.second {
            guard let second = written(anchor, other: new.first) else { return false }
            attributes += [("secondItem", second.id), ("secondAttribute", second.attribute)]
        }
        if new.multiplier != 1 { attributes.append(("multiplier", DocumentNumber.text(new.multiplier))) }
        if new.priority != 1000 { attributes.append(("priority", DocumentNumber.text(new.priority))) }
        if new.constant != 0 { attributes.append(("constant", DocumentNumber.text(new.constant))) }
        if let identifier = new.identifier { attributes.append(("identifier", identifier)) }
        let id = add(attributes, to: ownerElement)
        if !new.isInstalled { excluded[ownerElement, default: []].append(id) }
        return true
    }

    /// Adds a constraint with these attributes and a new id to its owner; answers with the id.
    @discardableResult
    mutating func add(_ attributes: [(String, String)], to owner: XMLElementID) -> String {
        let id = ids.next()
        edits.add(NewElement("constraint", attributes + [("id", id)]), toChild: "constraints", of: owner)
        return id
    }

    /// Exchanges the items. Not where an outlet names the constraint: code that sets its constant means the sign that it has. Nor where
    /// a variation does.
    mutating func reverse(_ id: ConstraintID) -> Bool {
        guard let element = element(of: id), !tree.children(of: element).contains(where: { _ in true }),
            let name = tree[element, .id],
            !isNamedByOutlet(name), let reversed = layout[id].reversed, let constant = reversed.constant.literal,
            let multiplier = reversed.multiplier.literal,
            let owner = tree[element].parent.flatMap({ tree[$0].parent }), let ownerID = tree[owner, .id],
            let firstAttribute = tree[element, .firstAttribute], let secondAttribute = tree[element, .secondAttribute]
        else { return false }
        let (first, second) = (tree[element, .firstItem] ?? ownerID, tree[element, .secondItem] ?? ownerID)
        let changes: [(String, String?)] = [
            ("firstItem", second == ownerID ? nil : second), ("firstAttribute", secondAttribute),
            ("relation", reversed.relation == .equal ? nil : reversed.relation.documentName),
            ("secondItem", first), ("secondAttribute", firstAttribute),
            ("multiplier", multiplier == 1 ? nil : DocumentNumber.text(multiplier)),
            ("constant", constant == 0 ? nil : DocumentNumber.text(constant)),
        ]
        for (attribute, value) in changes where tree[element, attribute] != value {
            edits.set(attribute, of: element, to: value)
        }
        return true
    }

    private func isNamedByOutlet(_ id: String) -> Bool {
        tree.elements.indices.contains { index in
            let element = XMLElementID(index: index)
            return tree.tag(of: element) == "outlet" && tree[element, .destination] == id
        }
    }

    /// Xcode ties far edges from the container to what is inside, so that distances are positive.
    private func towardsInside(_ new: NewConstraint) -> NewConstraint? {
        guard let second = new.second, new.multiplier == 1,
            [.trailing, .right, .bottom].contains(new.first.attribute), second.attribute == new.first.attribute,
            view(of: second.item) != view(of: new.first.item),
            isInside(view(of: new.first.item), view(of: second.item))
        else { return nil }
        var turned = new
        turned.first = second
        turned.second = new.first
        turned.relation = new.relation.flipped
        turned.constant = -new.constant + 0
        return turned
    }

    private var newViews: [NewSpacer] { spacers + [newStack].compactMap { $0 } }

    private func view(of item: NewConstraint.NewItem) -> ViewID {
        switch item {
        case .item(let item): item.view
        case .spacer(let number): spacers.indices.contains(number) ? spacers[number].view : .root
        case .stack: newStack?.view ?? .root
        }
    }

    /// For new spacers too, which the layout does not have yet.
    private func isInside(_ view: ViewID, _ outer: ViewID) -> Bool {
        if let spacer = newViews.first(where: { $0.view == view }) {
            return spacer.parent == outer || layout.isDescendant(spacer.parent, of: outer)
        }
        return layout.views.indices.contains(view.index) && layout.isDescendant(view, of: outer)
    }

    private func commonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID {
        if a == b { return a }
        // A view that is not there yet holds no constraints but those of its own size.
        let a = newViews.first { $0.view == a }?.parent ?? a
        let b = newViews.first { $0.view == b }?.parent ?? b
        return layout.commonAncestor(a, b)
    }

    private func written(_ anchor: NewConstraint.NewAnchor, other: NewConstraint.NewAnchor?) -> Written? {
        switch anchor.item {
        case .spacer(let number):
            guard spacers.indices.contains(number) else { return nil }
            return anchor.attribute.documentName(in: nil).map { Written(id: spacers[number].id, attribute: $0) }
        case .stack:
            guard let newStack else { return nil }
            return anchor.attribute.documentName(in: nil).map { Written(id: newStack.id, attribute: $0) }
        case .item(let item):
            guard let id = id(of: item, anchor.attribute, other: other.map { view(of: $0.item) }),
                let name = anchor.attribute.documentName(in: item.guide)
            else { return nil }
            return Written(id: id, attribute: name)
        }
    }

    /// What a constraint must name to mean an item; nil where the document has nothing for it.
    private func id(of item: Item, _ attribute: Attribute, other: ViewID?) -> String? {
        guard let element = element(of: item.view) else { return nil }
        let own = tree[element, .id]
        func guide(_ key: String, tag: String = "viewLayoutGuide") -> String? {
            tree.child(of: element, tag, key: key).flatMap { tree[$0, .id] }
        }
        switch item.guide {
        case nil, .layoutMargins: return own
        case .safeArea: return guide("safeArea")
        case .readableContent: return guide("readableContent")
        case .keyboard: return guide("keyboard", tag: "keyboardLayoutGuide")
        case .scrollContent:
            // What is inside a scroll view means its content by the view's edges.
            let meansContent =
                layout[item.view].kind == .scroll && !attribute.isSize && attribute != .centerX && attribute != .centerY
                && other.map { isInside($0, item.view) } == true
            return guide("contentLayoutGuide") ?? (meansContent ? own : nil)
        case .scrollFrame:
            let meansFrame = attribute.isSize || attribute == .centerX || attribute == .centerY
            return guide("frameLayoutGuide") ?? (meansFrame ? own : nil)
        case .topLayout: return layoutGuide("top", of: element)
        case .bottomLayout: return layoutGuide("bottom", of: element)
        }
    }

    /// The guides of a view controller stand beside its root view.
    private func layoutGuide(_ type: String, of root: XMLElementID) -> String? {
        guard let controller = tree[root].parent, let guides = tree.child(of: controller, .layoutGuides) else {
            return nil
        }
        return tree.children(of: guides).first { tree[$0, .type] == type }.flatMap { tree[$0, .id] }
    }
}
