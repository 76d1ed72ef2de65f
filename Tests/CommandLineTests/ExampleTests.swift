import Foundation
import TestSupport
import Testing

/// The output for the example layouts is that of `expected.transcript`, and the findings are those of the comments in
/// the layouts. `PLUMBLINE_UPDATE_SNAPSHOTS=1 swift test` updates the transcript and fails, so that the change is
/// reviewed.
@Suite struct ExampleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    @Test func theTranscriptIsReal() throws {
        let file = Self.folder.appendingPathComponent("expected.transcript")
        let transcript = try String(contentsOf: file, encoding: .utf8)
        var actual: [String] = []
        for entry in Self.entries(transcript) {
            let arguments = entry.command.split(separator: " ").map(String.init)
            let result = try Plumbline.run(arguments, in: Self.folder)
            let answer = result.output + (result.status == 0 ? "" : "exit status \(result.status)\n")
            #expect(answer == entry.answer, "plumbline \(entry.command)")
            actual.append("$ plumbline \(entry.command)\n\(answer)")
        }
        if updatesSnapshots {
            try Data(actual.joined().utf8).write(to: file)
            Issue.record("The transcript was rewritten. Review it, then run the test again.")
        }
    }

    /// The commands after `$ plumbline `, each with the lines up to the next command.
    private static func entries(_ transcript: String) -> [(command: String, answer: String)] {
        let prompt = "$ plumbline "
        var entries: [(command: String, answer: String)] = []
        for line in transcript.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix(prompt) {
                entries.append((String(line.dropFirst(prompt.count)), ""))
            } else if !entries.isEmpty {
                entries[entries.count - 1].answer += line + "\n"
            }
        }
        return entries
    }

    private static let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
        [".layout", ".xib", ".storyboard"].contains(where: $0.hasSuffix)
    }

    /// A comment `// expect: CODE, …` names the findings on its line. Lines without a comment have none.
    @Test(arguments: files ?? [])
    func theFindingsMatchTheComments(file: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let expected = Fixture(text).marks.map { "\($0.line + 1) \($0.name)" }
        let result = try Plumbline.run(["check", file, "--format", "json"], in: Self.folder)
        let found = try CheckOutput(result.output).files.flatMap(\.diagnostics).map {
            "\($0.range.start.line + 1) \($0.code)"
        }
        #expect(found.sorted() == expected.sorted())
        #expect(result.status == (expected.isEmpty ? 0 : 1))
    }

    @Test func theExamplesAreFound() {
        #expect((Self.files ?? []).count >= 13)
    }
}
