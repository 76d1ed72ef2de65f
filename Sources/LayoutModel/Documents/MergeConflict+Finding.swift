import SourceText

extension MergeConflict {
    /// A finding at the first merge marker; nil if there is none. If all markers are there, it suggests both versions.
    package func finding(in text: SourceText, of file: FileID) -> Finding? {
        guard let start = marks.first else { return nil }
        var finding = Finding(
            code: .syntax, range: start.withoutBreak(in: text), message: message(in: text), subject: "merge",
            suggestions: suggestions(in: text))
        finding.related = marks.dropFirst().filter { !isWhole || $0 != base }.map { mark in
            let message =
                isWhole
                ? mark == last ? "The conflict ends here" : "The second version begins here" : "Another merge marker"
            return Finding.Related(range: FileRange(file, mark.withoutBreak(in: text)), message: message)
        }
        return finding
    }

    private func message(in text: SourceText) -> String {
        let lines = marks.map { String(text.lines.line(of: $0.start) + 1) }
        guard let end = lines.last, lines.count > 1 else {
            let side = first != nil ? "below" : last != nil ? "above" : "around"
            return "Merge marker left behind. Keep one of the versions \(side) it, and remove this line."
        }
        if isWhole {
            return "Unresolved merge conflict up to line \(end). Keep one version, and remove the marker lines. "
                + "Until then only the first version is read."
        }
        let others = lines.dropFirst().joined(separator: " and ")
        return
            "Unresolved merge conflict: this line and line\(lines.count > 2 ? "s" : "") \(others) are markers, but one "
            + "is missing. Keep one version, and remove the marker lines."
            + (separator != nil && last != nil ? " Until then the second version is not read." : "")
    }

    private func suggestions(in text: SourceText) -> [TextSuggestion] {
        guard let first, let separator, let last else { return [] }
        let second = (base ?? separator).union(last)
        return [
            TextSuggestion(
                title: "Keep the first version\(side(first, text))",
                edits: [TextEdit(first, ""), TextEdit(second, "")], kind: .openChoice),
            TextSuggestion(
                title: "Keep the second version\(side(last, text))",
                edits: [TextEdit(first.union(separator), ""), TextEdit(last, "")], kind: .openChoice),
        ]
    }

    /// The origin of a version that its marker line names: `, from "main"`.
    private func side(_ mark: TextRange, _ text: SourceText) -> String {
        let label = text[mark.withoutBreak(in: text)].drop { $0 == " " || $0 == "\t" }.dropFirst(8)
        return label.isEmpty ? "" : ", from \"\(label.prefix(60))\""
    }
}

extension TextRange {
    /// The line at the start of the range, without its line break.
    fileprivate func withoutBreak(in text: SourceText) -> TextRange {
        text.lines.range(ofLine: text.lines.line(of: start))
    }
}
