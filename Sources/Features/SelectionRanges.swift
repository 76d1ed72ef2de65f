// LSP 3.17: textDocument/selectionRange

import LayoutModel
import SourceText

package enum SelectionRanges {
    /// The ranges around an offset that a user may want to select. Each is larger than the one before and contains it.
    /// The last is the whole text.
    package static func ranges(at offset: UTF8Offset, in snapshot: Snapshot) -> [TextRange] {
        var result: [TextRange] = []
        for range in snapshot.parsed.outline.enclosingRanges(at: offset) where result.count < most {
            if let last = result.last, range == last || !range.contains(last) { continue }
            result.append(range)
        }
        if result.last != snapshot.text.range { result.append(snapshot.text.range) }
        return result
    }

    /// The most ranges of syntax. They are nested in the response, and deep nesting is hard on JSON parsers.
    private static let most = 100
}
