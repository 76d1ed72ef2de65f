import LayoutModel
import SourceText

/// Findings as workflow commands, which GitHub shows in pull requests.
///
/// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
package enum CheckGitHub {
    package static func report(_ files: [CheckedFile]) -> String {
        files.flatMap { file in file.findings.map { line($0, in: file) } }.map { $0 + "\n" }.joined()
    }

    private static func line(_ finding: Finding, in file: CheckedFile) -> String {
        let start = file.text.lines.position(of: finding.range.start, in: .utf32)
        let end = file.text.lines.position(of: finding.range.end, in: .utf32)
        var properties = [
            ("file", file.source.plainPath), ("line", "\(start.line + 1)"), ("endLine", "\(end.line + 1)"),
        ]
        // GitHub allows columns only for a range on one line.
        if start.line == end.line {
            properties += [
                ("col", "\(start.character + 1)"), ("endColumn", "\(max(end.character, start.character + 1))"),
            ]
        }
        properties.append(("title", finding.code.rawValue))
        let list = properties.map { "\($0)=\(escaped($1, inProperty: true))" }.joined(separator: ",")
        let related = file.related(to: finding).map { "\n\($0.line): \($0.note.message)" }
        return "::\(word(finding.severity)) \(list)::\(escaped(finding.message + related.joined(), inProperty: false))"
    }

    private static func word(_ severity: Finding.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .information, .hint: "notice"
        }
    }

    private static func escaped(_ text: String, inProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where inProperty: result += "%3A"
            case "," where inProperty: result += "%2C"
            default: result.unicodeScalars.append(printable(scalar))
            }
        }
        return result
    }
}
