// textDocument/foldingRange: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_foldingRange

import LayoutModel
import SourceText

/// What an editor can do with foldings.
package struct FoldingAbilities: Hashable, Sendable {
    /// Whether it hides whole lines only: everything below the line in which a folding begins.
    package var wholeLinesOnly: Bool
    /// How many it wants at most.
    package var limit: Int?

    package init(wholeLinesOnly: Bool = false, limit: Int? = nil) {
        self.wholeLinesOnly = wholeLinesOnly
        self.limit = limit
    }
}

package enum FoldingRanges {
    /// The parts that can be hidden and go over several lines, in order of place.
    ///
    /// For an editor that hides whole lines, a block ends with the line above its closing mark, so that the mark stays to be seen, and of several
    /// that begin in one line the outermost stays. Where there are more than the editor wants, those that lie deepest are left out.
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

    /// Of two that lie equally deep the first.
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
