import LayoutModel
import SourceText
import Testing

@testable import InterfaceBuilder

/// Huge documents are read in one pass or refused.
@Suite struct XMLLimitTests {
    @Test func nestingBeyondTheLimitIsRefused() {
        let levels = 100_000
        let text = String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
        let tree = XMLParser.parse(SourceText(text))
        #expect(tree.problems.map(\.code) == [.tooLarge])
        #expect(
            tree.problems.first?.message
                == "Nested more than 512 levels deep, so the document was not analysed. Reduce the nesting.")
        #expect(tree.elements.isEmpty)
    }

    @Test func nestingUpToTheLimitIsRead() {
        let text = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)
        let tree = XMLParser.parse(SourceText(text))
        #expect(tree.problems == [])
        #expect(tree.elements.count == 512)
    }

    @Test func theNumberOfElementsHasALimit() {
        let text = "<a>" + String(repeating: "<b/>", count: XMLParser.elementLimit) + "</a>"
        let tree = XMLParser.parse(SourceText(text))
        #expect(tree.problems.map(\.code) == [.tooLarge])
        #expect(
            tree.problems.first?.message
                == "More than 100000 elements up to here, so the document was not analysed. "
                + "Split it into several.")
        #expect(tree.elements.isEmpty)
    }

    /// Even many other problems do not hide that the document was not analysed.
    @Test func anExceededLimitIsTheOnlyFinding() {
        let tree = XMLParser.parse(SourceText(String(repeating: "<a id=x>", count: 1000)))
        #expect(tree.problems.map(\.code) == [.tooLarge])
    }

    @Test func sizeHasALimit() {
        let tree = XMLParser.parse(SourceText(utf8: Array(repeating: 0x20, count: XMLParser.sizeLimit + 1)))
        #expect(tree.problems.map(\.code) == [.tooLarge])
        #expect(
            tree.problems.first?.message == "The document is longer than 16 MB and was not read. Split it into several."
        )
    }

    @Test func problemsHaveALimit() {
        let tree = XMLParser.parse(SourceText("<a>" + String(repeating: "</b>", count: 1000) + "</a>"))
        #expect(tree.problems.count == XMLParser.problemLimit)
        #expect(tree.root.map { tree[$0].endTag } != nil)
    }

    /// Nested entities could expand to gigabytes.
    @Test func declaredEntitiesAreNeverExpanded() throws {
        var declarations = "<!ENTITY a0 \"ha\">"
        for level in 1...9 {
            declarations += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }
        let opening = "<!DOCTYPE a [\(declarations)]><a text='"
        let tree = XMLParser.parse(SourceText(opening + "&a9;'>&a9;</a>"))
        let offset = opening.utf8.count
        let root = try #require(tree.root)
        #expect(tree[root, .text] == "&a9;")
        #expect(tree.characters(of: root) == "&a9;")
        #expect(tree.problems.map(\.range) == [TextRange(offset, offset + 4)])
        #expect(
            tree.problems.first?.message
                == "\"&a9;\" is not expanded, because the document itself declares it. Write its value.")
    }

    /// A parser that searched the text again for each of thirty thousand pieces would take minutes.
    @Test(arguments: [
        "<a/>", "<a>text</a>", "<a b='c'/>", "</a>", "<", "<!--", "<![CDATA[", "<?", "<!x", "<a b=\"", "<a b='\n", "&",
        "<<<<<<< a\n", "<<<<<<< a\n=======\n<a></b>\n>>>>>>> c\n", "\n=======\n", "\n>>>>>>> a\n", "<a></b>", "a='b' ",
        "<a ",
        "\u{0}", "\u{FEFF}", "<é 标='签'/>",
    ])
    func repetitionTakesLinearTime(piece: String) {
        let body = String(repeating: piece, count: 30_000)
        for text in ["<r>\(body)</r>", "<r \(body)></r>", body] {
            let tree = XMLParser.parse(SourceText(text))
            #expect(tree.problems.count <= XMLParser.problemLimit)
        }
    }
}
