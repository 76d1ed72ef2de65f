import LayoutModel

/// Notes that say how views collapse.
extension DocumentWriter {
    /// A view says by which edges it collapses in its note, where the document does so for this view or for others.
    mutating func setCollapse(_ view: ViewID, _ edges: Set<Edge>, _ style: CollapseStyle?) -> Bool {
        guard let element = element(of: view), style != .fdCollapsible else { return false }
        if let note = tree.note(of: element), let done = rewrite(note, edges, style) { return done }
        // What says in another way how the view goes would be the stronger word, or the other one lost.
        guard !layout.collapses.contains(where: { $0.view == view }),
            let other = layout.collapses.first(where: { $0.isNoted && $0.style == style ?? $0.style })
        else { return false }
        // Where the others leave the style to the app, so does this one.
        let line = CollapseNote(edges: edges, style: isLeftToTheApp(other) ? nil : style ?? other.style).text
        guard let note = tree.note(of: element) else {
            let fragment = NewElement("fragment", [("content", line)])
            edits.add(NewElement("attributedString", [("key", "userComments")], children: [fragment]), to: element)
            return true
        }
        edits.add(NewElement("fragment", [("content", "\n" + line)]), to: note, .last)
        return true
    }

    private func isLeftToTheApp(_ collapse: Collapse) -> Bool {
        element(of: collapse.view).flatMap(tree.note).map { NoteText($0, tree).lines }?
            .lazy.compactMap(CollapseNote.init).first?.style == nil
    }

    /// Puts other directions into the line that is there; nil where there is none, false where it cannot be changed.
    private mutating func rewrite(_ note: XMLElementID, _ edges: Set<Edge>, _ style: CollapseStyle?) -> Bool? {
        let text = NoteText(note, tree)
        guard let written = text.lines.lazy.compactMap(CollapseNote.init).first else { return nil }
        for piece in text.pieces {
            var lines = piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard let fragment = piece.attribute?.fragment,
                let place = lines.firstIndex(where: { CollapseNote($0) == written })
            else { continue }
            let line = CollapseNote(edges: edges, style: written.style).text
            lines[place] = line[...]
            edits.set("content", of: fragment, to: lines.joined(separator: "\n"))
            return true
        }
        return false
    }
}
