import LayoutModel
import Features
import LanguageServerProtocol

extension DocumentRequest {
    /// Nothing where the person has switched them off.
    func codeLenses() -> [LanguageServerProtocol.CodeLens] {
        guard settings.codeLens else { return [] }
        return CodeLenses.lenses(of: snapshot).map { lens in
            LanguageServerProtocol.CodeLens(
                range: positions.range(lens.range),
                data: .object([
                    "uri": .string(document.uri), "version": .number(Double(document.version)),
                    "layout": .number(Double(lens.layout)), "name": .string(lens.name),
                ]))
        }
    }

    /// Adds the words; a lens of an older version stays as it came, with a command that does nothing.
    func resolve(_ lens: LanguageServerProtocol.CodeLens) throws(Cancelled) -> LanguageServerProtocol.CodeLens {
        var lens = lens
        lens.command = Command(title: "", command: "", arguments: nil)
        guard let data = lens.data, data["version"].integer == document.version, let layout = data["layout"].integer,
            let title = CodeLenses.title(
                ofLayout: layout, in: snapshot, findings: try document.findings(cancellation))
        else { return lens }
        lens.command = Command(
            title: title, command: ServerCommand.preview.rawValue,
            arguments: [.object(["uri": .string(document.uri), "position": lens.range.start.json])])
        return lens
    }
}

extension LanguageServerProtocol.CodeLens {
    var uri: String? { data?["uri"].string }
}
