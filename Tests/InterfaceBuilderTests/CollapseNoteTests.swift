import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Lines of notes that declare how a view collapses, with or without a misspelled word.
@Suite struct CollapseNoteTests {
    @Test(arguments: [
        "collapse", "collapse: trailing", "collapse: all as hrViewVisible", "collapse as flexibleBox",
        "collapse: leading top",
    ])
    func writesWhatItReads(line: String) {
        #expect(CollapseNote(line[...])?.line == line)
    }

    @Test(arguments: [
        ("collapse: trailng", "trailng", "trailing"), ("collapse: top botom", "botom", "bottom"),
        ("collapse : bottm as hrViewVisible", "bottm", "bottom"),
        ("collapse: trailing as hrViewVisable", "hrViewVisable", "hrViewVisible"),
        ("colapse: trailing", "colapse", "collapse"), ("Collapse: Trailng", "Trailng", "trailing"),
    ])
    func findsAMisspelledWord(line: String, word: String, meant: String) throws {
        #expect(CollapseNote(line[...]) == nil)
        let wrong = try #require(CollapseNote.misspelling(in: line[...]))
        #expect(wrong.word == word)
        #expect(wrong.meant.first == meant)
    }

    @Test(arguments: [
        ("Collapse: Trailing", "collapse: trailing"), ("collapse as FlexibleBox", "collapse as flexibleBox"),
        ("COLLAPSE : All AS HRViewVisible", "collapse: all as hrViewVisible"),
        ("Collapse: leading as flexibleBox", "collapse: leading as flexibleBox"),
    ])
    func ignoresCase(line: String, meaning: String) {
        #expect(CollapseNote(line[...])?.line == meaning)
    }

    @Test(arguments: [
        ("collapse as flexiBox", "flexiBox"), ("collapse: trailing as flexi", "flexi"), ("collapse: trailing as", "as"),
        ("collapse top as", "as"), ("Collapse: all as UIStackView", "UIStackView"),
    ])
    func findsAnUnknownStyle(line: String, word: String) throws {
        #expect(CollapseNote(line[...]) == nil)
        let wrong = try #require(CollapseNote.misspelling(in: line[...]))
        #expect(wrong.word == word)
        #expect(wrong.meant == [])
    }

    @Test(arguments: ["Collapse", "Collapse All", "Collapse top", "Collapse this view when the user is logged out."])
    func ignoresOtherLines(line: String) {
        #expect(CollapseNote(line[...]) == nil)
        #expect(CollapseNote.misspelling(in: line[...]) == nil)
    }

    @Test(arguments: [
        "", "Collapse", "Collapse as soon as the user logs out", "Collapse: as needed", "collapse as",
        "collapse this when there is no badge", "collapse later", "collapse as needed", "collapse top as needed",
        "collapsed: top row", "The badge of the day", "collapse: botom trailng",
        "close: top", "collapse tap",
    ])
    func ignoresSentences(line: String) {
        #expect(CollapseNote.misspelling(in: line[...]) == nil)
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

    @Test func reportsAMisspelledWord() throws {
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
            "A collapse style is missing after \"as\", so this note does not declare a collapse. Use one of \"plain\", "
        ),
        (
            "collapse as flexiBox",
            "\"flexiBox\" is not a collapse style, so this note does not declare a collapse. Use one of \"plain\""
        ),
    ])
    func listsTheStyles(note: String, message: String) throws {
        let (document, _) = document("<fragment content=\"\(note)\"/>")
        #expect(document.problems.map { $0.message.hasPrefix(message) } == [true])
        #expect(document.problems.map(\.suggestions) == [[]])
    }

    @Test func marksTheWholeNoteIfALineHasEntities() throws {
        let (document, text) = document("<fragment content=\"collapse:&#9;trailng\"/>")
        let finding = try #require(document.problems.first)
        #expect(text[finding.range] == "collapse:&#9;trailng")
        #expect(finding.suggestions == [])
    }

    @Test func readsALongNoteFromAnElement() throws {
        let (document, _) = document(
            "<fragment><string key=\"content\">The badge.\ncollapse: top</string></fragment>")
        #expect(document.layouts.first?.collapses.map(\.edges) == [[.top]])
        #expect(document.problems == [])
    }
}
