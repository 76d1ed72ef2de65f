import Analysis
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

/// A text, judged.
struct Judging {
    let parsed: any ParsedDocument
    let findings: [Finding]
    private let fixture: Fixture

    var text: SourceText { fixture.text }
    var document: Document { parsed.document }

    init(_ source: String, enabled: [FindingCode] = []) throws {
        fixture = Fixture(source.contains("layout ") ? source : "layout Test {\n\(source)\n}")
        parsed = LayoutLanguageFormat().parse(fixture.text)
        findings = try Checker(.standard, RuleSelection(enabled: Set(enabled))).findings(in: parsed.document)
    }

    /// `line: code`, in order of place.
    var codes: [String] { findings.map { "\(text.lines.line(of: $0.range.start) + 1): \($0.code.rawValue)" } }

    /// How the findings differ from those that the marks of the text expect.
    var differences: [String] { fixture.differences(from: findings) }

    /// The edits of the text that make edits of the first layout; nil where the language cannot express them.
    func written(_ edits: [ModelEdit]) -> FileEdits? { parsed.editing.textEdits(for: edits, in: 0) }

    /// The part of the text that a finding marks.
    func marked(_ finding: Finding) -> String { text[finding.range] }
}

/// Checks a text and expects the findings that are marked in it, and no others. See ``Fixture``.
func check(
    _ source: String, enabled: [FindingCode] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let differences = try Judging(source, enabled: enabled).differences
    #expect(differences == [], sourceLocation: sourceLocation)
}
