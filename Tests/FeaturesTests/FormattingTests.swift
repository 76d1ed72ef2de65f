import Features
import SourceText
import TestSupport
import Testing

@Suite struct FormattingTests {
    private func after(_ edits: [TextEdit]?, _ snapshot: Snapshot) -> String? {
        edits.map { snapshot.text.applying($0).string }
    }

    @Test func onlyTheLinesOfARangeAreFormatted() throws {
        let fixture = Fixture("layout A {\nsize 3x3\nview «a\nview» b\n}\n")
        let snapshot = try #require(fixture.snapshot())
        let range = try #require(fixture.ranges.first)
        #expect(
            after(Formatting.edits(of: snapshot, in: range), snapshot)
                == "layout A {\nsize 3x3\n    view a\n    view b\n}\n")
    }

    @Test func aNewLineIsIndented() throws {
        let fixture = Fixture("layout A {\n  view a {\n│")
        let snapshot = try #require(fixture.snapshot())
        #expect(
            after(Formatting.edits(afterTyping: "\n", at: fixture.cursor, in: snapshot), snapshot)
                == "layout A {\n  view a {\n        ")
        let line = Fixture("layout A {\n│size 3x3\n}")
        let other = try #require(line.snapshot())
        #expect(Formatting.edits(afterTyping: "\n", at: line.cursor, in: other) == nil)
    }

    @Test func aTypedBraceFormatsItsBlock() throws {
        let fixture = Fixture("layout A {\nsize 3x3\n  view a {\nview b\n }│\n}\n")
        let snapshot = try #require(fixture.snapshot())
        #expect(
            after(Formatting.edits(afterTyping: "}", at: fixture.cursor, in: snapshot), snapshot)
                == "layout A {\nsize 3x3\n    view a {\n        view b\n    }\n}\n")
    }

    @Test func documentsAreNotFormatted() throws {
        let snapshot = try #require(Fixture("<document/>").snapshot(of: "a.xib"))
        #expect(Formatting.edits(of: snapshot) == nil)
        #expect(Formatting.edits(afterTyping: "\n", at: UTF8Offset(0), in: snapshot) == nil)
    }
}
