import Foundation
import Testing

/// A page of documentation whose commands run in a folder with the project's examples and the page's layouts.
struct Walkthrough {
    /// A fenced code block.
    struct Block {
        /// The word after the fence; may be empty.
        var language: String
        var text: String
    }

    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    let text: String
    let blocks: [Block]
    let folder: TemporaryFolder

    /// - Parameter path: relative to the project's folder.
    init(_ path: String) throws {
        text = try String(contentsOf: Self.project.appendingPathComponent(path), encoding: .utf8)
        blocks = Self.blocks(of: text)
        folder = try TemporaryFolder()
        for tests in ["Tests/Examples", "Tests/ReportingTests"] {
            // A copy, because a command of the page may change files.
            let copy = folder.url.appendingPathComponent(tests)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.project.appendingPathComponent(tests), to: copy)
        }
        // A comment on the first line of a block names its file.
        for block in blocks {
            guard let line = block.text.split(separator: "\n").first, line.hasPrefix("// ") else { continue }
            let name = line.dropFirst(3)
            if name.hasSuffix(".layout"), !name.contains(" ") {
                try folder.write(Data(block.text.utf8), to: String(name))
            }
        }
    }

    /// The shell commands that call the program, without comments.
    var commands: [String] {
        blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n") }
            .map { line in line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line }
            .filter { $0.hasPrefix("plumbline ") }.map(String.init)
    }

    /// The commands whose output the page shows, with that output.
    var transcripts: [(command: String, output: String)] {
        blocks.filter { $0.text.hasPrefix("$ plumbline ") }.map { block in
            let lines = block.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0].dropFirst(2)), lines.count > 1 ? String(lines[1]) : "")
        }
    }

    /// Runs a shell command.
    func run(_ command: String) throws -> Plumbline.Result {
        let line = "plumbline() { \"$PLUMBLINE\" \"$@\"; }\n\(command)"
        return try Plumbline.run(
            ["-c", line], of: URL(fileURLWithPath: "/bin/sh"), in: folder.url,
            environment: ["PLUMBLINE": Plumbline.binary.path, "LC_ALL": "C.UTF-8", "COLUMNS": ""])
    }

    private static func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let block = open {
                    blocks.append(block)
                    open = nil
                } else {
                    open = Block(language: String(line.dropFirst(3)), text: "")
                }
            } else {
                open?.text += line + "\n"
            }
        }
        return blocks
    }
}
