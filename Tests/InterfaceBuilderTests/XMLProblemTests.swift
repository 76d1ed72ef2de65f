import SourceText
import Testing

@testable import InterfaceBuilder

/// Texts that are not valid XML. Each problem has a finding, and the rest is read.
@Suite struct XMLProblemTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        /// The marked text and the message of each finding.
        var findings: [String]
        /// The tags with their attributes, nested.
        var tree: String

        var testDescription: String { text }

        init(_ text: String, _ findings: [String], _ tree: String) {
            self.text = text
            self.findings = findings
            self.tree = tree
        }
    }

    static let cases = [
        // MARK: Unmatched tags

        Case(
            "<a><b><c/></a>",
            ["<b: This is never closed. Add \"</b>\" where it ends."], "a(b(c))"),
        Case(
            "<a></b><c/></a>",
            ["</b>: No \"b\" is open here. Remove its end tag, or add \"<b>\" where it begins."], "a(c)"),
        Case(
            "<a><b><c>",
            ["<c: The text ends inside this and 2 elements around it. Add their end tags: </c></b></a>."], "a(b(c()))"),
        Case("<a><b/>", ["<a: This is never closed: the text ends before. Add \"</a>\" at the end."], "a(b)"),
        Case("<a><b></b </a>", ["</b: This end tag is not closed. Add \">\"."], "a(b())"),
        Case("<a></></a>", ["</>: This end tag has no name. Remove it."], "a()"),
        Case(
            "<a/><b><c/></b>",
            ["<b: A document has one outermost element, and this is a second. Remove it, or move it into the first."],
            "a b(c)"),

        // MARK: Incomplete tags

        Case(
            "<a><b id=\"1\"\n<c/></a>",
            [
                "<b: The tag of \"b\" has no end. Add \">\", or \"/>\" if the element is empty.",
                "<b: This is never closed. Add \"</b>\" where it ends.",
            ], "a(b[id=1](c))"),
        Case("<a><b id/><c/></a>", ["id: \"id\" has no value. Write id=\"…\"."], "a(b c)"),
        Case("<a><b id=/><c/></a>", ["id: \"id\" has no value. Write id=\"…\"."], "a(b[id=] c)"),
        Case(
            "<a><b id=x1 c='2'/></a>", ["x1: The value of \"id\" is not in quotes. Write id=\"x1\"."],
            "a(b[id=x1 c=2])"),
        Case(
            "<a><b id=\"1\" id=\"2\"/></a>",
            ["id: \"id\" is written twice in this tag. Remove one; until then the first counts."], "a(b[id=1 id=2])"),
        Case("<a><b = id=\"1\"/></a>", ["=: This means nothing inside a tag. Remove it."], "a(b[id=1])"),
        Case(
            "<a><</a>", ["<: This \"<\" begins no tag. Remove it, or write \"&lt;\" if it is text."], "a()"),

        // MARK: Quotes

        Case(
            "<a>\n<b id=\"1/>\n<c/></a>",
            ["\"1: The value of \"id\" has no closing quote. Add \" after it."], "a(b[id=1] c)"),
        Case(
            "<a><b id=\"1 key=\"view\" x=\"2\"/></a>",
            ["\"1: The value of \"id\" has no closing quote. Add \" after it."], "a(b[id=1 key=view x=2])"),
        Case(
            "<a><b id=\"1><c key=\"2\"/></b></a>",
            ["\"1: The value of \"id\" has no closing quote. Add \" after it."], "a(b[id=1](c[key=2]))"),
        Case(
            "<a><b id=\"1\"key=\"2\"/></a>",
            ["\": A space is missing after the value of \"id\", or a quote in it must be written \"&quot;\"."],
            "a(b[id=1 key=2])"),
        Case(
            "<a><b id=\"",
            [
                "\": The value of \"id\" has no closing quote. Add \" after it.",
                "<b: The text ends inside this and the element around it. Add their end tags: </b></a>.",
            ], "a(b[id=]())"),
        Case(
            "<a><b text=\"1 < 2\"/></a>", ["<: A \"<\" in a value must be written \"&lt;\"."], "a(b[text=1 < 2])"),

        // MARK: Entities

        Case("<a><b text=\"this & that\"/></a>", ["&: An \"&\" must be written \"&amp;\"."], "a(b[text=this & that])"),
        Case(
            "<a><b text=\"x&nbsp;y\"/></a>",
            ["&nbsp;: \"&nbsp;\" stands for no character. Write the character itself."], "a(b[text=x&nbsp;y])"),
        Case("<a>Q&A</a>", ["&: An \"&\" must be written \"&amp;\"."], "a()"),

        // MARK: Text, comments, declarations

        Case("<a/> word", ["word: This text stands outside the document. Remove it."], "a"),
        Case("<a><b/>word</a>", ["word: Text between elements means nothing here. Remove it."], "a(b)"),
        Case("<a>word<b/></a>", ["word: Text between elements means nothing here. Remove it."], "a(b)"),
        Case("<a><!-- <b/></a>", ["<!--: This comment is never closed. Add \"-->\" where it ends."], "a(b)"),
        Case(
            "<a><![CDATA[ <b/></a>", ["<![CDATA[: This CDATA section is never closed. Add \"]]>\" where it ends."],
            "a(b)"),
        Case("<?xml <a/>", ["<?: This instruction is never closed. Add \"?>\" where it ends."], "a"),
        Case("<!DOCTYPE a [ <a/>", ["<!: This declaration is never closed. Add \">\" where it ends."], "a"),
        Case(
            " \n<?xml version=\"1.0\"?><a/>",
            ["<?xml: The XML declaration must be the very first thing in a document. Remove the text before it."],
            "a"),
        Case(
            "word\n<?xml version=\"1.0\"?><a/>",
            ["<?xml: The XML declaration must be the very first thing in a document. Remove the text before it."],
            "a"),
        Case(
            "<a><?xml version=\"1.0\"?></a>",
            ["<?xml: An XML declaration is only allowed at the beginning of a document. Remove it."], "a()"),
        Case(
            "<?xml version=\"1.0\" encoding=\"UTF-8?><a/>",
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8?>: This XML declaration is not valid. "
                    + "Write <?xml version=\"1.0\" encoding=\"UTF-8\"?>."
            ], "a"),
        Case("<?xml version='1.1' encoding='utf-8' standalone='yes' ?><?word?><a/>", [], "a"),
        Case(
            "<!DOCTYPE a [<!ENTITY hi 'Hello'>]><a b='&hi;'>&hi;&ho;</a>",
            [
                "&hi;: \"&hi;\" is not expanded, because the document itself declares it. Write its value.",
                "&ho;: \"&ho;\" stands for no character. Write the character itself.",
            ], "a[b=&hi;]()"),
        Case("<!DOCTYPE a [<!ENTITY hi 'Hello'>]><a/>", [], "a"),
        Case(
            "", [": No \"document\" element: save the file in Interface Builder again, or restore an earlier version."],
            ""),
        Case(
            "NIBArchive\u{1}\u{0}",
            ["NIBArchive\u{1}\u{0}: This is a compiled nib. Open the .xib or .storyboard that it was made from."], ""),
    ]

    @Test(arguments: cases)
    func reportsTheProblemAndReadsTheRest(example: Case) {
        let text = SourceText(example.text)
        let tree = XMLParser.parse(text)
        let marked = tree.problems.map { finding in
            let line = text.lines.range(ofLine: text.lines.line(of: finding.range.start))
            return "\(text[TextRange(finding.range.start, min(finding.range.end, line.end))]): \(finding.message)"
        }
        #expect(marked == example.findings)
        #expect(Self.drawing(of: tree) == example.tree)
        #expect(tree.problems.allSatisfy { $0.code == .syntax && $0.severity == .error && !$0.subject.isEmpty })
    }

    /// The title of the suggestion, and the text after it, which has no problem.
    @Test(arguments: [
        ("<a>\n  <b>\n    <c/>\n</a>", "Add \"</b>\"", "<a>\n  <b>\n    <c/>\n  </b>\n</a>"),
        ("<a></b></a>", "Remove the end tag", "<a></a>"),
        ("<a><b><c>", "Add the missing end tags", "<a><b><c></c></b></a>"),
        ("<a><b id=\"1\"\n</a>", "Add \"/>\"", "<a><b id=\"1\"/>\n</a>"),
        ("<a b=c/>", "Put it in quotes", "<a b=\"c\"/>"),
        ("<a b='c/>", "Add the closing quote", "<a b='c'/>"),
        ("<a b='1<2'/>", "Write \"&lt;\"", "<a b='1&lt;2'/>"),
        ("<a b='1&2'/>", "Write \"&amp;\"", "<a b='1&amp;2'/>"),
        ("<a/>word", "Remove it", "<a/>"),
        ("<a></a", "Add \">\"", "<a></a>"),
        ("<a b='1<2<3'/>", "Write \"&lt;\"", "<a b='1&lt;2&lt;3'/>"),
        (
            "\u{FEFF} word\n<?xml version='1.0'?><a/>", "Remove the text before it",
            "\u{FEFF}<?xml version='1.0'?><a/>"
        ),
        ("<a><?xml version='1.0'?></a>", "Remove it", "<a></a>"),
        (
            "<?xml version=\"1.0?><a/>", "Write <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>"
        ),
    ])
    func suggestionsFixTheProblem(written: String, title: String, fixed: String) throws {
        let text = SourceText(written)
        let finding = try #require(XMLParser.parse(text).problems.first)
        let suggestion = try #require(finding.suggestions.first)
        let result = text.applying(suggestion.edits)
        #expect(suggestion.title == title)
        #expect(result.string == fixed)
        #expect(XMLParser.parse(result).problems == [])
    }

    /// If the start tag of an inner element is missing, its end tag must not close an outer element of the same name.
    @Test func indentationDecidesWhichElementAnEndTagCloses() {
        let text = SourceText(
            """
            <a>
                <list>
                    <b>
                            <c/>
                        </list>
                    </b>
                    <d/>
                </list>
            </a>
            """)
        let tree = XMLParser.parse(text)
        #expect(tree.problems.map { text[$0.range] } == ["</list>"])
        #expect(Self.drawing(of: tree) == "a(list(b(c) d))")
    }

    @Test func aByteOrderMarkShiftsNothing() throws {
        let text = SourceText("\u{FEFF}<?xml version=\"1.0\"?>\r\n<a id=\"1\">\r\n</a>\r\n")
        let tree = XMLParser.parse(text)
        let root = try #require(tree.root)
        #expect(tree.problems == [])
        #expect(text[tree[root].startTag] == "<a id=\"1\">")
    }

    /// The tags of a tree with their attributes: `a[id=1](b c)`.
    static func drawing(of tree: XMLTree) -> String {
        func drawing(_ id: XMLElementID) -> String {
            let attributes = tree[id].attributes.map { index in
                let attribute = tree.attributes[index]
                return "\(tree.names[attribute.name])=\(tree.value(of: attribute))"
            }
            let list = attributes.isEmpty ? "" : "[\(attributes.joined(separator: " "))]"
            let children = tree.children(of: id).map(drawing).joined(separator: " ")
            return tree.tag(of: id) + list + (children.isEmpty && tree[id].isSelfClosing ? "" : "(\(children))")
        }
        return tree.elements.indices.filter { tree.elements[$0].parent == nil }.map { drawing(XMLElementID(index: $0)) }
            .joined(separator: " ")
    }
}
