import LayoutModel
import Testing

@testable import Analysis

@Suite struct MissingLeadingTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    private func label(_ text: String = "Default", tag: String = "label", inside: String = "") -> Element {
        Element(tag: tag, id: "l", frame: [244, 10, 60, 21], attributes: "text=\"\(text)\"", inside: inside)
    }

    private static let ended = [Pin("1", "root.trailing", "l.trailing", 16), Pin("2", "l.top", "root.top", 10)]

    @Test func namesTheViewOutOfWhichTheTextGrows() throws {
        let document = TestDocument(320, 44, [label()], Self.ended)
        let finding = try #require(document.findings().first)
        #expect(finding.code == "missing-leading" && finding.severity == .information && finding.subject == "l")
        #expect(
            finding.message
                == #"Missing leading constraint: a longer text of "Default" grows from its trailing edge out of the "#
                + "root view. Add a leading constraint with >=, so that the text is truncated or wrapped.")
        #expect(document[finding.range] == "label")
    }

    @Test func saysNothingWhereTheTextIsStopped() throws {
        let stops = [
            Pin("3", "l.leading", "root.leading", 16, "relation=\"greaterThanOrEqual\""),
            Pin("3", "l.width", nil, 60), Pin("3", "l.centerX", "root.centerX", 0, "priority=\"250\""),
        ]
        for stop in stops {
            #expect(try !TestDocument(320, 44, [label()], Self.ended + [stop]).found().contains("missing-leading: l"))
        }
        // By what stands before it, too.
        let title = Element(tag: "button", id: "b", frame: [16, 10, 30, 30])
        let chain = [
            Pin("4", "l.leading", "b.trailing", 8, "relation=\"greaterThanOrEqual\""),
            Pin("5", "b.leading", "root.leading", 16), Pin("6", "b.top", "root.top", 10),
        ]
        #expect(try TestDocument(320, 44, [label(), title], Self.ended + chain).found() == [])
    }

    @Test(arguments: [("0:00", false), ("12,345", false), ("Default", true)])
    func judgesTextsThatMayBeOfAnyLength(text: String, isFound: Bool) throws {
        #expect(
            try TestDocument(320, 44, [label(text)], Self.ended).found() == (isFound ? ["missing-leading: l"] : []))
    }

    @Test(arguments: [("Name:", true), ("", false)])
    func alsoJudgesLabelsBeforeFieldsOfMacOS(text: String, isFound: Bool) throws {
        let cell = #"<textFieldCell key="cell" title="\#(text)" id="c"/>"#
        let field = Element(tag: "textField", id: "l", frame: [244, 10, 60, 16], inside: cell)
        let document = TestDocument(320, 44, [field], Self.ended, tag: "customView", runtime: "MacOSX.Cocoa")
        #expect(try document.found().contains("missing-leading: l") == isFound)
    }
}
