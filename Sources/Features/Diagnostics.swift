// LSP 3.17: textDocument/publishDiagnostics

import Analysis
import LayoutModel

/// The rules that the user has turned on or off, by their codes.
package struct RuleSelection: Hashable, Sendable {
    package var enabled: Set<String>
    package var disabled: Set<String>
    /// Suppressed findings of the document.
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
    /// All findings of a version, in the order of their ranges.
    package static func findings(
        in snapshot: Snapshot, rules: RuleSelection = RuleSelection(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        try Checker.findings(in: snapshot.document, options: rules.options, cancellation)
    }

    /// The same, with results that the check of the next version can reuse.
    ///
    /// - Parameters:
    ///   - previous: the check of an earlier version. Layouts that have not changed since are not checked again.
    ///   - keepsCheckedLayouts: whether repairs of this version will be searched for.
    package static func check(
        of snapshot: Snapshot, rules: RuleSelection = RuleSelection(), after previous: DocumentCheck? = nil,
        keepsCheckedLayouts: Bool = false, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> DocumentCheck {
        try DocumentCheck(
            of: snapshot.document, in: snapshot.text, options: rules.options, after: previous,
            keepsCheckedLayouts: keepsCheckedLayouts, cancellation)
    }
}
