/// A document that the client opens.
package struct TextDocumentItem: Decodable, Sendable {
    package var uri: String
    package var languageId: String
    package var version: Int
    package var text: String
}

/// The parameters of `textDocument/didOpen`.
package struct DidOpenTextDocumentParams: Decodable, Sendable {
    package var textDocument: TextDocumentItem
}

/// The parameters of `textDocument/didChange`.
package struct DidChangeTextDocumentParams: Decodable, Sendable {
    package var textDocument: VersionedTextDocumentIdentifier
    /// Each applies to the result of the previous one.
    package var contentChanges: [TextDocumentContentChange]
}

/// A version of a document; without a number for a file that is not open.
package struct VersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    package var uri: String
    package var version: Int?

    enum CodingKeys: CodingKey {
        case uri, version
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uri, forKey: .uri)
        // The protocol requires the member, even if it is null.
        try container.encode(version, forKey: .version)
    }
}

/// The replacement of `range`, or of the whole text without one. The deprecated `rangeLength` is ignored.
package struct TextDocumentContentChange: Decodable, Sendable {
    package var range: PositionRange?
    package var text: String

    package init(range: PositionRange?, text: String) {
        self.range = range
        self.text = text
    }
}

/// The parameters of `workspace/didChangeConfiguration`.
package struct DidChangeConfigurationParams: Decodable, Sendable {
    package var settings: JSONValue?
}
