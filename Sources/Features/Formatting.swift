// LSP 3.17: textDocument/formatting

import LayoutModel
import SourceText

package enum Formatting {
    /// The default white space of one level of indentation.
    package static let unit = "    "

    /// The edits that format a text; nil for a format that other tools write.
    ///
    /// Only white space changes. A text with syntax errors is not changed.
    ///
    /// - Parameter range: the range whose lines are formatted; nil for all.
    package static func edits(
        of snapshot: Snapshot, in range: TextRange? = nil, unit: String = unit
    ) -> [TextEdit]? {
        guard let edits = snapshot.parsed.editing.edits(formattingWith: unit) else { return nil }
        guard let range else { return edits }
        let lines = snapshot.text.lines
        let first = lines.range(ofLine: lines.line(of: range.start)).start
        let last = lines.range(ofLine: lines.line(of: range.end)).end
        return edits.filter { first <= $0.range.start && $0.range.end <= last }
    }

    /// The edits after a character was typed before `offset`: a new line is indented, and a closing brace formats its
    /// block.
    package static func edits(
        afterTyping typed: String, at offset: UTF8Offset, in snapshot: Snapshot, unit: String = unit
    ) -> [TextEdit]? {
        let text = snapshot.text
        let line = text.lines.range(ofLine: text.lines.line(of: offset))
        switch typed {
        case "\n":
            // The user may have indented a line with text on purpose.
            guard text.bytes(in: line).allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }),
                let wanted = snapshot.parsed.editing.indentation(ofNewLineAt: line.start, unit: unit)
            else { return nil }
            return wanted == text[line] ? [] : [TextEdit(line, wanted)]
        case "}":
            let block = snapshot.parsed.outline.foldings.last {
                $0.kind == .block && $0.range.end.value + 1 == offset.value
            }
            return edits(of: snapshot, in: TextRange(block?.range.start ?? line.start, offset), unit: unit)
        default: return nil
        }
    }
}
