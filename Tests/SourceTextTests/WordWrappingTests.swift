import SourceText
import Testing

@Suite struct WordWrappingTests {
    @Test(arguments: [
        ("one two three", 20, ["one two three"]), ("one two three", 8, ["one two", "three"]),
        ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
        ("abcdefgh ij", 5, ["abcde", "fgh", "ij"]), ("", 5, [""]), ("标签 标签", 5, ["标签", "标签"]),
        ("标签标签", 5, ["标签", "标签"]), ("ab", 1, ["a", "b"]),
    ])
    func linesAreNoWiderThanTheWidth(text: String, width: Int, lines: [String]) {
        #expect(wrappedLines(text, to: width) == lines)
    }

    @Test func furtherLinesAreIndented() {
        #expect(wrappedLines("- one two three", to: 9, indent: 2) == ["- one two", "  three"])
        #expect(wrappedLines("  one two", to: 7, indent: 4) == ["  one", "    two"])
    }
}
