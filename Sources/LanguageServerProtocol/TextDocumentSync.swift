package struct TextDocumentItem: Codable, Sendable {
    package var uri: String
    package var languageId: String
    package var version: Int
    package var text: String
}

package struct DidOpenTextDocumentParams: Codable, Sendable {
    package var textDocument: TextDocumentItem
}

package struct DidChangeTextDocumentParams: Codable, Sendable {
    package var textDocument: VersionedTextDocumentIdentifier
    /// Each is made to the result of the one before.
    package var contentChanges: [TextDocumentContentChange]
}

package struct VersionedTextDocumentIdentifier: Codable, Sendable {
    package var uri: String
    package var version: Int?
}

/// Replaces `range` by `text`; without a range the whole text. The deprecated `rangeLength` is not read.
package struct TextDocumentContentChange: Codable, Sendable {
    package var range: PositionRange?
    package var text: String

    package init(range: PositionRange? = nil, text: String) {
        self.range = range
        self.text = text
    }
}

package struct DidSaveTextDocumentParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

package struct DidCloseTextDocumentParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

package struct DidChangeConfigurationParams: Codable, Sendable {
    package var settings: JSONValue?
}
