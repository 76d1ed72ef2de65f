import Features
import LanguageServerProtocol
import LayoutModel

extension DocumentRequest {
    /// Empty if the user has turned inlay hints off. Those in code are off until they are turned on: their sizes are
    /// assumed, and code has other hints.
    func inlayHints(_ params: TextDocumentRangeParams) throws(Cancelled) -> [LanguageServerProtocol.InlayHint] {
        guard settings.inlayHints, settings.inlayHintsInCode || !snapshot.document.isCode else { return [] }
        let hints = try InlayHints.hints(in: positions.range(params.range), of: snapshot, cancellation)
        return hints.map { hint in
            LanguageServerProtocol.InlayHint(
                position: positions.position(hint.offset), label: hint.text, paddingLeft: true,
                data: client.capabilities.inlayHintResolvesTooltip ? data(hint) : nil)
        }
    }

    /// Adds the hover of the view as tooltip. A hint of an older version is returned unchanged.
    func resolve(_ hint: LanguageServerProtocol.InlayHint) throws(Cancelled) -> LanguageServerProtocol.InlayHint {
        guard let data = hint.data, data["version"].integer == document.version, let layout = data["layout"].integer,
            let view = data["view"].integer,
            let blocks = try InlayHints.tooltip(layout: layout, view: ViewID(view), in: snapshot, cancellation)
        else { return hint }
        var hint = hint
        hint.tooltip = blocks.markup(asMarkdown: client.capabilities.hoverMarkdown)
        return hint
    }

    private func data(_ hint: Features.InlayHint) -> JSONValue {
        resolveData(["layout": .number(Double(hint.layout)), "view": .number(Double(hint.view.index))])
    }
}

extension Document {
    /// Whether its layouts are made by code, which decides no size.
    fileprivate var isCode: Bool { layouts.contains { $0.sourceTraits.contains(.hasAssumedSizes) } }
}
