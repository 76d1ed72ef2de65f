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
        ("collapse as FlexibleBox", "FlexibleBox", "flexibleBox"), ("colapse: trailing", "colapse", "collapse"),
        ("Collapse: leading as flexibleBox", "Collapse", "collapse"),
    ])
    func aSlip(line: String, word: String, meant: String) throws {
        #expect(CollapseNote(line[...]) == nil)
        let slip = try #require(CollapseNote.slip(in: line[...]))
        #expect(slip.word == word)
        #expect(slip.meant.first == meant)
    }

    @Test(arguments: [
        "", "Collapse", "collapse this when there is no badge", "collapse later", "collapse as needed",
        "collapse top as needed", "collapsed: top row", "The badge of the day", "collapse: botom trailng",
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
