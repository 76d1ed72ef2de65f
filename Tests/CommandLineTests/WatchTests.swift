import Foundation
import Testing

/// `plumbline check --watch`, which runs until Ctrl-C.
@Suite struct WatchTests {
    /// Waits until a file contains a text.
    private func wait(for text: String, in file: URL) async throws -> String {
        for _ in 0..<600 {
            let content = try String(contentsOf: file, encoding: .utf8)
            if content.contains(text) { return content }
            try await Task.sleep(for: .milliseconds(50))
        }
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test(arguments: [(Sample.error, Sample.clean, 0), (Sample.clean, Sample.error, 1)] as [(String, String, Int32)])
    func aChangeIsCheckedAgain(before: String, after: String, status: Int32) async throws {
        let folder = try TemporaryFolder(["App/a.layout": before])
        let streams = try TemporaryFolder(["out": "", "err": ""])
        let (output, complaints) = (
            streams.url.appendingPathComponent("out"), streams.url.appendingPathComponent("err")
        )
        let process = Process()
        process.executableURL = Plumbline.binary
        process.arguments = ["check", "--watch", "--format", "json"]
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: complaints)
        try process.run()
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        let hint = "plumbline: watching for changes; Ctrl-C ends\n"
        #expect(try await wait(for: hint, in: complaints) == hint)
        try folder.write(Data(after.utf8), to: "App/a.layout")
        let second = "\(hint)plumbline: \"App/a.layout\" changed\n\(hint)"
        #expect(try await wait(for: second, in: complaints) == second)
        let reports = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
        #expect(reports.count == 2)
        #expect(try reports.map { try CheckOutput(String($0)).files.count } == [1, 1])
        process.interrupt()
        for _ in 0..<200 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
        try #require(!process.isRunning)
        #expect(process.terminationReason == .exit && process.terminationStatus == status)
    }

    /// The shell stands for an editor or a build server that starts a watch and is killed.
    @Test func aWatchEndsWithTheProgramThatStartedIt() async throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean, "pid": "", "err": ""])
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = [
            "-c", #""$0" check a.layout --watch >out 2>err & echo $! >pid; wait"#, Plumbline.binary.path,
        ]
        shell.currentDirectoryURL = folder.url
        shell.standardInput = FileHandle.nullDevice
        try shell.run()
        _ = try await wait(for: "watching", in: folder.url.appendingPathComponent("err"))
        let written = try await wait(for: "\n", in: folder.url.appendingPathComponent("pid"))
        let watch = try #require(pid_t(written.split(separator: "\n").first ?? ""))
        defer { kill(watch, SIGKILL) }
        #expect(kill(watch, 0) == 0)
        kill(shell.processIdentifier, SIGKILL)
        for _ in 0..<200 where kill(watch, 0) == 0 { try await Task.sleep(for: .milliseconds(50)) }
        #expect(kill(watch, 0) == -1)
    }

    @Test(arguments: [["check", "-", "--stdin-filename", "a.layout"], ["check", "--write-baseline", "known.json"]])
    func onlyFilesAreWatched(arguments: [String]) throws {
        let folder = try TemporaryFolder(["a.layout": ""])
        let result = try Plumbline.run(arguments + ["--watch"], in: folder.url)
        #expect(result.status == 2 && result.complaints.contains("\"--watch\" needs files to check"))
    }
}
