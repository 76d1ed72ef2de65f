import LogAnalysis
import RuntimeLog
import SourceText

/// Explained logs for a terminal.
package enum LogText {
    /// Empty if the logs have no dumps.
    package static func report(_ logs: [ExplainedLog], style: Style) -> String {
        logs.map { log in log.explanations.map { render($0, in: log, style) }.joined(separator: "\n") }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func render(_ explanation: LogExplanation, in log: ExplainedLog, _ style: Style) -> String {
        let position = style.bold("\(printable(log.path)):\(log.line(of: explanation.dump.headline)):")
        let times = explanation.count > 1 ? " It occurs \(explanation.count) times in the log." : ""
        var lines = ["\(position) \(headline(explanation, style))\(times)"]
        for statement in explanation.members { lines += render(statement, "  ", in: log, style) }
        for size in explanation.sizes { lines.append("  - \(printable(size).capitalisedSentence) cannot be negative.") }
        let others = explanation.statements.filter { !$0.isMember && $0.isCertain }
        if !others.isEmpty {
            if explanation.verdict == .conflict {
                lines.append("  " + style.dim("Also listed, but not part of the conflict:"))
            }
            for statement in others { lines += render(statement, "  ", in: log, style) }
        }
        let uncertain = explanation.statements.filter { !$0.isCertain }
        if !uncertain.isEmpty {
            lines.append("  " + style.dim("Ignored, because their meaning is not certain:"))
            for statement in uncertain { lines += render(statement, "  ", in: log, style) }
        }
        lines += explanation.remarks.map { "  " + printable($0) }
        if let proposal = explanation.proposal {
            lines.append("  \(style.bold("To fix it:")) \(printable(proposal.text))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func headline(_ explanation: LogExplanation, _ style: Style) -> String {
        let text = printable(explanation.headline)
        return explanation.verdict == .conflict ? style.severity(.error, text) : text
    }

    private static func render(
        _ statement: LogExplanation.Statement, _ indent: String, in log: ExplainedLog, _ style: Style
    ) -> [String] {
        let broken = statement.isBroken ? " (broken by the system)" : ""
        let end = statement.constraint.isUnderstood ? "." : ""
        var lines = ["\(indent)- \(printable(statement.sentence).capitalisedSentence)\(end)\(broken)"]
        let details = [statement.note.map(printable), positions(of: statement.sources)].compactMap { $0 }
        if !details.isEmpty { lines.append(indent + "    " + style.dim(details.joined(separator: "; "))) }
        return lines
    }

    private static func positions(of sources: [LogSource]) -> String? {
        guard !sources.isEmpty else { return nil }
        let perhaps = sources.allSatisfy(\.isCertain) ? "" : "perhaps "
        return "\(perhaps)written at " + sources.map { printable("\($0.path):\($0.line)") }.joined(separator: " or ")
    }
}
