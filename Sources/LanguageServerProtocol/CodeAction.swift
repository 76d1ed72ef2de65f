package struct CodeActionParams: Codable, Sendable {
    package struct Context: Codable, Sendable {
        package var diagnostics: [Diagnostic]
        package var only: [String]?
    }

    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
    package var context: Context
}

/// Source: LSP 3.17, "CodeAction".
package struct CodeAction: Codable, Hashable, Sendable {
    package var title: String
    package var kind: String?
    package var diagnostics: [Diagnostic]?
    package var isPreferred: Bool?
    package var edit: WorkspaceEdit?
    package var data: JSONValue?

    package init(
        title: String, kind: String?, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
        edit: WorkspaceEdit? = nil, data: JSONValue? = nil
    ) {
        self.title = title
        self.kind = kind
        self.diagnostics = diagnostics
        self.isPreferred = isPreferred
        self.edit = edit
        self.data = data
    }
}
