import LayoutModel

/// New constraints.
extension DocumentWriter {
    /// One side of a constraint in the document.
    private struct Side {
        var element: XMLElementID?
        var id: String
        var attribute: String
    }

    mutating func add(_ new: NewConstraint) -> Bool {
        var new = new
        if let exchanged = exchanged(new) { new = exchanged }
        let views = [new.first, new.second].compactMap { $0 }.map { view(of: $0.item) }
        guard let firstView = views.first else { return false }
        let owner = views.dropFirst().reduce(firstView) { commonAncestor($0, $1) }
        guard let ownerElement = element(of: owner) else { return false }
        var attributes: [(String, String)] = []
        guard let first = side(new.first, other: new.second) else { return false }
        if first.id != tree[ownerElement, .id] { attributes.append(("firstItem", first.id)) }
        attributes.append(("firstAttribute", first.attribute))
        if new.relation != .equal { attributes.append(("relation", new.relation.documentName)) }
        if let anchor = new.second {
            guard let second = side(anchor, other: new.first) else { return false }
            attributes += [("secondItem", second.id), ("secondAttribute", second.attribute)]
        }
        if new.multiplier != 1 { attributes.append(("multiplier", DocumentNumber.text(new.multiplier))) }
        if let priority = Self.priority(new.priority) { attributes.append(("priority", priority)) }
        if new.constant != 0 { attributes.append(("constant", DocumentNumber.text(new.constant))) }
        if let identifier = new.identifier { attributes.append(("identifier", identifier)) }
        let id = add(attributes, to: ownerElement)
        if !new.isInstalled { excluded[ownerElement, default: []].append(id) }
        return true
    }

    /// The value of a priority attribute; nil for the default.
    static func priority(_ priority: Double) -> String? {
        Priority(priority).isRequired ? nil : DocumentNumber.text(priority)
    }

    /// Adds a constraint with these attributes to its owner, and returns its new id.
    @discardableResult
    mutating func add(_ attributes: [(String, String)], to owner: XMLElementID) -> String {
        let id = ids.next()
        edits.add(NewElement("constraint", attributes + [("id", id)]), toChild: "constraints", of: owner)
        return id
    }

    /// Exchanges the items. False if an outlet refers to the constraint, because code that sets its constant relies on
    /// the sign, or if it has a variation.
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
        tree.ids.contains { tree.has($0, tag: .outlet) && tree[$0, .destination] == id }
    }

    /// At far edges, Xcode writes the container first, so that constants are positive.
    private func exchanged(_ new: NewConstraint) -> NewConstraint? {
        guard let second = new.second, new.multiplier == 1,
            new.first.attribute.isFarEdge, second.attribute == new.first.attribute,
            view(of: second.item) != view(of: new.first.item),
            isInside(view(of: new.first.item), view(of: second.item))
        else { return nil }
        var exchanged = new
        exchanged.first = second
        exchanged.second = new.first
        exchanged.relation = new.relation.flipped
        exchanged.constant = -new.constant + 0
        return exchanged
    }

    private var newViews: [NewView] { spacers + [newStack].compactMap { $0 } }

    private func view(of item: NewConstraint.NewItem) -> ViewID {
        switch item {
        case .item(let item): item.view
        case .spacer(let number): spacers.indices.contains(number) ? spacers[number].view : .root
        case .stack: newStack?.view ?? .root
        }
    }

    /// Also for new views, which the layout does not contain.
    private func isInside(_ view: ViewID, _ outer: ViewID) -> Bool {
        if let spacer = newViews.first(where: { $0.view == view }) {
            return spacer.parent == outer || layout.isDescendant(spacer.parent, of: outer)
        }
        return layout.views.indices.contains(view.index) && layout.isDescendant(view, of: outer)
    }

    private func commonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID {
        if a == b { return a }
        // A new view can own no constraint except those of its own size.
        let a = newViews.first { $0.view == a }?.parent ?? a
        let b = newViews.first { $0.view == b }?.parent ?? b
        return layout.commonAncestor(a, b)
    }

    private func side(_ anchor: NewConstraint.NewAnchor, other: NewConstraint.NewAnchor?) -> Side? {
        switch anchor.item {
        case .spacer(let number):
            guard spacers.indices.contains(number) else { return nil }
            return anchor.attribute.documentName(in: nil).map { Side(id: spacers[number].id, attribute: $0) }
        case .stack:
            guard let newStack else { return nil }
            return anchor.attribute.documentName(in: nil).map { Side(id: newStack.id, attribute: $0) }
        case .item(let item):
            guard let id = id(of: item, anchor.attribute, other: other.map { view(of: $0.item) }),
                let name = anchor.attribute.documentName(in: item.guide)
            else { return nil }
            return Side(id: id, attribute: name)
        }
    }

    /// The id with which a constraint refers to an item; nil if the document has none.
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
            // For a view inside a scroll view, the edges of the scroll view mean its content.
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

    /// The guides of a view controller are beside its root view.
    private func layoutGuide(_ type: String, of root: XMLElementID) -> String? {
        guard let controller = tree[root].parent, let guides = tree.child(of: controller, .layoutGuides) else {
            return nil
        }
        return tree.children(of: guides).first { tree[$0, .type] == type }.flatMap { tree[$0, .id] }
    }
}
