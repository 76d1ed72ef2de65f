/// A zero-based line, and a zero-based column in units of the session's position encoding.
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

package struct TextDocumentIdentifier: Decodable, Hashable, Sendable {
    package var uri: String
}

/// The parameters of requests and notifications about a whole document.
package struct TextDocumentParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

/// The parameters of requests about a position in a document.
package struct TextDocumentPositionParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
}

/// The parameters of requests about a range in a document.
package struct TextDocumentRangeParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
}
