import Analysis
import LayoutModel
import SourceText

/// Tries edits out: whether the text that they make has no finding that was not there before.
struct Proof {
    let snapshot: Snapshot
    let findings: [Finding]
    let rules: RuleSelection

    func holds(for action: EditorAction, isCancelled: @Sendable () -> Bool) -> Bool {
        holds(for: action.edits, mending: action.finding.map { [$0] } ?? [], isCancelled: isCancelled)
    }

    /// - Parameter mended: the findings that are to be gone.
    func holds(for edits: [TextEdit], mending mended: [Finding], isCancelled: @Sendable () -> Bool) -> Bool {
        guard let place = edits.first?.range.start else { return false }
        let after = snapshot.format.parse(snapshot.text.applying(edits)).document
        // Only the layout that is edited needs to be judged again, where the edit leaves the others what they were.
        let index =
            after.layouts.count == snapshot.document.layouts.count
            ? snapshot.document.layoutIndex(at: place) : nil
        guard
            let found = Checker.findings(
                in: after.reduced(to: index), options: rules.options, isCancelled: isCancelled)
        else { return false }
        let before = FindingTally(relevant(to: index))
        let now = FindingTally(found)
        return now.bringsNothingNew(to: before) && now.lacks(mended, of: before)
    }

    /// The findings that judging the one layout alone gives: its own, and those about the text.
    private func relevant(to index: Int?) -> [Finding] {
        guard let layout = index.flatMap(snapshot.document.layout) else { return findings }
        let problems = Set(snapshot.document.problems)
        return findings.filter { layout.range.contains($0.range) || problems.contains($0) }
    }
}

extension Document {
    /// The document with one layout alone and all problems of the text.
    fileprivate func reduced(to index: Int?) -> Document {
        guard let layout = index.flatMap(layout) else { return self }
        var reduced = self
        reduced.layouts = [layout]
        return reduced
    }
}
