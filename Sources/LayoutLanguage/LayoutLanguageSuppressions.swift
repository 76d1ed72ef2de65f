import LayoutModel
import SourceText

extension SyntaxTree {
    /// The marker that a comment begins with, behind which the codes stand with commas between them, and then a reason.
    static let silenceMarker = "plumbline:ignore"

    /// What comments such as `// plumbline:ignore gap-when-gone, lost-gap the banner never goes` silence: what begins on the line of the
    /// comment, or, where it has the line to itself, on the next line that says something.
    var suppressions: [Suppression] {
        tokens.indices.flatMap { index -> [Suppression] in
            guard tokens[index].kind == .lineComment, let remark = SilenceRemark(tokens[index].range, in: text) else {
                return []
            }
            let line = text.lines.line(of: tokens[index].range.start)
            let statement = text.lines.range(ofLine: tokens[index].startsLine ? nextStatement(after: index) : line)
            return remark.suppressions(reach: statement, comment: extent(ofComment: index, line: line))
        }
    }

    /// The line of the next token behind a comment that says something; the comment's own where none does.
    private func nextStatement(after comment: Int) -> Int {
        let next = tokens[comment...].first { !$0.kind.isTrivia } ?? tokens[comment]
        return text.lines.line(of: next.range.start)
    }

    /// What goes where a comment is taken out: the whole line where it has one to itself, and else the blanks before it.
    private func extent(ofComment index: Int, line: Int) -> TextRange {
        let comment = tokens[index].range
        if tokens[index].startsLine {
            let end = line + 1 < text.lines.count ? text.lines.starts[line + 1] : text.utf8.count
            return TextRange(text.lines.starts[line], end)
        }
        let isBehindBlanks = index > 0 && tokens[index - 1].kind == .blank
        return isBehindBlanks ? tokens[index - 1].range.union(comment) : comment
    }
}

/// A comment that suppressions findings, taken apart.
private struct SilenceRemark {
    let text: SourceText
    let comment: TextRange
    /// Where each code stands.
    var codes: [TextRange] = []

    /// Nil for any other comment.
    init?(_ comment: TextRange, in text: SourceText) {
        self.text = text
        self.comment = comment
        let bytes = text.bytes(in: comment)
        var place = bytes.startIndex + 2
        func skipBlanks() {
            while place < bytes.endIndex, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") {
                place += 1
            }
        }
        skipBlanks()
        let marker = SyntaxTree.silenceMarker.utf8
        guard bytes[place...].starts(with: marker) else { return nil }
        place += marker.count
        guard place == bytes.endIndex || !Self.isOfCode(bytes[place]) else { return nil }
        repeat {
            if place < bytes.endIndex, bytes[place] == UInt8(ascii: ",") { place += 1 }
            skipBlanks()
            let start = place
            while place < bytes.endIndex, Self.isOfCode(bytes[place]) { place += 1 }
            if place > start { codes.append(TextRange(start, place)) }
            let end = place
            skipBlanks()
            if place < bytes.endIndex, bytes[place] != UInt8(ascii: ",") { place = end }
        } while place < bytes.endIndex && bytes[place] == UInt8(ascii: ",")
    }

    func suppressions(reach: TextRange, comment extent: TextRange) -> [Suppression] {
        guard !codes.isEmpty else {
            return [silence(FindingCode(rawValue: ""), at: comment, reach, [TextEdit(extent, "")])]
        }
        return codes.enumerated().map { index, range in
            var removed = extent
            if codes.count > 1 {
                // The code and the comma behind it, or before it where it is the last.
                removed =
                    index + 1 < codes.count
                    ? TextRange(range.start, codes[index + 1].start) : TextRange(codes[index - 1].end, range.end)
            }
            return silence(FindingCode(rawValue: text[range]), at: range, reach, [TextEdit(removed, "")])
        }
    }

    private func silence(
        _ code: FindingCode, at range: TextRange, _ reach: TextRange, _ removal: [TextEdit]
    ) -> Suppression {
        Suppression(code: code, range: range, reach: reach, removal: removal)
    }

    private static func isOfCode(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension LayoutLanguageDocument {
    /// A comment of its own line above the finding's, or one more code in the comment that stands there already.
    func edits(suppressing finding: Finding) -> [TextEdit]? {
        let line = text.lines.line(of: finding.range.start)
        let start = text.lines.range(ofLine: line).start
        let above = document.suppressions.last {
            $0.reach.start == start && $0.range.end < start && !$0.code.rawValue.isEmpty
        }
        if let above { return [.insert(", \(finding.code.rawValue)", at: above.range.end)] }
        let remark = "// \(SyntaxTree.silenceMarker) \(finding.code.rawValue)"
        // The line may begin within a comment: then the words stand at its end, if that is free.
        guard !tree.tokens.contains(where: { $0.range.start < start && start < $0.range.end }) else {
            let end = text.lines.range(ofLine: line).end
            let isTaken = tree.tokens.contains {
                ($0.kind == .lineComment || end < $0.range.end) && $0.range.start < end && start < $0.range.end
            }
            return isTaken ? nil : [.insert(" " + remark, at: end)]
        }
        return [.insert(tree.indentation(at: finding.range.start) + remark + tree.lineBreak, at: start)]
    }
}
