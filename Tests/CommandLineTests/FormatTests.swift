import Foundation
import Testing

/// `plumbline format`: the files that it writes and lists.
@Suite struct FormatTests {
    private static let untidy = "layout A {\nsize 3x3\n}\n"
    private static let tidy = "layout A {\n    size 3 x 3\n}\n"

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func unformattedFilesAreWritten() throws {
        let folder = try TemporaryFolder(["a b.layout": Self.untidy, "c.layout": Self.tidy])
        let result = try Plumbline.run(["format", "a b.layout", "c.layout"], in: folder.url)
        #expect(result.status == 0 && result.output == "a b.layout\n" && result.complaints.isEmpty)
        #expect(try text("a b.layout", in: folder) == Self.tidy)
    }

    @Test func checkWritesNothing() throws {
        let folder = try TemporaryFolder(["a.layout": Self.untidy, "c.layout": Self.tidy])
        let result = try Plumbline.run(["format", "--check", "a.layout", "c.layout"], in: folder.url)
        #expect(result.status == 1 && result.output == "a.layout\n")
        #expect(try text("a.layout", in: folder) == Self.untidy)
        #expect(try Plumbline.run(["format", "--check", "c.layout"], in: folder.url).status == 0)
    }

    @Test func anUnformattableFileDoesNotStopTheOthers() throws {
        let broken = "layout A {\nview\n"
        let folder = try TemporaryFolder(["a.layout": broken, "b.xib": "<document/>", "c.layout": Self.untidy])
        let result = try Plumbline.run(["format", "a.layout", "b.xib", "c.layout"], in: folder.url)
        #expect(result.status == 2 && result.output == "c.layout\n")
        #expect(
            result.complaints.contains(
                "\"a.layout\" has syntax errors and is not changed: plumbline check a.layout shows them."))
        #expect(result.complaints.contains("\"b.xib\" cannot be formatted. Plumbline formats only .layout files."))
        #expect(try text("a.layout", in: folder) == broken)
    }

    @Test func theFilesOfFoldersAreFormatted() throws {
        let folder = try TemporaryFolder([
            "a.layout": Self.untidy, "b.xib": "<document/>", "below/c.layout": Self.untidy, "below/d.layout": Self.tidy,
            "old/e.layout": Self.untidy, ".plumbline.json": #"{"exclude": ["old"]}"#, "none/notes.txt": "",
        ])
        let check = try Plumbline.run(["format", "--check", "."], in: folder.url)
        #expect(check.status == 1 && check.output == "a.layout\nbelow/c.layout\n" && check.complaints.isEmpty)
        let result = try Plumbline.run(["format"], in: folder.url)
        #expect(result.status == 0 && result.output == check.output)
        #expect(try text("below/c.layout", in: folder) == Self.tidy)
        #expect(try text("old/e.layout", in: folder) == Self.untidy)
        #expect(
            try Plumbline.run(["format", "none"], in: folder.url).complaints
                == "plumbline: The folder \"none\" contains no file that Plumbline formats (.layout).\n")
    }

    @Test func standardInputIsFormattedOnStandardOutput() throws {
        func format(_ input: String, _ arguments: String...) throws -> Plumbline.Result {
            try Plumbline.run(["format", "-", "--stdin-filename", "a.layout"] + arguments, input: input)
        }
        for input in [Self.untidy, Self.tidy] {
            let result = try format(input)
            #expect(result.status == 0 && result.output == Self.tidy && result.complaints.isEmpty)
        }
        let check = try format(Self.untidy, "--check")
        #expect(check.status == 1 && check.output == "a.layout\n")
        let broken = try format("layout A {\nview\n")
        #expect(broken.status == 2 && broken.output.isEmpty && broken.complaints.contains("has syntax errors"))
    }
}
