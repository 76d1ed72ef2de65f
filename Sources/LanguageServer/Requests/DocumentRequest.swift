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
    let flag: CancellationFlag

    var cancellation: Cancellation { flag.cancellation }
    var client: ClientProfile { diagnostics.client }
    var positions: PositionConverter { PositionConverter(text: document.text, encoding: client.encoding) }

    /// Where a place of this or another file is; nil in a file that cannot be read.
    func location(of place: FileRange) -> Location? {
        document.reader.location(of: place, beside: document.located, client.encoding)
    }

    /// The edits in the form that the client declared; nil where one of the files cannot be read.
    func edit(_ edits: FileEdits) -> WorkspaceEdit? {
        var changes: [TextDocumentEdit] = []
        for file in edits.files {
            guard let found = document.reader.text(of: file, beside: document.located) else { return nil }
            let wire = PositionConverter(text: found.text, encoding: client.encoding).edits(edits[file])
            changes.append(TextDocumentEdit(uri: found.uri, version: found.version, edits: wire))
        }
        if client.capabilities.documentChanges { return WorkspaceEdit(documentChanges: changes) }
        return WorkspaceEdit(changes: Dictionary(changes.map { ($0.textDocument.uri, $0.edits) }) { $0 + $1 })
    }
}
