// LSP 3.17: textDocument/publishDiagnostics

import Analysis
import LayoutModel

package enum Diagnostics {
    /// All findings of a version, in the order of their ranges.
    package static func findings(
        in snapshot: Snapshot, rules: RuleSelection = RuleSelection(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        try Checker(.standard, rules).findings(in: snapshot.document, cancellation)
    }

    /// All findings of a version, with results that the check of the next version can reuse.
    ///
    /// - Parameters:
    ///   - previous: the check of an earlier version. Layouts that have not changed since are not checked again.
    ///   - most: of how many findings to keep the causes, for searches for their repairs.
    package static func check(
        of snapshot: Snapshot, rules: RuleSelection = RuleSelection(), after previous: DocumentCheck? = nil,
        keepingUpTo most: Int = 0, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> DocumentCheck {
        try DocumentCheck(
            of: snapshot.document, in: snapshot.text, by: Checker(.standard, rules), after: previous,
            keepingUpTo: most, cancellation)
    }
}
