import SourceText

/// A source line as shown below a message, with the columns of a range in it.
struct SourceExcerpt: Equatable {
    /// One-based.
    var line: Int
    /// The printable line, or the part of a very long line around the range.
    var text: String
    /// The columns of the terminal before the range.
    var indent: Int
    /// The columns of the range, at least one.
    var width: Int

    /// The excerpt has the part of the range on its first line.
    ///
    /// - Complexity: O(1) in the length of the line.
    init(_ range: TextRange, in source: SourceText) {
        let index = source.lines.line(of: range.start)
        let whole = source.lines.range(ofLine: index)
        let start = min(max(range.start, whole.start), whole.end)
        let end = min(max(range.end, start), whole.end)
        let window = Self.window(of: whole, around: start, in: source)

        var shown = PrintableLine()
        if window.start > whole.start { shown.append("…") }
        shown.append(source[TextRange(window.start, start)])
        indent = shown.width
        shown.append(source[TextRange(start, min(end, window.end))])
        width = max(shown.width - indent, 1)
        shown.append(source[TextRange(min(end, window.end), window.end)])
        if window.end < whole.end { shown.append("…") }
        line = index + 1
        text = shown.text
    }

    private static let longestLine = 240

    private static func window(of line: TextRange, around start: UTF8Offset, in source: SourceText) -> TextRange {
        guard line.length > longestLine else { return line }
        let from = max(line.start.value, start.value - longestLine / 3)
        let to = min(line.end.value, start.value + longestLine)
        return TextRange(characterStart(from, in: source), characterStart(to, in: source))
    }

    /// The start of the character that contains a UTF-8 offset.
    private static func characterStart(_ offset: Int, in source: SourceText) -> Int {
        var offset = offset
        while offset > 0, let byte = source[offset], byte & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}

/// A line for the terminal. Tabs become spaces. Characters that would move the cursor, recolour or reorder the line
/// become visible ones, so that a file cannot forge output.
private struct PrintableLine {
    private(set) var text = ""
    private(set) var width = 0

    mutating func append(_ part: String) {
        // Most lines are plain, and a finding may have many.
        if part.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
            text += part
            width += part.utf8.count
            return
        }
        for character in part {
            let shown = character == "\t" ? String(repeating: " ", count: 4 - width % 4) : printable(character)
            text += shown
            width += displayWidth(shown)
        }
    }
}
