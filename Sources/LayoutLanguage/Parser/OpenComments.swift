import LayoutModel
import SourceText

/// Block comments that are never closed and so hide what follows.
struct OpenComments {
    /// The two characters at the beginning of each.
    let starts: [TextRange]
    private let text: SourceText

    /// Complexity: linear in the length of the comments.
    init(_ tokens: [Token], in text: SourceText, merges: [MergeConflict]) {
        self.text = text
        // The ranges that the lexer skips inside comments too.
        var leftOut = merges.filter(\.isWhole).flatMap(\.leftOut)[...]
        starts = tokens.compactMap { token in
            guard token.kind == .blockComment else { return nil }
            leftOut = leftOut.drop { $0.start < token.range.start }
            var comment: [UInt8] = []
            var start = token.range.start
            while let next = leftOut.first, token.range.contains(next) {
                comment += text.bytes(in: TextRange(start, next.start))
                start = next.end
                leftOut.removeFirst()
            }
            comment += text.bytes(in: TextRange(start, token.range.end))
            return Self.isOpen(comment) ? TextRange(token.range.start, token.range.start + 2) : nil
        }
    }

    var findings: [Finding] {
        starts.map { start in
            let line = text.lines.range(ofLine: text.lines.line(of: start.start))
            let edit = TextEdit(TextRange(at: line.end), " */")
            return Finding(
                code: .syntax, range: start,
                message: "This comment is never closed, so the rest is not read. Add `*/` at its end.",
                suggestions: [TextSuggestion(title: "Close the comment on its line", edits: [edit])])
        }
    }

    private static func isOpen(_ comment: [UInt8]) -> Bool {
        var depth = 0
        var index = comment.startIndex
        while index + 1 < comment.endIndex {
            switch (comment[index], comment[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                index += 1
                continue
            }
            index += 2
        }
        return depth > 0
    }
}
