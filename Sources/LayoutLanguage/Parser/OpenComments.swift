import LayoutModel
import SourceText

/// Block comments that are never closed, and with them hide what follows.
struct OpenComments {
    /// The two characters that begin each.
    let starts: [TextRange]
    private let text: SourceText

    /// Complexity: linear in the length of the comments.
    init(_ tokens: [Token], in text: SourceText, merges: [MergeConflict]) {
        self.text = text
        // What the lexer passed over inside of comments too.
        var leftOut = merges.filter(\.isWhole).flatMap(\.leftOut)[...]
        starts = tokens.compactMap { token in
            guard token.kind == .blockComment else { return nil }
            leftOut = leftOut.drop { $0.start < token.range.start }
            var comment: [UInt8] = []
            var place = token.range.start
            while let next = leftOut.first, token.range.contains(next) {
                comment += text.bytes(in: TextRange(place, next.start))
                place = next.end
                leftOut.removeFirst()
            }
            comment += text.bytes(in: TextRange(place, token.range.end))
            return Self.isOpen(comment) ? TextRange(token.range.start, token.range.start + 2) : nil
        }
    }

    var findings: [Finding] {
        starts.map { start in
            let line = text.lines.range(ofLine: text.lines.line(of: start.start))
            return Finding(
                code: .syntax, range: start,
                message: "This comment is never closed, so what follows is not read. Put `*/` where it ends.",
                suggestions: [
                    TextSuggestion(title: "Close the comment on its line", edits: [.insert(" */", at: line.end)])
                ])
        }
    }

    private static func isOpen(_ comment: [UInt8]) -> Bool {
        var depth = 0
        var place = comment.startIndex
        while place + 1 < comment.endIndex {
            switch (comment[place], comment[place + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                place += 1
                continue
            }
            place += 2
        }
        return depth > 0
    }
}
