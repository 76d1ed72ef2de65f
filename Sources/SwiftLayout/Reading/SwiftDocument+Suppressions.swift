import LayoutModel
import SourceText

extension SwiftDocument {
    /// The suppressions in comments of the text. A comment applies to findings that begin on its line, or on the next
    /// line that is not empty if it has its own line.
    static func suppressions(in text: SourceText) -> [Suppression] {
        let marker = Array(SuppressionComment.marker.utf8)
        var result: [Suppression] = []
        let slashes = Array("//".utf8)
        var offset = 0
        while let found = text.utf8.firstOffset(of: marker, in: offset..<text.utf8.count) {
            offset = found + marker.count
            let line = text.lines.line(of: UTF8Offset(found))
            let range = text.lines.range(ofLine: line)
            guard let start = text.utf8.firstOffset(of: slashes, in: range.start.value..<found) else { continue }
            guard let comment = SuppressionComment(TextRange(start, range.end.value), in: text) else { continue }
            let isAlone = text.utf8[range.start.value..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
            let reach = text.lines.range(ofLine: isAlone ? nextLine(after: line, in: text) : line)
            let removed =
                isAlone ? TextRange(range.start, endOfLine(line, in: text)) : TextRange(start, range.end.value)
            result += comment.suppressions(reach: reach, removing: removed)
        }
        return result
    }

    /// The next line that is not empty; the line itself at the end of the text.
    private static func nextLine(after line: Int, in text: SourceText) -> Int {
        let rest = (line + 1)..<max(text.lines.count, line + 1)
        return rest.first { next in
            text.bytes(in: text.lines.range(ofLine: next)).contains { $0 != 0x20 && $0 != 0x09 }
        } ?? line
    }

    private static func endOfLine(_ line: Int, in text: SourceText) -> UTF8Offset {
        line + 1 < text.lines.count ? UTF8Offset(text.lines.starts[line + 1]) : UTF8Offset(text.utf8.count)
    }

    /// Adds a comment above the line of a finding.
    func edits(suppressing finding: Finding) -> [TextEdit] {
        let line = text.lines.range(ofLine: text.lines.line(of: finding.range.start))
        let indentation = text.bytes(in: line).prefix { $0 == 0x20 || $0 == 0x09 }
        let comment = "// \(SuppressionComment.marker) \(finding.code.rawValue)\n"
        return [.insert(String(decoding: indentation, as: UTF8.self) + comment, at: line.start)]
    }
}
