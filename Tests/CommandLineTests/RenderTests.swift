import Foundation
import Testing

/// `plumbline render`: drawings and pages, and the files they are written to.
@Suite struct RenderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["a.layout": Sample.choices, "error.layout": Sample.error, "empty.layout": ""])
    }

    private func titles(_ svg: String) -> [String] {
        let title = svg.components(separatedBy: "<title>").dropFirst().first?.components(separatedBy: "</title>").first
        return (title ?? "").components(separatedBy: "; ")
    }

    @Test(arguments: [
        ("", ["Row, 320 × 44", "Card, 100 × 30"]), ("--layout Card", ["Card, 100 × 30"]),
        ("--size 200x50 --layout Row", ["Row, 200 × 50"]), ("--state bare", ["Row, 320 × 44, state bare"]),
        ("--gone first", ["Row, 320 × 44, gone first"]), ("--hide middle", ["Row, 320 × 44, hidden middle"]),
        ("--set gap=12.5", ["Row, 320 × 44, gap = 12.5"]),
    ])
    func optionsSelectLayoutsAsForFrames(arguments: String, titles: [String]) throws {
        let result = try Plumbline.run(
            ["render", "a.layout"] + arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(result.status == 0, "\(result.complaints)")
        #expect(self.titles(result.output) == titles)
    }

    @Test func aScreenHasTextsAndControlsWithoutConstraints() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.choices])
        let blueprint = try Plumbline.run(["render", "a.layout", "--look", "blueprint"], in: folder.url)
        #expect(blueprint.output == (try Plumbline.run(["render", "a.layout"], in: folder.url).output))
        let screen = try Plumbline.run(["render", "a.layout", "--look", "screen"], in: folder.url)
        #expect(screen.status == 0 && titles(screen.output) == titles(blueprint.output), "\(screen.complaints)")
        #expect(screen.output.contains("class=\"ui-") && !screen.output.contains("<path class=\"line\""))
        #expect(blueprint.output.contains("<path class=\"line\"") && !blueprint.output.contains("ui-"))
    }

    @Test func aFileIsWrittenAndReplaced() throws {
        let printed = try Plumbline.run(["render", "a.layout"], in: folder.url).output
        let file = folder.url.appendingPathComponent("out.svg")
        for _ in 0..<2 {
            let result = try Plumbline.run(["render", "a.layout", "-o", "out.svg"], in: folder.url)
            #expect(result.status == 0 && result.output.isEmpty, "\(result.complaints)")
            #expect(try String(contentsOf: file, encoding: .utf8) == printed)
            try Data("old".utf8).write(to: file)
        }
    }

    @Test func aLayoutIsDrawnWhereItHasFindings() throws {
        let text = """
            layout Row {
                size 500 x 100
                sizes 320 x 100
                view a, b
                H:|-16-[a(200)]-8-[b(120)]-(>=16)-|
                [a, b].top == super.top
                [a, b].height == 40
            }
            """
        let folder = try TemporaryFolder(["row.layout": text])
        let found = try Plumbline.run(["render", "row.layout"], in: folder.url)
        #expect(titles(found.output) == ["Row, 320 × 100"] && found.output.contains(">Findings at 320 x 100.<"))
        let asked = try Plumbline.run(["render", "row.layout", "--size", "500x100"], in: folder.url)
        #expect(titles(asked.output) == ["Row, 500 × 100"] && asked.output.contains(">Findings at 320 x 100.<"))
    }

    @Test func viewsLinkToTheirSource() throws {
        let folder = try TemporaryFolder([
            "a b.layout": Sample.choices, ".plumbline.json": #"{"sourceLink": "x-editor:{file}?{line}"}"#,
        ])
        let result = try Plumbline.run(["render", "a b.layout"], in: folder.url)
        #expect(result.output.contains("<a href=\"x-editor:a%20b.layout?"), "\(result.complaints)")
    }

    /// A stand-in for a converter, which shows how it is called.
    @Test func anImageIsMadeByAConverter() throws {
        let converter = "#!/bin/sh\nprintf '\\211PNG %s ' \"$*\"; head -c 4\n"
        let folder = try TemporaryFolder(["a.layout": Sample.choices, "bin/rsvg-convert": converter])
        let bin = folder.url.appendingPathComponent("bin/rsvg-convert").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bin)
        let path = folder.url.appendingPathComponent("bin").path
        let result = try Plumbline.run(
            ["render", "a.layout", "-o", "a.png"], in: folder.url, environment: ["PATH": "\(path):/usr/bin:/bin"])
        #expect(result.status == 0, "\(result.complaints)")
        let image = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
        #expect(String(decoding: image.dropFirst(), as: UTF8.self) == "PNG --format=png <svg")
        let missing = try Plumbline.run(
            ["render", "a.layout", "-o", "b.png"], in: folder.url, environment: ["PATH": "/nowhere"])
        #expect(missing.status == 2 && missing.complaints.contains("For PNG, install a converter: rsvg-convert"))
    }

    @Test func aPageHasEveryFile() throws {
        let result = try Plumbline.run(["render", ".", "-o", "report.html"], in: folder.url)
        #expect(result.status == 0, "\(result.complaints)")
        let page = try String(contentsOf: folder.url.appendingPathComponent("report.html"), encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("3 layouts in 3 files, 1 error"))
        for path in ["a.layout", "empty.layout", "error.layout"] { #expect(page.contains("\"path\":\"\(path)\"")) }
    }

    @Test func anUnreadableFileDoesNotStopThePage() throws {
        let result = try Plumbline.run(["render", "a.layout", "none.layout", "-o", "report.html"], in: folder.url)
        #expect(result.status == 2 && result.complaints.contains("none.layout"))
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("report.html").path))
    }

    @Test func partsWithErrorsAreLeftOutAndReported() throws {
        let result = try Plumbline.run(["render", "error.layout"], in: folder.url)
        #expect(result.status == 0 && result.output.contains("photo"))
        #expect(result.complaints.contains("1 error in \"error.layout\""))
    }

    @Test func anEmptyFileHasNoLayoutToDraw() throws {
        #expect(try Plumbline.run(["render", "empty.layout"], in: folder.url).output.contains("no layout to draw"))
    }

    @Test(arguments: [
        (
            ["render"],
            "\"render\" draws one file. For several, write a page: plumbline render PATH... -o FILE.html."
        ),
        (
            ["render", "a.layout", "empty.layout"],
            "\"render\" draws one file. For several, write a page: plumbline render PATH... -o FILE.html."
        ),
        (["render", "."], "\".\" is a folder. Write a page: plumbline render . -o FILE.html."),
        (
            ["render", "a.layout", "-o", "a.gif"],
            "\"-o\" needs a file that ends in .svg, .png or .html, not \"a.gif\"."
        ),
        (
            ["render", "a.layout", "-o", "a.html", "--state", "bare"],
            "\"--state\" is only for drawings. A page has every size and state."
        ),
        (
            ["render", "a.layout", "-o", "a.html", "--look", "screen"],
            "\"--look\" is only for drawings. A page has both looks."
        ),
        (
            ["render", "a.layout", "--look", "photo"],
            "\"--look\" cannot be \"photo\". It is one of \"blueprint\", \"screen\"."
        ),
        (["render", "a.layout", "-o", "none/a.svg"], "\"none/a.svg\" cannot be written: No such file or directory."),
        (
            ["render", "a.layout", "--state", "bar"],
            "There is no state \"bar\" in \"a.layout\". Did you mean \"bare\"?"
        ),
        (["frames", "a.layout", "--draw", "--format", "json"], "\"--draw\" requires the format \"text\"."),
    ])
    func wrongUsageIsReported(arguments: [String], message: String) throws {
        let result = try Plumbline.run(arguments, in: folder.url)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaints == "plumbline: \(message)\n")
    }

    @Test(arguments: [("C.UTF-8", "┌"), ("en_US.utf8", "┌"), ("C", "+"), ("de_DE.ISO-8859-1", "+")])
    func drawingsUseTheCharactersOfTheLocale(locale: String, corner: String) throws {
        let result = try Plumbline.run(
            ["frames", "a.layout", "--draw", "--layout", "Card"], in: folder.url,
            environment: ["LC_ALL": locale, "COLUMNS": "30"])
        #expect(result.status == 0 && result.output.hasPrefix(corner))
        #expect(result.output.contains("photo") && result.output.contains("Card  100 x 30\n"))
        #expect(result.output.split(separator: "\n").first?.count == 30)
    }
}
