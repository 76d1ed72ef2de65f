import Analysis
import LayoutModel
import SourceText

/// Tries edits out: whether the text that they make has no finding that was not there before.
struct Proof {
    let snapshot: Snapshot
    let judgement: Judgement
    let rules: RuleSelection

    /// A text after edits that hold.
    struct Result {
        var snapshot: Snapshot
        var judgement: Judgement
    }

    func holds(for action: EditorAction, isCancelled: @Sendable () -> Bool) -> Bool {
        result(of: action.edits, mending: action.finding.map { [$0] } ?? [], isCancelled: isCancelled) != nil
    }

    /// Nil where the edits do not hold.
    ///
    /// - Parameters:
    ///   - mended: the findings that are to be gone.
    ///   - keepsLooks: whether somebody will look for repairs of what is then left.
    func result(
        of edits: [TextEdit], mending mended: [Finding], keepsLooks: Bool = false, isCancelled: @Sendable () -> Bool
    ) -> Result? {
        guard !edits.isEmpty else { return nil }
        let after = Snapshot(reading: snapshot.text.applying(edits), as: snapshot.format)
        guard
            let found = Diagnostics.judgement(
                of: after, rules: rules, after: judgement, keepsLooks: keepsLooks, isCancelled: isCancelled)
        else { return nil }
        let before = FindingTally(judgement.findings)
        let now = FindingTally(found.findings)
        guard now.bringsNothingNew(to: before), now.lacks(mended, of: before) else { return nil }
        return Result(snapshot: after, judgement: found)
    }
}
