import Foundation
import Testing

/// `plumbline completions`. Only the script for bash is run.
@Suite struct CompletionsTests {
    /// The completions that bash offers for the last word of a command line.
    private func bash(_ words: [String], in folder: URL? = nil) throws -> Set<String> {
        let script = try Plumbline.run(["completions", "bash"]).output
        let quoted = (["plumbline"] + words).map { "'\($0)'" }.joined(separator: " ")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.currentDirectoryURL = folder
        process.arguments = [
            "-c",
            """
            compopt() { :; }
            \(script)
            COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count)
            _plumbline
            printf '%s\\n' "${COMPREPLY[@]}"
            """,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    @Test func bashCompletesCommandsOptionsAndValues() throws {
        #expect(try bash(["fr"]) == ["frames"])
        #expect(try bash(["check", "--st"]) == ["--stdin-filename", "--strict"])
        #expect(try bash(["check", "--format", "j"]) == ["json", "junit"])
        #expect(try bash(["check", "--format", "=", "s"]) == ["sarif"])
        #expect(try bash(["explain", "gap"]) == ["gap-when-gone"])
        #expect(try bash(["help", "la"]) == ["language"])
        #expect(try bash(["completions", "f"]) == ["fish"])
    }

    @Test func bashCompletesFilesWithSpaces() throws {
        let folder = try TemporaryFolder(["my layout.layout": "", "other.layout": ""])
        #expect(try bash(["check", "my"], in: folder.url) == ["my layout.layout"])
        #expect(try bash(["fix", "--dry-run", "ot"], in: folder.url) == ["other.layout"])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func everyOptionIsInEveryScript(shell: String) throws {
        let script = try Plumbline.run(["completions", shell]).output
        let commands = try Plumbline.run(["help", "man"]).output
        let options = commands.matches(of: /\\fB\\-\\-([a-z\\-]+)\\fR/).map {
            String($0.output.1).replacingOccurrences(of: "\\", with: "")
        }
        #expect(options.count > 15)
        for option in Set(options).subtracting(["stdio", "languages"]) { #expect(script.contains(option), "\(option)") }
    }

    @Test func anUnknownShellIsReported() throws {
        let result = try Plumbline.run(["completions", "fisch"])
        #expect(result.status == 2)
        #expect(result.complaints == "plumbline: There are no completions for \"fisch\". Did you mean \"fish\"?\n")
        #expect(try Plumbline.run(["completions"]).status == 2)
    }
}
