import Foundation
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
    let text: SourceText

    var document: Document { parsed.document }

    init(_ source: String, enabled: [FindingCode] = []) throws {
        text = SourceText(source.contains("layout ") ? source : "layout Test {\n\(source)\n}")
        parsed = LayoutLanguageFormat().parse(text)
        findings = try Checker(.standard, RuleSelection(enabled: Set(enabled))).findings(in: parsed.document)
    }

    /// `line: code`, in order of place.
    var codes: [String] { findings.map { "\(text.lines.line(of: $0.range.start) + 1): \($0.code.rawValue)" } }

    /// What the comments `// expect: code, code` say, in the same form.
    var expected: [String] {
        (0..<text.lines.count).flatMap { line -> [String] in
            let words = text[text.lines.range(ofLine: line)]
            guard let place = words.range(of: "// expect: ") else { return [] }
            return words[place.upperBound...].split(separator: ",").map {
                "\(line + 1): \($0.trimmingCharacters(in: .whitespaces))"
            }
        }
    }

    /// The edits of the text that make edits of the first layout; nil where the language cannot express them.
    func written(_ edits: [ModelEdit]) -> FileEdits? { parsed.editing.textEdits(for: edits, in: 0) }

    /// The part of the text that a finding marks.
    func marked(_ finding: Finding) -> String { text[finding.range] }
}

/// Judges a text and holds the findings against the comments in it; one that no comment announces fails.
func check(
    _ source: String, enabled: [FindingCode] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let judging = try Judging(source, enabled: enabled)
    #expect(judging.codes.sorted() == judging.expected.sorted(), sourceLocation: sourceLocation)
}
