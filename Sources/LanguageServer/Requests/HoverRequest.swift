import Features
import LanguageServerProtocol
import LayoutModel

extension DocumentRequest {
    func hover(_ params: TextDocumentPositionParams) throws(Cancelled) -> LanguageServerProtocol.Hover? {
        let offset = positions.offset(params.position)
        return try Features.Hover.text(at: offset, in: snapshot, cancellation)?.hover(positions, for: client)
    }
}

extension HoverText {
    func hover(_ positions: PositionConverter, for client: ClientProfile) -> LanguageServerProtocol.Hover {
        LanguageServerProtocol.Hover(
            contents: blocks.markup(asMarkdown: client.capabilities.hoverMarkdown), range: positions.range(range))
    }
}

extension [HoverText.Block] {
    func markup(asMarkdown: Bool) -> MarkupContent {
        asMarkdown
            ? MarkupContent(kind: .markdown, value: markdown) : MarkupContent(kind: .plaintext, value: plaintext)
    }
}
