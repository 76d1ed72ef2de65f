import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension DocumentRequest {
    /// Nothing where the person has switched the hints off.
    func inlayHints(_ params: TextDocumentRangeParams) throws(Cancelled) -> [LanguageServerProtocol.InlayHint] {
        guard settings.inlayHints else { return [] }
        let hints = try InlayHints.hints(in: positions.range(params.range), of: snapshot, cancellation)
        return hints.map { hint in
            LanguageServerProtocol.InlayHint(
                position: positions.position(hint.place), label: hint.text, paddingLeft: true,
                data: client.capabilities.inlayHintResolvesTooltip ? data(hint) : nil)
        }
    }

    /// Adds what a hover says; a hint of an older version stays as it came.
    func resolve(_ hint: LanguageServerProtocol.InlayHint) throws(Cancelled) -> LanguageServerProtocol.InlayHint {
        guard let data = hint.data, data["version"].integer == document.version, let layout = data["layout"].integer,
            let view = data["view"].integer,
            let blocks = try InlayHints.explanation(
                layout: layout, view: ViewID(view), in: snapshot, cancellation)
        else { return hint }
        var hint = hint
        let text = HoverText(range: TextRange(0, 0), blocks: blocks)
        hint.tooltip = text.markup(asMarkdown: client.capabilities.hoverMarkdown)
        return hint
    }

    private func data(_ hint: Features.InlayHint) -> JSONValue {
        .object([
            "uri": .string(document.uri), "version": .number(Double(document.version)),
            "layout": .number(Double(hint.layout)), "view": .number(Double(hint.view.index)),
        ])
    }
}

extension LanguageServerProtocol.InlayHint {
    var uri: String? { data?["uri"].string }
}
