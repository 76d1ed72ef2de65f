/// A place in a document: zero-based line, and zero-based column in units of the session's position encoding.
package struct Position: Codable, Hashable, Sendable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }
}

/// The protocol's `Range`: from `start` up to but not including `end`.
package struct PositionRange: Codable, Hashable, Sendable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
        self.start = start
        self.end = end
    }
}

package struct Location: Codable, Hashable, Sendable {
    package var uri: String
    package var range: PositionRange

    package init(uri: String, range: PositionRange) {
        self.uri = uri
        self.range = range
    }
}

package struct TextDocumentIdentifier: Codable, Hashable, Sendable {
    package var uri: String

    package init(uri: String) {
        self.uri = uri
    }
}

package struct TextDocumentPositionParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position

    package init(textDocument: TextDocumentIdentifier, position: Position) {
        self.textDocument = textDocument
        self.position = position
    }
}
