import LayoutModel
import SourceText

/// Findings as a test report for continuous integration: a suite for each file, a failed test for each error or
/// warning, and a passed test for each other finding and for each file without findings.
///
/// https://github.com/testmoapp/junitxml
package enum CheckJUnit {
    package static func report(_ files: [CheckedFile]) -> String {
        let all = files.flatMap(\.findings)
        let suites = files.map(suite).joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="plumbline" \(counts(of: all, files: files))>
            \(suites)</testsuites>

            """
    }

    private static func suite(_ file: CheckedFile) -> String {
        let path = escaped(file.path)
        let cases =
            file.findings.isEmpty
            ? "    <testcase name=\"no findings\" classname=\"\(path)\" file=\"\(path)\"/>\n"
            : file.findings.map { testCase($0, in: file, path: path) }.joined()
        return "  <testsuite name=\"\(path)\" \(counts(of: file.findings, files: [file]))>\n\(cases)  </testsuite>\n"
    }

    private static func testCase(_ finding: Finding, in file: CheckedFile, path: String) -> String {
        let start = file.text.lines.position(of: finding.range.start, in: .utf32)
        let line = start.line + 1
        let code = escaped(finding.code.rawValue)
        let related = file.related(to: finding).map { "\n\($0.line): \($0.note.message)" }
        let whole = "\(file.path):\(line):\(start.character + 1): \(finding.severity.word): \(finding.message)"
        let text = escaped(whole + related.joined())
        let inner =
            isFailure(finding)
            ? "<failure message=\"\(escaped(finding.message))\" type=\"\(finding.severity.word)\">\(text)</failure>"
            : "<system-out>\(text)</system-out>"
        return """
                <testcase name="\(code) at line \(line)" classname="\(path)" file="\(path)" line="\(line)">
                  \(inner)
                </testcase>

            """
    }

    private static func isFailure(_ finding: Finding) -> Bool {
        finding.severity == .error || finding.severity == .warning
    }

    private static func counts(of findings: [Finding], files: [CheckedFile]) -> String {
        let tests = findings.count + files.count { $0.findings.isEmpty }
        return "tests=\"\(tests)\" failures=\"\(findings.count(where: isFailure))\" errors=\"0\""
    }

    /// A text as content or as an attribute's value. Characters that XML does not allow are replaced.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
            case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
            case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            default: result.append(printable(scalar))
            }
        }
        return String(result)
    }
}
