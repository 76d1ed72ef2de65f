// workspace/executeCommand and textDocument/codeLens of console logs:
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_executeCommand

import Analysis
import LayoutModel
import RuntimeLog
import SourceText

package enum LogExplanations {
    /// What a log says of constraints that cannot hold together, one text a list. The range is that of its headline.
    package static func texts(
        in log: SourceText, workspace: LogWorkspace = LogWorkspace(), isCancelled: () -> Bool = { false }
    ) -> [HoverText] {
        LogExplanation.explain(RuntimeLog.parse(log), in: workspace, isCancelled: isCancelled).map(text)
    }

    /// A line above each headline: what its list comes to.
    package static func lenses(in log: SourceText, isCancelled: () -> Bool = { false }) -> [(
        range: TextRange, title: String
    )] {
        LogExplanation.explain(RuntimeLog.parse(log), isCancelled: isCancelled).flatMap { explanation in
            ([explanation.dump.headline] + explanation.repeats).map { ($0, explanation.headline) }
        }
    }

    private static func text(_ explanation: LogExplanation) -> HoverText {
        var blocks: [HoverText.Block] = [.paragraph(explanation.headline)]
        let members = explanation.members.map(sentence) + explanation.sizes.map { "\($0) cannot be negative" }
        if !members.isEmpty { blocks.append(.list(members)) }
        let others = explanation.statements.filter { !$0.isMember && $0.isCertain }
        if !others.isEmpty {
            if !members.isEmpty { blocks.append(.paragraph("Listed besides, though the conflict does not need them:")) }
            blocks.append(.list(others.map(sentence)))
        }
        let uncertain = explanation.statements.filter { !$0.isCertain }
        if !uncertain.isEmpty {
            blocks.append(.paragraph("Left out of account, as it is not certain what they say:"))
            blocks.append(.list(uncertain.map(sentence)))
        }
        blocks += explanation.remarks.map { .paragraph($0) }
        if let proposal = explanation.proposal { blocks.append(.paragraph("To mend it: \(proposal.text)")) }
        return HoverText(range: explanation.dump.headline, blocks: blocks)
    }

    private static func sentence(_ statement: LogExplanation.Statement) -> String {
        let details =
            [statement.note].compactMap { $0 } + statement.sources.map { "\($0.path):\($0.line)" }
            + (statement.isBroken ? ["broken by the system"] : [])
        return statement.sentence + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))")
    }
}
