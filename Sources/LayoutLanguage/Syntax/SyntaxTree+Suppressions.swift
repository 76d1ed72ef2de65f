import LayoutModel
import SourceText

extension SyntaxTree {
    /// The word at the beginning of a comment that suppresses findings. Codes, separated by commas, and a reason
    /// follow.
    static let suppressionMarker = "plumbline:ignore"

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

/// A comment that suppresses findings.
private struct SuppressionComment {
    private let text: SourceText
    private let comment: TextRange
    private var codes: [TextRange] = []

    /// Nil for any other comment.
    init?(_ comment: TextRange, in text: SourceText) {
        self.text = text
        self.comment = comment
        let bytes = text.bytes(in: comment)
        var offset = bytes.startIndex + 2
        func skipBlanks() {
            while offset < bytes.endIndex, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
                offset += 1
            }
        }
        skipBlanks()
        let marker = SyntaxTree.suppressionMarker.utf8
        guard bytes[offset...].starts(with: marker) else { return nil }
        offset += marker.count
        guard offset == bytes.endIndex || !Self.isInCode(bytes[offset]) else { return nil }
        repeat {
            if offset < bytes.endIndex, bytes[offset] == UInt8(ascii: ",") { offset += 1 }
            skipBlanks()
            let start = offset
            while offset < bytes.endIndex, Self.isInCode(bytes[offset]) { offset += 1 }
            if offset > start { codes.append(TextRange(start, offset)) }
            let end = offset
            skipBlanks()
            if offset < bytes.endIndex, bytes[offset] != UInt8(ascii: ",") { offset = end }
        } while offset < bytes.endIndex && bytes[offset] == UInt8(ascii: ",")
    }

    /// - Parameter whole: The range that is removed with the last suppression of the comment.
    func suppressions(reach: TextRange, removing whole: TextRange) -> [Suppression] {
        guard !codes.isEmpty else {
            let removal = [TextEdit(whole, "")]
            return [Suppression(code: FindingCode(rawValue: ""), range: comment, reach: reach, removal: removal)]
        }
        return codes.enumerated().map { index, range in
            var removed = whole
            if codes.count > 1 {
                // The code and the comma after it. For the last code, the comma before it.
                removed =
                    index + 1 < codes.count
                    ? TextRange(range.start, codes[index + 1].start) : TextRange(codes[index - 1].end, range.end)
            }
            return Suppression(
                code: FindingCode(rawValue: text[range]), range: range, reach: reach, removal: [TextEdit(removed, "")])
        }
    }

    private static func isInCode(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
