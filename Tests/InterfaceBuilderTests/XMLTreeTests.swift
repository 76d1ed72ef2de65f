import SourceText
import Testing

@testable import InterfaceBuilder

@Suite struct XMLTreeTests {
    @Test func keepsThePlaceOfEveryNameAndValue() throws {
        let text = SourceText("<a>\n  <b id=\"x &amp; y\" key='k'/>\n</a>")
        let tree = XMLParser.parse(text)
        let root = try #require(tree.root)
        let child = try #require(tree.child(of: root, "b", key: "k"))
        let id = try #require(tree.attribute("id", of: child))
        #expect(tree[child, "id"] == "x & y")
        #expect(text[id.valueRange] == "x &amp; y")
        #expect(text[tree[child].range] == "<b id=\"x &amp; y\" key='k'/>")
        #expect(tree[root].range == text.range)
        #expect(tree.problems == [])
    }
}
