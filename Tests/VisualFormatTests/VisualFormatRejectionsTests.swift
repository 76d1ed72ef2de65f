import LayoutModel
import SourceText
import TestSupport
import Testing
import VisualFormat

/// The reasons to reject a line, with the marked columns and the message.
@Suite struct VisualFormatRejectionsTests {
    @Test(arguments: [
        ("", "syntax 0..<0 Expected a view: `H:|-[title]-|`. A line needs at least one."),
        ("H:", "syntax 1..<2 Expected a view: `H:|-[title]-|`. A line needs at least one."),
        ("H:|-10-|", "syntax 7..<8 Expected a view: `H:|-[title]-|`. A line needs at least one."),
        ("V:||", "syntax 3..<4 Expected a view: `V:|-[title]-|`. A line needs at least one."),
        ("H:|-[a", "syntax 5..<6 Expected `]` after `a`."),
        ("H:[a(40]", "syntax 7..<8 Expected `,` or `)` after the number."),
        ("H:[a(40)", "syntax 7..<8 Expected `]` after `a`."),
        ("H:[a]-10[b]", "syntax 8..<9 Expected `-` after the gap: `-10-`."),
        (
            "H:[a]--[b]",
            "syntax 5..<7 Expected a number between these hyphens, or one `-` for the standard gap."
        ),
        ("H:[a]-", "syntax 5..<6 Expected a view in brackets or `|` after this connection."),
        ("H:[a]-10-", "syntax 8..<9 Expected a view in brackets or `|` after this connection."),
        ("Z:[a]", "syntax 0..<1 Unknown orientation `Z:`. Use `H:` or `V:`."),
        ("HV:|[a]|", "syntax 0..<2 Unknown orientation `HV:`. Use `H:` or `V:`."),
        ("H:[a]--8-[b]", "syntax 6..<8 A negative gap needs parentheses: `-(-8)-`."),
        (
            "H:[a(b*2)]",
            "syntax 6..<7 A Visual Format line cannot calculate. "
                + "Write an equation instead: `a.width == b.width * 1/2`."
        ),
        (
            "H:[a(b/2)]",
            "syntax 6..<7 A Visual Format line cannot calculate. "
                + "Write an equation instead: `a.width == b.width * 1/2`."
        ),
        ("H:[9a]", "syntax 3..<4 Expected the name of a view after `[`."),
        ("H:[]", "syntax 3..<4 Expected the name of a view after `[`."),
        ("H:[a b]", "syntax 5..<6 Expected `]` after `a`."),
        (
            "H:[a][b] aligned leading",
            "invalid-pairing 17..<24 The views of an `H:` line cannot be aligned by `leading`. "
                + "Use `top`, `bottom`, `centerY` or a baseline."
        ),
        (
            "V:[a][b] aligned top",
            "invalid-pairing 17..<20 The views of a `V:` line cannot be aligned by `top`. "
                + "Use `leading`, `trailing`, `left`, `right` or `centerX`."
        ),
        (
            "H:[a][b] aligned width",
            "invalid-pairing 17..<22 The views of an `H:` line cannot be aligned by `width`. "
                + "Use `top`, `bottom`, `centerY` or a baseline."
        ),
        ("H:[a][b] aligned", "syntax 15..<16 Expected an attribute after `aligned`: `aligned centerY`."),
        (
            "H:[a][b] alined top",
            "syntax 9..<15 Unknown option `alined`. Use `aligned` with attributes, `leftToRight` or `rightToLeft`."
        ),
        ("V:[a][b] rightToLeft", "syntax 9..<20 A vertical line has no reading direction. Remove `rightToLeft`."),
        ("H:[a(<40)]", "syntax 5..<6 Unknown relation `<`. Write `<=`."),
        ("H:[a(=40)]", "syntax 5..<6 Unknown relation `=`. Write `==`."),
        ("H:[a(=>40)]", "syntax 5..<7 Unknown relation `=>`. Write `>=`."),
        ("H:[a(40@0)]", "invalid-priority 8..<9 A priority is above 0 and at most 1000; `0` is not."),
        ("H:[a(40@1001)]", "invalid-priority 8..<12 A priority is above 0 and at most 1000; `1001` is not."),
        ("H:[a(40@-1)]", "invalid-priority 8..<10 A priority is above 0 and at most 1000; `-1` is not."),
        ("H:[a(40@)]", "syntax 8..<9 Expected a priority after `@`: a number up to 1000, or a word such as `high`."),
        ("H:[a()]", "syntax 5..<6 Expected a number or a name."),
        ("H:[a(40,)]", "syntax 8..<9 Expected a number or a name."),
        ("H:|[a]|[b]", "syntax 7..<8 Expected the end of the line or its options, such as `aligned centerY`."),
        ("H:[a]+[b]", "syntax 5..<6 Expected the end of the line or its options, such as `aligned centerY`."),
        ("H:[item4..item1]", "syntax 3..<15 This range ends before it begins. Write `item1..item4`."),
        (
            "H:[item1..view4]",
            "syntax 3..<15 Expected a range of one name with two numbers: `[item1..item4]`."
        ),
        ("H:[a..b]", "syntax 3..<7 Expected a range of one name with two numbers: `[item1..item4]`."),
        ("H:[a1..a999]", "too-large 3..<11 This range has more than 200 views."),
    ])
    func rejects(_ line: String, _ expected: String) {
        let text = SourceText(line)
        let result = VisualFormatParser.parse(text, in: text.range)
        #expect(result.line == nil)
        let found = result.problem.map { "\($0.code.rawValue) \($0.range.start)..<\($0.range.end) \($0.message)" }
        #expect(found == expected)
    }

    @Test func obviousFixesAreSuggested() {
        func fixed(_ line: String) -> String? {
            let text = SourceText(line)
            return VisualFormatParser.parse(text, in: text.range).problem?.suggestions.first.map {
                text.applying($0.edits).string
            }
        }
        #expect(fixed("H:[a]--8-[b]") == "H:[a]-(-8)-[b]")
        #expect(fixed("H:[a]-10[b]") == "H:[a]-10-[b]")
        #expect(fixed("H:[a]--[b]") == "H:[a]-[b]")
        #expect(fixed("H:[a(=40)]") == "H:[a(==40)]")
        #expect(fixed("H:[a(<40)]") == "H:[a(<=40)]")
        #expect(fixed("H:[a(40@2000)]") == "H:[a(40@1000)]")
    }

    @Test func noPrefixOrByteTraps() {
        let whole = Array(
            "H:|-[a(>=44,<=b@high)]-(8@750)-[`my b`.c]~[i1..i4(50%)]-50%-| aligned top centerY rightToLeft".utf8)
        for end in 0...whole.count {
            let text = SourceText(utf8: Array(whole[..<end]))
            let result = VisualFormatParser.parse(text, in: text.range)
            #expect((result.line == nil) == (result.problem != nil))
        }
        for index in whole.indices {
            for byte in [UInt8(ascii: "["), UInt8(ascii: "-"), 0x00, 0xFF, UInt8(ascii: "`"), UInt8(ascii: ".")] {
                var bytes = whole
                bytes[index] = byte
                let text = SourceText(utf8: bytes)
                _ = VisualFormatParser.parse(text, in: text.range)
            }
        }
    }
}
