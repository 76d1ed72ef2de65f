// textDocument/definition: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_definition

import LayoutModel
import SourceText

package enum Definition {
    /// Where the name at a place is declared; for a label every constraint that bears it.
    package static func ranges(at place: UTF8Offset, in snapshot: Snapshot) -> [TextRange] {
        let document = snapshot.document
        guard let occurrence = document.occurrence(at: place) else { return [] }
        return document.occurrences(of: occurrence.symbol).filter(\.isDeclaration).map(\.range)
    }
}
