// workspace/executeCommand, textDocument/codeLens, hover and definition in console logs:
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_executeCommand

import LogAnalysis
import Analysis
import LayoutModel
import RuntimeLog
import SourceText

/// One version of a console log, read: what the features of logs are pure functions of.
package struct LogSnapshot: Sendable {
    package let text: SourceText
    fileprivate let log: RuntimeLog

    /// An editor asks again with every change; a larger log is for the command line.
    package static let largest = 64 << 20

    /// - Complexity: O(length of the text).
    package init(reading text: SourceText) {
        self.text = text
        log = RuntimeLog.parse(text)
    }

    /// Whether a file that is none of our formats is a console log: by the ending of its path, or as the editor's language says.
    package static func isLog(path: String, languageID: String?) -> Bool {
        path.lowercased().hasSuffix(".log") || languageID == "log" || languageID == "plumbline-log"
    }

    fileprivate func dump(_ index: Int) -> ConflictDump? {
        log.dumps.indices.contains(index) ? log.dumps[index] : nil
    }

    fileprivate func dump(at place: UTF8Offset) -> ConflictDump? {
        log.dumps.first { $0.range.touches(place) || $0.headline.touches(place) }
    }

    fileprivate func line(of range: TextRange) -> Int { text.lines.line(of: range.start) + 1 }
}

/// A line above a list of constraints.
package struct LogLens: Hashable, Sendable {
    package var range: TextRange
    /// The list's place among those of the log.
    package var dump: Int
}

/// What a log, or a part of one, says.
package struct LogReport: Hashable, Sendable {
    /// How many different lists of constraints it tells of.
    package var lists: Int
    package var markdown: String
    package var plaintext: String
}

package enum LogExplanations {
    /// More are no help above a text that a person reads, nor as one explanation.
    static let mostLenses = 500
    static let mostExplained = 100

    /// One for each list of constraints that cannot hold together, the first of very many, without the words, which cost more.
    package static func lenses(of log: LogSnapshot) -> [LogLens] {
        log.log.dumps.prefix(mostLenses).enumerated().map { LogLens(range: $1.headline, dump: $0) }
    }

    /// `Explain: 3 of 7 constraints cannot all hold`; nil for a list that is not there.
    package static func title(
        ofDump index: Int, in log: LogSnapshot, isCancelled: () -> Bool = { false }
    ) -> String? {
        guard let explanation = explanation(of: log.dump(index), isCancelled: isCancelled) else { return nil }
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

    /// The constraint of a list at a place in words; at the headline of a list, all that there is to say of it.
    package static func hover(
        at place: UTF8Offset, in log: LogSnapshot, isCancelled: () -> Bool = { false }
    ) -> HoverText? {
        guard let dump = log.dump(at: place),
            let explanation = explanation(of: dump, isCancelled: isCancelled)
        else { return nil }
        if let statement = explanation.statements.first(where: { $0.constraint.range.touches(place) }) {
            let details = details(of: statement)
            var blocks: [HoverText.Block] = [
                .paragraph(statement.sentence + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))"))
            ]
            if explanation.verdict == .conflict { blocks.append(.paragraph(part(of: statement, in: explanation))) }
            return HoverText(range: statement.constraint.range, blocks: blocks)
        }
        guard dump.headline.touches(place) else { return nil }
        return HoverText(
            range: dump.headline, blocks: [.paragraph(explanation.headline)] + blocks(explanation) { _ in nil })
    }

    /// Where the constraint at a place is written, as far as the workspace tells.
    package static func sources(
        at place: UTF8Offset, in log: LogSnapshot, workspace: LogWorkspace, isCancelled: () -> Bool = { false }
    ) -> [LogSource] {
        let explanation = explanation(of: log.dump(at: place), in: workspace, isCancelled: isCancelled)
        return explanation?.statements.first { $0.constraint.range.touches(place) }?.sources ?? []
    }

    /// All that there is to say: of the list at a place, or of all lists of the log, those that differ in nothing but addresses together.
    ///
    /// - Parameter address: what a link to a place of the workspace leads to; nil for none.
    package static func report(
        of log: LogSnapshot, at place: UTF8Offset? = nil, in workspace: LogWorkspace = LogWorkspace(),
        address: (LogSource) -> String? = { _ in nil }, isCancelled: () -> Bool = { false }
    ) -> LogReport {
        let dumps = place.map { log.dump(at: $0).map { [$0] } ?? [] } ?? log.log.dumps
        let explanations = LogExplanation.explain(
            RuntimeLog(dumps: dumps), in: workspace, most: mostExplained, isCancelled: isCancelled)
        var texts = explanations.map { explanation in
            let times = explanation.count > 1 ? " It occurs \(explanation.count) times in the log." : ""
            let headline = "Line \(log.line(of: explanation.dump.headline)): \(explanation.headline)\(times)"
            return HoverText(
                range: explanation.dump.headline,
                blocks: [.paragraph(headline)] + blocks(explanation, address: address))
        }
        let remark: String? =
            if explanations.isEmpty {
                "There is no \"Unable to simultaneously satisfy constraints\" here."
            } else if explanations.reduce(0, { $0 + $1.count }) < dumps.count {
                "The log has more, which differ; these are the first \(explanations.count)."
            } else {
                nil
            }
        if let remark { texts.append(HoverText(range: TextRange(0, 0), blocks: [.paragraph(remark)])) }
        return LogReport(
            lists: explanations.count, markdown: texts.map(\.markdown).joined(separator: "\n\n---\n\n") + "\n",
            plaintext: texts.map(\.plaintext).joined(separator: "\n\n\n") + "\n")
    }

    // MARK: Words

    private static func explanation(
        of dump: ConflictDump?, in workspace: LogWorkspace = LogWorkspace(), isCancelled: () -> Bool
    ) -> LogExplanation? {
        dump.flatMap {
            LogExplanation.explain(RuntimeLog(dumps: [$0]), in: workspace, isCancelled: isCancelled).first
        }
    }

    /// Everything but the headline.
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
                return entry(statement, links)
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
            blocks.append(.paragraph("Ignored, as it is not certain what they say:"))
            blocks.append(.entries(entries(uncertain)))
        }
        blocks += explanation.remarks.map { .paragraph($0) }
        if let proposal = explanation.proposal { blocks.append(.paragraph("To fix it: \(proposal.text)")) }
        return blocks
    }

    private static func entry(_ statement: LogExplanation.Statement, _ links: [HoverText.Link]) -> HoverText.Entry {
        let details = details(of: statement)
        return HoverText.Entry(
            statement.sentence + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))"), links: links)
    }

    private static func details(of statement: LogExplanation.Statement) -> [String] {
        [statement.note].compactMap { $0 } + (statement.isBroken ? ["broken by the system"] : [])
    }

    private static func part(of statement: LogExplanation.Statement, in explanation: LogExplanation) -> String {
        let others = explanation.members.count - 1
        if !statement.isCertain { return "It is ignored, as it is not certain what it says." }
        if !statement.isMember { return "It is not part of the conflict." }
        if others == 0 { return "It cannot hold." }
        return "It cannot hold together with \(others) other\(others == 1 ? "" : "s") of the list."
    }
}
