import LayoutModel
import SourceText

/// Guides and constraints.
extension DocumentReader {
    /// Layout guides have ids as views have; those of a controller stand outside its root view.
    mutating func readGuides() {
        for place in tree.elements.indices {
            let element = XMLElementID(index: place)
            let guide: Guide?
            var view = index.view(around: element)
            switch tree.name(of: element) {
            case .viewLayoutGuide:
                switch tree[element, .key] {
                case "contentLayoutGuide": guide = .scrollContent
                case "frameLayoutGuide": guide = .scrollFrame
                case "layoutMarginsGuide", "layoutMargins": guide = .layoutMargins
                case "readableContentGuide", "readableContent": guide = .readableContent
                default: guide = .safeArea
                }
            case .keyboardLayoutGuide: guide = .keyboard
            case .viewControllerLayoutGuide:
                guide = tree[element, .type] == "bottom" ? .bottomLayout : .topLayout
                view = controllerRoot(around: element)
            default: continue
            }
            guard let view, let owner = places[view], let id = tree[element, .id], items[id] == nil else { continue }
            items[id] = Place(layout: owner.layout, item: Item(owner.item.view, guide))
        }
    }

    private func controllerRoot(around element: XMLElementID) -> XMLElementID? {
        guard let list = tree[element].parent, let controller = tree[list].parent else { return nil }
        return tree.children(of: controller).first { scenes.controllers[$0] == controller }
    }

    mutating func readConstraints() {
        for place in tree.elements.indices where tree.elements[place].name == XMLName.constraint.rawValue {
            let element = XMLElementID(index: place)
            guard !tree[element].isOnSecondSide, let list = tree[element].parent, tree.has(list, tag: .constraints),
                let owner = tree[list].parent, let home = places[owner]
            else { continue }
            guard let constraint = constraint(element, in: home) else {
                noteLoss(of: element, in: home)
                continue
            }
            if let id = constraint.objectID, constraints[id] == nil {
                constraints[id] = (home.layout, constraint.id)
            }
            layouts[home.layout].constraints.append(constraint)
        }
    }

    private mutating func constraint(_ element: XMLElementID, in home: Place) -> Constraint? {
        guard let first = anchor(element, .firstItem, .firstAttribute, in: home) else { return nil }
        var second: Anchor?
        if tree.attribute(.secondItem, of: element) != nil || tree.attribute(.secondAttribute, of: element) != nil {
            guard let anchor = anchor(element, .secondItem, .secondAttribute, in: home) else { return nil }
            second = anchor
        }
        guard isReadable(element) else { return nil }
        let relation: Relation
        switch tree[element, .relation] {
        case "lessThanOrEqual": relation = .lessThanOrEqual
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        default: relation = .equal
        }
        let multiplier = tree.attribute(.multiplier, of: element).map { attribute in
            (tree.number(attribute) ?? XMLTree.multiplier(tree.value(of: attribute))).map(Quantity.literal) ?? .unknown
        }
        let priority = self.priority(of: element)
        guard priority.literal.map({ Priority($0).isValid }) ?? true,
            check(element, first, second, multiplier ?? 1)
        else { return nil }
        var constraint = Constraint(
            id: ConstraintID(layouts[home.layout].constraints.count), first: first, relation: relation,
            multiplier: multiplier ?? 1, second: second, constant: number(element, .constant, absent: 0),
            priority: priority, label: tree[element, .identifier],
            source: ConstraintSource(
                statement: tree.place(tree[element].range), focus: tree.place(tree[element].startTag)))
        constraint.objectID = tree[element, .id]
        constraint.owner = home.item.view
        constraint.isDesignTimeOnly = tree.flag(element, .placeholder) == true
        return constraint
    }

    /// Whether the numbers and the relation of a constraint can be read; else there is a finding.
    private mutating func isReadable(_ element: XMLElementID) -> Bool {
        for name in [XMLName.constant, .priority, .multiplier] {
            guard let attribute = tree.attribute(name, of: element), tree.number(attribute) == nil else { continue }
            let text = tree.value(of: attribute)
            if name == .multiplier, XMLTree.multiplier(text) != nil { continue }
            report(.syntax, element, name.spelling, Self.noNumber(text, name.spelling))
            return false
        }
        guard let relation = tree[element, .relation], !Self.relations.contains(relation) else { return true }
        report(
            .syntax, element, "relation",
            "\"\(relation)\" is no relation. Write equal, lessThanOrEqual or greaterThanOrEqual.")
        return false
    }

