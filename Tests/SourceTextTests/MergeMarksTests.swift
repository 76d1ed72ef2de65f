import SourceText
import Testing

@Suite struct MergeMarksTests {
    @Test(arguments: [
        "a\n<<<<<<< HEAD\nb", "a\n=======\nb", ">>>>>>> other", "a\r\n||||||| base\r\nb", "<<<<<<<",
    ])
    func isThere(_ text: String) {
        #expect(SourceText(text).hasMergeMarks)
    }

    @Test(arguments: [
        "", "<a>\n  <b/>\n</a>", "// ======= heading =======", "========", "<<<<<<<a", " <<<<<<< HEAD", "<<<<<< HEAD",
        "a <<<<<<< HEAD",
    ])
    func isNotThere(_ text: String) {
        #expect(!SourceText(text).hasMergeMarks)
    }
}
