import SourceText
import Testing

@Suite struct TextChangeTests {
    @Test(arguments: [
        ("ab", "aXb", 0..<2, true), ("ab", "Xab", 0..<2, false), ("ab", "abX", 0..<2, false),
        ("abc", "aXc", 0..<2, true),
        ("abc", "abX", 0..<2, false), ("abcd", "aXd", 1..<2, true),
    ])
    func onlyAChangeInsideCounts(old: String, new: String, range: Range<Int>, isInside: Bool) {
        let change = TextChange(from: SourceText(old), to: SourceText(new))
        #expect(change.isInside(TextRange(range.lowerBound, range.upperBound)) == isInside)
    }

    /// The text in the new version of a range of the old one.
    private func moved(_ range: Range<Int>, _ old: String, _ new: String) -> String? {
        let (before, after) = (SourceText(old), SourceText(new))
        let change = TextChange(from: before, to: after)
        return change.moved(TextRange(range.lowerBound, range.upperBound)).map { after[$0] }
    }

    @Test(arguments: [
        (0..<3, "abc"), (8..<11, "ghi"), (0..<11, "abc dXXf ghi"), (4..<7, "dXXf"), (3..<8, " dXXf "),
    ])
    func rangesOutsideOfTheChangeMove(range: Range<Int>, text: String) {
        #expect(moved(range, "abc def ghi", "abc dXXf ghi") == text)
    }

    @Test(arguments: [4..<6, 5..<6, 6..<11])
    func rangesThatEndInsideTheChangeAreLost(range: Range<Int>) {
        #expect(moved(range, "abc dEEf ghi", "abc dXXXf ghi") == nil)
    }

    @Test func textInsertedAtTheEndsIsOutside() {
        #expect(moved(0..<3, "abcdef", "abcXdef") == "abc")
        #expect(moved(3..<6, "abcdef", "abcXdef") == "def")
        #expect(moved(0..<6, "abcdef", "abcXdef") == "abcXdef")
    }

    @Test func textRemovedNextToARangeLeavesIt() {
        #expect(moved(0..<3, "abcXdef", "abcdef") == "abc")
        #expect(moved(4..<7, "abcXdef", "abcdef") == "def")
    }

    @Test(arguments: [("", ""), ("", "abc"), ("abc", ""), ("aaa", "aa"), ("abc", "abc")])
    func theWholeTextBecomesTheWholeText(old: String, new: String) {
        #expect(moved(0..<old.utf8.count, old, new) == (old.isEmpty ? "" : new))
    }

    @Test(arguments: [(0, 0), (3, 3), (4, nil), (5, nil), (6, 4), (7, 5), (8, nil), (9, 6)] as [(Int, Int?)])
    func whatBeginsAtAnOffsetMoves(offset: Int, moved: Int?) {
        // 0123456789 becomes 01236x9.
        let edits = [TextEdit(TextRange(4, 6), ""), TextEdit(TextRange(7, 9), "x")]
        #expect(edits.moved(UTF8Offset(offset))?.value == moved)
    }

    @Test func whatIsReplacedAsAWholeStays() {
        #expect([TextEdit(TextRange(4, 6), "xyz")].moved(UTF8Offset(4)) == UTF8Offset(4))
        #expect([TextEdit.insert("xyz", at: UTF8Offset(4))].moved(UTF8Offset(4)) == UTF8Offset(7))
    }
}
