// textDocument/publishDiagnostics: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_publishDiagnostics

import Analysis
import LayoutModel

package enum Diagnostics {
    /// All findings of a version, in order of place.
    package static func findings(
        in snapshot: Snapshot, rules: RuleSelection = RuleSelection(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        try Checker(.standard, rules).findings(in: snapshot.document, cancellation)
    }

    /// The same, with what the next version of the document can take over.
    ///
    /// - Parameters:
    ///   - previous: the check of a version before, so that layouts which are as they were need not be judged anew.
    ///   - keepsCheckedLayouts: whether somebody will look for repairs in this version.
    package static func check(
        of snapshot: Snapshot, rules: RuleSelection = RuleSelection(), after previous: DocumentCheck? = nil,
        keepsCheckedLayouts: Bool = false, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> DocumentCheck {
        try DocumentCheck(
            of: snapshot.document, in: snapshot.text, by: Checker(.standard, rules), after: previous,
            keepsCheckedLayouts: keepsCheckedLayouts, cancellation)
    }
}
