import LogAnalysis
import Analysis
import SourceText

/// A log with what was made of it.
package struct ExplainedLog: Sendable {
    /// As the person gave it; `-` is standard input.
    package var path: String
    package var text: SourceText
    package var explanations: [LogExplanation]

    package init(path: String, text: SourceText, explanations: [LogExplanation]) {
        self.path = path
        self.text = text
        self.explanations = explanations
    }

    /// One-based.
    func line(of range: TextRange) -> Int { text.lines.line(of: range.start) + 1 }
}

/// The ways to print explained logs, by the names of the command line.
package enum LogFormat: String, CaseIterable, Sendable {
    case text
    case json

    package func report(_ logs: [ExplainedLog], style: Style) -> String {
        switch self {
        case .text: LogText.report(logs, style: style)
        case .json: LogJSON.report(logs)
        }
    }
}
