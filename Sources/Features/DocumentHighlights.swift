// LSP 3.17: textDocument/documentHighlight

import LayoutModel
import SourceText

package enum DocumentHighlights {
    /// The occurrences of the name at an offset, in order.
    package static func highlights(at offset: UTF8Offset, in snapshot: Snapshot) -> [Occurrence] {
        let document = snapshot.document
        return document.occurrence(at: offset).map { document.occurrences(of: $0.symbol) } ?? []
    }
}
