import SourceText
import Testing

@Suite struct TextChangeTests {
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
}
