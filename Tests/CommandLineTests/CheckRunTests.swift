import Analysis
import Foundation
import LanguageServer
import LayoutModel
import Reporting
import TestSupport
import Testing

@testable import plumbline

/// The code of `plumbline check` with the test format, whose files use declarations of each other.
@Suite struct CheckRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "sizes.pair": "size icon 90\n", "row.pair": "layout Row 100\nview a icon\nview b 30\n",
            "own.pair": "layout Own 100\nview a 40\n", "notes.txt": "",
        ])
    }

    private func check(_ names: [String], jobs: Int = 1) -> [Result<CheckedFile, UsageError>] {
        let settings = FileSettings(rules: RuleSelection(), collapseStyle: nil)
        let run = CheckRun(names.map { (path($0), settings) }, FormatRegistry([PairFormat()]), jobs: jobs)
        return names.indices.map(run.checkedFile)
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func codes(_ results: [Result<CheckedFile, UsageError>]) throws -> [[String]] {
        try results.map { try $0.get().findings.map(\.code.rawValue) }
    }

    @Test(arguments: [["row.pair", "sizes.pair", "own.pair"], ["own.pair", "sizes.pair", "row.pair"]], [1, 4])
    func aFindingDependsOnTheDeclarationsOfAnotherFile(names: [String], jobs: Int) throws {
        #expect(try codes(check(names, jobs: jobs)) == names.map { $0 == "row.pair" ? ["conflict"] : [] })
    }

    @Test func relatedInformationQuotesTheOtherFile() throws {
        let file = try #require(check(["row.pair", "sizes.pair"]).first).get()
        #expect(file.others.values.map(\.path) == [path("sizes.pair")])
        #expect(CheckText.report([file], style: .plain).contains("1 | size icon 90"))
    }

    @Test func aRelatedFileThatIsGoneLeavesTheFinding() throws {
        let settings = FileSettings(rules: RuleSelection(), collapseStyle: nil)
        let names = ["row.pair", "sizes.pair"]
        let run = CheckRun(names.map { (path($0), settings) }, FormatRegistry([PairFormat()]), jobs: 1)
        try FileManager.default.removeItem(atPath: path("sizes.pair"))
        let file = try run.checkedFile(0).get()
        #expect(file.findings.map(\.code.rawValue) == ["conflict"] && file.others.isEmpty)
    }

    @Test func aFileIsCheckedAsItsDeclarationsWereRead() throws {
        let settings = FileSettings(rules: RuleSelection(), collapseStyle: nil)
        let names = ["row.pair", "sizes.pair"]
        let run = CheckRun(names.map { (path($0), settings) }, FormatRegistry([PairFormat()]), jobs: 1)
        try folder.write(Data("".utf8), to: "row.pair")
        #expect(try run.checkedFile(0).get().findings.map(\.code.rawValue) == ["conflict"])
    }

    @Test func onlyCheckedFilesDeclareSizes() throws {
        #expect(try codes(check(["row.pair", "own.pair"])) == [["unknown-name"], []])
    }

    @Test func aChangedDeclarationRemovesTheFinding() throws {
        try folder.write(Data("size icon 60\n".utf8), to: "sizes.pair")
        #expect(try codes(check(["row.pair", "sizes.pair"])) == [[], []])
    }

    @Test(arguments: [("notes.txt", "is not a file that Plumbline reads (.pair)."), ("none.pair", "cannot be read")])
    func anUnreadableFileIsReported(name: String, message: String) {
        let problems = check([name]).compactMap { result -> String? in
            if case .failure(let problem) = result { problem.message } else { nil }
        }
        #expect(problems.count == 1 && problems.allSatisfy { $0.contains(message) }, "\(problems)")
    }

    @Test func foldersAreSearchedForFilesOfTheFormats() {
        let formats = FormatRegistry([PairFormat()])
        let paths = inputPaths([folder.url.path], formats, onProblem: { Issue.record("the folder cannot be read") })
        #expect(paths == ["own.pair", "row.pair", "sizes.pair"].map(path))
    }
}
