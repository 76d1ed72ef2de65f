import LayoutModel

/// Tries edits: applies them to the model, checks the layout again, and compares the findings.
struct Trial {
    let layout: Layout
    private let checker: Checker
    private let before: FindingTally
    let cancellation: Cancellation

    /// - Parameter findings: the layout's findings by the same checker.
    init(_ layout: Layout, _ findings: [Finding], _ checker: Checker, _ cancellation: Cancellation) {
        self.layout = layout
        self.checker = checker
        self.cancellation = cancellation
        before = FindingTally(findings)
    }

    /// Whether the edits remove all of these findings, cause no new one, and let no view leave its superview.
    func fixes(_ fixed: [Finding], _ edits: [ModelEdit]) throws(Cancelled) -> Bool {
        guard let after = try findings(of: layout.applying(edits)), after.lacks(fixed, of: before),
            after.bringsNothingNew(to: before)
        else { return false }
        return try FrameComparison(layout, cancellation).keepsViewsInside(after: edits)
    }

    /// Whether a changed layout has no finding that the original does not have.
    func causesNothingNew(_ changed: Layout) throws(Cancelled) -> Bool {
        try findings(of: changed)?.bringsNothingNew(to: before) ?? false
    }

    private func findings(of changed: Layout) throws(Cancelled) -> FindingTally? {
        guard try causesNothingNewInSample(changed) else { return nil }
        return FindingTally(try checker.findings(in: changed, cancellation))
    }

    /// Checks only a few combinations of hidden views. Most candidates fail there, which saves checking thousands.
    private func causesNothingNewInSample(_ changed: Layout) throws(Cancelled) -> Bool {
        guard changed.vary.count > Self.sampleSize else { return true }
        var reduced = changed
        reduced.vary = Array(changed.vary.suffix(Self.sampleSize))
        return FindingTally(try checker.forSamples.findings(in: reduced, cancellation)).bringsNothingNew(to: before)
    }

    /// How many views vary in a sample.
    private static let sampleSize = 3
}
