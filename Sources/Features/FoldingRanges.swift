// LSP 3.17: textDocument/foldingRange

import LayoutModel
import SourceText

/// The folding abilities of an editor.
package struct FoldingAbilities: Hashable, Sendable {
    /// Whether it folds whole lines only: the first line of a folding stays visible.
    package var wholeLinesOnly: Bool
    /// The most foldings that it accepts.
    package var limit: Int?

    package init(wholeLinesOnly: Bool = false, limit: Int? = nil) {
        self.wholeLinesOnly = wholeLinesOnly
        self.limit = limit
    }
}

package enum FoldingRanges {
    /// The foldings of several lines, in order.
    ///
    /// For an editor that folds whole lines, a block ends on the line above its closing brace, and only the outermost
    /// folding that begins on a line is returned. Above the editor's limit, the deepest are dropped.
    package static func foldings(in snapshot: Snapshot, for abilities: FoldingAbilities) -> [Folding] {
        let lines = snapshot.text.lines
        var result: [Folding] = []
        var lastLine: Int?
        for folding in snapshot.parsed.outline.foldings {
            var range = folding.range
            let first = lines.line(of: range.start)
            var last = lines.line(of: range.end)
            if abilities.wholeLinesOnly, folding.kind == .block {
                last -= 1
                range.end = lines.range(ofLine: last).end
            }
            guard last > first, !abilities.wholeLinesOnly || first != lastLine else { continue }
            lastLine = first
            result.append(Folding(range: range, kind: folding.kind))
        }
        guard let limit = abilities.limit, result.count > limit else { return result }
        return outermost(max(limit, 0), of: result)
    }

    /// The foldings of least depth; of equally deep ones, the first.
    private static func outermost(_ count: Int, of foldings: [Folding]) -> [Folding] {
        var open: [UTF8Offset] = []
        let depths = foldings.map { folding in
            while let end = open.last, end <= folding.range.start { open.removeLast() }
            defer { open.append(folding.range.end) }
            return open.count
        }
        let kept = foldings.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.prefix(count)
        return kept.sorted().map { foldings[$0] }
    }
}
