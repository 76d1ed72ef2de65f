// textDocument/formatting: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_formatting

import LayoutModel
import SourceText

package enum Formatting {
    /// The blanks of one level of indentation where nobody says otherwise.
    package static let unit = "    "

    /// The edits that lay a text out as its format is usually written; nil for a format that other tools write.
    ///
    /// Nothing but blanks changes. A text with mistakes stays as it is.
    ///
    /// - Parameter range: only the lines that it touches; nil for all.
    package static func edits(
        of snapshot: Snapshot, in range: TextRange? = nil, unit: String = unit
    ) -> [TextEdit]? {
        guard let edits = snapshot.parsed.editing.edits(formattingWith: unit), let range else {
            return snapshot.parsed.editing.edits(formattingWith: unit)
        }
        let lines = snapshot.text.lines
        let first = lines.range(ofLine: lines.line(of: range.start)).start
        let last = lines.range(ofLine: lines.line(of: range.end)).end
        return edits.filter { first <= $0.range.start && $0.range.end <= last }
    }

    /// What to do after a character has been typed before `place`: a new line is indented, and a brace lays out the block that it closes.
    package static func edits(
        afterTyping typed: String, at place: UTF8Offset, in snapshot: Snapshot, unit: String = unit
    )
        -> [TextEdit]?
    {
        let text = snapshot.text
        let line = text.lines.range(ofLine: text.lines.line(of: place))
        switch typed {
        case "\n":
            // Only a line on which nothing stands yet: the others are as the person left them.
            guard text.bytes(in: line).allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }),
                let wanted = snapshot.parsed.editing.indentation(ofNewLineAt: line.start, unit: unit)
            else { return nil }
            return wanted == text[line] ? [] : [TextEdit(line, wanted)]
        case "}":
            let block = snapshot.parsed.outline.foldings.last {
                $0.kind == .block && $0.range.end.value + 1 == place.value
            }
            return edits(of: snapshot, in: TextRange(block?.range.start ?? line.start, place), unit: unit)
        default: return nil
        }
    }
}
