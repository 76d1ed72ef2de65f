import Foundation
import Testing

@testable import plumbline

/// Patterns in paths and of `--exclude`.
@Suite struct GlobTests {
    @Test(arguments: [
        ("*.xib", "a.xib", true), ("*.xib", "b/a.xib", false), ("App/*.xib", "App/a.xib", true),
        ("App/*", "App/b/c.xib", true), ("App/**/a.xib", "App/a.xib", true), ("App/**/a.xib", "App/b/c/a.xib", true),
        ("App/**/a.xib", "b/a.xib", false), ("**/*.xib", "a.xib", true), ("[ab].xib", "b.xib", true),
        ("[ab].xib", "c.xib", false), ("?.xib", "ab.xib", false), ("./*.xib", "a.xib", true),
    ])
    func pathsMatch(pattern: String, path: String, matches: Bool) throws {
        let glob = try #require(Glob(path: pattern))
        #expect(glob.covers(path, in: glob.folder) == matches)
    }

    @Test func aPathWithoutWildcardsIsNoPattern() {
        #expect(Glob(path: "App/a.xib") == nil)
        #expect(Glob(path: "App/b/*.xib")?.folder == "App/b")
        #expect(Glob(path: "/*.xib")?.folder == "/")
        #expect(Glob(path: "*.xib")?.folder == ".")
    }

    private func checked(_ arguments: String...) throws -> [String] {
        let folder = try TemporaryFolder([
            "a.layout": "", "b.layout": "", "Old/c.layout": "", "App/d.layout": "", "App/Old/e.layout": "",
        ])
        let result = try Plumbline.run(["check", "--format", "json"] + arguments, in: folder.url)
        return try CheckOutput(result.output).files.map(\.path)
    }

    @Test func patternsThatTheShellLeftAreExpanded() throws {
        #expect(try checked("*.layout") == ["a.layout", "b.layout"])
        #expect(try checked("**/Old") == ["App/Old/e.layout", "Old/c.layout"])
        #expect(try checked("App/*.layout", "Old") == ["App/d.layout", "Old/c.layout"])
    }

    @Test func excludedFilesInFoldersAreSkipped() throws {
        #expect(try checked("--exclude", "Old") == ["App/d.layout", "a.layout", "b.layout"])
        #expect(try checked("--exclude", "./Old,[ab].*") == ["App/Old/e.layout", "App/d.layout"])
        #expect(try checked("--exclude", "App/**/*.layout", "--exclude", "a.layout") == ["Old/c.layout", "b.layout"])
        #expect(try checked("**/*.layout", "--exclude", "App") == ["Old/c.layout", "a.layout", "b.layout"])
        #expect(try checked("App/Old", "--exclude", "Old") == ["App/Old/e.layout"])
        #expect(try checked("a.layout", "--exclude", "a.layout") == ["a.layout"])
    }
}
