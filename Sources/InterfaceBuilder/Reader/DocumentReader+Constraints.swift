import LayoutModel
import SourceText

/// Guides and constraints.
extension DocumentReader {
    mutating func readGuides() {
        for element in tree.ids {
            let guide: Guide
            var view = index.view(around: element)
            switch tree.name(of: element) {
            case .viewLayoutGuide: guide = Self.guide(withKey: tree[element, .key])
            case .keyboardLayoutGuide: guide = .keyboard
            case .viewControllerLayoutGuide:
                guide = tree[element, .type] == "bottom" ? .bottomLayout : .topLayout
                view = controllerRoot(around: element)
            default: continue
            }
            guard let owner = view.flatMap({ views[$0] }), let id = tree[element, .id], items[id] == nil else {
                continue
            }
            items[id] = ModelItem(layout: owner.layout, item: Item(owner.item.view, guide))
        }
    }

    private static func guide(withKey key: String?) -> Guide {
        switch key {
        case "contentLayoutGuide": .scrollContent
        case "frameLayoutGuide": .scrollFrame
        case "layoutMarginsGuide", "layoutMargins": .layoutMargins
        case "readableContentGuide", "readableContent": .readableContent
        default: .safeArea
        }
    }

    /// The root view of the controller that contains a guide outside of its view.
    private func controllerRoot(around element: XMLElementID) -> XMLElementID? {
        guard let list = tree[element].parent, let controller = tree[list].parent else { return nil }
        return tree.children(of: controller).first { scenes.controllers[$0] == controller }
    }

    mutating func readConstraints() {
        for element in tree.ids where tree.has(element, tag: .constraint) {
            guard !tree[element].isOnSecondSide, let list = tree[element].parent, tree.has(list, tag: .constraints),
                let owner = tree[list].parent.flatMap({ views[$0] })
            else { continue }
            guard let constraint = constraint(element, in: owner) else {
                markUnreadable(element, in: owner)
                continue
            }
            if let id = constraint.objectID, constraints[id] == nil {
                constraints[id] = (owner.layout, constraint.id)
            }
            layouts[owner.layout].constraints.append(constraint)
        }
    }

    private mutating func constraint(_ element: XMLElementID, in owner: ModelItem) -> Constraint? {
        guard let first = anchor(element, .firstItem, .firstAttribute, in: owner) else { return nil }
        var second: Anchor?
        if tree.attribute(.secondItem, of: element) != nil || tree.attribute(.secondAttribute, of: element) != nil {
            guard let anchor = anchor(element, .secondItem, .secondAttribute, in: owner) else { return nil }
            second = anchor
        }
        guard isReadable(element) else { return nil }
        let multiplier: Quantity =
            tree.attribute(.multiplier, of: element).map { attribute in
                let number = tree.number(attribute) ?? XMLTree.multiplier(tree.value(of: attribute))
                return number.map { .literal($0) } ?? .unknown
            } ?? 1
        let priority = number(element, .priority) ?? .required
        guard checkPriority(element, priority), check(element, in: owner, first, second, multiplier) else { return nil }
        var constraint = Constraint(
            id: ConstraintID(layouts[owner.layout].constraints.count), first: first,
            relation: tree[element, .relation].flatMap(Relation.documentNamed) ?? .equal, multiplier: multiplier,
            second: second, constant: number(element, .constant) ?? 0, priority: priority,
            label: tree[element, .identifier],
            source: ConstraintSource(
                statement: tree.fileRange(tree[element].range), focus: tree.fileRange(tree[element].startTag)))
        constraint.objectID = tree[element, .id]
        constraint.hasOutlet = constraint.objectID.map { index.outletNames[$0] != nil } ?? false
        constraint.owner = owner.item.view
        constraint.isDesignTimeOnly = tree.flag(element, .placeholder) == true
        return constraint
    }

    /// Whether the numbers and the relation of a constraint are valid. Otherwise there is a finding.
    private mutating func isReadable(_ element: XMLElementID) -> Bool {
        for name in [XMLName.constant, .priority, .multiplier] {
            guard let attribute = tree.attribute(name, of: element), tree.number(attribute) == nil else { continue }
            let text = tree.value(of: attribute)
            if name == .multiplier, XMLTree.multiplier(text) != nil { continue }
            report(.syntax, element, name.spelling, Self.invalidNumber(text, name.spelling))
            return false
        }
        guard let relation = tree[element, .relation], Relation.documentNamed(relation) == nil else { return true }
        report(
            .syntax, element, "relation",
            "\"\(relation)\" is not a relation. Use equal, lessThanOrEqual or greaterThanOrEqual.")
        return false
    }

