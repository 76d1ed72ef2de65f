import LayoutModel

/// Tries edits: applies them to the model, checks the layout again, and compares the findings.
struct Trial {
    let layout: Layout
    private let checker: Checker
    private let before: FindingTally
    /// The views that are outside of their superviews before the edits; nil if not known.
    private let outside: OutsideViews?
    /// The findings in a sample of the configurations, found when they are first needed. Some need not be among those
    /// in all: a conflict that code can avoid, for example, counts where it occurs at every size.
    private let sampledBefore = Memo<FindingTally>()
    let cancellation: Cancellation

    /// - Parameters:
    ///   - findings: the layout's findings by the same checker.
    ///   - outside: the views that are outside of their superviews; nil if not known.
    init(
        _ layout: Layout, _ findings: [Finding], outside: OutsideViews? = nil, _ checker: Checker,
        _ cancellation: Cancellation
    ) {
        self.layout = layout
        self.checker = checker
        self.cancellation = cancellation
        before = FindingTally(findings)
        self.outside = outside
    }

    /// Whether the edits remove all of these findings, cause no new one, and let no view leave its superview.
    func fixes(_ fixed: [Finding], _ edits: [ModelEdit]) throws(Cancelled) -> Bool {
        guard try mayFix(fixed, edits) else { return false }
        let after = try checker.check(layout.applying(edits), cancellation)
        return try areFixed(fixed, edits, findings: after.findings, outside: after.outside)
    }

    /// The same, given the findings after the edits by the same checker, and the views that are then outside of their
    /// superviews.
    func areFixed(
        _ fixed: [Finding], _ edits: [ModelEdit], findings: [Finding], outside: OutsideViews?
    ) throws(Cancelled) -> Bool {
        guard isFixed(fixed, FindingTally(findings)) else { return false }
        return try keepsViewsInside(after: edits, outside)
    }

    /// Whether a few configurations show neither a new finding nor one of these.
    func mayFix(_ fixed: [Finding], _ edits: [ModelEdit]) throws(Cancelled) -> Bool {
        try mayFix(fixed, layout.applying(edits))
    }

    /// Whether no view leaves its superview.
    ///
    /// - Parameter after: the views that are outside of their superviews after the edits; nil if not known.
    func keepsViewsInside(after edits: [ModelEdit], _ after: OutsideViews?) throws(Cancelled) -> Bool {
        try FrameComparison(layout, cancellation).keepsViewsInside(after: edits, known: outside, after)
    }

    /// Whether a few configurations show no finding that the original layout does not have.
    func mayCauseNothingNew(_ changed: Layout) throws(Cancelled) -> Bool { try mayFix([], changed) }

    /// Whether a changed layout has no finding that the original does not have.
    func causesNothingNew(_ changed: Layout) throws(Cancelled) -> Bool {
        try isFixed([], FindingTally(checker.findings(in: changed, cancellation)))
    }

    func findings(after edits: [ModelEdit]) throws(Cancelled) -> [Finding] {
        try checker.findings(in: layout.applying(edits), cancellation)
    }

    private func isFixed(_ fixed: [Finding], _ after: FindingTally) -> Bool {
        after.lacks(fixed, of: before) && after.bringsNothingNew(to: before)
    }

    /// Checks one size, no ends of parameters and only a few combinations of hidden views. Most candidates fail there,
    /// which saves checking thousands.
    private func mayFix(_ fixed: [Finding], _ changed: Layout) throws(Cancelled) -> Bool {
        // A sample would save nothing.
        guard layout.isSmallerAsSample else { return true }
        let sampled = try sampledBefore.value { () throws(Cancelled) in try tallyOfSample(layout) }
        let after = try tallyOfSample(changed)
        let all = before.union(sampled)
        return after.lacks(fixed, of: all) && after.bringsNothingNew(to: all)
    }

    private func tallyOfSample(_ layout: Layout) throws(Cancelled) -> FindingTally {
        FindingTally(try checker.forSamples.findings(in: layout.sample, cancellation))
    }
}

extension Layout {
    /// The same with one size, fixed parameters and a few views that vary.
    fileprivate var sample: Layout {
        var sample = self
        sample.vary = Array(vary.suffix(Self.sampleSize))
        sample.sizes = Array(sizes.prefix(1))
        for index in sample.parameters.indices {
            sample.parameters[index].lower = parameters[index].value
            sample.parameters[index].upper = parameters[index].value
        }
        return sample
    }

    fileprivate var isSmallerAsSample: Bool {
        vary.count > Self.sampleSize || sizes.count > 1 || parameters.contains { $0.lower < $0.upper }
    }

    /// How many views vary in a sample.
    private static let sampleSize = 3
}
