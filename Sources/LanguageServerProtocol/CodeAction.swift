/// The parameters of `textDocument/codeAction`.
package struct CodeActionParams: Decodable, Sendable {
    package struct Context: Decodable, Sendable {
        /// The diagnostics that the client shows in the range.
        package var diagnostics: [Diagnostic]
        /// The kinds of actions to return; nil for all.
        package var only: [String]?
    }

    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
    package var context: Context
}

package struct CodeAction: Codable, Hashable, Sendable {
    package var title: String
    package var kind: String?
    /// The diagnostics that the action fixes.
    package var diagnostics: [Diagnostic]?
    package var isPreferred: Bool?
    package var edit: WorkspaceEdit?
    /// Why it cannot be applied, only for clients that understand it.
    package var disabled: Disabled?
    /// Sent back with `codeAction/resolve`.
    package var data: JSONValue?

    package struct Disabled: Codable, Hashable, Sendable {
        package var reason: String

        package init(reason: String) {
            self.reason = reason
        }
    }

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