    /// Marks the views of an unreadable constraint as partially known, on its axis if that is known. If an item cannot
    /// be found, marks all views.
    private mutating func markUnreadable(_ element: XMLElementID, in owner: ModelItem) {
        let attributes = [XMLName.firstAttribute, .secondAttribute].compactMap { tree[element, $0] }
        let axis = attributes.lazy.compactMap { AttributeName.named($0)?.attribute.axis }.first
        let axes = axis.map { [$0] } ?? Axis.allCases
        var marked: [ModelItem] = tree[element, .firstItem] == nil ? [owner] : []
        for id in [XMLName.firstItem, .secondItem].compactMap({ tree[element, $0] }) {
            guard let item = items[id] else {
                let all = layouts[owner.layout].views.map(\.id)
                for axis in axes { layouts[owner.layout].partiallyKnown[axis].formUnion(all) }
                return
            }
            marked.append(item)
        }
        for item in marked {
            for axis in axes { layouts[item.layout].partiallyKnown[axis].insert(item.item.view) }
        }
    }

    /// A number, or unknown if it cannot be read; nil if the attribute is missing.
    private func number(_ element: XMLElementID, _ attribute: XMLName) -> Quantity? {
        tree.attribute(attribute, of: element).map { attribute in
            tree.number(attribute).map { .literal($0) } ?? .unknown
        }
    }

    // MARK: Anchors

    private mutating func anchor(
        _ element: XMLElementID, _ itemName: XMLName, _ attributeName: XMLName, in owner: ModelItem
    ) -> Anchor? {
        guard let name = attribute(element, attributeName) else { return nil }
        guard let id = tree[element, itemName] else {
            return Anchor(Item(owner.item.view, name.isMargin ? .layoutMargins : nil), name.attribute)
        }
        guard !sharedIDs.contains(id) else { return nil }
        guard let found = items[id] else {
            reportNoItem(element, itemName.spelling, id)
            return nil
        }
        guard found.layout == owner.layout else {
            let other = layouts[found.layout]
            let refusal = Refusal.noCommonAncestor(
                other[found.item.view].displayName ?? "", in: other.name, part: .first)
            report(refusal.code, element, itemName.spelling, refusal.message)
            return nil
        }
        var item = found.item
        if name.isMargin, item.guide == nil { item.guide = .layoutMargins }
        return Anchor(item, name.attribute)
    }

    private mutating func attribute(_ element: XMLElementID, _ attribute: XMLName) -> AttributeName? {
        guard let written = tree[element, attribute] else {
            report(
                .unknownAttribute, element, attribute.spelling,
                "The constraint has no \(attribute.spelling). Add one, such as \(attribute.spelling)=\"width\".")
            return nil
        }
        if let name = AttributeName.named(written) { return name }
        let nearest = Spelling.nearest(to: written, in: AttributeName.all)
        let refusal = Refusal.unknownAttribute(
            written, of: attribute == .firstAttribute ? .first : .second, nearest: nearest)
        report(refusal.code, element, attribute.spelling, refusal.message)
        return nil
    }

    private mutating func reportNoItem(_ element: XMLElementID, _ itemName: String, _ id: String) {
        guard let object = index.element(withID: id) else {
            report(
                .danglingID, element, itemName,
                "Unknown id: no object of this file has the id \"\(id)\". Remove the constraint, or use an existing "
                    + "view."
            )
            return
        }
        // Objects on the other side of a merge are ignored, and those without a frame have a finding of their own.
        guard !tree[object].isOnSecondSide, !index.isView(object), !index.unplaced.contains(object),
            !tree.tag(of: object).hasSuffix("Guide")
        else { return }
        report(
            .danglingID, element, itemName,
            "\(described(object)) (id \"\(id)\") is neither a view nor a layout guide. "
                + "Use a view's id, or remove this constraint.")
    }

    // MARK: Refusals

    /// Whether Auto Layout accepts the priority. Otherwise there is a finding.
    mutating func checkPriority(_ element: XMLElementID, _ priority: Quantity) -> Bool {
        guard let number = priority.literal, !Priority(number).isValid else { return true }
        let refusal = Refusal.invalidPriority(Points.text(number), nearest: number > 0 ? 1000 : 1)
        report(refusal.code, element, XMLName.priority.spelling, refusal.message)
        return false
    }

    /// Whether Auto Layout accepts the constraint. Otherwise there is a finding.
    private mutating func check(
        _ element: XMLElementID, in owner: ModelItem, _ first: Anchor, _ second: Anchor?, _ multiplier: Quantity
    ) -> Bool {
        guard let refusal = Refusal(of: first, second, multiplier: multiplier, in: layouts[owner.layout]) else {
            return true
        }
        let attribute: XMLName =
            switch refusal.part {
            case .first: .firstAttribute
            case .second: .secondAttribute
            case .multiplier: .multiplier
            case .priority: .priority
            }
        report(refusal.code, element, attribute.spelling, refusal.message)
        return false
    }
}
