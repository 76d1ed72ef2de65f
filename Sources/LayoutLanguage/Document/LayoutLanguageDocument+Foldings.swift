import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// The contents of braces, block comments, and line comments on consecutive lines.
    var foldings: [Folding] { (blocks + comments).sorted { $0.range < $1.range } }

    private var blocks: [Folding] {
        let tokens = tree.tokens.filter { !$0.kind.isTrivia }
        let matching = BraceMatching(tokens, in: text)
        return matching.ends.compactMap { start, end in
            guard end.isClosed, tokens.indices.contains(end.token), tokens[start].kind == .leftBrace else { return nil }
            return Folding(range: TextRange(tokens[start].range.end, tokens[end.token].range.start), kind: .block)
        }
    }

    private var comments: [Folding] {
        var result: [Folding] = []
        // The line after the last comment in the result.
        var nextLine: Int?
        for token in tree.tokens {
            switch token.kind {
            case .blockComment:
                result.append(Folding(range: token.range, kind: .comment))
                nextLine = nil
            case .lineComment where token.startsLine:
                let line = text.lines.line(of: token.range.start)
                if line == nextLine, let last = result.popLast() {
                    result.append(Folding(range: last.range.union(token.range), kind: .comment))
                } else {
                    result.append(Folding(range: token.range, kind: .comment))
                }
                nextLine = line + 1
            case .blank, .lineBreak: break
            default: nextLine = nil
            }
        }
        return result
    }
}
