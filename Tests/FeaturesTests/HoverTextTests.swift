import Features
import SourceText
import Testing

@Suite struct HoverTextTests {
    /// An unescaped bar would begin another cell.
    @Test func headersOfTablesAreEscapedToo() {
        let hover = HoverText(
            range: TextRange(0, 0), blocks: [.table(header: ["when", "a|b"], rows: [["c|d", "*e*"]])])
        let bars = hover.markdown.split(separator: "\n").map { line in
            line.replacing(#"\|"#, with: "").count { $0 == "|" }
        }
        #expect(bars == [3, 3, 3])
        #expect(hover.plaintext.contains("a|b"))
    }
}
