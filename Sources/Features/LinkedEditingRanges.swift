// LSP 3.17: textDocument/linkedEditingRange

import LayoutModel
import SourceText

package enum LinkedEditingRanges {
    /// The occurrences of the name or id that is declared at an offset, in order. An editor changes them together.
    ///
    /// Nil if there is only one, if they are spelled differently, or if the document has syntax errors, duplicate
    /// names or duplicate ids. Also nil at a use of the name, as a changed use usually refers to another view.
    package static func ranges(at offset: UTF8Offset, in snapshot: Snapshot) -> [TextRange]? {
        let document = snapshot.document
        guard let occurrence = document.occurrence(at: offset), occurrence.isDeclaration,
            isLinkable(occurrence.symbol), !document.problems.contains(where: { namingProblems.contains($0.code) })
        else { return nil }
        let ranges = document.occurrences(of: occurrence.symbol).map(\.range)
        let text = snapshot.text[occurrence.range]
        guard ranges.count > 1, ranges.allSatisfy({ snapshot.text[$0] == text }) else { return nil }
        return ranges
    }

    private static let namingProblems: Set<FindingCode> = [.syntax, .duplicateName, .duplicateID]

    private static func isLinkable(_ symbol: Symbol) -> Bool {
        switch symbol {
        // The label of a slot contains a view's name.
        case .label(_, let label): !label.contains(".")
        case .layout, .view, .state, .parameter, .object: true
        case .userLabel, .shared: false
        }
    }
}
