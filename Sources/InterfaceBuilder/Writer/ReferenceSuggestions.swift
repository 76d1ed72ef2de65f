import LayoutModel
import SourceText

/// Suggestions for findings about ids, if the fix is certain.
struct ReferenceSuggestions {
    let tree: XMLTree

    /// Adds suggestions to findings about ids. Complexity: O(attributes) for each of these findings.
    func added(to findings: [Finding]) -> [Finding] {
        // The structure of an invalid document is uncertain.
        guard !findings.contains(where: { $0.code == .syntax }) else { return findings }
        // One of two objects with the same id may have had the id that is missing now.
        let mayRemove = !findings.contains { $0.code == .duplicateID }
        return findings.map { finding in
            var finding = finding
            guard let element = tree.element(withStartTagAt: finding.range.start) else { return finding }
            switch finding.code {
            case .danglingID where mayRemove: finding.suggestions += removal(of: element).map { [$0] } ?? []
            case .duplicateID: finding.suggestions += freshID(of: element).map { [$0] } ?? []
            default: break
            }
            return finding
        }
    }

    /// Removes a constraint or an entry of a variation with an unknown id, which has no effect. A choice, because the
    /// id may be what is wrong. A connection stays, because code may need it.
    private func removal(of element: XMLElementID) -> TextSuggestion? {
        let title: String
        switch tree.tag(of: element) {
        case "constraint": title = "Remove the constraint"
        case "exclude", "include": title = "Remove the entry of the variation"
        default: return nil
        }
        if let id = tree[element, .id], isNamed(id) { return nil }
        var edits = ElementEdits(tree)
        edits.remove(element)
        return edits.textEdits().map { TextSuggestion(title: title, edits: $0, kind: .choice) }
    }

    /// A new id, unless something refers to the id and so may mean this object.
    private func freshID(of element: XMLElementID) -> TextSuggestion? {
        guard let id = tree[element, .id], !isNamed(id) else { return nil }
        var ids = FreshIDs(tree)
        let fresh = ids.next()
        var edits = ElementEdits(tree)
        edits.set("id", of: element, to: fresh)
        return edits.textEdits().map { TextSuggestion(title: "Give it the id \"\(fresh)\"", edits: $0) }
    }

    /// Whether any attribute but an `id` has this value.
    private func isNamed(_ id: String) -> Bool {
        tree.attributes.contains { tree.names[$0.name] != "id" && tree.value(of: $0) == id }
    }
}