    private static let relations = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]

    /// Marks the views that a constraint names which could not be read, and all where it names one that cannot be found; on its axis where
    /// that is known.
    private mutating func noteLoss(of element: XMLElementID, in home: Place) {
        let attributes = [XMLName.firstAttribute, .secondAttribute].compactMap { tree[element, $0] }
        let axis = attributes.lazy.compactMap { Self.attributes[$0]?.0.axis }.first
        let axes = axis.map { [$0] } ?? Axis.allCases
        var lost: [Place] = tree[element, .firstItem] == nil ? [home] : []
        for id in [XMLName.firstItem, .secondItem].compactMap({ tree[element, $0] }) {
            guard let place = items[id] else {
                for axis in axes {
                    layouts[home.layout].partiallyKnown[axis].formUnion(layouts[home.layout].views.map(\.id))
                }
                return
            }
            lost.append(place)
        }
        for place in lost {
            for axis in axes { layouts[place.layout].partiallyKnown[axis].insert(place.item.view) }
        }
    }

    /// A number as it is written; one that cannot be read is not known.
    private func number(_ element: XMLElementID, _ attribute: XMLName, absent: Double) -> Quantity {
        guard let attribute = tree.attribute(attribute, of: element) else { return .literal(absent) }
        return tree.number(attribute).map { .literal($0) } ?? .unknown
    }

    private mutating func priority(of element: XMLElementID) -> Quantity {
        let priority = number(element, .priority, absent: 1000)
        if let number = priority.literal, !Priority(number).isValid {
            report(.invalidPriority, element, "priority", "A priority lies above 0 and is at most 1000.")
        }
        return priority
    }

    // MARK: Anchors

    private mutating func anchor(
        _ element: XMLElementID, _ itemName: XMLName, _ attributeName: XMLName, in home: Place
    ) -> Anchor? {
        guard let written = tree[element, attributeName], let (attribute, isMargin) = Self.attributes[written] else {
            report(
                .unknownAttribute, element, attributeName.spelling,
                tree[element, attributeName].map { "\"\($0)\" is no attribute that a constraint can have." }
                    ?? "The constraint does not say which attribute it means: \(attributeName.spelling) is missing.")
            return nil
        }
        guard let id = tree[element, itemName] else {
            return Anchor(Item(home.item.view, isMargin ? .layoutMargins : nil), attribute)
        }
        guard !sharedIDs.contains(id) else { return nil }
        guard let place = items[id] else {
            reportNoItem(element, itemName.spelling, id)
            return nil
        }
        guard place.layout == home.layout else {
            report(
                .noCommonAncestor, element, itemName.spelling,
                "\"\(name(place))\" and \"\(name(home))\" are laid out apart from each other: a constraint between them would be refused."
            )
            return nil
        }
        var item = place.item
        if isMargin, item.guide == nil { item.guide = .layoutMargins }
        return Anchor(item, attribute)
    }

    private mutating func reportNoItem(_ element: XMLElementID, _ itemName: String, _ id: String) {
        guard let object = index.objects[id] else {
            report(
                .danglingID, element, itemName,
                "No object of this file has the id \"\(id)\". Remove the constraint, or name a view that is there.")
            return
        }
        // Of the other side of a merge nothing is read, and what has no place has a finding of its own.
        guard !tree[object].isOnSecondSide, !index.isView(object), !index.unplaced.contains(object),
            !tree.tag(of: object).hasSuffix("Guide")
        else { return }
        report(
            .danglingID, element, itemName,
            "\(described(object)) has the id \"\(id)\", and is neither a view nor a layout guide. Remove the constraint, or name a view."
        )
    }

    private func name(_ place: Place) -> String {
        layouts[place.layout][place.item.view].displayName ?? ""
    }

    /// The attributes by the name that documents give them, and whether they mean the margins.
    private static let attributes: [String: (Attribute, Bool)] = {
        var table: [String: (Attribute, Bool)] = [
            "centerXWithinMargins": (.centerX, true), "centerYWithinMargins": (.centerY, true),
            "baseline": (.lastBaseline, false),
        ]
        for attribute in Attribute.allCases {
            table[attribute.rawValue] = (attribute, false)
            if !attribute.isSize { table[attribute.rawValue + "Margin"] = (attribute, true) }
        }
        return table
    }()

    // MARK: What Auto Layout refuses

    /// Whether Auto Layout takes the constraint; else there is a finding.
    private mutating func check(
        _ element: XMLElementID, _ first: Anchor, _ second: Anchor?, _ multiplier: Quantity
    ) -> Bool {
        let own = first.attribute
        guard let second else {
            guard !own.isSize else { return true }
            report(
                .invalidPairing, element, "firstAttribute",
                "A location cannot be compared with a number alone. Add a second item from which \(own.rawValue) is measured."
            )
            return false
        }
        let other = second.attribute
        if own.isSize != other.isSize {
            report(
                .invalidPairing, element, "secondAttribute",
                "\(own.rawValue) is a \(own.isSize ? "size" : "location") and \(other.rawValue) a \(other.isSize ? "size" : "location"): they cannot be compared. Use \(own.rawValue) on both sides."
            )
            return false
        }
        if !own.isSize, own.axis != other.axis {
            report(
                .invalidPairing, element, "secondAttribute",
                "\(own.rawValue) and \(other.rawValue) lie on different axes and cannot be compared. Use \(own.rawValue) on both sides."
            )
            return false
        }
        if own.isDirectional && other.isAbsoluteSide || own.isAbsoluteSide && other.isDirectional {
            report(
                .invalidPairing, element, "secondAttribute",
                "\(own.rawValue) and \(other.rawValue) cannot be compared: leading and trailing follow the direction of the text, left and right never. Use \(own.rawValue) on both sides."
            )
            return false
        }
        if !own.isSize, multiplier.literal == 0 {
            report(
                .invalidMultiplier, element, "multiplier",
                "A location cannot be multiplied by 0: nothing of the second item would be left. Remove the multiplier."
            )
            return false
        }
        if first == second {
            report(
                .selfReference, element, "firstAttribute",
                "The constraint compares an attribute with itself. Name another attribute or another view on one side.")
            return false
        }
        return true
    }

    /// A finding at the value of an attribute, or at the tag where that is not written.
    mutating func report(_ code: FindingCode, _ element: XMLElementID, _ attribute: String, _ message: String) {
        let range = tree.attribute(attribute, of: element)?.valueRange ?? tree[element].nameRange
        problems.append(
            Finding(
                code: code, range: range, message: message,
                subject: "\(tree[element, .id] ?? tree.tag(of: element)) \(attribute)"))
    }
}
