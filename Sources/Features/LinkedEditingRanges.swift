// textDocument/linkedEditingRange: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_linkedEditingRange

import LayoutModel
import SourceText

package enum LinkedEditingRanges {
    /// The places of the name or the id that is declared at a place, which an editor changes together while the person types; in order, the
    /// declaration among them. Nil where it stands nowhere else, is not written alike everywhere, or the text has mistakes that leave open
    /// what it means.
    ///
    /// Only at the declaration: who changes a name where it is used wants to name something else.
    package static func ranges(at place: UTF8Offset, in snapshot: Snapshot) -> [TextRange]? {
        let document = snapshot.document
        guard let occurrence = document.occurrence(at: place), occurrence.isDeclaration,
            isLinkable(occurrence.symbol), !document.problems.contains(where: { confusing.contains($0.code) })
        else { return nil }
        let ranges = document.occurrences(of: occurrence.symbol).map(\.range)
        let text = snapshot.text[occurrence.range]
        guard ranges.count > 1, ranges.allSatisfy({ snapshot.text[$0] == text }) else { return nil }
        return ranges
    }

    private static let confusing: Set<FindingCode> = [.syntax, .duplicateName, .duplicateID]

    private static func isLinkable(_ symbol: Symbol) -> Bool {
        switch symbol {
        // The label of a slot is made of a view's name.
        case .label(_, let label): !label.contains(".")
        case .layout, .view, .state, .parameter, .object: true
        case .userLabel, .shared: false
        }
    }
}
