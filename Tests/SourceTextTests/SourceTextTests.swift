import SourceText
import Testing

@Suite struct SourceTextTests {
    private func edited(_ text: String, _ edits: [TextEdit]) -> String {
        SourceText(text).applying(edits).string
    }

    @Test func editsAreApplied() {
        #expect(edited("abcdef", [TextEdit(TextRange(4, 5), "E"), TextEdit(TextRange(0, 2), "")]) == "cdEf")
        #expect(edited("ab", [.insert("x", at: UTF8Offset(1)), .insert("y", at: UTF8Offset(1))]) == "axyb")
        #expect(edited("", [.insert("x", at: UTF8Offset(0))]) == "x")
    }

    @Test func theLaterOfTwoOverlappingEditsIsIgnored() {
        #expect(edited("abcdef", [TextEdit(TextRange(1, 4), "X"), TextEdit(TextRange(3, 5), "Y")]) == "aXef")
    }

    @Test func offsetsAreClamped() {
        let text = SourceText("abc")
        #expect(text[TextRange(-3, 2)] == "ab")
        #expect(text[TextRange(2, 99)] == "c")
        #expect(text[3] == nil && text[-1] == nil)
        #expect(edited("abc", [TextEdit(TextRange(2, 99), "X")]) == "abX")
    }

    @Test func rangesCompare() {
        let range = TextRange(2, 5)
        #expect(range.touches(UTF8Offset(2)) && range.touches(UTF8Offset(5)) && !range.touches(UTF8Offset(6)))
        #expect(range.overlaps(TextRange(4, 9)) && !range.overlaps(TextRange(5, 9)))
        #expect(range.union(TextRange(7, 8)) == TextRange(2, 8))
        #expect(TextRange(5, 2) == TextRange(5, 5))
    }
}
