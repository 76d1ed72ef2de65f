import Foundation
import Testing

/// A page of the documentation as its reader tries it: in a folder with the project's examples and the layouts that the
/// page shows.
struct Walkthrough {
    /// A block between fences.
    struct Block {
        /// What follows the fence; empty where nothing does.
        var language: String
        var text: String
    }

    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    let text: String
    let blocks: [Block]
    let folder: TemporaryFolder

    /// - Parameter path: below the project's folder.
    init(_ path: String) throws {
        text = try String(contentsOf: Self.project.appendingPathComponent(path), encoding: .utf8)
        blocks = Self.blocks(of: text)
        folder = try TemporaryFolder()
        for tests in ["Tests/Examples", "Tests/ReportingTests"] {
            // Copied: a command of a page may change files.
            let copy = folder.url.appendingPathComponent(tests)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.project.appendingPathComponent(tests), to: copy)
        }
        // A block says in a comment on its first line how it is to be saved.
        for block in blocks {
            guard let line = block.text.split(separator: "\n").first, line.hasPrefix("// ") else { continue }
            let name = line.dropFirst(3)
            if name.hasSuffix(".layout"), !name.contains(" ") {
                try folder.write(Data(block.text.utf8), to: String(name))
            }
        }
    }

    /// The lines of shell that call the program, without their comments.
    var commands: [String] {
        blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n") }
            .map { line in line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line }
            .filter { $0.hasPrefix("plumbline ") }.map(String.init)
    }

    /// The commands whose output is shown, with it.
    var transcripts: [(command: String, output: String)] {
        blocks.filter { $0.text.hasPrefix("$ plumbline ") }.map { block in
            let lines = block.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0].dropFirst(2)), lines.count > 1 ? String(lines[1]) : "")
        }
    }

    /// Runs a line of shell.
    func run(_ command: String) throws -> Plumbline.Result {
        let line = "plumbline() { \"$PLUMBLINE\" \"$@\"; }\n\(command)"
        return try Plumbline.run(
            ["-c", line], of: URL(fileURLWithPath: "/bin/sh"), in: folder.url,
            environment: ["PLUMBLINE": Plumbline.binary.path, "LC_ALL": "C.UTF-8", "COLUMNS": "80"])
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
