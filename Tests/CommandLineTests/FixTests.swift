import Foundation
import TestSupport
import Testing

/// `plumbline fix`: the changes that it writes and lists.
@Suite struct FixTests {
    private static let repeated =
        "layout Card {\n    size 320 x 100\n    view photo\n    photo.leading == super.leading\n"
        + "    photo.top == super.top\n    photo.top == super.top\n    photo.size == 20 x 20\n}\n"
    private static let fixed = repeated.replacing("    photo.top == super.top\n", with: "", maxReplacements: 1)

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func fixesAreWrittenAndListed() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated, "below/clean.layout": Sample.clean])
        let result = try Plumbline.run(["fix", "."], in: folder.url)
        #expect(result.status == 0)
        #expect(result.output == "a.layout: Remove photo.top == super.top [redundant]\n")
        #expect(result.complaints == "1 fix in 1 file; 0 findings left\n")
        #expect(try text("a.layout", in: folder) == Self.fixed)
        #expect(try text("below/clean.layout", in: folder) == Sample.clean)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.layout", "below"])
    }

    /// What tools put into a project is others' code. One who names it means it.
    @Test func theFilesOfOthersAreNotChanged() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated, "Pods/Kit/b.layout": Self.repeated])
        #expect(try Plumbline.run(["fix"], in: folder.url).complaints == "1 fix in 1 file; 0 findings left\n")
        #expect(try text("Pods/Kit/b.layout", in: folder) == Self.repeated)
        #expect(try Plumbline.run(["fix", "Pods"], in: folder.url).status == 0)
        #expect(try text("Pods/Kit/b.layout", in: folder) == Self.fixed)
    }

    @Test(arguments: [
        "<<<<<<< ours\n\(repeated)=======\n>>>>>>> theirs\n",
        "/*\nRepeated\n=======\n*/\n\(repeated)>>>>>>> theirs\n",
    ])
    func filesWithMergeConflictsAreNotChanged(_ merging: String) throws {
        let folder = try TemporaryFolder(["a.layout": merging])
        let result = try Plumbline.run(["fix", "a.layout"], in: folder.url)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
            result.complaints.hasPrefix(
                "a.layout: not changed, because it has merge conflicts. Resolve them first.\n"))
        #expect(try text("a.layout", in: folder) == merging)
    }

    @Test func aDryRunWritesNothingAndPrintsADiff() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated])
        let result = try Plumbline.run(["fix", "a.layout", "--dry-run"], in: folder.url)
        #expect(result.status == 0)
        expectSnapshot(
            result.output,
            """
            --- a.layout
            +++ a.layout
            @@ -3,6 +3,5 @@
                 view photo
                 photo.leading == super.leading
                 photo.top == super.top
            -    photo.top == super.top
                 photo.size == 20 x 20
             }

            """)
        #expect(result.complaints == "1 fix in 1 file, none written; 0 findings left\n")
        #expect(try text("a.layout", in: folder) == Self.repeated)
    }

    @Test func permissionsAndLinksAreKept() throws {
        let folder = try TemporaryFolder(["real.layout": Self.repeated])
        let real = folder.url.appendingPathComponent("real.layout")
        let link = folder.url.appendingPathComponent("link.layout")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real.layout")
        #expect(try Plumbline.run(["fix", link.path]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real.layout")
        #expect(try text("real.layout", in: folder) == Self.fixed)
        let mode = try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions] as? Int
        #expect(mode == 0o640)
    }

    @Test func lineEndsAreKept() throws {
        let source = Self.repeated.replacing("\n", with: "\r\n")
        let folder = try TemporaryFolder(["a.layout": source])
        #expect(try Plumbline.run(["fix", "a.layout"], in: folder.url).status == 0)
        #expect(try text("a.layout", in: folder) == Self.fixed.replacing("\n", with: "\r\n"))
    }

    @Test func anUnreadableFileDoesNotStopTheFixes() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated])
        try folder.write(Data([0x6C, 0xFF, 0x0A]), to: "binary.layout")
        let result = try Plumbline.run(["fix", "missing.layout", "binary.layout", "a.layout"], in: folder.url)
        #expect(result.status == 2)
        #expect(result.complaints.contains("\"missing.layout\" cannot be read"))
        #expect(result.complaints.contains("\"binary.layout\" is not UTF-8 text"))
        #expect(try text("a.layout", in: folder) == Self.fixed)
    }

    @Test func uncheckedPathsAreCounted() throws {
        let folder = try TemporaryFolder([
            "a.layout": Sample.error, "below/.plumbline.json": "{", "below/b.layout": Sample.error,
        ])
        let result = try Plumbline.run(["fix", "a.layout", "below/b.layout", "missing.layout"], in: folder.url)
        #expect(result.status == 2)
        #expect(
            result.complaints.hasSuffix("\n0 fixes in 0 files; 1 finding left (try --choices); 2 paths not checked\n"),
            "\(result.complaints)")
    }

    @Test func aRemainingErrorIsStatusOne() throws {
        let broken = "layout Card {\n    size 320 x 100\n    view photo {{{\n}\n"
        let folder = try TemporaryFolder(["a.layout": broken])
        let result = try Plumbline.run(["fix", "a.layout"], in: folder.url)
        #expect(result.status == 1)
        #expect(try text("a.layout", in: folder) == broken)
    }

    @Test func disabledCodesAreNotFixed() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated])
        let result = try Plumbline.run(["fix", "a.layout", "--disable", "redundant"], in: folder.url)
        #expect(result.output == "")
        #expect(try text("a.layout", in: folder) == Self.repeated)
    }

    @Test func choicesAreAppliedOnRequest() throws {
        let sides = Self.fixed.replacing("leading", with: "left")
        let folder = try TemporaryFolder(["a.layout": sides])
        let unasked = try Plumbline.run(["fix", "a.layout"], in: folder.url)
        #expect(unasked.output == "" && unasked.complaints == "0 fixes in 0 files; 1 finding left (try --choices)\n")
        #expect(try text("a.layout", in: folder) == sides)
        let asked = try Plumbline.run(["fix", "a.layout", "--choices"], in: folder.url)
        #expect(asked.output == "a.layout: Use leading in photo.left == super.left [fixed-left-right]\n")
        #expect(asked.complaints == "1 fix in 1 file; 0 findings left\n")
        #expect(try text("a.layout", in: folder) == Self.fixed)
    }

    @Test func findingsOfABaselineAreNotFixed() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated, "b.layout": Self.repeated])
        let baseline = ["check", "a.layout", "--write-baseline", "known.json"]
        #expect(try Plumbline.run(baseline, in: folder.url).status == 0)
        let result = try Plumbline.run(["fix", "a.layout", "b.layout", "--baseline", "known.json"], in: folder.url)
        #expect(result.complaints == "1 fix in 1 file; 0 findings left\n")
        #expect(try text("a.layout", in: folder) == Self.repeated)
        #expect(try text("b.layout", in: folder) == Self.fixed)
    }

    @Test(arguments: [
        ("fix a.layout --dry-rn", #""fix" has no option "--dry-rn". Did you mean "--dry-run"?"#),
        ("fix notes.txt", #""notes.txt" is not a file that Plumbline reads"#),
    ])
    func wrongUsageIsReported(_ arguments: String, _ complaint: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean, "notes.txt": ""])
        let result = try Plumbline.run(arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(result.status == 2)
        #expect(result.complaints.contains(complaint), "\(result.complaints)")
    }
}
