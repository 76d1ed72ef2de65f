import TestSupport
import Testing

@testable import Reporting

@Suite struct DiffMarkdownTests {
    private func layout(_ name: String, width: Int) -> String {
        "layout \(name) { size 300 x 50; view `@all #1 <b>*x*` \(width) x 10 }\n"
    }

    @Test func unreadFilesAreNamed() throws {
        var unread = ComparedFile(oldPath: "a_b.swift", newPath: nil, status: .removed)
        unread.isUnread = true
        let note = "Not compared, because no layout could be read from it: \"a\\_b.swift\".\n"
        #expect(DiffMarkdown.report([unread]) == "No differences in layout.\n\n" + note)
        #expect(DiffMarkdown.report([unread, try comparedRows()]).hasPrefix(note + "\n###"))
    }

    @Test func aCommentHasASectionForEachLayout() throws {
        expectSnapshot(
            DiffMarkdown.report([
                try compared("layout A { size 9 x 9; view a }", "layout A { size 9 x 9; view a, b; b.width == 8 }")
            ]),
            """
            ### a.layout: A

            **Views**

            - **added** "b" \\(view\\) in the root view

            **Constraints**

            - **added** b's width should equal 8

            """)
    }

    @Test func namesAreNeverMarkup() throws {
        let text = DiffMarkdown.report([try compared(layout("A", width: 10), layout("A", width: 20))])
        #expect(text.contains(#""@<!-- -->all #<!-- -->1 &lt;b&gt;\*x\*""#), "\(text)")
        #expect(
            DiffMarkdown.escaped("see https://a.b or www.a.b\n- x")
                == "see https:<!-- -->//a.b or ww<!-- -->w.a.b␊\\- x")
    }

    @Test func aLongReportStaysBelowTheLimitOfAComment() throws {
        let names = (0..<2000).map { "L\($0)" }
        let file = try compared(
            names.map { layout($0, width: 10) }.joined(), names.map { layout($0, width: 20) }.joined())
        let text = DiffMarkdown.report([file])
        #expect(text.utf16.count < 65_536 && text.utf16.count > 60_000)
        #expect(text.hasSuffix("more layouts differ, too many for one comment. `plumbline diff` lists everything.\n"))
    }

    @Test func nothingIsSaidInWords() throws {
        #expect(DiffFormat.markdown.report([], style: .plain) == "No differences in layout.\n")
    }
}
