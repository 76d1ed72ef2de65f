import Foundation
import TestSupport
import Testing

/// The exit statuses, and the streams of output and messages.
@Suite struct ExitStatusTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "clean.layout": Sample.clean, "warning.layout": Sample.warning, "error.layout": Sample.error,
            "empty.layout": "", "old.xib": "<archive><data/></archive>", "page.xib": "<html/>", "notes.txt": "",
            "none/readme.md": "",
        ])
        try folder.write(Data([0x6C, 0xFF, 0x0A]), to: "binary.layout")
    }

    @Test(arguments: [
        ("clean.layout", 0), ("warning.layout", 0), ("warning.layout --strict", 1), ("error.layout", 1),
        ("error.layout --strict", 1), ("clean.layout --strict", 0), ("empty.layout --strict", 0),
        ("warning.layout --strict --disable ambiguous-position", 0), ("error.layout clean.layout", 1),
        ("old.xib", 0), ("page.xib", 1), ("missing.layout", 2), ("missing.layout error.layout", 2),
        ("clean.layout --nonsense", 2), ("notes.txt", 2),
        ("none", 2),
        ("binary.layout", 2), ("", 2), ("clean.layout --format yaml", 2), ("clean.layout --enable nonsense", 2),
        (".", 2),
    ])
    func checkHasAStatus(arguments: String, status: Int32) throws {
        let result = try Plumbline.run(["check"] + arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(result.status == status, "\(result.output)\(result.complaints)")
    }

    @Test(arguments: [
        ("frames clean.layout", 0), ("frames error.layout", 0), ("frames empty.layout", 0),
        ("frames missing.layout", 2),
        ("frames clean.layout warning.layout", 2), ("frames", 2), ("frames .", 2),
        ("frames clean.layout --layout Nope", 2),
        ("explain conflict", 0), ("explain conflcit", 2), ("explain", 2), ("help", 0), ("help check", 0),
        ("help nonsense", 2),
        ("help language", 0), ("--version", 0), ("--help", 0), ("check --help", 0), ("nonsense", 2), ("--nonsense", 2),
    ])
    func otherCommandsHaveAStatus(arguments: String, status: Int32) throws {
        let result = try Plumbline.run(arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(result.status == status, "\(result.output)\(result.complaints)")
    }

    @Test func messagesGoToStandardError() throws {
        let result = try Plumbline.run(["check", "missing.layout", "error.layout"], in: folder.url)
        #expect(result.output.hasPrefix("error.layout:5:5: error: "))
        #expect(result.output.contains("[unknown-name]"))
        #expect(!result.output.contains("missing"))
        expectSnapshot(
            result.complaints,
            """
            plumbline: "missing.layout" cannot be read: No such file or directory.
            1 error in 1 file.

            """)
    }

    @Test func aFileWithoutFindingsPrintsNothingToStandardOutput() throws {
        let result = try Plumbline.run(["check", "clean.layout", "empty.layout"], in: folder.url)
        #expect(result.output == "")
        #expect(result.complaints == "No findings in 2 files.\n")
    }

    @Test func anUnreadableFileDoesNotStopTheCheck() throws {
        let result = try Plumbline.run(["check", "binary.layout", "clean.layout", "--format", "json"], in: folder.url)
        #expect(result.status == 2)
        #expect(result.output == #"{"version":1,"files":[{"path":"clean.layout","diagnostics":[]}]}"# + "\n")
    }

    @Test func aClosedPipeDoesNotEndTheProgram() throws {
        let text = String(repeating: Sample.error + "\n", count: 2000)
        try folder.write(Data(text.utf8), to: "long.layout")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.currentDirectoryURL = folder.url
        process.arguments = [
            "-c", "{ \"\(Plumbline.binary.path)\" check long.layout 2>/dev/null; echo $? >status; } | head -1 >first",
        ]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let status = try String(contentsOf: folder.url.appendingPathComponent("status"), encoding: .utf8)
        #expect(status == "1\n")
    }
}
