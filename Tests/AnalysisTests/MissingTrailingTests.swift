import LayoutModel
import Testing

@testable import Analysis

@Suite struct MissingTrailingTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    private func label(_ text: String = "Title", tag: String = "label", _ attributes: String = "") -> Element {
        Element(tag: tag, id: "l", frame: [16, 10, 34, 21], attributes: "text=\"\(text)\" \(attributes)")
    }

    private static let begun = [Pin("1", "l.leading", "root.leading", 16), Pin("2", "l.top", "root.top", 10)]

    @Test func namesTheViewOutOfWhichTheTextRuns() throws {
        let document = TestDocument(320, 44, [label()], Self.begun)
        let finding = try #require(document.findings().first)
        #expect(finding.code == "missing-trailing" && finding.severity == .warning && finding.subject == "l")
        #expect(
            finding.message
                == #"Missing trailing constraint: nothing keeps a longer text of "Title" inside the root view. "#
                + "Add a trailing constraint with >=, so that the text is truncated or wrapped.")
        #expect(document[finding.range] == "label")
    }

    @Test func saysNothingWhereTheTextIsStopped() throws {
        let stops = [
            Pin("3", "l.trailing", "root.trailing", -16), Pin("3", "l.width", nil, 200),
            Pin("3", "root.trailing", "l.trailing", 16, "relation=\"greaterThanOrEqual\""),
            Pin("3", "l.width", "root.width", 0, "multiplier=\"0.5\" relation=\"lessThanOrEqual\""),
        ]
        for stop in stops {
            let found = try TestDocument(320, 44, [label()], Self.begun + [stop]).found()
            #expect(!found.contains("missing-trailing: l"))
        }
        // By what stands behind it, too.
        let button = Element(tag: "button", id: "b", frame: [280, 10, 30, 30])
        let chain = [
            Pin("4", "b.leading", "l.trailing", 8, "relation=\"greaterThanOrEqual\""),
            Pin("5", "root.trailing", "b.trailing", 10), Pin("6", "b.top", "root.top", 10),
        ]
        #expect(try TestDocument(320, 44, [label(), button], Self.begun + chain).found() == [])
    }

    @Test(arguments: [("280", "0", false), ("310", "0", true), ("280", "1", true)])
    func aTextMayWrapAtAWidthOfItsOwn(_ width: String, _ lines: String, isFound: Bool) throws {
        let label = label("Title", tag: "label", #"preferredMaxLayoutWidth="\#(width)" numberOfLines="\#(lines)""#)
        #expect(try TestDocument(320, 44, [label], Self.begun).found() == (isFound ? ["missing-trailing: l"] : []))
    }

    @Test(arguments: [("0:00", false), ("+3", false), ("85 MB", false), ("Min. 3", true), ("", true)])
    func judgesTextsThatMayBeOfAnyLength(text: String, isFound: Bool) throws {
        #expect(
            try TestDocument(320, 44, [label(text)], Self.begun).found() == (isFound ? ["missing-trailing: l"] : []))
    }

    @Test func judgesNeitherButtonsNorWhatIsArrangedScrolledOrPlacedByItsMask() throws {
        #expect(try TestDocument(320, 44, [label("Done", tag: "button")], Self.begun).found() == [])
        let masked = Element(
            tag: "label", id: "l", frame: [16, 10, 34, 21], attributes: "text=\"Title\"", takesConstraints: false)
        #expect(try TestDocument(320, 44, [masked], []).found() == [])
        let scroll = Element(
            tag: "scrollView", id: "s", frame: [0, 0, 320, 44], subviews: [label()],
            constraints: [
                Pin("1", "l.leading", "s.leading", 16), Pin("2", "l.top", "s.top"), Pin("3", "s.bottom", "l.bottom"),
                Pin("4", "l.height", "s.height"),
            ])
        let found = try TestDocument(320, 44, [scroll], .place("s", [0, 0, 320, 44])).found()
        #expect(!found.contains { $0.hasPrefix("missing-trailing") })
    }

    @Test func namesATrailingConstraintThatIsNotInstalled() throws {
        let label = TestDocument.Element(
            tag: "label", id: "l", frame: [16, 20, 100, 21], attributes: "text=\"Long words\"")
        let box = TestDocument.Element(
            id: "box", frame: [0, 0, 375, 100], attributes: "userLabel=\"Box\"",
            inside: "<variation key=\"default\"><mask key=\"constraints\">"
                + "<exclude reference=\"3\"/></mask></variation>",
            subviews: [label],
            constraints: [
                TestDocument.Pin("1", "l.leading", "box.leading", 16), TestDocument.Pin("2", "l.top", "box.top", 20),
                TestDocument.Pin("3", "trailing", "l.trailing", 16),
            ])
        let document = TestDocument.screen([box], .place("box", [0, 0, 375, 100]))
        let finding = try #require(try document.findings().first { $0.code == "missing-trailing" })
        #expect(finding.message.contains("would keep a longer text of \"Long words\" inside \"Box\", but is not"))
    }

    @Test func aLimitThatPointsOutwardsStopsNothing() throws {
        let limit = Pin("3", "root.trailing", "l.trailing", 16, "relation=\"lessThanOrEqual\"")
        let finding = try #require(TestDocument(320, 44, [label()], Self.begun + [limit]).findings().first)
        #expect(finding.code == "missing-trailing")
        #expect(finding.message.contains("of \"Title\" leave the root view, because its relation points outwards. "))
    }

    // MARK: Texts of several lines

    private func centred(_ attributes: String, _ more: [Pin] = [], inside: String = "") throws -> [Finding] {
        let label = Element(
            tag: "label", id: "l", frame: [100, 10, 120, 21], attributes: attributes, inside: inside)
        let pins = [Pin("1", "l.centerX", "root.centerX"), Pin("2", "l.top", "root.top", 10)]
        return try TestDocument(320, 44, [label], pins + more).findings().filter { $0.code == "missing-trailing" }
    }

    @Test func aTextOfSeveralLinesThatOnlyItsCentrePlacesNeverWraps() throws {
        let finding = try #require(centred(#"text="No bookmarks" numberOfLines="0""#).first)
        #expect(finding.severity == .information && finding.subject == "l")
        #expect(
            finding.message
                == #"Missing trailing constraint: only its centre places "No bookmarks", so a longer text leaves the "#
                + "root view and never wraps. Add leading and trailing constraints with >=.")
    }

    @Test(arguments: [
        #"text="No bookmarks""#, #"text="3" numberOfLines="0""#, #"text="No&#10;bookmarks" numberOfLines="2""#,
        #"text="No bookmarks" numberOfLines="2" preferredMaxLayoutWidth="280""#,
    ]) func notATextOfOneLineOrOneThatBreaksByItself(attributes: String) throws {
        #expect(try centred(attributes).isEmpty)
    }

    @Test func notATextWhoseLineBreaksStandInAnElement() throws {
        let text = "<string key=\"text\">No\nbookmarks</string>"
        #expect(try centred(#"numberOfLines="2""#, inside: text).isEmpty)
        #expect(try centred(#"numberOfLines="2""#, inside: text.replacing("\n", with: " ")).count == 1)
    }

    @Test(arguments: [
        Pin("3", "l.leading", "root.leading", 16, "relation=\"greaterThanOrEqual\""), Pin("3", "l.width", nil, 200),
    ]) func notATextThatIsLimited(limit: TestDocument.Pin) throws {
        #expect(try centred(#"text="No bookmarks" numberOfLines="0""#, [limit]).isEmpty)
    }
}
