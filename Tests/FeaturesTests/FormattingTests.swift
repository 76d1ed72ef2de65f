import Features
import SourceText
import Testing

@Suite struct FormattingTests {
    private func after(_ edits: [TextEdit]?, _ snapshot: Snapshot) -> String? {
        edits.map { snapshot.text.applying($0).string }
    }

    @Test func onlyTheLinesOfARangeAreFormatted() throws {
        let picture = Picture("layout A {\nsize 3x3\nview «a\nview» b\n}\n")
        let snapshot = try #require(picture.snapshot())
        let range = try #require(picture.ranges.first)
        #expect(
            after(Formatting.edits(of: snapshot, in: range), snapshot)
                == "layout A {\nsize 3x3\n    view a\n    view b\n}\n")
    }

    @Test func aNewLineIsIndented() throws {
        let picture = Picture("layout A {\n  view a {\n│")
        let snapshot = try #require(picture.snapshot())
        #expect(
            after(Formatting.edits(afterTyping: "\n", at: picture.cursor, in: snapshot), snapshot)
                == "layout A {\n  view a {\n        ")
        let line = Picture("layout A {\n│size 3x3\n}")
        let other = try #require(line.snapshot())
        #expect(Formatting.edits(afterTyping: "\n", at: line.cursor, in: other) == nil)
    }

    @Test func aTypedBraceFormatsItsBlock() throws {
        let picture = Picture("layout A {\nsize 3x3\n  view a {\nview b\n }│\n}\n")
        let snapshot = try #require(picture.snapshot())
        #expect(
            after(Formatting.edits(afterTyping: "}", at: picture.cursor, in: snapshot), snapshot)
                == "layout A {\nsize 3x3\n    view a {\n        view b\n    }\n}\n")
    }

    @Test func documentsAreNotFormatted() throws {
        let snapshot = try #require(Picture("<document/>").snapshot(of: "a.xib"))
        #expect(Formatting.edits(of: snapshot) == nil)
        #expect(Formatting.edits(afterTyping: "\n", at: UTF8Offset(0), in: snapshot) == nil)
    }
}
