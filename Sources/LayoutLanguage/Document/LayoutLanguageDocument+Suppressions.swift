import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// Adds a comment above the line of the finding, or a code to the comment that is already there.
    func edits(suppressing finding: Finding) -> [TextEdit]? {
        let line = text.lines.line(of: finding.range.start)
        let start = text.lines.range(ofLine: line).start
        let above = document.suppressions.last {
            $0.reach.start == start && $0.range.end < start && !$0.code.rawValue.isEmpty
        }
        if let above { return [.insert(", \(finding.code.rawValue)", at: above.range.end)] }
        let comment = "// \(SuppressionComment.marker) \(finding.code.rawValue)"
        // If the line begins inside a comment, the new comment goes to the end of the line.
        guard !tree.tokens.contains(where: { $0.range.start < start && start < $0.range.end }) else {
            let end = text.lines.range(ofLine: line).end
            let isTaken = tree.tokens.contains {
                ($0.kind == .lineComment || end < $0.range.end) && $0.range.start < end && start < $0.range.end
            }
            return isTaken ? nil : [.insert(" " + comment, at: end)]
        }
        return [.insert(tree.indentation(at: finding.range.start) + comment + tree.newline, at: start)]
    }
}
