import LayoutModel
import SourceText

/// Findings about ids, and about items that are not installed.
extension DocumentReader {
    mutating func reportRepeatedIDs() {
        for (id, element) in index.repeatedIDs {
            guard let first = index.element(withID: id), let own = tree.attribute(.id, of: element),
                let other = tree.attribute(.id, of: first)
            else { continue }
            problems.append(
                Finding(
                    code: .duplicateID, range: own.valueRange,
                    message:
                        "Duplicate id \"\(id)\": connections and constraints find the first object with it, not this "
                        + "one. Give this one a new id.",
                    related: [
                        Finding.Related(
                            range: tree.fileRange(other.valueRange), message: "\(described(first)) has the same id")
                    ],
                    subject: "\(id) \(tree.tag(of: element))"))
        }
    }

    /// Marks views with the same id as partially known: constraints on one may be meant for the other.
    mutating func findViewsThatShareAnID() {
        for (id, element) in index.repeatedIDs {
            guard let first = index.element(withID: id).flatMap({ views[$0] }), let second = views[element] else {
                continue
            }
            sharedIDs.insert(id)
            for view in [first, second] { layouts[view.layout].markPartiallyKnown(view.item.view) }
        }
    }

    /// Marks the views in cells that no constraint places as partially known. UITableViewCell lays out the labels and
    /// images of the standard styles, and NSGridView the views in its cells, whose sizes give its own.
    mutating func findViewsThatCellsPlace() {
        for cell in tree.ids where tree.tag(of: cell) == "tableViewCell" {
            for id in ["textLabel", "detailTextLabel", "imageView"].compactMap({ tree[cell, $0] }) {
                guard let view = index.element(withID: id).flatMap({ views[$0] }) else { continue }
                layouts[view.layout].markPartiallyKnown(view.item.view)
            }
        }
        for cell in tree.ids where tree.tag(of: cell) == "gridCell" {
            let content = tree.children(of: cell).first { views[$0] != nil }
            for view in [index.view(around: cell), content].compactMap({ $0.flatMap { views[$0] } }) {
                layouts[view.layout].markPartiallyKnown(view.item.view)
            }
        }
    }

    /// The attributes, besides the items of constraints, whose value must be an id in the same file.
    private static let references = [XMLName.destination, .reference, .initialViewController].map(\.rawValue)

    /// Reports connections, variations and initial view controllers with unknown ids. O(attributes).
    mutating func reportDanglingReferences() {
        let names = Self.references
        for element in tree.ids where !tree[element].isOnSecondSide {
            for attribute in tree.attributes(of: element) where names.contains(attribute.name) {
                let id = tree.value(of: attribute)
                guard !id.isEmpty, index.element(withID: id) == nil else { continue }
                problems.append(
                    Finding(
                        code: .danglingID, range: attribute.valueRange,
                        message:
                            "\(described(element)) refers to the unknown id \"\(id)\". \(advice(element))",
                        subject: "\(tree[element, .id] ?? tree.tag(of: element)) \(id)"))
            }
        }
    }

    private func advice(_ element: XMLElementID) -> String {
        switch tree.tag(of: element) {
        case "outlet", "outletCollection", "action", "segue":
            "Remove the connection, or connect it to an existing object."
        case "document": "Choose an existing initial view controller."
        default: "Remove it, or use an existing object."
        }
    }

    /// A description of an element, for messages.
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

    // MARK: Uninstalled items

    /// Reports constraints that are installed while one of their items is not.
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

    /// Every combination of size classes, if there are variations.
    private static func traits(of layout: Layout) -> [Traits] {
        guard !layout.traitVariations.isEmpty else { return [Traits()] }
        return SizeClass.allCases.flatMap { horizontal in
            SizeClass.allCases.map { Traits(horizontal: horizontal, vertical: $0) }
        }
    }

    /// The installed views, taking their superviews into account, and the installed constraints.
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
        // Every view comes after its superview.
        for view in layout.views {
            if let parent = view.parent, !views[parent.index] { views[view.id.index] = false }
        }
        return (views, constraints)
    }

    private mutating func reportUninstalled(
        _ constraint: Constraint, _ absent: ViewID, _ traits: Traits, in layout: Layout
    ) {
        let name = layout[absent].displayName ?? layout[absent].kind.rawValue
        let sizes = traits.count == 0 ? "" : " at \(traits.sentence)"
        problems.append(
            Finding(
                code: .uninstalledItem, severity: .warning, range: constraint.source.focus.range,
                message:
                    "This constraint is installed\(sizes), but \"\(name)\" is not. "
                    + "Uninstall it too, or install the view.",
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
