import LayoutModel
import SourceText

/// Block comments that are never closed, and with them hide what follows.
struct OpenComments {
    /// The two characters that begin each.
    let starts: [TextRange]
    private let text: SourceText

    /// Complexity: linear in the length of the comments.
    init(_ tokens: [Token], in text: SourceText) {
        self.text = text
        starts = tokens.compactMap { token in
            guard token.kind == .blockComment, Self.isOpen(text.bytes(in: token.range)) else { return nil }
            return TextRange(token.range.start, token.range.start + 2)
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

    private static func isOpen(_ comment: ArraySlice<UInt8>) -> Bool {
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
