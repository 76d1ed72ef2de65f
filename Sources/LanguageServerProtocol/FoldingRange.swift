package struct FoldingRange: Encodable, Hashable, Sendable {
    package var startLine: Int
    /// Nil for clients that fold whole lines.
    package var startCharacter: Int?
    package var endLine: Int
    package var endCharacter: Int?
    /// `comment` or nil.
    package var kind: String?

    package init(startLine: Int, startCharacter: Int?, endLine: Int, endCharacter: Int?, kind: String?) {
        self.startLine = startLine
        self.startCharacter = startCharacter
        self.endLine = endLine
        self.endCharacter = endCharacter
        self.kind = kind
    }
}
