extension SourceText {
    /// The text of a range after those of the edits that are inside it.
    package func string(in range: TextRange, applying edits: [TextEdit]) -> String {
        let inside = edits.filter { range.contains($0.range) }.map { edit in
            let start = edit.range.start.value - range.start.value
            return TextEdit(TextRange(start, start + edit.range.length), edit.replacement)
        }
        return SourceText(utf8: Array(bytes(in: range))).applying(inside).string
    }
}
