import Analysis
import LayoutModel
import SourceText

/// Tries edits out: whether the text that they make has no finding that was not there before.
struct Proof {
    let snapshot: Snapshot
    let check: DocumentCheck
    let rules: RuleSelection

    /// A text after edits that hold.
    struct Result {
        var snapshot: Snapshot
        var check: DocumentCheck
    }

    func holds(for action: EditorAction, isCancelled: @Sendable () -> Bool) -> Bool {
        result(of: action.edits, mending: action.finding.map { [$0] } ?? [], isCancelled: isCancelled) != nil
    }

    /// Nil where the edits do not hold.
    ///
    /// - Parameters:
    ///   - mended: the findings that are to be gone.
    ///   - keepsCheckedLayouts: whether somebody will look for repairs of what is then left.
    func result(
        of edits: [TextEdit], mending mended: [Finding], keepsCheckedLayouts: Bool = false,
        isCancelled: @Sendable () -> Bool
    ) -> Result? {
        guard !edits.isEmpty else { return nil }
        let after = Snapshot(reading: snapshot.text.applying(edits), as: snapshot.format)
        guard
            let found = Diagnostics.check(
                of: after, rules: rules, after: check, keepsCheckedLayouts: keepsCheckedLayouts,
                isCancelled: isCancelled)
        else { return nil }
        let before = FindingTally(check.findings)
        let now = FindingTally(found.findings)
        guard now.bringsNothingNew(to: before), now.lacks(mended, of: before) else { return nil }
        return Result(snapshot: after, check: found)
    }
}
