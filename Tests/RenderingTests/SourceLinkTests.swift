import Testing

@testable import Rendering

@Suite struct SourceLinkTests {
    private let place = SourcePlace(line: 8, column: 5, endLine: 9, endColumn: 1)

    @Test(arguments: [
        ("vscode://file{path}:{line}:{column}", "vscode://file/a%20b/c.layout:8:5"),
        ("https://example.com/blob/main/{file}#L{line}", "https://example.com/blob/main/c.layout#L8"),
        ("txmt://open?url=file://{path}&line={line}", "txmt://open?url=file:///a%20b/c.layout&line=8"),
    ])
    func placesAreFilledIn(pattern: String, address: String) throws {
        let link = try #require(SourceLink(pattern))
        #expect(link.address(of: place, inFileAt: "/a b/c.layout", below: "/a b") == address)
        let lines = FileLinks(link, path: "/a b/c.layout", below: "/a b").pattern
        #expect(lines.replacing("{line}", with: "8").replacing("{column}", with: "5") == address)
    }

    @Test func aFileOutsideTheFolderHasItsWholePath() throws {
        let link = try #require(SourceLink("x:{file}"))
        #expect(link.address(of: place, inFileAt: "/d/é?#.xib", below: "/a") == "x:d/%C3%A9%3F%23.xib")
    }

    @Test(arguments: [
        "", "{path}", "editor", "javascript:alert('{path}')", "JavaScript:{path}", "data:text/html,{path}", "1x:{path}",
        "vscode://file", "java script:{path}", ":{path}",
    ])
    func otherPatternsAreRefused(pattern: String) {
        #expect(SourceLink(pattern) == nil)
    }
}
