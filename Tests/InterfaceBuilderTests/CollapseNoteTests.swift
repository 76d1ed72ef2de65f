import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Lines of notes that say, or all but say, how a view collapses.
@Suite struct CollapseNoteTests {
    @Test(arguments: [
        "collapse", "collapse: trailing", "collapse: all as hrViewVisible", "collapse as flexibleBox",
        "collapse: leading top",
    ])
    func isWrittenAsItIsRead(line: String) {
        #expect(CollapseNote(line[...])?.text == line)
    }

    @Test(arguments: [
        ("collapse: trailng", "trailng", "trailing"), ("collapse: top botom", "botom", "bottom"),
        ("collapse : bottm as hrViewVisible", "bottm", "bottom"),
        ("collapse: trailing as hrViewVisable", "hrViewVisable", "hrViewVisible"),
        ("colapse: trailing", "colapse", "collapse"), ("Collapse: Trailng", "Trailng", "trailing"),
    ])
    func aSlip(line: String, word: String, meant: String) throws {
        #expect(CollapseNote(line[...]) == nil)
        let slip = try #require(CollapseNote.slip(in: line[...]))
        #expect(slip.word == word)
        #expect(slip.meant.first == meant)
    }

    @Test(arguments: [
        ("Collapse: Trailing", "collapse: trailing"), ("collapse as FlexibleBox", "collapse as flexibleBox"),
        ("COLLAPSE : All AS HRViewVisible", "collapse: all as hrViewVisible"),
        ("Collapse: leading as flexibleBox", "collapse: leading as flexibleBox"),
    ])
    func capitalsMakeNoDifference(line: String, meaning: String) {
        #expect(CollapseNote(line[...])?.text == meaning)
    }

    @Test(arguments: [
        ("collapse as flexiBox", "flexiBox"), ("collapse: trailing as flexi", "flexi"), ("collapse: trailing as", "as"),
        ("collapse top as", "as"), ("Collapse: all as UIStackView", "UIStackView"),
    ])
    func aWayOfCollapsingThatIsNone(line: String, word: String) throws {
        #expect(CollapseNote(line[...]) == nil)
        let slip = try #require(CollapseNote.slip(in: line[...]))
        #expect(slip.word == word)
        #expect(slip.isStyle)
        #expect(slip.meant == [])
    }

    @Test(arguments: ["Collapse", "Collapse All", "Collapse top", "Collapse this view when the user is logged out."])
    func whatIsNoNote(line: String) {
        #expect(CollapseNote(line[...]) == nil)
        #expect(CollapseNote.slip(in: line[...]) == nil)
    }

    @Test(arguments: [
        "", "Collapse", "Collapse as soon as the user logs out", "Collapse: as needed", "collapse as",
        "collapse this when there is no badge", "collapse later", "collapse as needed", "collapse top as needed",
        "collapsed: top row", "The badge of the day", "collapse: botom trailng",
        "close: top", "collapse tap",
    ])
    func whatIsMeantForPeople(line: String) {
        #expect(CollapseNote.slip(in: line[...]) == nil)
    }

    private func document(_ fragment: String) -> (Document, SourceText) {
        let text = SourceText(
            IBFixture.xib(
                """
                <view translatesAutoresizingMaskIntoConstraints="NO" id="badge" userLabel="badge">
                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <attributedString key="userComments">\(fragment)</attributedString>
                </view>
                """))
        return (InterfaceBuilderFormat().parse(text).document, text)
    }

    @Test func aSlipIsReportedAtItsWord() throws {
        let (document, text) = document(
            "<fragment content=\"The badge &amp; all.&#10; \"/><fragment content=\"collapse: trailng\"/>")
        let finding = try #require(document.problems.first)
        #expect(document.problems.count == 1)
        #expect(finding.code == .unknownName)
        #expect(finding.severity == .hint)
        #expect(text[finding.range] == "trailng")
        #expect(finding.message.contains("Did you mean \"trailing\"?"))
        let fixed = text.applying(try #require(finding.suggestions.first).edits)
        let layout = try #require(InterfaceBuilderFormat().parse(fixed).document.layouts.first)
        #expect(layout.collapses.map(\.edges) == [[.trailing]])
        #expect(layout.collapses.map(\.isNoted) == [true])
        #expect(document.layouts.first?.vary == [])
    }

    @Test(arguments: [
        (
            "collapse: trailing as",
            "A way of collapsing is missing behind \"as\", so this note says nothing of how the view goes. It is one of \"plain\", "
        ),
        (
            "collapse as flexiBox",
            "\"flexiBox\" is no way of collapsing, so this note says nothing of how the view goes. It is one of \"plain\""
        ),
    ])
    func waysOfCollapsingAreNamed(note: String, message: String) throws {
        let (document, _) = document("<fragment content=\"\(note)\"/>")
        #expect(document.problems.map { $0.message.hasPrefix(message) } == [true])
        #expect(document.problems.map(\.suggestions) == [[]])
    }

    @Test func inALineWithEntitiesTheWholeNoteIsMarked() throws {
        let (document, text) = document("<fragment content=\"collapse:&#9;trailng\"/>")
        let finding = try #require(document.problems.first)
        #expect(text[finding.range] == "collapse:&#9;trailng")
        #expect(finding.suggestions == [])
    }

    @Test func aLongNoteIsAnElement() throws {
        let (document, _) = document(
            "<fragment><string key=\"content\">The badge.\ncollapse: top</string></fragment>")
        #expect(document.layouts.first?.collapses.map(\.edges) == [[.top]])
        #expect(document.problems == [])
    }
}
