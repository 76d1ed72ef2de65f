import SourceText
import Testing

@Suite struct SpellingTests {
    private static let names = ["title", "subtitle", "avatar", "top", "trailing", "a", "b"]

    @Test(arguments: [
        ("titel", ["title"]), ("tilte", ["title"]), ("titl", ["title"]), ("Title", ["title"]), ("avatra", ["avatar"]),
        ("topp", ["top"]),
        ("elephant", []), ("title", []), ("", []), ("traling", ["trailing"]),
    ])
    func theNearestSpellingIsFound(_ word: String, _ expected: [String]) {
        #expect(Spelling.nearest(to: word, in: Self.names).words == expected)
    }

    @Test func namesAreListedOnce() {
        #expect(Spelling.suggestion(for: "zebra", among: ["a", "b", "a"]) == "There are \"a\", \"b\".")
        #expect(Spelling.suggestion(for: "zebra", among: ["a", "a"]) == "There is \"a\".")
    }

    @Test(arguments: [
        ("hight", "Did you mean \"right\" or \"height\"?", true), ("hieght", "Did you mean \"height\"?", false),
        ("ab", "Did you mean \"abc\", \"abd\" or \"abe\"?", true), ("elephant", nil, false),
    ])
    func equallyNearWordsAreAllSuggested(word: String, question: String?, isTie: Bool) {
        let near = Spelling.nearest(to: word, in: ["right", "height", "weight", "abc", "abd", "abe", "abf"])
        #expect(near.question() == question)
        #expect(near.isTie == isTie)
    }

    @Test func longWordsHaveNoSuggestions() {
        #expect(
            Spelling.nearest(to: String(repeating: "x", count: 1000), in: [String(repeating: "x", count: 999)])
                .words.isEmpty)
    }
}
