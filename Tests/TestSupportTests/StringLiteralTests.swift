import Testing

@testable import TestSupport

@Suite struct StringLiteralTests {
    /// Pairs of everything that has a meaning in a literal.
    private static let values: [String] = {
        let pieces = [
            "\"", "\"\"\"", "\\", "\\#", "#", "\n", " ", "\t", "a", "\\(b)", "\\u{41}", "ä", "\r", "'", "\u{0}",
        ]
        return pieces.flatMap { first in pieces.map { first + $0 } }
    }()

    @Test(arguments: ["", "#", "##"], [false, true])
    func everyValueIsReadAsItWasWritten(signs: String, isMultiline: Bool) throws {
        let old = signs + (isMultiline ? "\"\"\"\n  old\n  \"\"\"" : "\"old\"") + signs
        let source = Array("expect(\(old), end)".utf8)
        let literal = try #require(StringLiteral.literals(inCallAt: 0, of: source).first)
        #expect(literal.value == "old")
        for value in Self.values {
            let new = literal.rewritten(as: value, in: source)
            let literals = StringLiteral.literals(inCallAt: 0, of: Array("expect(\(new), end)".utf8))
            #expect(literals.map(\.value) == [value], "\(new)")
            #expect(new.hasPrefix(signs + "\"") && new.hasSuffix("\"" + signs))
        }
    }

    @Test func theLiteralsOfACallAndOfTheCallsInIt() {
        let text = #"""
            one("a") + two(at: 3, "b\("c")", three("d" /* "e" */), // "f"
            "g") + "h"
            """#
        let source = Array(text.utf8)
        let literals = StringLiteral.literals(inCallAt: 11, of: source)
        #expect(literals.map(\.value) == [nil, "d", "g"])
        #expect(
            literals.map { String(decoding: source[$0.range], as: UTF8.self) } == [
                #""b\("c")""#, #""d""#, #""g""#,
            ])
    }
}
