/// Edits of documents, with or without versions, depending on the client's capabilities.
package struct WorkspaceEdit: Codable, Hashable, Sendable {
    /// By the URI of the document.
    package var changes: [String: [TextDocumentEdit.Replacement]]?
    package var documentChanges: [DocumentChange]?

    package init(changes: [String: [TextDocumentEdit.Replacement]]) {
        self.changes = changes
    }

    package init(documentChanges: [TextDocumentEdit]) {
        self.documentChanges = documentChanges.map(DocumentChange.edit)
    }

    /// Creates a file if it does not exist, and then edits it.
    package init(creating uri: String, _ edit: TextDocumentEdit) {
        documentChanges = [.create(CreateFile(uri: uri)), .edit(edit)]
    }
}

/// One step of a workspace edit.
package enum DocumentChange: Codable, Hashable, Sendable {
    case edit(TextDocumentEdit)
    case create(CreateFile)

    package init(from decoder: any Decoder) throws {
        if let edit = try? TextDocumentEdit(from: decoder) {
            self = .edit(edit)
        } else {
            self = .create(try CreateFile(from: decoder))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .edit(let edit): try edit.encode(to: encoder)
        case .create(let create): try create.encode(to: encoder)
        }
    }
}

package struct CreateFile: Codable, Hashable, Sendable {
    package struct Options: Codable, Hashable, Sendable {
        package var ignoreIfExists = true
    }

    package var kind = "create"
    package var uri: String
    package var options = Options()
}

/// Edits of one version of a document.
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

    package var textDocument: VersionedTextDocumentIdentifier
    package var edits: [Replacement]

    package init(uri: String, version: Int?, edits: [Replacement]) {
        self.textDocument = VersionedTextDocumentIdentifier(uri: uri, version: version)
        self.edits = edits
    }
}
