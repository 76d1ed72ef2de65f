import LayoutModel
import SourceText

/// Notes of the identity inspector. A line of a note may declare how its view collapses.
extension DocumentReader {
    mutating func readNotes() {
        for element in tree.ids where tree.has(element, tag: .attributedString) && !tree[element].isOnSecondSide {
            guard tree[element, .key] == "userComments", let owner = tree[element].parent, let view = views[owner],
                view.item.view != .root, !canBeGone(view.item.view, in: view.layout)
            else { continue }
            let text = NoteText(element, tree)
            guard let note = text.lines.lazy.compactMap(CollapseNote.init).first else {
                reportMisspellings(text, owner)
                continue
            }
            let style = note.style ?? collapseStyle ?? .plain
            let edges = note.edges.isEmpty ? style.edges : note.edges
            var collapse = Collapse(
                view: view.item.view, edges: edges, range: tree.fileRange(tree[element].range),
                nameRange: tree.fileRange(tree[owner].nameRange))
            collapse.style = style
            collapse.isNoted = true
            if style == .plain, edges.isEmpty {
                // Without edges, the view is hidden and keeps its space.
                layouts[view.layout].vary.append(
                    ViewMention(view: view.item.view, range: tree.fileRange(tree[owner].nameRange)))
            } else {
                add(collapse, to: view.layout)
            }
        }
    }

    private mutating func reportMisspellings(_ text: NoteText, _ owner: XMLElementID) {
        for piece in text.pieces {
            guard let attribute = piece.attribute?.1 else { continue }
            for line in piece.text.split(whereSeparator: \.isNewline) {
                guard let wrong = CollapseNote.misspelling(in: line) else { continue }
                let range = range(of: wrong.word, in: line, value: attribute.valueRange)
                problems.append(
                    Finding(
                        code: .unknownName, severity: .hint, range: range ?? attribute.valueRange,
                        message: message(about: wrong),
                        subject: "\(tree[owner, .id] ?? tree.tag(of: owner)) userComments",
                        suggestions: range.map { range in
                            wrong.meant.map {
                                TextSuggestion(title: "Change it to \"\($0)\"", edits: [TextEdit(range, $0)])
                            }
                        } ?? []))
            }
        }
    }

    private func message(about wrong: CollapseNote.Misspelling) -> String {
        let consequence = "so this note does not declare a collapse."
        if let meant = wrong.meant.first {
            return "Unknown word \"\(wrong.word)\", \(consequence) Did you mean \"\(meant)\"?"
        }
        let styles = CollapseStyle.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return wrong.word.lowercased() == "as"
            ? "A collapse style is missing after \"\(wrong.word)\", \(consequence) Use one of \(styles)."
            : "\"\(wrong.word)\" is not a collapse style, \(consequence) Use one of \(styles)."
    }

    /// The range of a word of a line in the value of an attribute; nil if the line contains entities.
    private func range(of word: Substring, in line: Substring, value: TextRange) -> TextRange? {
        let written = tree.text[value]
        guard let found = written.firstRange(of: line) else { return nil }
        let start =
            value.start.value + written.utf8.distance(from: written.startIndex, to: found.lowerBound)
            + line.utf8.distance(from: line.startIndex, to: word.startIndex)
        return TextRange(start, start + word.utf8.count)
    }
}
