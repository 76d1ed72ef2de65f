import LayoutModel
import SourceText

/// Labels of constraints: names, and slots, which consist of a view and an attribute.
extension LayoutLowering {
    enum Label {
        case name(Name)
        /// The anchor of the slot, its label, and its path in the text.
        case slot(Anchor, String, Path)
        /// A label that is wrong or uses something unreadable.
        case lost(String)

        var text: String {
            switch self {
            case .name(let name): name.text
            case .slot(_, let label, _): label
            case .lost(let label): label
            }
        }
    }

    /// Looks up the label of a statement.
    mutating func label(_ path: Path) -> Label {
        // The declaration counts even if the constraint is wrong.
        if path.parts.count == 1, let name = path.parts.first {
            note(name.range, .label(layout: layout.key, name.text), isDeclaration: labels[name.text] == nil)
            return .name(name)
        }
        guard let anchor = slot(path) else { return .lost(path.text) }
        return .slot(anchor, slotLabel(anchor), path)
    }

    /// The view and the attribute of a slot.
    private mutating func slot(_ path: Path) -> Anchor? {
        guard let named = namedAttribute(path) else { return nil }
        guard case .attribute(let attribute) = named.value, named.item.guide == nil else {
            fail(
                .unknownAttribute, at: path.range,
                "`\(path.text)` is not a slot. Use a view and one attribute, such as `title.top`.")
            return nil
        }
        return Anchor(named.item, attribute)
    }

    private func slotLabel(_ anchor: Anchor) -> String {
        "\(layout[anchor.item.view].path).\(anchor.attribute.rawValue)"
    }

    mutating func loseLabel(_ label: Label?) {
        if let label { lostLabels.insert(label.text) }
    }

    /// Gives the constraints their label. False if the statement is to be ignored.
    mutating func attach(_ label: Label?, to constraints: inout [Constraint], isActive: Bool) -> Bool {
        switch label {
        case nil: return true
        case .lost: return false
        case .name(let name):
            if let first = labels[name.text] {
                let labels = labels
                failDuplicate(name, "label", first: first) { labels[$0] != nil }
                return false
            }
            labels[name.text] = name.range
            for index in constraints.indices { constraints[index].label = name.text }
            return true
        case .slot(let anchor, let label, let path):
            return attach(slot: anchor, label, path, to: &constraints, isActive: isActive)
        }
    }

    private mutating func attach(
        slot anchor: Anchor, _ label: String, _ path: Path, to constraints: inout [Constraint], isActive: Bool
    ) -> Bool {
        guard constraints.count == 1, let constraint = constraints.first, constraint.first == anchor else {
            lostLabels.insert(label)
            failMismatch(path, constraints)
            // The constraint itself is valid.
            return true
        }
        if let last = path.parts.last { note(last.range, .label(layout: layout.key, label), isDeclaration: true) }
        for old in labelled[label] ?? [] {
            if layout[old].isActive {
                fail(
                    .slotStillActive, at: path.range,
                    "The slot `\(path.text)` already has an active constraint. Make that one `inactive`, or remove one."
                )
                relate(layout[old].source.statement.range, "This constraint is in the slot.")
                return false
            }
            // The new constraint replaces an inactive one.
            layout[old].label = nil
            labelled[label] = nil
        }
        labels[label] = path.range
        constraints[0].label = label
        return true
    }

    private mutating func failMismatch(_ path: Path, _ constraints: [Constraint]) {
        guard constraints.count == 1, let first = constraints.first?.first else {
            fail(
                .slotMismatch, at: path.range,
                "A slot has one constraint, but this statement makes \(constraints.count). Use a label without a dot.")
            return
        }
        var suggestions: [TextSuggestion] = []
        if first.item.guide == nil, let last = path.parts.last {
            if let meant = slotPath(path), meant == first.item.view {
                suggestions = [.replace(last.range, with: first.attribute.rawValue)]
            } else if let written = Self.written(layout[first.item.view].path) {
                suggestions = [.replace(path.range, with: "\(written).\(first.attribute.rawValue)")]
            }
        }
        fail(
            .slotMismatch, at: path.range,
            "The slot `\(path.text)` has a constraint that begins with `\(slotLabel(first))`. "
                + "Name the slot after that view and attribute.",
            suggestions)
    }

    /// The view of a slot's path.
    private func slotPath(_ path: Path) -> ViewID? {
        guard let first = path.parts.first, var view = lookUp(first.text, from: scope) else { return nil }
        for part in path.parts.dropFirst().dropLast() {
            guard let child = children[view]?[part.text] else { return nil }
            view = child
        }
        return view
    }

    // MARK: Uses

    /// The constraints of a label in a state.
    mutating func labelled(_ path: Path) -> [ConstraintID]? {
        if path.parts.count == 1, let name = path.parts.first {
            let found = labelled[name.text] ?? []
            guard found.isEmpty else {
                note(name.range, .label(layout: layout.key, name.text))
                return found
            }
            failUnknownLabel(name)
            return nil
        }
        guard let anchor = slot(path), let last = path.parts.last else { return nil }
        let label = slotLabel(anchor)
        let found = labelled[label] ?? []
        guard found.isEmpty else {
            note(last.range, .label(layout: layout.key, label))
            return found
        }
        if lostLabels.contains(label) || path.parts.allSatisfy({ lostNames.contains($0.text) }) {
            isLost = true
            return nil
        }
        let others =
            spellingBudget <= 0 ? [] : labels.keys.filter { $0.hasPrefix(layout[anchor.item.view].path + ".") }.sorted()
        // The word is an attribute, so it is not misspelled. Only a person knows whether another slot was meant.
        let suggestions = others.compactMap { label in
            label.split(separator: ".").last.map {
                TextSuggestion.replace(last.range, with: String($0), kind: .openChoice)
            }
        }
        fail(
            .emptySlot, at: path.range,
            "The slot `\(path.text)` is empty. Add it to a constraint: `\(path.written): \(path.written) == …`.",
            suggestions)
        return nil
    }

    private mutating func failUnknownLabel(_ name: Name) {
        if lostNames.contains(name.text) || lostLabels.contains(name.text) {
            isLost = true
            return
        }
        let nearest = self.nearestSpellings(to: name.text, in: spellingBudget > 0 ? labels.keys.sorted() : [])
        let hint =
            nearest.question(quote: "`")
            ?? "Add it to a constraint: `\(name.written): title.width == 100`."
        fail(
            .unknownName, at: name.range, "Unknown label `\(name.text)`. \(hint)",
            nearest.suggestions(replacing: name.range, spelled: Self.written))
    }
}
