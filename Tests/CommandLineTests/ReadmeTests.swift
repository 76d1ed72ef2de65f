import Foundation
import Testing

/// What the README shows is what the program does.
@Suite struct ReadmeTests {
    private let readme: String
    /// Where a reader would stand: in the project, with the README's first layout saved as row.layout.
    private let folder: TemporaryFolder

    init() throws {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        readme = try String(contentsOf: project.appendingPathComponent("README.md"), encoding: .utf8)
        let example = try #require(Self.blocks(of: readme).first { $0.hasPrefix("layout Row {") })
        folder = try TemporaryFolder(["row.layout": example])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Tests"), withDestinationURL: project.appendingPathComponent("Tests"))
    }

    @Test func theOutputsAreReal() throws {
        let prompt = "$ plumbline "
        let shown = Self.blocks(of: readme).filter { $0.hasPrefix(prompt) }
        #expect(shown.count == 3)
        for block in shown {
            let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let arguments = lines[0].dropFirst(prompt.count).split(separator: " ").map(String.init)
            let result = try Plumbline.run(arguments, in: folder.url)
            #expect(result.output + result.complaints == lines[1], "\(lines[0])")
        }
    }

    @Test func theCommandsRun() throws {
        let commands = readme.split(separator: "\n").compactMap { line -> [String]? in
            let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
            return words.first == "plumbline" && words.count > 1 ? Array(words.dropFirst()) : nil
        }
        #expect(commands.count >= 6)
        for command in commands {
            let result = try Plumbline.run(command, in: folder.url)
            #expect(result.status == 0 || result.status == 1, "plumbline \(command): \(result.complaints)")
            #expect(!result.output.isEmpty, "plumbline \(command)")
        }
    }

    /// `UPDATE_PICTURE=1 swift test` draws it anew, and fails, so that nobody overlooks it.
    @Test func thePictureIsWhatRenderMakes() throws {
        let path = "Sources/plumbline/Plumbline.docc/Resources/row.svg"
        #expect(readme.contains("(\(path))"))
        let drawn = try Plumbline.run(["render", "row.layout"], in: folder.url)
        #expect(drawn.status == 0, "\(drawn.complaints)")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["UPDATE_PICTURE"] != nil {
            try Data(drawn.output.utf8).write(to: file)
            Issue.record("The picture was drawn anew: look at it, and run the tests without UPDATE_PICTURE.")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == drawn.output)
    }

    private static func blocks(of text: String) -> [String] {
        text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { block in
            // The first line is the rest of the fence, with the language.
            block.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
                ?? ""
        }
    }
}
