import SourceText
import Testing

@testable import InterfaceBuilder

/// Unresolved merge conflicts in a document.
@Suite struct XMLConflictTests {
    private let simple = """
        <a>
        <<<<<<< HEAD
            <b id="1"/>
        =======
            <b id="2"/>
        >>>>>>> feature
            <c/>
        </a>

        """

    @Test func aConflictIsOneFindingAndTheFirstSideIsRead() throws {
        let text = SourceText(simple)
        let tree = XMLParser.parse(text)
        let finding = try #require(tree.problems.first)
        #expect(tree.problems.count == 1)
        #expect(text[finding.range] == "<<<<<<< HEAD")
        #expect(
            finding.message
                == "Unresolved merge conflict up to line 6. Keep one version, and remove the marker lines. "
                + "Until then only the first version is read.")
        #expect(finding.related.map { text[$0.range.range] } == ["=======", ">>>>>>> feature"])
        #expect(XMLProblemTests.drawing(of: tree) == "a(b[id=1] c)")
        #expect(
            tree.conflicts.map { text[$0] } == [
                String(simple.split(separator: "\n")[1...5].joined(separator: "\n")) + "\n"
            ])
    }

    @Test func theSecondSideIsInTheTreeForItsNames() throws {
        let tree = XMLParser.parse(SourceText(simple))
        let second = try #require(tree.elements.indices.map(XMLElementID.init).first { tree[$0, .id] == "2" })
        #expect(tree[second].isOnSecondSide)
        #expect(tree.subtree(of: try #require(tree.root)).contains(second.index))
    }

    @Test func eitherVersionCanBeKept() throws {
        let text = SourceText(simple)
        let suggestions = try #require(XMLParser.parse(text).problems.first).suggestions
        #expect(
            suggestions.map(\.title) == [
                "Keep the first version, from \"HEAD\"", "Keep the second version, from \"feature\"",
            ])
        #expect(
            suggestions.map { text.applying($0.edits).string } == [
                "<a>\n    <b id=\"1\"/>\n    <c/>\n</a>\n", "<a>\n    <b id=\"2\"/>\n    <c/>\n</a>\n",
            ])
    }

    /// Whatever the second side opens and closes, the structure is that of the first side.
    @Test(arguments: [
        ("<b id='1'>", "<b id='2'>", "<c/>\n</b>", "a(b[id=1](c) d)"),
        ("<b>", "<b><x>", "</b>", "a(b() d)"),
        ("<b></b>", "</a></z>", "", "a(b() d)"),
        ("<b/>", "<x><y><z>", "", "a(b d)"),
        ("", "<x/>", "", "a(d)"),
        ("<b/>", "", "", "a(b d)"),
    ])
    func theStructureIsThatOfTheFirstSide(first: String, second: String, rest: String, drawing: String) {
        let text = "<a>\n<<<<<<< ours\n\(first)\n=======\n\(second)\n>>>>>>> theirs\n\(rest)\n<d/>\n</a>"
        for text in [
            text, text.replacing("\n", with: "\r\n"), text.replacing("=======", with: "||||||| base\n<z>\n======="),
            text.replacing("\n", with: "\n    "),
        ] {
            let tree = XMLParser.parse(SourceText(text))
            #expect(tree.problems.count == 1)
            #expect(XMLProblemTests.drawing(of: tree) == drawing)
        }
    }

    @Test func theRootMayBePartOfAConflict() {
        let text = "<<<<<<< a\n<document v='1'>\n=======\n<document v='2'>\n>>>>>>> b\n<c/>\n</document>"
        let tree = XMLParser.parse(SourceText(text))
        #expect(tree.problems.count == 1)
        #expect(XMLProblemTests.drawing(of: tree) == "document[v=1](c)")
    }

    @Test func everyConflictHasAFinding() {
        let tree = XMLParser.parse(SourceText("<r>\n\(simple)\(simple)\(simple)</r>"))
        #expect(tree.problems.count == 3)
        #expect(tree.conflicts.count == 3)
    }

    @Test(arguments: [
        ("<a>\n<<<<<<< HEAD\n<b/>\n</a>", "<<<<<<< HEAD"),
        ("<a>\n<b/>\n>>>>>>> feature\n</a>", ">>>>>>> feature"),
        ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n</a>", "<<<<<<< HEAD"),
        ("<a>\n<b>\n=======\n<b>\n>>>>>>> feature\n</b></a>", "======="),
        ("<a>\n  <b/>\n  >>>>>>> feature\n</a>", "  >>>>>>> feature"),
    ])
    func anIncompleteConflictIsOneFinding(written: String, marked: String) throws {
        let text = SourceText(written)
        let tree = XMLParser.parse(text)
        #expect(tree.problems.map { text[$0.range] } == [marked])
        #expect(tree.problems.first?.message.contains("marker") == true)
        #expect(XMLProblemTests.drawing(of: tree).hasPrefix("a(b"))
        #expect(InterfaceBuilderFormat().parse(text).document.hasMergeMarks)
    }

    /// An underline does not form a conflict with a marker that was left behind elsewhere.
    @Test(arguments: [
        "<a><!--\nHeading\n=======\n--><b/>\n>>>>>>> feature\n<c></d></a>",
        "<a><b><string>Title\n=======\nText</string></b>\n>>>>>>> feature\n<c></d></a>",
        "<a><b text='Title\n=======\n'/>\n>>>>>>> feature\n<c></d></a>",
        "<a><![CDATA[Title\n=======\n]]><b/>\n>>>>>>> feature\n<c></d></a>",
        "<a><!--\n<<<<<<< left\n--><b/>\n>>>>>>> feature\n<c></d></a>",
        "<a><!--\n||||||| beside\n--><b/>\n>>>>>>> feature\n<c></d></a>",
    ])
    func anUnderlineHidesNothing(_ written: String) throws {
        let text = SourceText(written)
        let tree = XMLParser.parse(text)
        let left = try #require(tree.problems.first)
        #expect(text[left.range] == ">>>>>>> feature")
        #expect(
            left.message
                == "Merge marker left behind. Keep one of the versions above it, and remove this line.")
        #expect(tree.conflicts.map { text[$0] } == [">>>>>>> feature\n"])
        // Problems elsewhere are still found.
        #expect(tree.problems.dropFirst().map { text[$0.range] } == ["</d>", "<c"])
        #expect(tree.elements.allSatisfy { !$0.isOnSecondSide })
    }

    /// Lines that look like markers in texts and comments.
    @Test(arguments: [
        "<a><string>Title\n=======\nText\n</string></a>", "<a><![CDATA[\n>>>>>>> text\n]]><b/></a>",
        "<a><!--\n<<<<<<< left\n--><b/></a>",
    ])
    func linesThatLookLikeMarkersAreNoConflict(_ text: String) {
        let tree = XMLParser.parse(SourceText(text))
        #expect(tree.problems == [])
        #expect(tree.conflicts == [])
    }

    /// Both versions have the same ids, and the model is that of the first.
    @Test func theModelIsThatOfTheFirstSide() throws {
        func document(_ first: String, _ second: String) -> String {
            """
            <document useAutolayout="YES" targetRuntime="iOS.CocoaTouch"><objects><view id="root">
            <rect key="frame" x="0" y="0" width="100" height="50"/><subviews><view id="box">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews><constraints>
            <<<<<<< HEAD
            \(first)
            =======
            \(second)
            >>>>>>> feature
            </constraints></view></objects></document>
            """
        }
        let constraint = "<constraint firstItem='box' firstAttribute='width' constant='10' id='width'/>"
        let other = constraint.replacing("10", with: "20") + constraint.replacing("width", with: "height")
        let parsed = InterfaceBuilderFormat().parse(SourceText(document(constraint, other))).document
        #expect(parsed.problems.map(\.code) == [.syntax])
        #expect(parsed.layouts.flatMap(\.constraints).map(\.objectID) == ["width"])
        #expect(parsed.occurrences.filter { $0.symbol == .object("width") }.count == 2)
    }
}
