import LayoutModel

/// Notes that declare how views collapse.
extension DocumentWriter {
    /// Sets the edges in the note of a view. Adds a note only if other views of the document have one.
    mutating func setCollapse(_ view: ViewID, _ edges: Set<Edge>, _ style: CollapseStyle?) -> Bool {
        guard let element = element(of: view), style != .fdCollapsible else { return false }
        if let note = tree.note(of: element), let done = rewrite(note, edges, style) { return done }
        // Another kind of declaration would take precedence.
        guard !layout.collapses.contains(where: { $0.view == view }),
            let other = layout.collapses.first(where: { $0.isNoted && $0.style == style ?? $0.style })
        else { return false }
        let line = CollapseNote(edges: edges, style: usesStyleOfApp(other) ? nil : style ?? other.style).line
        guard let note = tree.note(of: element) else {
            let fragment = NewElement("fragment", [("content", line)])
            edits.add(NewElement("attributedString", [("key", "userComments")], children: [fragment]), to: element)
            return true
        }
        edits.add(NewElement("fragment", [("content", "\n" + line)]), to: note, .last)
        return true
    }

    private func usesStyleOfApp(_ collapse: Collapse) -> Bool {
        element(of: collapse.view).flatMap(tree.note).map { NoteText($0, tree).lines }?
            .lazy.compactMap(CollapseNote.init).first?.style == nil
    }

    /// Sets the edges in an existing line. Nil if there is none, false if it cannot be changed.
    private mutating func rewrite(_ note: XMLElementID, _ edges: Set<Edge>, _ style: CollapseStyle?) -> Bool? {
        let text = NoteText(note, tree)
        guard let written = text.lines.lazy.compactMap(CollapseNote.init).first else { return nil }
        for piece in text.pieces {
            var lines = piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard let fragment = piece.attribute?.fragment,
                let index = lines.firstIndex(where: { CollapseNote($0) == written })
            else { continue }
            lines[index] = CollapseNote(edges: edges, style: written.style).line[...]
            edits.set("content", of: fragment, to: lines.joined(separator: "\n"))
            return true
        }
        return false
    }
}
