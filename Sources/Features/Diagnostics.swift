// textDocument/publishDiagnostics: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_publishDiagnostics

import Analysis
import LayoutModel

/// Which rules the person has switched on or off, by their codes.
package struct RuleSelection: Hashable, Sendable {
    package var enabled: Set<String>
    package var disabled: Set<String>
    /// Findings that are meant to be, in the document at hand.
    package var ignored: Set<IgnoredObject> = []

    package init(enabled: Set<String> = [], disabled: Set<String> = []) {
        self.enabled = enabled
        self.disabled = disabled
    }

    package var options: CheckOptions {
        var options = CheckOptions()
        options.ignored = ignored
        options.enabled = Set(enabled.map(FindingCode.init))
        options.disabled = Set(disabled.map(FindingCode.init))
        return options
    }
}

package enum Diagnostics {
    /// All findings of a version, in order of place.
    package static func findings(
        in snapshot: Snapshot, rules: RuleSelection = RuleSelection(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        try Checker.findings(in: snapshot.document, options: rules.options, cancellation)
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
            of: snapshot.document, in: snapshot.text, options: rules.options, after: previous,
            keepsCheckedLayouts: keepsCheckedLayouts,
            cancellation)
    }
}
