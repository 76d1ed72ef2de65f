import Foundation
import Testing

/// The documentation catalogue: what of it the program says is what the program says, and what it shows is what the program does.
@Suite struct CatalogueTests {
    private static let catalogue = "Sources/plumbline/Plumbline.docc"

    /// `UPDATE_DOCUMENTATION=1 swift test --filter CatalogueTests` writes them anew, and fails, so that nobody overlooks it.
    @Test func thePagesThatTheProgramPrintsAreInIt() throws {
        let folder = Walkthrough.project.appendingPathComponent(Self.catalogue)
        let printed = try PrintedPages.all()
        #expect(printed.count > 40)
        let committed = try Self.articles().filter { $0.hasPrefix(PrintedPages.folder) }
        let stale = committed.filter { printed[$0] == nil }
        let changed = printed.filter { path, text in
            (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) != text
        }
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] != nil {
            for path in stale { try FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }
            for (path, text) in changed {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }
        let wrong = stale + changed.keys.sorted()
        #expect(
            wrong.isEmpty,
            """
            The program prints other pages than are committed. Write them anew, and commit them: \
            UPDATE_DOCUMENTATION=1 swift test --skip-build --filter CatalogueTests
            """)
    }

    @Test(arguments: try CatalogueTests.articles().filter { !PrintedPages.contains($0) })
    func whatAnArticleShowsIsReal(_ article: String) throws {
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

    /// Articles name files of the project, as the documentation has no addresses for them.
    @Test(arguments: try CatalogueTests.articles().filter { !PrintedPages.contains($0) })
    func theFilesThatAnArticleNamesAreThere(_ article: String) throws {
        let text = try Walkthrough("\(Self.catalogue)/\(article)").text
        for match in text.matches(of: /`((?:editors|Sources|Tests|\.ci)\/[^`]*)`/) where !match.1.contains("My") {
            let path = Walkthrough.project.appendingPathComponent(String(match.1)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
        }
    }

    /// Each is found from the first page, under a heading.
    @Test func everyArticleIsListed() throws {
        let front = try Walkthrough("\(Self.catalogue)/Plumbline.md").text
        for article in try Self.articles() where !article.hasPrefix(PrintedPages.folder) && article != "Plumbline.md" {
            let name = URL(fileURLWithPath: article).deletingPathExtension().lastPathComponent
            #expect(front.contains("- <doc:\(name)>\n"), "\(name)")
        }
    }

    /// The hook looks at the files that the program reads.
    @Test func theHookOfPreCommitTakesTheFilesThatTheProgramReads() throws {
        let hook = try String(
            contentsOf: Walkthrough.project.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
        let pattern = try #require(hook.firstMatch(of: /files: (.*)/)?.1)
        let files = try Regex(String(pattern))
        let folder = try TemporaryFolder(["a.nib": ""])
        let refused = try Plumbline.run(["frames", "a.nib"], in: folder.url).complaints
        let endings = refused.matches(of: /\.(?:[a-z]+)\b/).map { String($0.0) }.filter { $0 != ".nib" }
        #expect(endings.count == 3, "\(refused)")
        for ending in endings { #expect("App/a\(ending)".contains(files), "\(ending)") }
        #expect(!"App/a.xib.txt".contains(files))
    }

    /// The articles, as paths below the catalogue.
    private static func articles() throws -> [String] {
        let folder = Walkthrough.project.appendingPathComponent(catalogue)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
    }
}

/// The pages of the catalogue that the program prints, with their paths below it.
private enum PrintedPages {
    /// One page a rule.
    static let folder = "Diagnostics/"
    private static let language = "LayoutLanguage.md"
    private static let commands = "Commands.md"
    private static let list = "Diagnostics.md"

    static func contains(_ path: String) -> Bool {
        path.hasPrefix(folder) || [language, commands, list].contains(path)
    }

    static func all() throws -> [String: String] {
        var pages: [String: String] = [:]
        let written = try TemporaryFolder()
        _ = try Plumbline.run(["explain", "--write", "."], in: written.url)
        for code in try FileManager.default.contentsOfDirectory(atPath: written.url.path) {
            let file = written.url.appendingPathComponent(code)
            pages["\(folder)\(code).md"] = try String(contentsOf: file, encoding: .utf8)
        }
        pages[list] = listPage(of: pages)
        pages[language] = try Plumbline.run(["help", "language"]).output
        pages[commands] = try commandsPage()
        return pages
    }

    /// The rules by what they say in their second line, such as `*warning*: a view that goes leaves its gap behind`.
    private static func listPage(of pages: [String: String]) -> String {
        var codes: [Substring: [Substring]] = [:]
        for text in pages.values {
            guard let match = text.prefixMatch(of: #/# (.*)\n\n\*(.*)\*: /#) else { continue }
            codes[match.2, default: []].append(match.1)
        }
        let levels: [(level: Substring, title: String)] = [
            ("error", "Errors"), ("warning", "Warnings"), ("information", "Notes"), ("hint", "Hints"),
        ]
        var page = """
            # Diagnostics

            What Plumbline finds: one page a code, with a layout that is wrong and the mended one.

            ## Overview

            `plumbline explain CODE` prints the same pages. An error breaks at run time, or cannot be read; a warning is very likely not what
            was meant. What is only partly known counts as free: that can hide a finding, never make one.

            ## Topics

            """
        for suffix in ["", ", off unless asked for"] {
            for (level, title) in levels {
                guard let found = codes.removeValue(forKey: level + suffix) else { continue }
                page += "\n### \(title)\(suffix)\n\n"
                page += found.sorted().map { "- <doc:\($0)>\n" }.joined()
            }
        }
        #expect(codes.isEmpty, "levels without a heading: \(codes.keys)")
        return page
    }

    /// What `plumbline help` says of each command.
    private static func commandsPage() throws -> String {
        let overview = try Plumbline.run(["help"]).output
        var page = """
            # Commands and options

            What each command takes: the text of `plumbline help COMMAND`.

            ## Overview

            ```text
            \(overview)```

            """
        let names = overview.matches(of: #/\n  ([a-z]+)  /#).map { String($0.1) }
        #expect(names.count >= 8)
        for name in names {
            let help = try Plumbline.run(["help", name])
            #expect(help.status == 0, "\(name)")
            page += "\n## \(name)\n\n```text\n\(help.output)```\n"
        }
        return page
    }
}
