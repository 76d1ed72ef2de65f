import Testing

/// The formatter wraps code at 120 columns, but neither comments nor string literals.
@Suite struct LineLengthTests {
    private static let columns = 120

    @Test func noLineIsLongerThanTheFormatterAllows() {
        for source in SwiftSource.sources + SwiftSource.tests {
            for (line, number) in zip(
                source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), 1...)
            where line.count > Self.columns && !Self.isCommentOfOneWord(line) {
                Issue.record("\(source.path):\(number) has \(line.count) columns.")
            }
        }
    }

    /// A URL cannot be wrapped.
    private static func isCommentOfOneWord(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        return words.count == 2 && words[0].allSatisfy { $0 == "/" }
    }

    @Test func onlyACommentOfOneWordMayBeLonger() {
        let address = "https://example.com/" + String(repeating: "a", count: 120)
        #expect(Self.isCommentOfOneWord("    /// \(address)"))
        #expect(!Self.isCommentOfOneWord("    /// See \(address)"))
        #expect(!Self.isCommentOfOneWord("    let \(address)"))
    }
}
