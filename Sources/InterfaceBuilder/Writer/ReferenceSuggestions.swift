import LayoutModel
import SourceText

/// Changes of the text that mend what is wrong with ids, where it is sure what is meant.
struct ReferenceSuggestions {
    let tree: XMLTree

    /// The findings, those about ids with their suggestions. Complexity: O(attributes) for each of these.
    func added(to findings: [Finding]) -> [Finding] {
        // Where it is in doubt what contains what, nothing is changed.
        guard !findings.contains(where: { $0.code == .syntax }) else { return findings }
        // Of two objects with one id, one may have had the id that nothing has now.
        let mayRemove = !findings.contains { $0.code == .duplicateID }
        return findings.map { finding in
            var finding = finding
            guard let element = element(around: finding.range.start) else { return finding }
            switch finding.code {
            case .danglingID where mayRemove: finding.suggestions += removal(of: element).map { [$0] } ?? []
            case .duplicateID: finding.suggestions += freshID(of: element).map { [$0] } ?? []
            default: break
            }
            return finding
        }
    }

    /// The element in whose start tag a place lies. Complexity: O(log elements).
    private func element(around place: UTF8Offset) -> XMLElementID? {
        tree.element(startingUpTo: place.value).flatMap { tree[$0].startTag.touches(place) ? $0 : nil }
    }

    /// A constraint on nothing is never in force, and an entry of a variation for nothing says nothing. A connection may be waited for
    /// by code.
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
        return edits.textEdits().map { TextSuggestion(title: title, edits: $0) }
    }

    /// Only where nothing names the id: else either of the two may be meant.
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
