import LayoutModel
import SourceText

/// What is wrong with the ids of a document.
extension DocumentReader {
    /// An id that two objects have: connections and constraints reach the first only.
    mutating func reportRepeatedIDs() {
        for (id, element) in index.repeatedIDs {
            guard let first = index.objects[id], let own = tree.attribute(.id, of: element),
                let other = tree.attribute(.id, of: first)
            else { continue }
            problems.append(
                Finding(
                    code: .duplicateID, range: own.valueRange,
                    message:
                        "The id \"\(id)\" stands twice: connections and constraints reach the first object that has it, and not this one. Give it an id of its own.",
                    related: [
                        Finding.Related(
                            range: tree.place(other.valueRange), message: "\(described(first)) has the same id")
                    ],
                    subject: "\(id) \(tree.tag(of: element))"))
        }
    }

    /// Notes the views that have their id from another: the constraints on either may be meant for the other.
    mutating func findViewsThatShareAnID() {
        for (id, element) in index.repeatedIDs {
            guard let first = index.objects[id].flatMap({ places[$0] }), let second = places[element] else { continue }
            sharedIDs.insert(id)
            for place in [first, second] { layouts[place.layout].markPartiallyKnown(place.item.view) }
        }
    }

    /// Notes the labels and the image of cells in one of UITableViewCell's styles: the cell places them when the app runs, whatever was
    /// recorded of them.
    mutating func findViewsThatCellsPlace() {
        for cell in tree.elements.indices.lazy.map(XMLElementID.init(index:))
        where tree.tag(of: cell) == "tableViewCell" {
            for id in ["textLabel", "detailTextLabel", "imageView"].compactMap({ tree[cell, $0] }) {
                guard let place = index.objects[id].flatMap({ places[$0] }) else { continue }
                layouts[place.layout].markPartiallyKnown(place.item.view)
            }
        }
    }

    /// The attributes, besides the items of constraints, whose value must be the id of an object of the same file.
    private static let references = [XMLName.destination, .reference, .initialViewController].map(\.rawValue)

    /// A connection, a variation or a storyboard's entry that leads nowhere. O(attributes).
    mutating func reportDanglingReferences() {
        let names = Self.references
        for place in tree.elements.indices where !tree.elements[place].isOnSecondSide {
            for attribute in tree.elements[place].attributes where names.contains(tree.attributes[attribute].name) {
                let attribute = tree.attributes[attribute]
                let id = tree.value(of: attribute)
                guard !id.isEmpty, index.objects[id] == nil else { continue }
                let element = XMLElementID(index: place)
                problems.append(
                    Finding(
                        code: .danglingID, range: attribute.valueRange,
                        message:
                            "\(described(element)) leads to \"\(id)\", and nothing in this file has that id. \(advice(element))",
                        subject: "\(tree[element, .id] ?? tree.tag(of: element)) \(id)"))
            }
        }
    }

    private func advice(_ element: XMLElementID) -> String {
        switch tree.tag(of: element) {
        case "outlet", "outletCollection", "action", "segue":
            "Remove the connection, or connect it to something that is there."
        case "document": "Choose an initial view controller that is there."
        default: "Remove it, or name something that is there."
        }
    }

    /// What an element is, for a person.
    func described(_ element: XMLElementID) -> String {
        if index.isView(element) { return "\"\(names.name(of: element))\"" }
        let tag = tree.tag(of: element)
        if let property = tree[element, .property] { return "The outlet \"\(property)\"" }
        if let selector = tree[element, .selector] { return "The action \"\(selector)\"" }
        if let label = tree[element, .userLabel].flatMap(ViewNames.cut) { return "\"\(label)\"" }
        switch tag {
        case "document": return "The document"
        case "exclude", "include": return "The variation"
        default: return "The \(ViewNames.words(tag).lowercased())"
        }
    }

    // MARK: Constraints on views that are not there

    /// A constraint that is installed where one of its items is not.
    mutating func reportUninstalledItems() {
        for layout in layouts.indices where mayBeUninstalled(layouts[layout]) {
            var reported: Set<ConstraintID> = []
            for traits in Self.traits(of: layouts[layout]) {
                let (views, constraints) = installed(layouts[layout], under: traits)
                for constraint in layouts[layout].constraints
                where constraints[constraint.id.index] && !reported.contains(constraint.id) {
                    guard let owner = constraint.owner, views[owner.index] else { continue }
                    let items = [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }
                    guard let absent = items.first(where: { !views[$0.index] }) else { continue }
                    reported.insert(constraint.id)
                    reportUninstalled(constraint, absent, traits, in: layouts[layout])
                }
            }
        }
    }

    private func mayBeUninstalled(_ layout: Layout) -> Bool {
        layout.views.contains { !$0.isInstalled }
            || layout.traitVariations.contains { variation in
                variation.changes.contains {
                    if case .setInstalled(_, false) = $0 { return true }
                    return false
                }
            }
    }

    /// Every combination of size classes, where it matters.
    private static func traits(of layout: Layout) -> [Traits] {
        guard !layout.traitVariations.isEmpty else { return [Traits()] }
        return SizeClass.allCases.flatMap { horizontal in
            SizeClass.allCases.map { Traits(horizontal: horizontal, vertical: $0) }
        }
    }

    /// Which views are there, their superviews taken into account, and which constraints.
    private func installed(_ layout: Layout, under traits: Traits) -> (views: [Bool], constraints: [Bool]) {
        var views = layout.views.map(\.isInstalled)
        var constraints = layout.constraints.map(\.isActive)
        for variation in layout.traitVariations where variation.traits.holds(under: traits) {
            for change in variation.changes {
                switch change {
                case .setInstalled(let view, let isInstalled): views[view.index] = isInstalled
                case .setConstraintInstalled(let id, let isInstalled): constraints[id.index] = isInstalled
                default: break
                }
            }
        }
        // A view comes after its superview.
        for view in layout.views {
            if let parent = view.parent, !views[parent.index] { views[view.id.index] = false }
        }
        return (views, constraints)
    }

    private mutating func reportUninstalled(
        _ constraint: Constraint, _ absent: ViewID, _ traits: Traits, in layout: Layout
    ) {
        let name = layout[absent].displayName ?? layout[absent].kind.rawValue
        let place = traits.count == 0 ? "" : " at \(traits.sentence)"
        problems.append(
            Finding(
                code: .uninstalledItem, range: constraint.source.focus.range,
                message:
                    "The constraint is installed\(place), and \"\(name)\" is not. Leave both out there, or neither.",
                subject: "\(constraint.objectID ?? "") \(layout[absent].objectID ?? name)"))
    }
}

extension Traits {
    /// "compact width and regular height".
    fileprivate var sentence: String {
        [horizontal.map { "\($0.rawValue) width" }, vertical.map { "\($0.rawValue) height" }]
            .compactMap { $0 }.joined(separator: " and ")
    }
}
