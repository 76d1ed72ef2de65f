package struct FoldingRangeParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

/// Source: LSP 3.17, "FoldingRange".
package struct FoldingRange: Codable, Hashable, Sendable {
    package var startLine: Int
    /// The characters are left out for clients that fold whole lines.
    package var startCharacter: Int?
    package var endLine: Int
    package var endCharacter: Int?
    /// `comment`, or nothing.
    package var kind: String?

    package init(startLine: Int, startCharacter: Int?, endLine: Int, endCharacter: Int?, kind: String?) {
        self.startLine = startLine
        self.startCharacter = startCharacter
        self.endLine = endLine
        self.endCharacter = endCharacter
        self.kind = kind
    }
}
