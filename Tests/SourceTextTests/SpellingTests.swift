import SourceText
import Testing

@Suite struct SpellingTests {
    @Test(
        arguments: [
            ("widht", "width"), ("Leading", "leading"), ("centreX", "centerX"), ("hieght", "height"),
            ("tralling", "trailing"),
            ("zebra", nil), ("", nil), ("x", nil), ("wdt", nil),
        ] as [(String, String?)])
    func theNearestIsFound(word: String, nearest: String?) {
        let known = ["leading", "trailing", "width", "height", "centerX", "top"]
        #expect(Spelling.nearest(to: word, in: known).first == nearest)
    }
}
