import SourceText
import Testing

@Suite struct SpellingTests {
    private static let names = ["title", "subtitle", "avatar", "top", "trailing", "a", "b"]

    @Test(arguments: [
        ("titel", ["title"]), ("tilte", ["title"]), ("titl", ["title"]), ("Title", ["title"]), ("avatra", ["avatar"]),
        ("topp", ["top"]),
        ("elephant", []), ("title", []), ("", []), ("traling", ["trailing"]),
    ])
    func findsTheNearest(_ word: String, _ expected: [String]) {
        #expect(Spelling.nearest(to: word, in: Self.names) == expected)
    }

    @Test func eachNameIsListedOnce() {
        #expect(Spelling.suggestion(for: "zebra", among: ["a", "b", "a"]) == "There are \"a\", \"b\".")
        #expect(Spelling.suggestion(for: "zebra", among: ["a", "a"]) == "There is \"a\".")
    }

    @Test func looksAtNoLongWords() {
        #expect(
            Spelling.nearest(to: String(repeating: "x", count: 1000), in: [String(repeating: "x", count: 999)]).isEmpty)
    }
}
