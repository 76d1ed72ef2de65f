// textDocument/references: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_references

import LayoutModel
import SourceText

package enum References {
    /// Every place that names what the name at a place names, in order.
    package static func ranges(
        at place: UTF8Offset, includingDeclaration: Bool, in snapshot: Snapshot
    ) -> [TextRange] {
        let document = snapshot.document
        guard let occurrence = document.occurrence(at: place) else { return [] }
        return document.occurrences(of: occurrence.symbol)
            .filter { includingDeclaration || !$0.isDeclaration }
            .map(\.range)
    }
}
