import SourceText

extension SourceText {
    /// The blanks before a place on its line; nil where something else stands there too.
    func indentation(before place: UTF8Offset) -> String? {
        let start = lineStart(of: place)
        let before = bytes(in: TextRange(start, place))
        return before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            ? String(decoding: before, as: UTF8.self) : nil
    }

    func lineStart(of place: UTF8Offset) -> UTF8Offset {
        UTF8Offset(lines.starts[lines.line(of: place)])
    }

    /// A range with its whole lines, line break included, where nothing else but blanks stands on them; else the range itself.
    func wholeLines(of range: TextRange) -> TextRange {
        guard indentation(before: range.start) != nil else { return range }
        var end = range.end.value
        while let byte = self[end], byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { end += 1 }
        switch self[end] {
        case UInt8(ascii: "\r"): end += self[end + 1] == UInt8(ascii: "\n") ? 2 : 1
        case UInt8(ascii: "\n"): end += 1
        case nil: break
        default: return range
        }
        return TextRange(lineStart(of: range.start), UTF8Offset(end))
    }
}
