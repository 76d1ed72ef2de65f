// textDocument/documentHighlight: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentHighlight

import LayoutModel
import SourceText

/// A place to be highlighted; a declaration counts as a write.
package struct HighlightedPlace: Hashable, Sendable {
    package var range: TextRange
    package var isDeclaration: Bool
}

package enum DocumentHighlights {
    package static func places(at place: UTF8Offset, in snapshot: Snapshot) -> [HighlightedPlace] {
        let document = snapshot.document
        guard let occurrence = document.occurrence(at: place) else { return [] }
        return document.occurrences(of: occurrence.symbol).map {
            HighlightedPlace(range: $0.range, isDeclaration: $0.isDeclaration)
        }
    }
}
