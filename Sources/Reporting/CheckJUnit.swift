import LayoutModel
import SourceText

/// Findings as a test report, which every server for continuous integration can show: a suite for each file, a failed
/// test for each error or warning, a passed one with a note for what is less, and one passed test for a file without
/// findings.
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
        let place = file.text.lines.position(of: finding.range.start, in: .utf32)
        let line = place.line + 1
        let code = escaped(finding.code.rawValue)
        let related = file.related(to: finding).map { "\n\($0.line): \($0.place.message)" }
        let whole = "\(file.path):\(line):\(place.character + 1): \(finding.severity.word): \(finding.message)"
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

    /// As text or as an attribute's value; what XML cannot hold at all becomes the replacement character.
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
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
