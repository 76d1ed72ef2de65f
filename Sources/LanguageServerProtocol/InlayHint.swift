package struct InlayHintParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
}

/// Source: LSP 3.17, "InlayHint".
package struct InlayHint: Codable, Hashable, Sendable {
    package var position: Position
    package var label: String
    package var tooltip: MarkupContent?
    package var paddingLeft: Bool
    package var data: JSONValue?

    package init(position: Position, label: String, paddingLeft: Bool, data: JSONValue?) {
        self.position = position
        self.label = label
        self.paddingLeft = paddingLeft
        self.data = data
    }
}
