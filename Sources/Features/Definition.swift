// textDocument/definition: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_definition

import LayoutModel
import SourceText

package enum Definition {
    /// Where the name at an offset is declared, in this file or another; for a label every constraint that bears it.
    package static func places(at offset: UTF8Offset, in snapshot: Snapshot) -> [FileRange] {
        let document = snapshot.document
        guard let symbol = document.occurrence(at: offset)?.symbol else { return [] }
        if case .shared(let key) = symbol { return snapshot.context.project.declarations(of: key).map(\.place) }
        return document.occurrences(of: symbol).filter(\.isDeclaration).map { FileRange(snapshot.file, $0.range) }
    }
}
