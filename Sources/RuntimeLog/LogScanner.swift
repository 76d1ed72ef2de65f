import SourceText

/// Finds the dumps in a log, whatever else is in it: other lines, prefixes of lines, wrapped lines, `\n` within a line.
struct LogScanner {
    private let text: SourceText
    private let syntax: LogSyntax
    private var descriptions: DescriptionScanner
    private var line = 0
    /// The offset at which to continue in a line whose beginning belongs to the previous dump.
    private var start = 0

    init(_ text: SourceText) {
        self.text = text
        syntax = LogSyntax(text: text)
        descriptions = DescriptionScanner(syntax)
    }

    /// Complexity: O(length of the text).
    mutating func dumps() -> [ConflictDump] {
        var dumps: [ConflictDump] = []
        while line < text.lines.count {
            let whole = text.lines.range(ofLine: line)
            let range = TextRange(max(whole.start.value, start), whole.end.value)
            if let headline = syntax.firstHeadline(in: range) {
                dumps.append(dump(headline, rest: TextRange(headline.end, range.end)).dump)
            } else if let list = syntax.listStart(range, line: line) {
                let isBracket = list == .bracket
                if isBracket { line += 1 }
                let found = dump(TextRange(at: isBracket ? range.end : range.start), isInBrackets: isBracket)
                if found.isConflict { dumps.append(found.dump) }
            } else {
                line += 1
            }
        }
        return dumps
    }

    private mutating func dump(
        _ headline: TextRange, rest: TextRange? = nil, isInBrackets: Bool = false
    ) -> (dump: ConflictDump, isConflict: Bool) {
        var reader = DumpReader(descriptions, syntax, headline: headline, isInBrackets: isInBrackets, line: line)
        reader.read(rest: rest)
        descriptions = reader.descriptions
        line = reader.line
        if let next = reader.nextHeadline { start = next }
        return reader.result
    }
}
