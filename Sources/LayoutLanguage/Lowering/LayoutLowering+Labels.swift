import LayoutModel
import SourceText

/// Labels of constraints: plain names, and slots, which are a view and an attribute.
extension LayoutLowering {
    enum Label {
        case name(Name)
        /// The anchor for which the slot stands, its label, and where its attribute is written.
        case slot(Anchor, String, Path)
        /// Wrong, or naming something lost.
        case lost(String)

        var text: String {
            switch self {
            case .name(let name): name.text
            case .slot(_, let label, _): label
            case .lost(let label): label
            }
        }
    }

    /// What the label of a statement names.
    mutating func label(_ path: Path) -> Label {
        guard path.parts.count > 1, let last = path.parts.last else {
            return path.parts.first.map { .name($0) } ?? .lost("")
        }
        guard let anchor = slot(path) else { return .lost(path.text) }
        return .slot(anchor, slotLabel(anchor, last), path)
    }

    /// The view and the attribute that a slot names.
    mutating func slot(_ path: Path) -> Anchor? {
        guard let named = attribute(path) else { return nil }
        guard case .attribute(let attribute) = named.value, named.item.guide == nil else {
            fail(.unknownAttribute, at: path.range, "A slot is a view and one attribute, such as `title.top`.")
            return nil
        }
        return Anchor(named.item, attribute)
    }

    private func slotLabel(_ anchor: Anchor, _ name: Name) -> String {
        "\(layout[anchor.item.view].path).\(anchor.attribute.rawValue)"
    }

    func slotLabel(_ anchor: Anchor) -> String {
        "\(layout[anchor.item.view].path).\(anchor.attribute.rawValue)"
    }

    /// Notes where a label is declared, so that what uses it is found even where its constraint is wrong.
    mutating func remember(_ path: Path) {
        if path.parts.count == 1, let name = path.parts.first {
            note(name.range, .label(layout: layout.key, name.text), isDeclaration: labels[name.text] == nil)
        }
    }

    mutating func loseLabel(_ label: Label?) {
        if let label { lostLabels.insert(label.text) }
    }

    /// Gives the constraints their label; false where the statement is to be left out.
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
            for place in constraints.indices { constraints[place].label = name.text }
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
            // The constraint is right in itself, and stays in force.
            return true
        }
        if let last = path.parts.last { note(last.range, .label(layout: layout.key, label), isDeclaration: true) }
        for old in labelled[label] ?? [] {
            if layout[old].isActive {
                fail(
                    .slotStillActive, at: path.range,
                    "The slot `\(path.text)` holds a constraint already, and that one is active. Write `inactive` before it, or take one of the two out."
                )
                problem?.related = [
                    Finding.Related(range: layout[old].source.statement, message: "This constraint holds the slot.")
                ]
                return false
            }
            // What an inactive constraint leaves empty, the next one takes.
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
                "A slot holds one constraint, and this statement stands for \(constraints.count). Label it with a plain name."
            )
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
            "The slot `\(path.text)` holds a constraint on `\(layout[first.item.view].path).\(first.attribute.rawValue)`. Name the slot after what the constraint is first about.",
            suggestions)
    }

    /// The view of a slot's path.
    private func slotPath(_ path: Path) -> ViewID? {
        guard let first = path.parts.first, var place = lookUp(first.text, from: scope) else { return nil }
        for part in path.parts.dropFirst().dropLast() {
            guard let child = children[place]?[part.text] else { return nil }
            place = child
        }
        return place
    }

    // MARK: Uses

    /// The constraints that a label in a state stands for.
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
        // The name is that of an attribute, so it is not misspelt: which other slot was meant, if any, cannot be told.
        let suggestions = others.compactMap { label in
            label.split(separator: ".").last.map {
                TextSuggestion.replace(last.range, with: String($0), needsChoice: true)
            }
        }
        fail(
            .emptySlot, at: path.range,
            "The slot `\(path.text)` is empty. Label a constraint with it: `\(path.written): \(path.written) == …`.",
            suggestions)
        return nil
    }

    private mutating func failUnknownLabel(_ name: Name) {
        if lostNames.contains(name.text) || lostLabels.contains(name.text) {
            isLost = true
            return
        }
        let nearest = self.nearest(to: name.text, in: spellingBudget > 0 ? labels.keys.sorted() : [])
        let hint =
            nearest.question(quote: "`")
            ?? "Label a constraint with it: `\(name.written): title.width == 100`."
        fail(
            .unknownName, at: name.range, "No constraint is labelled `\(name.text)`. \(hint)",
            nearest.replacing(name.range, spelled: Self.written))
    }
}
