import LayoutModel
import SourceText

/// A source with the findings that are expected in it, as a picture:
///
/// ```
/// view a
/// a.top == b.top        // expect: unknown-name
/// a.top == c.top
///          ~ unknown-name
/// ```
///
/// A comment `// expect: CODE, CODE` expects findings that begin on its line. A line of nothing but blanks, tildes and a code expects one
/// at the tildes, in the line above it; such lines are no part of the source. A line without either expects none: a finding that is not
/// expected differs as much as one that is missing.
package struct ExpectedFindings {
    package struct Expectation {
        package var code: String
        /// Zero-based, in the source.
        package var line: Int
        /// Zero-based, in Unicode scalars; nil where only the line is expected.
        package var columns: Range<Int>?
    }

    /// The source, without the marking lines.
    package let source: String
    package private(set) var expectations: [Expectation] = []

    package init(_ marked: String) {
        var lines: [String] = []
        for line in marked.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let mark = Self.mark(line) {
                expectations.append(Expectation(code: mark.code, line: max(lines.count - 1, 0), columns: mark.columns))
                continue
            }
            for code in Self.comment(line) {
                expectations.append(Expectation(code: code, line: lines.count, columns: nil))
            }
            lines.append(line)
        }
        source = lines.joined(separator: "\n")
    }

    /// A sentence for each finding that is missing and each that is not expected; none where all agree.
    package func differences(from findings: [Finding]) -> [String] {
        let text = SourceText(source)
        var left = findings
        var result: [String] = []
        // The exact ones choose first, so that a comment on their line does not take what they mean.
        for expected in expectations.sorted(by: { ($0.columns == nil ? 1 : 0) < ($1.columns == nil ? 1 : 0) }) {
            if let place = left.firstIndex(where: { Self.agrees($0, expected, text) }) {
                left.remove(at: place)
            } else {
                let columns = expected.columns.map { ", columns \($0.lowerBound)..<\($0.upperBound)" } ?? ""
                result.append("missing: \(expected.code) at line \(expected.line + 1)\(columns)")
            }
        }
        return result + left.map { "not expected: \(Self.describe($0, text))" }
    }

    /// A finding with its place, for the message of a test.
    package static func describe(_ finding: Finding, _ text: SourceText) -> String {
        let start = text.lines.position(of: finding.range.start, in: .utf32)
        let end = text.lines.position(of: finding.range.end, in: .utf32)
        return
            "\(finding.code.rawValue) at line \(start.line + 1), columns \(start.character)..<\(end.character): \(finding.message)"
    }

    private static func agrees(_ finding: Finding, _ expected: Expectation, _ text: SourceText) -> Bool {
        let start = text.lines.position(of: finding.range.start, in: .utf32)
        let end = text.lines.position(of: finding.range.end, in: .utf32)
        guard finding.code.rawValue == expected.code, start.line == expected.line else { return false }
        guard let columns = expected.columns else { return true }
        return end.line == start.line && start.character == columns.lowerBound && end.character == columns.upperBound
    }

    private static func mark(_ line: String) -> (columns: Range<Int>, code: String)? {
        let letters = Array(line.unicodeScalars)
        guard let start = letters.firstIndex(where: { $0 != " " }), letters[start] == "~" else { return nil }
        let end = letters[start...].firstIndex { $0 != "~" } ?? letters.count
        let code = String(String.UnicodeScalarView(letters[end...])).split(separator: " ").first.map(String.init) ?? ""
        return isCode(code) ? (start..<end, code) : nil
    }

    private static func comment(_ line: String) -> [String] {
        let start = "// expect: "
        var rest = Substring(line)
        while !rest.isEmpty, !rest.hasPrefix(start) { rest = rest.dropFirst() }
        return rest.dropFirst(start.count).split { $0 == "," || $0 == " " }.map(String.init).filter(isCode)
    }

    private static func isCode(_ word: String) -> Bool {
        !word.isEmpty && word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || $0 == "-" }
    }
}
