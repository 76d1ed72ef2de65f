import LanguageServerProtocol
import SourceText
import Testing

@testable import LanguageServer

/// Changes that come in another order than the editor made them in.
@Suite struct RecentChangesTests {
    /// The text after changes, each of which types the letter of its version at the end of the line.
    private func text(of versions: [Int]) -> String {
        var changes = RecentChanges(after: 0)
        var text = SourceText("")
        for version in versions { text = changes.make(typing(version), to: version, of: text).text }
        return text.string
    }

    /// Version 1 types "a" at column 0, version 2 "b" at column 1, and so on.
    private func typing(_ version: Int) -> ContentChange {
        let letter = UnicodeScalar(UInt8(ascii: "a") + UInt8((version - 1) % 26))
        return change(at: version - 1, String(Character(letter)))
    }

    private func change(at column: Int, _ text: String) -> ContentChange {
        let place = Position(line: 0, character: column)
        return change(TextDocumentContentChange(range: PositionRange(start: place, end: place), text: text))
    }

    private func change(_ replacement: TextDocumentContentChange) -> ContentChange {
        ContentChange(replacements: [replacement], encoding: .utf8)
    }

    @Test(arguments: [
        [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 6, 5], [2, 1, 3, 4, 5, 6], [1, 6, 5, 4, 3, 2], [1, 2, 6, 4, 3, 5],
        [6, 5, 4, 3, 2, 1],
    ])
    func changesAreMadeInTheOrderOfTheirVersions(order: [Int]) {
        #expect(text(of: order) == "abcdef")
    }

    @Test func aLateChangeIsMadeBehindManyOthers() {
        let order = Array(1...20) + Array(22...36) + [21] + Array(37...40)
        #expect(text(of: order) == text(of: Array(1...40)))
    }

    /// Nothing tells where they belong.
    @Test func whatEditorsDoNotCountIsMadeAsItComes() {
        var changes = RecentChanges(after: 7)
        var text = SourceText("")
        for (column, letter) in ["a", "b", "c", "d"].enumerated() {
            text = changes.make(change(at: column, letter), to: 7, of: text).text
        }
        #expect(text.string == "abcd")
        #expect(changes.newest == 7)
    }

    @Test func whatIsCountedAnewIsMadeAsItComes() {
        var changes = RecentChanges(after: 0)
        var text = SourceText("")
        for (column, version) in [1, 2, 3, 4, 1, 2, 3].enumerated() {
            text = changes.make(change(at: column, "\(version)"), to: version, of: text).text
        }
        #expect(text.string == "1234123")
        #expect(changes.newest == 3)
    }

    @Test func aTextThatReplacesAllLeavesNothingOfALateChange() {
        var changes = RecentChanges(after: 0)
        let text = changes.make(
            change(TextDocumentContentChange(range: nil, text: "new")), to: 2, of: SourceText("old")
        ).text
        #expect(changes.make(change(at: 0, "very "), to: 1, of: text).text.string == "new")
    }
}
