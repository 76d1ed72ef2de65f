package struct CodeLensParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

/// Source: LSP 3.17, "CodeLens".
package struct CodeLens: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var command: Command?
    package var data: JSONValue?

    package init(range: PositionRange, data: JSONValue?) {
        self.range = range
        self.data = data
    }
}

/// Source: LSP 3.17, "Command".
package struct Command: Codable, Hashable, Sendable {
    package var title: String
    package var command: String
    package var arguments: [JSONValue]?

    package init(title: String, command: String, arguments: [JSONValue]?) {
        self.title = title
        self.command = command
        self.arguments = arguments
    }
}
