import SourceText
import Testing

@testable import RuntimeLog

/// Dumps with codes in their lines, and their ranges in the log.
@Suite struct PlainLogTests {
    private static let dump = """
        noise
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0x2'a & b'.height == 1   (active)>",
            "<NSLayoutConstraint:0x3 V:[UILabel:0x2'a & b'(>=2)]   (active, names: '|':UIView:0x4 )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 V:[UILabel:0x2'a & b'(>=2)]   (active, names: '|':UIView:0x4 )>

        noise

        """

    private static let markup = dump.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
        ">", with: "&gt;"
    ).replacing("\"", with: "&quot;")

    private static func lines(_ wrap: (Substring) -> String) -> String {
        dump.split(separator: "\n", omittingEmptySubsequences: false).map(wrap).joined(separator: "\n")
    }

    @Test(arguments: [
        markup, markup.replacing("'", with: "&#39;"),
        markup.replacing("'", with: "&#x27;").replacing("   ", with: "&nbsp; &#160;"),
        lines { "\u{1B}[31m\($0)\u{1B}[0m" }, lines { "\u{1B}[1;38;5;9m\($0)\u{1B}[m\u{1B}[K" },
        lines { "\($0)^M" }, lines { "\($0)^M\r" },
        dump.replacing("   ", with: "\u{A0}\u{A0} "), dump.replacing(" ", with: "\u{A0}"),
    ])
    func codesAreIgnored(log: String) throws {
        let text = SourceText(log)
        let dump = try #require(RuntimeLog.parse(text).dumps.first)
        #expect(dump.constraints.map(\.address) == ["1", "3"])
        #expect(dump.constraints.map(\.isUnderstood) == [true, true])
        #expect(dump.constraints.map(\.isActive) == [true, true])
        #expect(dump.items.first?.text == "a & b")
        #expect(dump.broken == 1)
        #expect(dump.isComplete)
        // The ranges are those of the original log.
        #expect(dump.constraints.map { text.lines.line(of: $0.range.start) } == [3, 4])
        for constraint in dump.constraints {
            let words = text[constraint.range]
            #expect(words.hasPrefix("<NS") || words.hasPrefix("&lt;NS"))
            #expect(words.hasSuffix(")>") || words.hasSuffix(")&gt;"))
        }
        #expect(text.lines.line(of: dump.headline.start) == 1)
        #expect(text[dump.headline].hasSuffix("constraints"))
        #expect(text.lines.line(of: dump.range.end) == 8)
    }

    /// A console may be cut off within a colour code, or have invalid ones.
    @Test(arguments: ["\u{1B}[", "\u{1B}[3", "\u{1B}[1;", "\u{1B}[\u{8}"])
    func cutColourCodeLeavesTheNextLine(code: String) throws {
        let log = Self.dump.replacing("\",\n", with: "\",\(code)\n")
        let text = SourceText(log)
        let dump = try #require(RuntimeLog.parse(text).dumps.first)
        #expect(dump.constraints.map(\.address) == ["1", "3"])
        #expect(dump.constraints.map { text.lines.line(of: $0.range.start) } == [3, 4])
    }

    /// Removed codes at the ends of a range are outside of it, replaced ones are inside.
    @Test func rangesEndBeforeRemovedCodes() throws {
        let log = Self.markup.replacing("constraints.", with: "constraints\u{1B}[0m.").replacing(
            "&quot;&lt;", with: "&quot;\u{1B}[1m&lt;"
        ).replacing("&gt;&quot;", with: "&gt;\u{1B}[0m&quot;")
        let text = SourceText(log)
        let dump = try #require(RuntimeLog.parse(text).dumps.first)
        #expect(text[dump.headline] == "Unable to simultaneously satisfy constraints")
        #expect(dump.constraints.count == 2)
        for constraint in dump.constraints {
            let words = text[constraint.range]
            #expect(words.hasPrefix("&lt;NS"))
            #expect(words.hasSuffix(")&gt;"))
        }
    }

    /// Old system logs have octal numbers for backslashes.
    @Test func octalBackslashesAreReplaced() throws {
        let log = Self.dump.replacing("\n", with: #"\134n"#)
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.constraints.map(\.isUnderstood) == [true, true])
        #expect(dump.broken == 1)
    }

    /// Foundation's description of a list escapes all letters but those of ASCII.
    @Test(arguments: [
        (#"\U0411\U0435\U0437 a"#, "Без a"), (#"\Ud83d\Ude00\U00e9"#, "😀é"), (#"\U041"#, #"\U041"#),
        (#"\Ud83d\U0411"#, #"\Ud83dБ"#), (#"\Ude00"#, #"\Ude00"#), (#"\U+411"#, #"\U+411"#), (#"\U0041"#, #"\U0041"#),
    ])
    func escapedLettersAreRead(escaped: String, text: String) throws {
        let log = Self.dump.replacing("a & b", with: escaped)
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.items.first?.text == text)
        #expect(SourceText(log)[dump.constraints[0].range].contains(escaped))
    }

    /// An entity in a label's text is no sign of a web page.
    @Test func entitiesInALabelsTextStay() throws {
        let log = Self.dump.replacing("a & b", with: "a &lt; b^M")
        #expect(PlainLog(SourceText(log)) == nil)
        #expect(RuntimeLog.parse(SourceText(log)).dumps.first?.items.first?.text == "a &lt; b^M")
    }

    @Test(arguments: [
        "&lt;A.Constraint:0x1&gt; &", "&lt;NSLayoutConstraint:0x1 &#; &#x; &#xFFFFFFFFF; &#1114112; &", "\u{1B}",
        "\u{1B}[", "^", #"\13"#,
    ])
    func damagedCodesStay(log: String) {
        #expect(RuntimeLog.parse(SourceText(log)).dumps.isEmpty)
    }
}
