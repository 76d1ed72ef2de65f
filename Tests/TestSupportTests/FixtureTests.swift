import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct FixtureTests {
    private static func finding(_ code: FindingCode, _ start: Int, _ end: Int) -> Finding {
        Finding(code: code, range: TextRange(start, end), message: "Wrong.")
    }

    @Test func marksInTheTextAreNoPartOfIt() {
        let fixture = Fixture("a «b│c» «ä»")
        #expect(fixture.text.string == "a bc ä")
        #expect(fixture.cursor == UTF8Offset(3))
        #expect(fixture.ranges == [TextRange(2, 4), TextRange(5, 7)])
        #expect(fixture.marks.isEmpty)
        #expect(fixture.files.map(\.path) == [""])
    }

    @Test func rangesCanBeNested() {
        #expect(Fixture("«a «b» «»c»").ranges == [TextRange(0, 5), TextRange(2, 3), TextRange(4, 4)])
    }

    @Test func withoutACursorItIsAtTheEnd() {
        let fixture = Fixture("ab\n")
        #expect(fixture.cursor == UTF8Offset(3))
        #expect(fixture.files[0].cursor == nil)
        #expect(Fixture("").text.string == "")
    }

    @Test func caretsMarkTheLineAboveAndAreNoPartOfTheText() {
        let fixture = Fixture(
            """
            view ä, bb
                 ^ unknown-name
                    ^^ duplicate-name
            view c
            """)
        #expect(fixture.text.string == "view ä, bb\nview c")
        #expect(fixture.marks.map(\.name) == ["unknown-name", "duplicate-name"])
        #expect(fixture.marks.map(\.line) == [0, 0])
        #expect(fixture.marks.map(\.range) == [TextRange(5, 7), TextRange(9, 11)])
    }

    @Test func caretsAreUnderTheTextAsItIsShown() {
        let fixture = Fixture("view «a│bc» d\n        ^^ bc\n            ^ d\n             ^ end\n")
        #expect(fixture.files[0].range(named: "bc") == TextRange(6, 8))
        #expect(fixture.files[0].range(named: "d") == TextRange(9, 10))
        #expect(fixture.files[0].range(named: "end") == TextRange(10, 10))
        #expect(fixture.files[0].range(named: "none") == nil)
    }

    @Test func aLineOfCaretsWithoutANameIsText() {
        #expect(Fixture("a\n^\n^ 1\n").text.string == "a\n^\n^ 1\n")
        #expect(Fixture("^ name").text.string == "^ name")
    }

    @Test func commentsRemain() {
        let fixture = Fixture("a\nb // expect: syntax, conflict\n")
        #expect(fixture.text.string == "a\nb // expect: syntax, conflict\n")
        #expect(fixture.marks.map { "\($0.line) \($0.name)" } == ["1 syntax", "1 conflict"])
        #expect(fixture.marks.allSatisfy { $0.range == nil })
    }

    @Test func severalFiles() throws {
        let fixture = Fixture(
            """
            // file: sizes.pair
            size icon 40
                      ^^ declared

            // file: empty.pair
            // file: row.pair
            view a i│con
            """)
        #expect(fixture.files.map(\.path) == ["sizes.pair", "empty.pair", "row.pair"])
        #expect(fixture.files.map(\.text.string) == ["size icon 40\n\n", "\n", "view a icon"])
        #expect(fixture["sizes.pair"]?.range(named: "declared") == TextRange(10, 12))
        #expect(fixture["row.pair"]?.cursor == UTF8Offset(8))
        #expect(fixture["sizes.pair"]?.cursor == nil)
        #expect(fixture["other.pair"] == nil)
    }

    @Test func findingsThatAgree() {
        let fixture = Fixture("a b // expect: syntax\n^ conflict\n  ^ syntax\n")
        let findings = [Self.finding(.syntax, 2, 3), Self.finding(.syntax, 0, 3), Self.finding("conflict", 0, 1)]
        #expect(fixture.differences(from: findings) == [])
    }

    @Test func findingsThatDiffer() {
        let fixture = Fixture("a b\n^ conflict\nc // expect: syntax\n")
        let findings = [Self.finding("conflict", 0, 2), Self.finding(.syntax, 0, 1)]
        #expect(
            fixture.differences(from: findings) == [
                "missing: conflict in line 1 at `a`", "missing: syntax in line 2",
                "not expected: conflict in line 1, columns 0..<2: Wrong.",
                "not expected: syntax in line 1, columns 0..<1: Wrong.",
            ])
    }
}
