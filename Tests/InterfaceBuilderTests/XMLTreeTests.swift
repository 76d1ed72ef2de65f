import SourceText
import Testing

@testable import InterfaceBuilder

@Suite struct XMLTreeTests {
    @Test func keepsTheRangeOfEveryNameAndValue() throws {
        let text = SourceText("<a>\n  <b id=\"x &amp; y\" key='k'/>\n</a>")
        let tree = XMLParser.parse(text)
        let root = try #require(tree.root)
        let child = try #require(tree.child(of: root, "b", key: "k"))
        let id = try #require(tree.attribute("id", of: child))
        #expect(tree[child, "id"] == "x & y")
        #expect(text[id.nameRange] == "id")
        #expect(text[id.valueRange] == "x &amp; y")
        #expect(text[tree[child].range] == "<b id=\"x &amp; y\" key='k'/>")
        #expect(text[tree[child].nameRange] == "b")
        #expect(tree[child].parent == root)
        #expect(tree[child].isSelfClosing)
        #expect(tree[root].range == text.range)
        #expect(tree[root].endTag.map { text[$0] } == "</a>")
        #expect(tree.problems == [])
    }

    @Test func listsDirectChildrenInOrder() throws {
        let tree = XMLParser.parse(SourceText("<a><b><c/></b><d/><e><f><g/></f></e></a>"))
        let root = try #require(tree.root)
        #expect(tree.children(of: root).map(tree.tag) == ["b", "d", "e"])
        #expect(
            tree.subtree(of: root).map { tree.tag(of: XMLElementID(index: $0)) } == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(tree.child(of: root, "g") == nil)
    }

    @Test func findsNamesByTheirIndex() throws {
        let tree = XMLParser.parse(SourceText("<view id='a' ownName='b'/>"))
        let root = try #require(tree.root)
        #expect(tree[root, .id] == "a")
        #expect(tree[root, .key] == nil)
        #expect(tree.has(root, tag: .view))
        let own = try #require(tree.name("ownName"))
        #expect(tree.attribute(at: own, of: root).map(tree.value) == "b")
        #expect(tree.name("notThere") == nil)
        #expect(tree[root, "notThere"] == nil)
    }

    @Test func everyKnownNameHasItsIndex() throws {
        for name in XMLName.allCases {
            let tree = XMLParser.parse(SourceText("<\(name.spelling)/>"))
            let root = try #require(tree.root)
            #expect(tree[root].name == name.rawValue)
            #expect(tree.tag(of: root) == name.spelling)
        }
    }

    @Test func distinguishesThousandsOfNames() throws {
        let names = (0..<5000).map { "name\($0)" }
        let tree = XMLParser.parse(SourceText("<a \(names.map { "\($0)='\($0)'" }.joined(separator: " "))/>"))
        let root = try #require(tree.root)
        for name in names { #expect(tree[root, name] == name) }
        #expect(tree.problems == [])
    }

    @Test func readsTheTextOfAnElement() throws {
        let tree = XMLParser.parse(
            SourceText("<a><string>One &lt; two\r\n<!-- no -->&#x1F600;<![CDATA[<b> &amp;]]></string><s><c/></s></a>"))
        let root = try #require(tree.root)
        let string = try #require(tree.child(of: root, "string"))
        #expect(tree.characters(of: string) == "One < two\n😀<b> &amp;")
        #expect(tree.characters(of: try #require(tree.child(of: root, "s"))) == "")
        #expect(tree.problems == [])
    }
}
