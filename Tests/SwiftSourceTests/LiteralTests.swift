import SwiftSource
import Testing

@Suite struct LiteralTests {
    @Test(arguments: [
        (#""a""#, "a"), (#""a\n\u{e9}\"""#, "a\né\""), ("\"\"\"\n    a\n      b\n    \"\"\"", "a\n  b"),
        (##"#"a\n\#n"#"##, "a\\n\n"), ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"), (#""""#, ""), (##"#"""#"##, "\""),
        ("\"open", "open"),
    ])
    func stringsHaveTheirValue(text: String, value: String) throws {
        #expect(try StringLiteral(only(text))?.value == value)
    }

    @Test func interpolationsHaveArguments() throws {
        let literal = try #require(StringLiteral(try only(#""H:|-\(a + 1)-[b]""#)))
        #expect(literal.value == nil)
        let segments = literal.segments.map { segment in
            switch segment {
            case .text(let text): text
            case .interpolation(let arguments): arguments.map(\.text).joined(separator: ",")
            }
        }
        #expect(segments == ["H:|-", "a + 1", "-[b]"])
        #expect(literal.contentRange.length == 16)
    }

    @Test(arguments: [
        ("1_000", 1000.0), ("0x10", 16), ("0b101", 5), ("0o17", 15), ("2.5", 2.5), ("1e3", 1000), ("0x1p4", 16),
        ("0.5e-1", 0.05),
    ])
    func numbersHaveTheirValue(text: String, value: Double) throws {
        #expect(try NumberLiteral(only(text))?.value == value)
    }

    @Test func numbersOfTuplesAreMembers() throws {
        let member = try #require(MemberAccess(try only("a.0.1")))
        #expect(member.name == "1" && member.base?.text == "a.0")
    }

    @Test func otherLiterals() throws {
        #expect(try BooleanLiteral(only("true"))?.value == true)
        #expect(try ArrayLiteral(only("[a, b.c]"))?.elements.map(\.text) == ["a", "b.c"])
        let entries = try #require(DictionaryLiteral(try only("[\"a\": b, \"c\": d]"))).entries
        #expect(entries.map(\.value.text) == ["b", "d"])
        #expect(try TupleExpression(only("(a, b: c)"))?.elements.map(\.label) == [nil, "b"])
        #expect(try only("(a)").unwrapped.text == "a")
    }
}
