// LSP 3.17: textDocument/references

import LayoutModel
import SourceText

package enum References {
    /// The occurrences of the name at an offset, in order.
    package static func ranges(
        at offset: UTF8Offset, includingDeclaration: Bool, in snapshot: Snapshot
    ) -> [TextRange] {
        let document = snapshot.document
        guard let occurrence = document.occurrence(at: offset) else { return [] }
        return document.occurrences(of: occurrence.symbol)
            .filter { includingDeclaration || !$0.isDeclaration }
            .map(\.range)
    }
}
