import Testing

@testable import LanguageServer

@Suite struct SourceBudgetTests {
    /// Whether each file is read, in order.
    private static func covered(_ files: [(path: String, size: Int)], by budget: inout SourceBudget) -> [Bool] {
        var covered: [Bool] = []
        for file in files { covered.append(budget.covers(file.path, ofSize: file.size)) }
        return covered
    }

    @Test func whatFitsIsRead() {
        var budget = SourceBudget(most: 10_000_000)
        let covered = Self.covered([("A.swift", 4_000_000), ("B.swift", 6_000_000)], by: &budget)
        #expect(covered == [true, true])
        #expect(budget.message == nil)
    }

    @Test func whatLiesBeyondIsSaidOnce() {
        var budget = SourceBudget(most: 10_000_000)
        // A smaller file after it is not read either: which files are read depends on their order alone.
        let files = [("A.swift", 6_000_000), ("B.swift", 6_000_000), ("C.swift", 1), ("D.swift", 1)]
        let covered = Self.covered(files, by: &budget)
        #expect(covered == [true, false, false, false])
        #expect(
            budget.message == "There are more than 10 MB of source code: \"B.swift\" and 2 more files are not read for "
                + "what other files use. Exclude folders, or open or check a smaller one.")
    }

    @Test(arguments: [(1, "\"A\" is not read"), (2, "\"A\" and 1 more file are not read")])
    func theSentenceCounts(count: Int, words: String) {
        var budget = SourceBudget(most: 0)
        let covered = Self.covered(Array(repeating: ("A", 1), count: count), by: &budget)
        #expect(covered == Array(repeating: false, count: count))
        #expect(budget.message?.contains(words) == true)
    }
}
