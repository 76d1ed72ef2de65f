import Foundation
import Testing

/// The articles of the documentation show real output, and the files and articles they name exist.
@Suite struct CatalogueTests {
    private static let catalogue = "Sources/plumbline/Plumbline.docc"

    @Test(arguments: try CatalogueTests.articles())
    func theOutputOfAnArticleIsReal(_ article: String) throws {
        let article = try Walkthrough("\(Self.catalogue)/\(article)")
        for (command, output) in article.transcripts {
            let result = try article.run(command)
            #expect(result.output + result.complaints == output, "\(command)")
        }
        for command in article.commands {
            let result = try article.run(command)
            #expect(result.status == 0 || result.status == 1, "\(command): \(result.complaints)")
        }
        for block in article.blocks where block.language == "layout" {
            let result = try Plumbline.run(
                ["check", "-", "--stdin-filename", "a.layout", "--format", "json"], input: block.text)
            #expect(!result.output.contains("\"syntax\""), "\(block.text)")
        }
    }

    /// Articles name files of the project as code, because the documentation has no links to them.
    @Test(arguments: try CatalogueTests.articles())
    func theFilesOfAnArticleExist(_ article: String) throws {
        let text = try Walkthrough("\(Self.catalogue)/\(article)").text
        for match in text.matches(of: /`((?:editors|Sources|Tests|\.ci)\/[^`]*)`/) where !match.1.contains(/\b[Mm]y/) {
            let path = Walkthrough.project.appendingPathComponent(String(match.1)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
        }
    }

    /// The first page links to each article.
    @Test func everyArticleIsListed() throws {
        let front = try Walkthrough("\(Self.catalogue)/Plumbline.md").text
        for article in try Self.articles() where article != "Plumbline.md" {
            let name = URL(fileURLWithPath: article).deletingPathExtension().lastPathComponent
            #expect(front.contains("- <doc:\(name)>\n"), "\(name)")
        }
    }

    @Test func thePreCommitHookMatchesTheFilesThatPlumblineReads() throws {
        let hook = try String(
            contentsOf: Walkthrough.project.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
        let pattern = try #require(hook.firstMatch(of: /files: (.*)/)?.1)
        let files = try Regex(String(pattern))
        let folder = try TemporaryFolder(["a.nib": ""])
        let refused = try Plumbline.run(["frames", "a.nib"], in: folder.url).complaints
        let endings = refused.matches(of: /\.(?:[a-z]+)\b/).map { String($0.0) }.filter { $0 != ".nib" }
        #expect(endings.count == 4, "\(refused)")
        for ending in endings { #expect("App/a\(ending)".contains(files), "\(ending)") }
        #expect(!"App/a.xib.txt".contains(files))
    }

    /// The paths of the articles in the catalogue.
    private static func articles() throws -> [String] {
        let folder = Walkthrough.project.appendingPathComponent(catalogue)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
    }
}
