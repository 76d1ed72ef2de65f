import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

/// A request about one version of one document.
struct DocumentRequest: Sendable {
    let document: OpenDocument
    let snapshot: Snapshot
    let diagnostics: DiagnosticConverter
    let settings: Settings
    let tokenResults: TokenResults
    let workspace: Workspace
    let projects: ProjectSettings
    let cancellation: Cancellation

    var client: ClientProfile { diagnostics.client }
    var positions: PositionConverter { PositionConverter(text: document.text, encoding: client.encoding) }

    /// Nil if one of the files cannot be read.
    func edit(_ edits: FileEdits) -> WorkspaceEdit? {
        var changes: [TextDocumentEdit] = []
        for file in edits.files {
            guard let found = diagnostics.reader.text(of: file, own: document.located) else { return nil }
            let wire = PositionConverter(text: found.text, encoding: client.encoding).edits(edits[file])
            changes.append(TextDocumentEdit(uri: found.uri, version: found.version, edits: wire))
        }
        return edit(changes)
    }

    /// The edits in the form that the client supports.
    func edit(_ changes: [TextDocumentEdit]) -> WorkspaceEdit {
        if client.capabilities.documentChanges { return WorkspaceEdit(documentChanges: changes) }
        return WorkspaceEdit(changes: Dictionary(changes.map { ($0.textDocument.uri, $0.edits) }) { $0 + $1 })
    }

    /// The `data` of something that is resolved later, valid for this version only.
    func resolveData(_ members: [String: JSONValue] = [:]) -> JSONValue {
        .object(
            members.merging(["uri": .string(document.uri), "version": .number(Double(document.version))]) { $1 })
    }
}
