package struct DocumentLinkParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

/// Source: LSP 3.17, "DocumentLink".
package struct DocumentLink: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var target: String

    package init(range: PositionRange, target: String) {
        self.range = range
        self.target = target
    }
}
