import LogAnalysis
import SourceText

/// A console log with the explanations of its dumps.
package struct ExplainedLog: Sendable {
    /// As the user gave it; `-` for standard input.
    package var path: String
    package var text: SourceText
    package var explanations: [LogExplanation]

    package init(path: String, text: SourceText, explanations: [LogExplanation]) {
        self.path = path
        self.text = text
        self.explanations = explanations
    }

    /// The one-based line at which a range starts.
    func line(of range: TextRange) -> Int { text.lines.line(of: range.start) + 1 }
}
