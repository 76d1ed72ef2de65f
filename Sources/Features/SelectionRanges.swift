// textDocument/selectionRange: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_selectionRange

import LayoutModel
import SourceText

package enum SelectionRanges {
    /// What a person may want to select around a place, ever more of it: each range contains the one before it and is larger. The last
    /// is the whole text.
    ///
    /// Of a very deep place the ranges farther out are left out.
    package static func ranges(at place: UTF8Offset, in snapshot: Snapshot) -> [TextRange] {
        var result: [TextRange] = []
        for range in snapshot.parsed.outline.enclosingRanges(at: place) where result.count < most {
            if let last = result.last, range == last || !range.contains(last) { continue }
            result.append(range)
        }
        if result.last != snapshot.text.range { result.append(snapshot.text.range) }
        return result
    }

    /// They are sent one inside the other, and neither side should be taken into its depths.
    private static let most = 100
}
