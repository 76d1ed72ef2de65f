// LSP 3.17: textDocument/definition

import LayoutModel
import SourceText

package enum Definition {
    /// The declarations of the name at an offset, in this file or another. For a label, each constraint that has it.
    package static func ranges(at offset: UTF8Offset, in snapshot: Snapshot) -> [FileRange] {
        let document = snapshot.document
        guard let symbol = document.occurrence(at: offset)?.symbol else { return [] }
        if case .shared(let key) = symbol {
            // The project may know the file only as it was read before.
            let own = snapshot.parsed.declarations.filter { $0.key == key }
            let others = snapshot.context.project.declarations(of: key).filter { $0.range.file != snapshot.file }
            return (own + others).map(\.range)
        }
        return document.occurrences(of: symbol).filter(\.isDeclaration).map { FileRange(snapshot.file, $0.range) }
    }
}
