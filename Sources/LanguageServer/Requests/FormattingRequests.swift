import Features
import LanguageServerProtocol
import SourceText

extension DocumentRequest {
    func formatting(_ params: DocumentFormattingParams) -> [TextDocumentEdit.Replacement]? {
        Formatting.edits(of: snapshot, unit: params.options.unit).map(positions.edits)
    }

    func formatting(_ params: DocumentRangeFormattingParams) -> [TextDocumentEdit.Replacement]? {
        Formatting.edits(of: snapshot, in: positions.range(params.range), unit: params.options.unit)
            .map(positions.edits)
    }

    func formatting(_ params: DocumentOnTypeFormattingParams) -> [TextDocumentEdit.Replacement]? {
        Formatting.edits(
            afterTyping: params.ch, at: positions.offset(params.position), in: snapshot, unit: params.options.unit
        ).map(positions.edits)
    }
}
