import LayoutModel
import Features
import LanguageServerProtocol

extension DocumentRequest {
    func hover(_ params: TextDocumentPositionParams) throws(Cancelled) -> LanguageServerProtocol.Hover? {
        let place = positions.offset(params.position)
        guard let text = try Features.Hover.text(at: place, in: snapshot, cancellation) else { return nil }
        return LanguageServerProtocol.Hover(
            contents: text.markup(asMarkdown: client.capabilities.hoverMarkdown), range: positions.range(text.range))
    }
}

extension HoverText {
    func markup(asMarkdown: Bool) -> MarkupContent {
        asMarkdown
            ? MarkupContent(kind: .markdown, value: markdown) : MarkupContent(kind: .plaintext, value: plaintext)
    }
}
