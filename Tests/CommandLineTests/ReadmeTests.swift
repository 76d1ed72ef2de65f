import Foundation
import Testing

/// The commands, outputs and links of the README.
@Suite struct ReadmeTests {
    private let readme: Walkthrough

    init() throws {
        readme = try Walkthrough("README.md")
        // The README's commands use its first layout as row.layout.
        let example = try #require(readme.blocks.first { $0.text.hasPrefix("layout Row {") })
        try readme.folder.write(Data(example.text.utf8), to: "row.layout")
    }

    @Test func theOutputsAreReal() throws {
        #expect(readme.transcripts.count == 4)
        for (command, output) in readme.transcripts {
            let result = try readme.run(command)
            #expect(result.output + result.complaints == output, "\(command)")
        }
    }

    @Test func theCodeIsOfTheExample() throws {
        let code = try #require(readme.blocks.first { $0.language == "swift" })
        let example = readme.folder.url.appendingPathComponent("Tests/Examples/ContactRow.swift")
        #expect(try String(contentsOf: example, encoding: .utf8).contains(code.text))
    }

    @Test func theCommandsRun() throws {
        #expect(readme.commands.count >= 6)
        for command in readme.commands {
            let result = try readme.run(command)
            #expect(result.status == 0 || result.status == 1, "\(command): \(result.complaints)")
            #expect(!result.output.isEmpty, "\(command)")
        }
    }

    @Test func theLinksLeadToFiles() {
        let links = readme.text.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }
        #expect(links.count > 10)
        for link in links {
            let path = Walkthrough.project.appendingPathComponent(link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(link)")
        }
    }

    /// `UPDATE_PICTURE=1 swift test` updates the picture and fails, so that the change is reviewed.
    @Test func thePictureIsTheOutputOfRender() throws {
        let path = "Sources/plumbline/Plumbline.docc/Resources/row.svg"
        #expect(readme.text.contains("(\(path))"))
        let drawn = try readme.run("plumbline render row.layout")
        #expect(drawn.status == 0, "\(drawn.complaints)")
        let file = Walkthrough.project.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["UPDATE_PICTURE"] != nil {
            try Data(drawn.output.utf8).write(to: file)
            Issue.record("The picture was updated. Review it, and run the tests without UPDATE_PICTURE.")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == drawn.output)
    }
}
