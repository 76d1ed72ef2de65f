import Foundation
import Testing

/// `plumbline check -`, for texts of editors and hooks that are not in a file.
@Suite struct StandardInputTests {
    @Test func standardInputIsCheckedAsAFileAtThePath() throws {
        let folder = try TemporaryFolder()
        let result = try Plumbline.run(
            ["check", "-", "--stdin-filename", "not there/a.layout", "--format", "json"], in: folder.url,
            input: Sample.error)
        #expect(result.status == 1)
        #expect(result.complaints == "")
        let files = try CheckOutput(result.output).files
        #expect(files.map(\.path) == ["not there/a.layout"])
        #expect(files.first?.diagnostics.map(\.code) == ["unknown-name"])
    }

    /// What `plumbline show` prints can be checked.
    @Test func inputWithoutANameIsALayout() throws {
        let result = try Plumbline.run(["check", "-", "--format", "json"], input: Sample.error)
        #expect(result.status == 1)
        let files = try CheckOutput(result.output).files
        #expect(files.map(\.path) == ["stdin.layout"])
        #expect(files.first?.diagnostics.map(\.code) == ["unknown-name"])
    }

    @Test func emptyInputIsAnEmptyFile() throws {
        #expect(try Plumbline.run(["check", "-", "--stdin-filename", "a.layout"]).status == 0)
    }

    @Test func unreadableInputIsReported() throws {
        let result = try Plumbline.run(["check", "-", "--stdin-filename", "a.xib"], input: "NIBArchive")
        #expect(result.status == 2)
        #expect(result.complaints.contains("\"a.xib\" "))
    }

    @Test(arguments: [
        (
            ["-", "--stdin-filename", "a.txt"],
            "\"a.txt\" is not a file that Plumbline reads (.layout, .xib, .storyboard, .swift)."
        ),
        (
            ["-", "b.layout", "--stdin-filename", "a.layout"],
            "Standard input, \"-\", must be the only path. A file with that name is \"./-\"."
        ),
        (
            ["b.layout", "--stdin-filename", "a.layout"],
            "\"--stdin-filename\" requires standard input: plumbline check - --stdin-filename PATH."
        ),
    ])
    func wrongUsageIsReported(arguments: [String], complaint: String) throws {
        let result = try Plumbline.run(["check"] + arguments)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.complaints == "plumbline: \(complaint)\n")
    }
}
