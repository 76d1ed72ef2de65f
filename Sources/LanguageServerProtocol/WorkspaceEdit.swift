/// Edits of documents, in the form with versions or in the plain one, whichever the client declared.
package struct WorkspaceEdit: Codable, Hashable, Sendable {
    package var changes: [String: [TextDocumentEdit.Replacement]]?
    package var documentChanges: [TextDocumentEdit]?

    package init(changes: [String: [TextDocumentEdit.Replacement]]) {
        self.changes = changes
    }

    package init(documentChanges: [TextDocumentEdit]) {
        self.documentChanges = documentChanges
    }
}

package struct TextDocumentEdit: Codable, Hashable, Sendable {
    /// The protocol's `TextEdit`.
    package struct Replacement: Codable, Hashable, Sendable {
        package var range: PositionRange
        package var newText: String

        package init(range: PositionRange, newText: String) {
            self.range = range
            self.newText = newText
        }
    }

    package struct Identifier: Codable, Hashable, Sendable {
        package var uri: String
        package var version: Int?

        enum CodingKeys: CodingKey {
            case uri, version
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(uri, forKey: .uri)
            // The protocol demands the member, null included.
            try container.encode(version, forKey: .version)
        }
    }

    package var textDocument: Identifier
    package var edits: [Replacement]

    package init(uri: String, version: Int?, edits: [Replacement]) {
        self.textDocument = Identifier(uri: uri, version: version)
        self.edits = edits
    }
}
