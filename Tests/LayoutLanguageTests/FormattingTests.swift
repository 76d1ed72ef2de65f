import LayoutModel
import Simplex
import SourceText
import Testing
import TestSupport

@testable import LayoutLanguage

@Suite struct FormattingTests {
    private func formatted(_ text: SourceText, unit: String = "    ") -> SourceText {
        text.applying(LayoutLanguageDocument(text).edits(formattingWith: unit) ?? [])
    }

    private func formatted(_ text: String, unit: String = "    ") -> String {
        formatted(SourceText(text), unit: unit).string
    }

    /// All tokens except blanks.
    private func words(_ text: SourceText) -> [String] {
        Lexer.tokens(of: text).filter { $0.kind != .blank }.map { "\($0.kind) \(text[$0.range])" }
    }

    private let untidy = """
        \tlayout  A{
        size 375x60;sizes 320x fit , iPhone15   \("")
          label a,b 12x3"text"   // aligned
              view  c{
        // about d
        label d
                }
        a . leading==super.leading+16*1/4- -3@high
          [ a,b ].top  ==( super.top+8 )/2
          [a,
        b].height ==
        40 * 50 %
        gap : a.trailing>=b.trailing-8
        H:|-[a]- [b]|   ; V:[a]
        margins 4 -8
        param p=-3 in - 3 ... 8
        state s{gone a;p = 3 }
          }
        """

    private let tidy = """
        layout A {
            size 375 x 60; sizes 320 x fit, iPhone15
            label a, b 12 x 3 "text"   // aligned
            view c {
                // about d
                label d
            }
            a.leading == super.leading + 16 * 1/4 - -3 @ high
            [a, b].top == (super.top + 8) / 2
            [a,
                b].height ==
                40 * 50%
            gap: a.trailing >= b.trailing - 8
            H:|-[a]- [b]|; V:[a]
            margins 4 -8
            param p = -3 in -3...8
            state s { gone a; p = 3 }
        }
        """

    @Test func linesAreIndentedAndOperatorsGetSpaces() {
        let legal = untidy.replacing("p = 3", with: "set p = 3").replacing(
            "param p=-3 in - 3", with: "param p=-3 in -3")
        #expect(formatted(legal) == tidy.replacing("p = 3 }", with: "set p = 3 }"))
    }

    @Test func theUnitOfIndentationMayBeATab() {
        #expect(
            formatted("layout A {\nsize 3 x 3\n  view a {\n }\n}\n", unit: "\t")
                == "layout A {\n\tsize 3 x 3\n\tview a {\n\t}\n}\n")
    }

    @Test(arguments: Examples.names) func theExamplesAreFormatted(name: String) {
        let text = SourceText(utf8: Examples.text(name))
        // An invalid text never changes, so it would prove nothing.
        #expect(LayoutLanguageDocument(text).document.problems.allSatisfy { $0.code != .syntax })
        #expect(formatted(text).string == text.string)
    }

    /// Formats the examples with random blanks instead of their own.
    @Test(arguments: Examples.names) func onlyBlanksChange(name: String) {
        let text = SourceText(utf8: Examples.text(name))
        for seed in 1...8 {
            var random = SeededGenerator(seed: UInt64(seed))
            var bytes: [UInt8] = []
            for token in Lexer.tokens(of: text) {
                let isBlank = token.kind == .blank
                let blanks = isBlank ? Int.random(in: 1...3, using: &random) : Int.random(in: 0...1, using: &random)
                if isBlank || token.kind == .lineBreak || token.kind == .leftBrace || token.kind == .equal {
                    bytes += [UInt8](repeating: UInt8(ascii: " "), count: blanks)
                }
                if !isBlank { bytes += text.bytes(in: token.range) }
            }
            let shaken = SourceText(utf8: bytes)
            let once = formatted(shaken)
            #expect(words(once) == words(shaken))
            #expect(formatted(once).string == once.string)
            #expect(meaning(once) == meaning(text))
        }
    }

    private func meaning(_ text: SourceText) -> [String] {
        LayoutLanguageDocument(text).document.layouts.map(LayoutDump.dump)
    }

    @Test func anInvalidTextDoesNotChange() {
        for text in ["layout A {\n  view a\n", "layout A { size 3x3; view a b c }", "}", " layout"] {
            #expect(formatted(text) == text)
        }
    }

    @Test(arguments: ["", " ", "\n\n", "  \n", "// a  \n", "\u{FEFF}layout A {\n}\n", "/* a\n   b */\n"])
    func textsWithoutStatementsAreFormatted(text: String) {
        let once = formatted(text)
        #expect(words(SourceText(once)) == words(SourceText(text)))
        #expect(formatted(once) == once)
    }

    @Test func blanksThatTheMeaningDependsOnAreKept() {
        // Without its blank this would be a Visual Format line.
        let text = "layout A {\n    size 9 x 9\n    view a\n    `H` : a.top == super.top\n}\n"
        #expect(words(SourceText(formatted(text))) == words(SourceText(text)))
    }

    @Test func lineBreaksOfEveryKindAreKept() {
        #expect(formatted("layout A {\r\nsize 3x3\r\n}\r\n") == "layout A {\r\n    size 3 x 3\r\n}\r\n")
    }

    @Test func aNewLineIsIndentedInAnInvalidTextToo() {
        let text = SourceText("layout A {\n    view a {\n\n/* x\n\n*/")
        let document = LayoutLanguageDocument(text)
        #expect(document.indentation(ofNewLineAt: UTF8Offset(24), unit: "  ") == "    ")
        #expect(document.indentation(ofNewLineAt: UTF8Offset(30), unit: "  ") == nil)
    }
}
