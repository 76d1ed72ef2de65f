import Comparison
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

@Suite struct FindingComparisonTests {
    private func finding(_ code: String, at offset: Int, _ message: String, subject: String = "") -> Finding {
        Finding(
            code: FindingCode(rawValue: code), range: TextRange(offset, offset + 1), message: message, subject: subject)
    }

    @Test func findingsAreTheSameByMessageSubjectOrView() throws {
        let text = "layout L { size 1 x 1; view a, b }"
        var (old, new) = (document(text, as: LayoutLanguageFormat()), document(text, as: LayoutLanguageFormat()))
        let (a, b) = (28, 31)
        old.findings = [
            finding("conflict", at: a, "One"), finding("redundant", at: a, "Two is 3", subject: "a"),
            finding("misplaced", at: b, "Three (abc)", subject: "abc"), finding("clipped", at: b, "Gone"),
        ]
        new.findings = [
            finding("conflict", at: b, "One"), finding("redundant", at: a, "Two is 4", subject: "a"),
            finding("misplaced", at: b, "Three (xyz)", subject: "xyz"), finding("conflict", at: b, "New"),
        ]
        let comparison = try DocumentComparison(from: old, to: new)
        let findings = try #require(comparison.layouts.first?.findings)
        #expect(findings.appeared.map(\.message) == ["New"])
        #expect(findings.disappeared.map(\.message) == ["Gone"])
        #expect(comparison.changesFramesOrFindings)
    }
}
