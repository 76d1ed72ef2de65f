import Analysis
import LanguageServerProtocol
import LayoutModel
import SourceText

/// A finding as one line of text, the same for a diagnostic of the server and a finding of the checker.
struct FindingLine: Hashable, CustomStringConvertible {
    var description: String

    init(_ diagnostic: Diagnostic) {
        let related = (diagnostic.relatedInformation ?? []).map { "\(Self.text($0.location.range)) \($0.message)" }
        description = Self.line(
            Self.text(diagnostic.range), diagnostic.severity?.rawValue, diagnostic.code, diagnostic.message, related)
    }

    init(_ finding: Finding, in text: SourceText, _ encoding: PositionEncoding) {
        func position(_ range: TextRange) -> String {
            let start = text.lines.position(of: range.start, in: encoding)
            let end = text.lines.position(of: range.end, in: encoding)
            return Self.text(
                PositionRange(
                    start: Position(line: start.line, character: start.character),
                    end: Position(line: end.line, character: end.character)))
        }
        let related = finding.related.map { "\(position($0.range.range)) \($0.message)" }
        description = Self.line(
            position(finding.range), finding.severity.rawValue, finding.code.rawValue, finding.message, related)
    }

    private static func line(
        _ position: String, _ severity: Int?, _ code: String?, _ message: String, _ related: [String]
    ) -> String {
        "\(position) \(severity ?? 0) \(code ?? "") \(message)" + related.map { " | \($0)" }.joined()
    }

    private static func text(_ range: PositionRange) -> String {
        "\(range.start.line):\(range.start.character)-\(range.end.line):\(range.end.character)"
    }
}
