import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

@Suite struct LanguageReferenceTests {
    private static let reference = LayoutLanguageFormat().reference ?? ""

    private static let examples: [String] = {
        var examples: [String] = []
        var lines: [Substring]?
        for line in reference.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```layout" {
                lines = []
            } else if line == "```" {
                if let found = lines { examples.append(found.joined(separator: "\n")) }
                lines = nil
            } else {
                lines?.append(line)
            }
        }
        return examples
    }()

    @Test func everyExampleIsValid() {
        #expect(Self.examples.count == 8)
        for example in Self.examples { check(example) }
    }

    /// Each word that editors highlight has its own entry, or is explained by that of its statement.
    @Test func everyKeywordHasAnEntry() {
        let known = Set(LanguageReference.standard.entries.flatMap(\.words))
        let inner = Set(Vocabulary.directions + Vocabulary.layoutDirections + ["in", "after", "fit", "as"])
        let words = Set(Vocabulary.keywords + Vocabulary.kinds + Vocabulary.priorities + Vocabulary.composites)
        #expect(words.subtracting(inner).subtracting(known).sorted() == [])
    }

    @Test func entriesAreRowsAndParagraphsThatBeginWithCode() {
        let reference = LanguageReference(
            """
            # A

            `one X` is a word
            of two lines.

            | word | meaning | size |
            |---|---|---|
            | `two A`, `three.four \\| B` | something | 9 |

            - Not code: `five`.
            ```layout
            one {   // a comment
                two
            }
            ```
            """)
        #expect(
            reference.entries == [
                LanguageReference.Entry(section: "A", words: ["one"], text: "`one X` is a word of two lines."),
                LanguageReference.Entry(
                    section: "A", words: ["two", "four"], text: "`two A`, `three.four | B`: something; size: 9."),
            ])
        #expect(reference.example(of: "one") == "one {\n    two\n}")
        #expect(reference.example(of: "two") == "two")
    }

    @Test func everyWordIsExplained() {
        let words =
            Vocabulary.statementWords + Vocabulary.attributes + Vocabulary.composites + Vocabulary.priorities
            + Vocabulary.directions + Vocabulary.changes + Vocabulary.builtInItems + Vocabulary.stackWords
            + StackArrangement.Alignment.allCases.map(\.rawValue)
            + StackArrangement.Distribution.allCases.map(\.rawValue)
            + Device.all.map(\.name)
        for word in words { #expect(Self.reference.contains(word), "\(word)") }
    }
}
