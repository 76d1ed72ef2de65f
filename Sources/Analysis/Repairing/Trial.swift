import LayoutModel

/// Tries edits: makes them on the model, checks the layout again, and compares the findings.
struct Trial {
    let layout: Layout
    private let checker: Checker
    private let before: FindingTally
    let cancellation: Cancellation

    /// - Parameter findings: those of the layout by the same checker.
    init(_ layout: Layout, _ findings: [Finding], _ checker: Checker, _ cancellation: Cancellation) {
        self.layout = layout
        self.checker = checker
        self.cancellation = cancellation
        before = FindingTally(findings)
    }

    /// Whether the edits remove all of these findings and bring no new one.
    func fixes(_ fixed: [Finding], _ edits: [ModelEdit]) throws(Cancelled) -> Bool {
        guard let after = try findings(of: layout.applying(edits)) else { return false }
        return after.lacks(fixed, of: before) && after.bringsNothingNew(to: before)
    }

    /// Whether a changed layout has no finding that the layout did not have.
    func holds(_ changed: Layout) throws(Cancelled) -> Bool {
        try findings(of: changed)?.bringsNothingNew(to: before) ?? false
    }

    private func findings(of changed: Layout) throws(Cancelled) -> FindingTally? {
        guard try holdsInSample(changed) else { return nil }
        return FindingTally(try checker.findings(in: changed, cancellation))
    }

    /// Most candidates fail, and most of those in the first configurations: this spares them thousands of combinations
    /// of hidden views.
    private func holdsInSample(_ changed: Layout) throws(Cancelled) -> Bool {
        guard changed.vary.count > Self.sampleSize else { return true }
        var reduced = changed
        reduced.vary = Array(changed.vary.suffix(Self.sampleSize))
        return FindingTally(try checker.forSamples.findings(in: reduced, cancellation)).bringsNothingNew(to: before)
    }

    /// How many views vary in a sample.
    private static let sampleSize = 3
}
