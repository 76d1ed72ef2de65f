// LSP 3.17: textDocument/semanticTokens

import LayoutModel
import SourceText

package enum SemanticTokens {
    /// The tokens in a range, in order. A token of several lines is split at the line ends.
    package static func tokens(in range: TextRange, of snapshot: Snapshot) -> [SemanticToken] {
        let lines = snapshot.text.lines
        var result: [SemanticToken] = []
        for token in snapshot.parsed.outline.semanticTokens where token.range.overlaps(range) {
            for line in lines.line(of: token.range.start)...lines.line(of: token.range.end) {
                let whole = lines.range(ofLine: line)
                let part = TextRange(max(whole.start, token.range.start), min(whole.end, token.range.end))
                guard !part.isEmpty, part.overlaps(range) else { continue }
                result.append(SemanticToken(range: part, kind: token.kind, isDeclaration: token.isDeclaration))
            }
        }
        return result
    }
}
