import LayoutModel
import SourceText

/// What of a document is otherwise under some size classes.
extension DocumentReader {
    private struct Variation {
        var element: XMLElementID
        var traits: Traits
        var layout: Int
    }

    mutating func readVariations() {
        guard let tag = tree.names.firstIndex(of: "variation") else { return }
        var variations: [Variation] = []
        for place in tree.elements.indices where tree.elements[place].name == tag {
            let element = XMLElementID(index: place)
            guard !tree[element].isOnSecondSide, let home = layout(of: element),
                let traits = Self.traits(tree[element, .key] ?? "")
            else { continue }
            if traits.count == 0 {
                applyDefault(element, home)
            } else {
                variations.append(Variation(element: element, traits: traits, layout: home))
            }
        }
        // Those that name fewer size classes apply first, and else the order is that of the document.
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
        return (places[parent] ?? index.view(around: element).flatMap { places[$0] })?.layout
    }

    /// `heightClass=regular-widthClass=compact`, or a part of it; nil for what is no size class.
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
        var changes: [TraitVariation.Change] = []
        if tree.tag(of: owner) == "constraint" {
            guard let id = tree[owner, .id], let home = constraints[id], home.layout == layout else { return [] }
            if let constant = tree.number(variation, .constant) {
                changes.append(.setConstant(home.constraint, constant))
            }
            if let priority = tree.number(variation, .priority), Priority(priority).isValid {
                changes.append(.setPriority(home.constraint, priority))
            }
            return changes
        }
        guard let place = places[owner] else { return [] }
        let view = place.item.view
        if let isHidden = tree.flag(variation, .hidden) { changes.append(.setHidden(view, isHidden)) }
        if tree.tag(of: owner) == "stackView",
            ["axis", "distribution", "alignment", "spacing", "spacingType"].contains(where: {
                tree.attribute($0, of: variation) != nil
            })
        {
            changes.append(.setStack(view, stack(owner, variation)))
        }
        if let margins = margins.explicit(variation) { changes.append(.setMargins(view, margins)) }
        for mask in tree.children(of: variation) where tree.tag(of: mask) == "mask" {
            for entry in tree.children(of: mask) {
                let isInstalled: Bool
                switch tree.tag(of: entry) {
                case "include": isInstalled = true
                case "exclude": isInstalled = false
                default: continue
                }
                guard let reference = tree[entry, .reference] else { continue }
                if let home = constraints[reference], home.layout == layout {
                    changes.append(.setConstraintInstalled(home.constraint, isInstalled))
                } else if let home = items[reference], home.layout == layout, home.item.guide == nil {
                    changes.append(.setInstalled(home.item.view, isInstalled))
                }
            }
        }
        return changes
    }
}
