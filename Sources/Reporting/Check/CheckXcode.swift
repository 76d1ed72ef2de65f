import LayoutModel
import SourceText

/// Findings in the format of compilers, which Xcode shows in the source if a build phase prints them.
package enum CheckXcode {
    package static func report(_ files: [CheckedFile]) -> String {
        files.flatMap { file in file.findings.flatMap { lines($0, in: file) } }.map { $0 + "\n" }.joined()
    }

    private static func lines(_ finding: Finding, in file: CheckedFile) -> [String] {
        let code = " [\(finding.code.rawValue)]"
        let related = file.related(to: finding).map {
            line($0.note.range.range, "note", $0.note.message, in: $0.source)
        }
        return [line(finding.range, word(finding.severity), finding.message, in: file.source) + code] + related
    }

    private static func line(_ range: TextRange, _ word: String, _ message: String, in file: ReportedText) -> String {
        let start = file.text.lines.position(of: range.start, in: .utf8)
        return
            "\(printable(file.absolutePath)):\(start.line + 1):\(start.character + 1): \(word): \(printable(message))"
    }

    /// Xcode has three levels.
    private static func word(_ severity: Finding.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .information, .hint: "note"
        }
    }
}
