import SourceText

extension MergeConflict {
    /// That one of two versions is to be kept, on the first line with a mark; nil where there is none.
    ///
    /// Where both versions are whole, either can be chosen by a suggestion.
    package func finding(in text: SourceText, of file: FileID) -> Finding? {
        guard let start = marks.first else { return nil }
        var finding = Finding(
            code: .syntax, range: start.withoutBreak(in: text), message: message(in: text), subject: "merge",
            suggestions: suggestions(in: text))
        finding.related = marks.dropFirst().filter { !isWhole || $0 != base }.map { mark in
            let message =
                isWhole
                ? mark == last ? "It ends here" : "The second version begins here" : "This was left behind too"
            return Finding.Related(range: FileRange(file, mark.withoutBreak(in: text)), message: message)
        }
        return finding
    }

    private func message(in text: SourceText) -> String {
        let lines = marks.map { String(text.lines.line(of: $0.start) + 1) }
        guard let end = lines.last, lines.count > 1 else {
            let place = first != nil ? "below" : last != nil ? "above" : "around"
            return "A merge left this line behind. Decide between the versions \(place) it, and remove the line."
        }
        if isWhole {
            return
                "A merge left two versions here, up to line \(end). Keep one of them, and remove the lines with the marks. "
                + "Until then the first is read."
        }
        let others = lines.dropFirst().joined(separator: " and ")
        return
            "A merge left marks in this line and in line\(lines.count > 2 ? "s" : "") \(others), and one is missing. "
            + "Keep one of the versions that they part, and remove the lines with the marks."
            + (separator != nil && last != nil ? " Until then the second is not read." : "")
    }

    private func suggestions(in text: SourceText) -> [TextSuggestion] {
        guard let first, let separator, let last else { return [] }
        let second = (base ?? separator).union(last)
        return [
            TextSuggestion(
                title: "Keep the first version\(side(first, text))",
                edits: [TextEdit(first, ""), TextEdit(second, "")], needsChoice: true),
            TextSuggestion(
                title: "Keep the second version\(side(last, text))",
                edits: [TextEdit(first.union(separator), ""), TextEdit(last, "")], needsChoice: true),
        ]
    }

    /// What a line with a mark says its version comes from: `, from "main"`.
    private func side(_ mark: TextRange, _ text: SourceText) -> String {
        let label = text[mark.withoutBreak(in: text)].drop { $0 == " " || $0 == "\t" }.dropFirst(8)
        return label.isEmpty ? "" : ", from \"\(label.prefix(60))\""
    }
}

extension TextRange {
    /// The line that begins here, without its line break.
    fileprivate func withoutBreak(in text: SourceText) -> TextRange {
        text.lines.range(ofLine: text.lines.line(of: start))
    }
}
