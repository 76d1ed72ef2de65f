import Foundation
import Testing

/// `plumbline init`: the settings file and the baseline that it writes.
@Suite struct InitCommandTests {
    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func foldersOfOthersAreExcluded() throws {
        let folder = try TemporaryFolder([
            "App/a.layout": Sample.error, "Pods/A/Pods/b.xib": "", "App/build/c.layout": Sample.error,
            "Carthage/readme.md": "", "My \"vendor\"/d.layout": "",
        ])
        let result = try Plumbline.run(["init"], in: folder.url)
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(
            result.complaints == "plumbline: wrote \".plumbline.json\", which excludes \"App/build\", \"Pods\"\n")
        #expect(
            try text(".plumbline.json", in: folder)
                == "{\n    \"exclude\": [\n        \"App/build\",\n        \"Pods\"\n    ]\n}\n")
        let check = try Plumbline.run(["check", "--format", "json"], in: folder.url)
        #expect(try CheckOutput(check.output).files.map(\.path) == ["App/a.layout", "My \"vendor\"/d.layout"])
    }

    @Test func aFolderMayBeNamedAndHaveNothingToExclude() throws {
        let folder = try TemporaryFolder(["App/a.layout": ""])
        #expect(try Plumbline.run(["init", "App"], in: folder.url).status == 0)
        #expect(try text("App/.plumbline.json", in: folder) == "{\n    \"exclude\": []\n}\n")
        #expect(try Plumbline.run(["check"], in: folder.url).complaints == "No findings in 1 file.\n")
        #expect(try Plumbline.run(["init", "missing"], in: folder.url).status == 2)
    }

    @Test func nothingIsReplaced() throws {
        let folder = try TemporaryFolder([".plumbline.json": "{}", "known.json": "", "App/a.layout": ""])
        let result = try Plumbline.run(["init"], in: folder.url)
        #expect(result.status == 2)
        #expect(
            result.complaints
                == "plumbline: \".plumbline.json\" exists and is not replaced. Change it, or delete it first.\n")
        #expect(try text(".plumbline.json", in: folder) == "{}")
        #expect(try Plumbline.run(["init", "App", "--baseline", "known.json"], in: folder.url).status == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("App/.plumbline.json").path))
    }

    @Test func aBaselineRecordsTheFindings() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error, "Pods/b.layout": Sample.error])
        let result = try Plumbline.run(["init", "--baseline", "known.json"], in: folder.url)
        #expect(result.status == 0 && result.complaints.contains("plumbline: wrote 1 finding to \"known.json\"\n"))
        #expect(
            result.complaints.hasSuffix(
                "plumbline: \"plumbline check --baseline known.json\" reports only new findings\n"))
        let check = try Plumbline.run(["check", "--strict", "--baseline", "known.json"], in: folder.url)
        #expect(check.status == 0 && check.output.isEmpty)
        let other = try Plumbline.run(["check", "--baseline", "known.json"], in: folder.url)
        #expect(other.complaints == "No new findings in 1 file.\n")
    }
}
