import Foundation
import Testing

/// Commands without a path, which are about the current folder.
@Suite struct OnlyFileTests {
    @Test func theCurrentFolderIsChecked() throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error, "below/b.layout": Sample.clean])
        let here = try Plumbline.run(["check"], in: folder.url)
        let named = try Plumbline.run(["check", "."], in: folder.url)
        #expect(here.status == 1 && here.output == named.output && here.complaints == "1 error in 2 files.\n")
        #expect(try Plumbline.run(["fix"], in: folder.url).complaints.hasPrefix("0 fixes in 0 files; 1 finding left"))
        let page = try Plumbline.run(["render", "-o", "page.html"], in: folder.url)
        #expect(page.status == 0, "\(page.complaints)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        #expect(text.contains("2 layouts in 2 files"))
    }

    @Test(arguments: ["frames", "states", "render"])
    func theOnlyFileOfTheFolderIsShown(command: String) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.clean, "below/b.layout": "", "notes.txt": ""])
        let named = try Plumbline.run([command, "a.layout"], in: folder.url)
        let result = try Plumbline.run([command], in: folder.url)
        #expect(result.status == 0 && result.output == named.output, "\(result.complaints)")
        try folder.write(Data(), to: "c.layout")
        #expect(try Plumbline.run([command], in: folder.url).status == 2)
    }
}
