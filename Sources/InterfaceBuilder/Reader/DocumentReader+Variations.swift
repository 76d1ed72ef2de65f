import LayoutModel
import SourceText

/// Variations for size classes.
extension DocumentReader {
    private struct Variation {
        var element: XMLElementID
        var traits: Traits
        var layout: Int
    }

    mutating func readVariations() {
        var variations: [Variation] = []
        for element in tree.ids where tree.has(element, tag: .variation) {
            guard !tree[element].isOnSecondSide, let layout = layout(of: element),
                let traits = Self.traits(tree[element, .key] ?? "")
            else { continue }
            if traits.count == 0 {
                applyDefault(element, layout)
            } else {
                variations.append(Variation(element: element, traits: traits, layout: layout))
            }
        }
        // Those for fewer size classes come first, otherwise in document order.
        for count in [1, 2] {
            for variation in variations where variation.traits.count == count {
                let changes = changes(variation.element, variation.layout)
                guard !changes.isEmpty else { continue }
                layouts[variation.layout].traitVariations.append(
                    TraitVariation(traits: variation.traits, changes: changes))
            }
        }
    }

    private func layout(of element: XMLElementID) -> Int? {
        guard let parent = tree[element].parent else { return nil }
        return (views[parent] ?? index.view(around: element).flatMap { views[$0] })?.layout
    }

    /// The traits of a key such as `heightClass=regular-widthClass=compact`; nil if it is invalid.
    private static func traits(_ key: String) -> Traits? {
        var traits = Traits()
        guard key != "default" else { return traits }
        for part in key.split(separator: "-") {
            let sides = part.split(separator: "=")
            guard sides.count == 2, let sizeClass = SizeClass(rawValue: String(sides[1])) else { return nil }
            switch sides[0] {
            case "heightClass": traits.vertical = sizeClass
            case "widthClass": traits.horizontal = sizeClass
            default: return nil
            }
        }
        return traits.count == 0 ? nil : traits
    }

    private mutating func applyDefault(_ variation: XMLElementID, _ layout: Int) {
        for change in changes(variation, layout) {
            switch change {
            case .setInstalled(let view, let isInstalled): layouts[layout][view].isInstalled = isInstalled
            case .setHidden(let view, let isHidden): layouts[layout][view].isHidden = isHidden
            case .setStack(let view, let stack): layouts[layout][view].stack = stack
            case .setMargins(let view, let margins): layouts[layout][view].layoutMargins = margins
            case .setConstraintInstalled(let id, let isInstalled): layouts[layout][id].isActive = isInstalled
            case .setConstant(let id, let constant): layouts[layout][id].constant = .literal(constant)
            case .setPriority(let id, let priority): layouts[layout][id].priority = .literal(priority)
            }
        }
    }

    private func changes(_ variation: XMLElementID, _ layout: Int) -> [TraitVariation.Change] {
        guard let owner = tree[variation].parent else { return [] }
        if tree.has(owner, tag: .constraint) { return constraintChanges(variation, of: owner, layout) }
        guard let view = views[owner]?.item.view else { return [] }
        var changes: [TraitVariation.Change] = []
        if let isHidden = tree.flag(variation, .hidden) { changes.append(.setHidden(view, isHidden)) }
        if tree.tag(of: owner) == "stackView",
            ["axis", "distribution", "alignment", "spacing", "spacingType"].contains(where: {
                tree.attribute($0, of: variation) != nil
            })
        {
            changes.append(.setStack(view, stack(owner, variation)))
        }
        if let margins = margins.explicit(variation) { changes.append(.setMargins(view, margins)) }
        return changes + maskChanges(variation, layout)
    }

    private func constraintChanges(
        _ variation: XMLElementID, of owner: XMLElementID, _ layout: Int
    ) -> [TraitVariation.Change] {
        guard let id = tree[owner, .id], let found = constraints[id], found.layout == layout else { return [] }
        let priority = tree.number(variation, .priority).flatMap { Priority($0).isValid ? $0 : nil }
        return [
            tree.number(variation, .constant).map { .setConstant(found.constraint, $0) },
            priority.map { .setPriority(found.constraint, $0) },
        ].compactMap { $0 }
    }

    /// The views and constraints that a variation installs or uninstalls.
    private func maskChanges(_ variation: XMLElementID, _ layout: Int) -> [TraitVariation.Change] {
        var changes: [TraitVariation.Change] = []
        for mask in tree.children(of: variation) where tree.has(mask, tag: .mask) {
            for entry in tree.children(of: mask) {
                let isInstalled = tree.has(entry, tag: .include)
                guard isInstalled || tree.has(entry, tag: .exclude), let reference = tree[entry, .reference] else {
                    continue
                }
                if let found = constraints[reference], found.layout == layout {
                    changes.append(.setConstraintInstalled(found.constraint, isInstalled))
                } else if let found = items[reference], found.layout == layout, found.item.guide == nil {
                    changes.append(.setInstalled(found.item.view, isInstalled))
                }
            }
        }
        return changes
    }
}
