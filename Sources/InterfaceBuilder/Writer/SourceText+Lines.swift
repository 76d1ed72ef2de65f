import SourceText

extension SourceText {
    /// The spaces and tabs before an offset on its line; nil if there is anything else.
    func indentation(before offset: UTF8Offset) -> String? {
        let start = lineStart(of: offset)
        let before = bytes(in: TextRange(start, offset))
        return before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            ? String(decoding: before, as: UTF8.self) : nil
    }

    func lineStart(of offset: UTF8Offset) -> UTF8Offset {
        UTF8Offset(lines.starts[lines.line(of: offset)])
    }

    /// A range extended to its whole lines with line breaks, if there is only white space around it.
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
