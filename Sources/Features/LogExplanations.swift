// LSP 3.17: textDocument/codeLens, hover and definition in console logs, and workspace/executeCommand

import Analysis
import LayoutModel
import LogAnalysis
import RuntimeLog
import SourceText

/// One version of a console log, parsed. The features of logs are pure functions of it.
package struct LogSnapshot: Sendable {
    package let text: SourceText
    fileprivate let log: RuntimeLog

    /// The size in bytes of the largest log that is parsed after every change.
    package static let largest = 64 << 20

    /// - Complexity: O(length of the text).
    package init(reading text: SourceText) {
        self.text = text
        log = RuntimeLog.parse(text)
    }

    /// Whether a file that no format reads is a console log, judged by its extension or the editor's language.
    package static func isLog(path: String, languageID: String?) -> Bool {
        path.lowercased().hasSuffix(".log") || languageID == "log" || languageID == "plumbline-log"
    }

    fileprivate func dump(_ index: Int) -> ConflictDump? {
        log.dumps.indices.contains(index) ? log.dumps[index] : nil
    }

    fileprivate func dump(at offset: UTF8Offset) -> ConflictDump? {
        log.dumps.first { $0.range.touches(offset) || $0.headline.touches(offset) }
    }

    fileprivate func line(of range: TextRange) -> Int { text.lines.line(of: range.start) + 1 }
}

/// A line above a list of constraints.
package struct LogLens: Hashable, Sendable {
    package var range: TextRange
    /// The index of the list in the log.
    package var dump: Int
}

/// The explanation of a log, or of one list in it.
package struct LogReport: Hashable, Sendable {
    /// The number of different lists of constraints.
    package var lists: Int
    package var markdown: String
    package var plaintext: String
}

