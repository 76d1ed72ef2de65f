/// Edits of documents, in the form with versions or in the plain one, whichever the client declared.
package struct WorkspaceEdit: Codable, Hashable, Sendable {
    package var changes: [String: [TextDocumentEdit.Replacement]]?
    package var documentChanges: [DocumentChange]?

    package init(changes: [String: [TextDocumentEdit.Replacement]]) {
        self.changes = changes
    }

    package init(documentChanges: [TextDocumentEdit]) {
        self.documentChanges = documentChanges.map(DocumentChange.edit)
    }

    /// Makes a file, unless there is one, and then edits it.
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

/// Source: LSP 3.17, "CreateFile".
package struct CreateFile: Codable, Hashable, Sendable {
    package struct Options: Codable, Hashable, Sendable {
        package var ignoreIfExists = true
    }

    package var kind = "create"
    package var uri: String
    package var options = Options()

    package init(uri: String) {
        self.uri = uri
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
