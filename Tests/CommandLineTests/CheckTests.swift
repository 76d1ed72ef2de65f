import Foundation
import Testing

/// `plumbline check`: which files it checks, and how it reports.
@Suite struct CheckTests {
    /// The paths of the files that were checked.
    private func paths(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
        let result = try Plumbline.run(["check", "--format", "json"] + arguments, in: folder.url)
        return try CheckOutput(result.output).files.map(\.path)
    }

    @Test func foldersAreCheckedRecursively() throws {
        let folder = try TemporaryFolder([
            "b.layout": "", "a.layout": "", "a dir/z.layout": "", "a dir/deep/é.layout": "", "c.txt": "",
            ".hidden/x.layout": "",
            ".y.layout": "",
        ])
        let found = ["a dir/deep/é.layout", "a dir/z.layout", "a.layout", "b.layout"]
        #expect(try paths(["."], in: folder) == found)
        #expect(try paths([folder.url.path], in: folder) == found.map { "\(folder.url.path)/\($0)" })
        #expect(try paths(["a dir/"], in: folder) == ["a dir/deep/é.layout", "a dir/z.layout"])
        #expect(try paths([".hidden"], in: folder) == [".hidden/x.layout"])
    }

    @Test func cyclicLinksAreFollowedOnce() throws {
        let folder = try TemporaryFolder(["a/x.layout": "", "b/y.layout": ""])
        let link = folder.url.appendingPathComponent("a/up").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
        let dead = folder.url.appendingPathComponent("dead.layout").path
        try FileManager.default.createSymbolicLink(atPath: dead, withDestinationPath: "nowhere")
        #expect(try paths(["."], in: folder) == ["a/x.layout", "b/y.layout"])
    }

    @Test func duplicateFilesAreCheckedOnce() throws {
        let folder = try TemporaryFolder(["a.layout": "", "b.layout": ""])
        #expect(try paths(["b.layout", "a.layout", "b.layout"], in: folder) == ["b.layout", "a.layout"])
    }

    @Test func extensionsAreNotCaseSensitive() throws {
        let folder = try TemporaryFolder(["A.LAYOUT": ""])
        #expect(try paths(["A.LAYOUT"], in: folder) == ["A.LAYOUT"])
    }

    @Test func anArgumentAfterTwoDashesIsAPath() throws {
        let folder = try TemporaryFolder(["--strict": "", "-a.layout": ""])
        #expect(try paths(["--", "-a.layout"], in: folder) == ["-a.layout"])
    }

    @Test func optInCodesAreReportedIfEnabled() throws {
        let folder = try TemporaryFolder([
            "a.layout": "layout A {\n size 100 x 100\n view a\n a.center == super.center\n a.size == 200 x 40\n}\n"
        ])
        #expect(try Plumbline.run(["check", "a.layout"], in: folder.url).output == "")
        let result = try Plumbline.run(["check", "a.layout", "--enable", "clipped", "--strict"], in: folder.url)
        #expect(result.output.contains("[clipped]"))
        #expect(result.status == 1)
    }

    /// The two commands name alike options differently.
    @Test(arguments: [("check", "--only", "--select"), ("fix", "--select", "--only")])
    func theOptionOfAnotherCommandIsExplained(command: String, option: String, meant: String) throws {
        let result = try Plumbline.run([command, option, "conflict"])
        #expect(
            result.complaints == "plumbline: \"\(command)\" has no option \"\(option)\". Did you mean \"\(meant)\"?\n")
        #expect(result.status == 2)
    }

    @Test func onlySelectedCodesAreReported() throws {
        let folder = try TemporaryFolder([
            "a.layout": "layout A {\n size 100 x 100\n view a\n a.center == super.center\n a.size == 200 x 40\n"
                + " a.width == 200\n view b\n}\n"
        ])
        func codes(_ selected: String) throws -> Set<String> {
            let result = try Plumbline.run(["check", "a.layout", "--select", selected], in: folder.url)
            return Set(result.output.matches(of: /\[([a-z-]+)\]/).map { String($0.output.1) })
        }
        #expect(try codes("clipped") == ["clipped"])
        #expect(try codes("ambiguous-position,clipped") == ["ambiguous-position", "clipped"])
    }

    /// Files are checked concurrently, and reported in order.
    @Test(arguments: ["text", "json", "sarif", "xcode", "github", "junit"])
    func theNumberOfJobsDoesNotAffectTheOutput(format: String) throws {
        var files: [String: String] = [:]
        for number in 0..<30 {
            files["\(number).layout"] = [Sample.clean, Sample.error, Sample.warning][number % 3]
            files["\(number).xib"] = number % 2 == 0 ? "<a><b></a>" : "NIBArchive"
        }
        let folder = try TemporaryFolder(files)
        let results = try ["1", "4", "100"].map {
            try Plumbline.run(["check", ".", "--format", format, "--jobs", $0], in: folder.url)
        }
        let first = try #require(results.first)
        #expect(first.status == 2)
        #expect(!first.output.isEmpty)
        for result in results {
            #expect(result.output == first.output)
            #expect(result.complaints == first.complaints)
            #expect(result.status == first.status)
        }
    }

    /// Reading a pipe may never end.
    @Test func pipesInFoldersAreSkipped() throws {
        let folder = try TemporaryFolder(["a.layout": ""])
        #expect(mkfifo(folder.url.appendingPathComponent("b.layout").path, 0o600) == 0)
        #expect(try paths(["."], in: folder) == ["a.layout"])
    }

    #if os(Linux)
        @Test func anUnwrittenReportIsAFailure() throws {
            let folder = try TemporaryFolder(["a.layout": Sample.clean])
            let result = try Plumbline.run(
                ["-c", "\"$PLUMBLINE\" check a.layout --format json > /dev/full"], of: URL(fileURLWithPath: "/bin/sh"),
                in: folder.url, environment: ["PLUMBLINE": Plumbline.binary.path])
            #expect(result.status == 2)
            #expect(result.complaints == "plumbline: Standard output cannot be written: No space left on device.\n")
        }
    #endif

    @Test func onlyTerminalsAreColouredByDefault() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error])
        #expect(!(try Plumbline.run(["check", "a.layout"], in: folder.url).output.contains("\u{1B}")))
        #expect(
            try Plumbline.run(["check", "a.layout", "--color=always"], in: folder.url).output.contains("\u{1B}[1;31m"))
    }

    @Test func relatedInformationHasFileURLs() throws {
        let folder = try TemporaryFolder([
            "a b/ü.layout": "layout A {\n size 10 x 10\n view a\n a.edges == super.edges\n a.width == 5\n}\n"
        ])
        let result = try Plumbline.run(["check", "a b", "--format", "json"], in: folder.url)
        #expect(result.output.contains(#""uri":"file:///"#))
        #expect(result.output.contains("/a%20b/%C3%BC.layout\""))
    }
}
