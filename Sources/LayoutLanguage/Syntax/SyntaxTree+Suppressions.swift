import LayoutModel
import SourceText

extension SyntaxTree {
    /// The suppressions in comments such as `// plumbline:ignore gap-when-gone, lost-gap the banner is never gone`.
    ///
    /// A comment applies to findings that begin on its line, or on the next line with a token if it has its own line.
    var suppressions: [Suppression] {
        tokens.indices.flatMap { index -> [Suppression] in
            guard tokens[index].kind == .lineComment,
                let comment = SuppressionComment(tokens[index].range, in: text)
            else { return [] }
            let line = text.lines.line(of: tokens[index].range.start)
            let statement = text.lines.range(ofLine: tokens[index].startsLine ? nextStatement(after: index) : line)
            return comment.suppressions(reach: statement, removing: removedRange(ofComment: index, line: line))
        }
    }

    /// The line of the next token that is not trivia, or the line of the comment.
    private func nextStatement(after comment: Int) -> Int {
        let next = tokens[comment...].first { !$0.kind.isTrivia } ?? tokens[comment]
        return text.lines.line(of: next.range.start)
    }

    /// The range that is removed with a comment: its whole line if it has one, otherwise also the space before it.
    private func removedRange(ofComment index: Int, line: Int) -> TextRange {
        let comment = tokens[index].range
        if tokens[index].startsLine {
            let end = line + 1 < text.lines.count ? text.lines.starts[line + 1] : text.utf8.count
            return TextRange(text.lines.starts[line], end)
        }
        let followsBlank = index > 0 && tokens[index - 1].kind == .blank
        return followsBlank ? tokens[index - 1].range.union(comment) : comment
    }
}