package enum LogExplanations {
    /// The most lenses in a log, and the most lists in a report.
    static let mostLenses = 500
    static let mostExplained = 100

    /// One lens for each list of constraints. The title is left out, as it must be computed.
    package static func lenses(of log: LogSnapshot) -> [LogLens] {
        log.log.dumps.prefix(mostLenses).enumerated().map { LogLens(range: $1.headline, dump: $0) }
    }

    /// `Explain: 3 of 7 constraints cannot all hold`; nil for an invalid index.
    package static func title(
        ofDump index: Int, in log: LogSnapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> String? {
        guard let explanation = try explanation(of: log.dump(index), cancellation) else { return nil }
        let (members, all) = (explanation.members.count, explanation.statements.count)
        switch explanation.verdict {
        case .conflict where all == 1: return "Explain: this constraint cannot hold"
        case .conflict where members == all: return "Explain: these \(all) constraints cannot all hold"
        case .conflict where members == 1: return "Explain: 1 of \(all) constraints cannot hold"
        case .conflict: return "Explain: \(members) of \(all) constraints cannot all hold"
        case .holds: return "Explain: \(all) constraint\(all == 1 ? "" : "s"), no contradiction found"
        case .hidden: return "Explain: the system redacted these constraints"
        case .empty: return "Explain: a headline without constraints"
        }
    }

    /// The constraint at an offset, as a sentence. At the headline of a list, the whole explanation.
    package static func hover(
        at offset: UTF8Offset, in log: LogSnapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> HoverText? {
        guard let dump = log.dump(at: offset), let explanation = try explanation(of: dump, cancellation) else {
            return nil
        }
        if let statement = explanation.statements.first(where: { $0.constraint.range.touches(offset) }) {
            var blocks: [HoverText.Block] = [.paragraph(text(of: statement))]
            if explanation.verdict == .conflict { blocks.append(.paragraph(role(of: statement, in: explanation))) }
            return HoverText(range: statement.constraint.range, blocks: blocks)
        }
        guard dump.headline.touches(offset) else { return nil }
        return HoverText(
            range: dump.headline, blocks: [.paragraph(explanation.headline)] + blocks(explanation) { _ in nil })
    }

    /// The source locations of the constraint at an offset.
    package static func sources(
        at offset: UTF8Offset, in log: LogSnapshot, workspace: LogWorkspace, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [LogSource] {
        let explanation = try explanation(of: log.dump(at: offset), in: workspace, cancellation)
        return explanation?.statements.first { $0.constraint.range.touches(offset) }?.sources ?? []
    }

    /// Explains all lists of a log, or the one at an offset. Lists that differ only in addresses share an explanation.
    ///
    /// - Parameter address: the URI of a source; nil for no link.
    package static func report(
        of log: LogSnapshot, at offset: UTF8Offset? = nil, in workspace: LogWorkspace = LogWorkspace(),
        address: (LogSource) -> String? = { _ in nil }, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> LogReport {
        let dumps = offset.map { log.dump(at: $0).map { [$0] } ?? [] } ?? log.log.dumps
        let explanations = try explanations(of: dumps, in: workspace, cancellation)
        var texts = explanations.map { explanation in
            let times = explanation.count > 1 ? " It occurs \(explanation.count) times in the log." : ""
            let headline = "Line \(log.line(of: explanation.dump.headline)): \(explanation.headline)\(times)"
            return [.paragraph(headline)] + blocks(explanation, address: address)
        }
        let remark: String? =
            if explanations.isEmpty {
                "There is no \"Unable to simultaneously satisfy constraints\" here."
            } else if explanations.reduce(0, { $0 + $1.count }) < dumps.count {
                "The log has more lists. These are the first \(explanations.count)."
            } else {
                nil
            }
        if let remark { texts.append([.paragraph(remark)]) }
        return LogReport(
            lists: explanations.count, markdown: texts.map(\.markdown).joined(separator: "\n\n---\n\n") + "\n",
            plaintext: texts.map(\.plaintext).joined(separator: "\n\n\n") + "\n")
    }

    private static func explanation(
        of dump: ConflictDump?, in workspace: LogWorkspace = LogWorkspace(), _ cancellation: Cancellation
    ) throws(Cancelled) -> LogExplanation? {
        guard let dump else { return nil }
        return try explanations(of: [dump], in: workspace, cancellation).first
    }

    private static func explanations(
        of dumps: [ConflictDump], in workspace: LogWorkspace, _ cancellation: Cancellation
    ) throws(Cancelled) -> [LogExplanation] {
        try LogExplanation.explain(RuntimeLog(dumps: dumps), in: workspace, most: mostExplained, cancellation)
    }

    // MARK: Wording

    /// The explanation without its headline.
    private static func blocks(
        _ explanation: LogExplanation, address: (LogSource) -> String?
    ) -> [HoverText.Block] {
        let titles = PathTitles.shortest(Set(explanation.statements.flatMap(\.sources).map(\.path)))
        func entries(_ statements: [LogExplanation.Statement]) -> [HoverText.Entry] {
            statements.map { statement in
                let links = statement.sources.map { source in
                    HoverText.Link(
                        title: (source.isCertain ? "" : "perhaps ")
                            + "\(titles[source.path] ?? source.path):\(source.line)", target: address(source))
                }
                return HoverText.Entry(text(of: statement), links: links)
            }
        }
        var blocks: [HoverText.Block] = []
        let members =
            entries(explanation.members)
            + explanation.sizes.map { HoverText.Entry("\($0) cannot be negative") }
        if !members.isEmpty { blocks.append(.entries(members)) }
        let others = explanation.statements.filter { !$0.isMember && $0.isCertain }
        if !others.isEmpty {
            if !members.isEmpty { blocks.append(.paragraph("Also listed, but not part of the conflict:")) }
            blocks.append(.entries(entries(others)))
        }
        let uncertain = explanation.statements.filter { !$0.isCertain }
        if !uncertain.isEmpty {
            blocks.append(.paragraph("Ignored, because their meaning is not certain:"))
            blocks.append(.entries(entries(uncertain)))
        }
        blocks += explanation.remarks.map { .paragraph($0) }
        if let proposal = explanation.proposal { blocks.append(.paragraph("To fix it: \(proposal.text)")) }
        return blocks
    }

    private static func text(of statement: LogExplanation.Statement) -> String {
        let details = [statement.note].compactMap { $0 } + (statement.isBroken ? ["broken by the system"] : [])
        return statement.sentence + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))")
    }

    private static func role(of statement: LogExplanation.Statement, in explanation: LogExplanation) -> String {
        let others = explanation.members.count - 1
        if !statement.isCertain { return "It is ignored, because its meaning is not certain." }
        if !statement.isMember { return "It is not part of the conflict." }
        if others == 0 { return "It cannot hold." }
        return "It conflicts with \(others) other\(others == 1 ? "" : "s") of the list."
    }
}
