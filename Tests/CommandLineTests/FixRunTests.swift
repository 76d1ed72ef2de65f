import Foundation
import Testing

/// Fixes of `check --fix`, of chosen codes, and of standard input.
@Suite struct FixRunTests {
    private static let repeated =
        "layout Card {\n    size 320 x 100\n    view photo\n    photo.leading == super.leading\n"
        + "    photo.top == super.top\n    photo.top == super.top\n    photo.size == 20 x 20\n}\n"
    private static let fixed = repeated.replacing("    photo.top == super.top\n", with: "", maxReplacements: 1)
    /// With a fix for each of two codes.
    private static let both = repeated.replacing("photo.leading", with: "foto.leading")

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func theCheckIsOfTheFixedFiles() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated, "b.layout": Sample.warning])
        let result = try Plumbline.run(["check", "--fix", "--fail-on", "warning"], in: folder.url)
        #expect(result.status == 1)
        #expect(result.output == (try Plumbline.run(["check", "b.layout"], in: folder.url).output))
        #expect(
            result.complaints
                == "a.layout: Remove photo.top == super.top [redundant]\n1 fix in 1 file\n1 warning in 2 files.\n")
        #expect(try text("a.layout", in: folder) == Self.fixed)
        let quiet = try Plumbline.run(["check", "a.layout", "--fix", "--quiet"], in: folder.url)
        #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.complaints.isEmpty)
    }

    @Test func aFileThatCannotBeReadIsReportedOnce() throws {
        let folder = try TemporaryFolder(["a.layout": Self.repeated])
        try folder.write(Data([0x6C, 0xFF, 0x0A]), to: "b.layout")
        let result = try Plumbline.run(["check", "--fix"], in: folder.url)
        #expect(result.status == 2)
        #expect(result.complaints.matches(of: /is not UTF-8 text/).count == 1)
        #expect(try text("a.layout", in: folder) == Self.fixed)
    }

    @Test func checkFixesOnlySelectedCodes() throws {
        let folder = try TemporaryFolder(["a.layout": Self.both])
        let result = try Plumbline.run(["check", "--fix", "--select", "redundant"], in: folder.url)
        #expect(result.status == 0)
        #expect(try text("a.layout", in: folder) == Self.fixed.replacing("photo.leading", with: "foto.leading"))
    }

    @Test func onlyTheseCodesAreFixedAndCounted() throws {
        let folder = try TemporaryFolder(["a.layout": Self.both])
        let result = try Plumbline.run(["fix", "--only", "redundant"], in: folder.url)
        #expect(result.status == 0)
        #expect(result.output == "a.layout: Remove photo.top == super.top [redundant]\n")
        #expect(result.complaints == "1 fix in 1 file; 0 findings left\n")
        let wrong = try Plumbline.run(["fix", "--only", "redundnt"], in: folder.url)
        #expect(wrong.status == 2 && wrong.complaints.contains("Did you mean \"redundant\"?"))
    }

    @Test func standardInputIsFixedOnStandardOutput() throws {
        func fix(_ input: String, _ arguments: String...) throws -> Plumbline.Result {
            try Plumbline.run(["fix", "-", "--stdin-filename", "./a.layout"] + arguments, input: input)
        }
        let result = try fix(Self.repeated)
        #expect(result.status == 0 && result.output == Self.fixed)
        #expect(
            result.complaints
                == "a.layout: Remove photo.top == super.top [redundant]\n1 fix in 1 file; 0 findings left\n")
        #expect(try fix(Self.fixed).output == Self.fixed)
        #expect(try fix(Self.repeated, "--dry-run").output.hasPrefix("--- a.layout\n+++ a.layout\n@@ "))
        let broken = "layout Card {\n    size 320 x 100\n    view photo {{{\n}\n"
        let left = try fix(broken)
        #expect(left.status == 1 && left.output == broken)
    }

    @Test func checkDoesNotFixStandardInput() throws {
        let result = try Plumbline.run(["check", "-", "--stdin-filename", "a.layout", "--fix"])
        #expect(result.status == 2)
        #expect(result.complaints.contains("\"plumbline fix -\" prints the fixed text"))
    }
}
