import Features
import LanguageServerProtocol
import LayoutModel

extension DocumentRequest {
    /// Empty if the user has turned code lenses off.
    func codeLenses() -> [LanguageServerProtocol.CodeLens] {
        guard settings.codeLens else { return [] }
        return CodeLenses.lenses(of: snapshot).map { lens in
            LanguageServerProtocol.CodeLens(
                range: positions.range(lens.range),
                data: resolveData(["layout": .number(Double(lens.layout)), "name": .string(lens.name)]))
        }
    }

    /// Adds the title. A lens of an older version gets a command that does nothing.
    func resolve(_ lens: LanguageServerProtocol.CodeLens) throws(Cancelled) -> LanguageServerProtocol.CodeLens {
        guard let data = lens.data, data["version"].integer == document.version, let layout = data["layout"].integer,
            let title = CodeLenses.title(
                ofLayout: layout, in: snapshot, findings: try document.findings(cancellation))
        else { return lens.resolved(title: nil, .preview, uri: document.uri) }
        return lens.resolved(title: title, .preview, uri: document.uri)
    }
}

extension LanguageServerProtocol.CodeLens {
    /// The lens with a command about its position.
    ///
    /// - Parameter title: nil for a command that does nothing.
    func resolved(title: String?, _ command: ServerCommand, uri: String) -> Self {
        var lens = self
        lens.command =
            if let title {
                Command(
                    title: title, command: command.rawValue,
                    arguments: [.object(["uri": .string(uri), "position": range.start.json])])
            } else {
                Command(title: "", command: "", arguments: nil)
            }
        return lens
    }
}
