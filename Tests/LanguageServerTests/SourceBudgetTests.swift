import Testing

@testable import LanguageServer

@Suite struct SourceBudgetTests {
    @Test func whatFitsIsRead() {
        var budget = SourceBudget(most: 10_000_000)
        #expect(budget.covers("A.swift", ofSize: 4_000_000) && budget.covers("B.swift", ofSize: 6_000_000))
        #expect(budget.message == nil)
    }

    @Test func whatLiesBeyondIsSaidOnce() {
        var budget = SourceBudget(most: 10_000_000)
        #expect(budget.covers("A.swift", ofSize: 6_000_000))
        #expect(!budget.covers("B.swift", ofSize: 6_000_000))
        // A smaller file after it is not read either: which files are read depends on their order alone.
        #expect(!budget.covers("C.swift", ofSize: 1))
        #expect(!budget.covers("D.swift", ofSize: 1))
        #expect(
            budget.message == "There are more than 10 MB of source code: \"B.swift\" and 2 more files are not read for "
                + "what other files use. Exclude folders, or open or check a smaller one.")
    }

    @Test(arguments: [(1, "\"A\" is not read"), (2, "\"A\" and 1 more file are not read")])
    func theSentenceCounts(count: Int, words: String) {
        var budget = SourceBudget(most: 0)
        for _ in 0..<count { #expect(!budget.covers("A", ofSize: 1)) }
        #expect(budget.message?.contains(words) == true)
    }
}
