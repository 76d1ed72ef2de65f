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
