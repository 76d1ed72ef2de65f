import LayoutModel
import SourceText

/// Notes, as Xcode's identity inspector shows them; a line of one may say how its view collapses.
extension DocumentReader {
    mutating func readNotes() {
        for place in tree.elements.indices
        where tree.elements[place].name == XMLName.attributedString.rawValue && !tree.elements[place].isOnSecondSide {
            let element = XMLElementID(index: place)
            guard tree[element, .key] == "userComments", let owner = tree[element].parent, let home = places[owner],
                home.item.view != .root, !goes(home.item.view, in: home.layout)
            else { continue }
            let text = NoteText(element, tree)
            guard let note = text.lines.lazy.compactMap(CollapseNote.init).first else {
                reportSlips(text, owner)
                continue
            }
            let style = note.style ?? collapseStyle ?? .plain
            let edges = note.edges.isEmpty ? style.edges : note.edges
            var collapse = Collapse(
                view: home.item.view, edges: edges, range: tree.place(tree[element].range),
                nameRange: tree.place(tree[owner].nameRange))
            collapse.style = style
            collapse.isNoted = true
            if style == .plain, edges.isEmpty {
                // It goes and leaves its space.
                layouts[home.layout].vary.append(
                    ViewMention(view: home.item.view, range: tree.place(tree[owner].nameRange)))
            } else {
                add(collapse, to: home.layout)
            }
        }
    }

    private mutating func reportSlips(_ text: NoteText, _ owner: XMLElementID) {
        for piece in text.pieces {
            guard let attribute = piece.attribute?.1 else { continue }
            for line in piece.text.split(whereSeparator: \.isNewline) {
                guard let slip = CollapseNote.slip(in: line) else { continue }
                let range = range(of: slip.word, in: line, writtenIn: attribute.valueRange)
                problems.append(
                    Finding(
                        code: .unknownName, severity: .hint, range: range ?? attribute.valueRange,
                        message: message(about: slip),
                        subject: "\(tree[owner, .id] ?? tree.tag(of: owner)) userComments",
                        suggestions: range.map { range in
                            slip.meant.map {
                                TextSuggestion(title: "Change it to \"\($0)\"", edits: [TextEdit(range, $0)])
                            }
                        } ?? []))
            }
        }
    }

    private func message(about slip: CollapseNote.Slip) -> String {
        let rest = "so this note says nothing of how the view goes."
        if let meant = slip.meant.first {
            return "\"\(slip.word)\" is no word of a collapse, \(rest) Did you mean \"\(meant)\"?"
        }
        let ways = CollapseStyle.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return slip.word.lowercased() == "as"
            ? "A way of collapsing is missing behind \"\(slip.word)\", \(rest) It is one of \(ways)."
            : "\"\(slip.word)\" is no way of collapsing, \(rest) It is one of \(ways)."
    }

    /// Where a word of a line is written; nil where the line has entities in it.
    private func range(of word: Substring, in line: Substring, writtenIn value: TextRange) -> TextRange? {
        guard let place = tree.text[value].firstRange(of: line) else { return nil }
        let written = tree.text[value]
        let start =
            value.start.value + written.utf8.distance(from: written.startIndex, to: place.lowerBound)
            + line.utf8.distance(from: line.startIndex, to: word.startIndex)
        return TextRange(start, start + word.utf8.count)
    }
}
