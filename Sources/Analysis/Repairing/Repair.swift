import AutoLayoutEngine
import LayoutModel
import SourceText

/// A change of a layout that is known to help: it was made on the model and the layout solved again.
package struct Repair: Hashable, Sendable {
    package var title: String
    package var edits: [ModelEdit]
    package var isPreferred: Bool
    /// Whether it must not be taken where nobody chooses: what it takes out may be there for a reason that the text does not say.
    package var needsChoice: Bool
    /// Whether it makes the constraints say what is recorded, so that the frames stay; else they follow what changes.
    var keepsFrames: Bool

    package init(
        title: String, edits: [ModelEdit], isPreferred: Bool = false, needsChoice: Bool = false,
        keepsFrames: Bool = false
    ) {
        self.title = title
        self.edits = edits
        self.isPreferred = isPreferred
        self.needsChoice = needsChoice
        self.keepsFrames = keepsFrames
    }
}

/// What can be done where nothing needs a repair; see ``RepairSearch`` for the rest.
package enum Repairs {
    /// What can be done at a view that needs no repair: make it collapsible, insert a spacer. Each is tried like a repair.
    package static func refactorings(
        at view: ViewID, inLayout index: Int, of document: Document,
        canExpress: ([ModelEdit]) -> Bool = { _ in true }, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> [Repair] {
        guard document.layouts.indices.contains(index), document.layouts[index].views.indices.contains(view.index),
            view != .root
        else { return [] }
        let layout = document.layouts[index]
        guard let findings = Checker.findings(in: layout, isCancelled: isCancelled) else { return [] }
        let trial = Trial(layout, findings, CheckOptions(), isCancelled)
        let frames = FollowingFrames(layout)
        let style = MakeCollapsible.style(in: layout, of: document)
        let candidates =
            MakeCollapsible(layout, view, as: style).candidates(trial) + InsertSpacer(layout, view).candidates()
            + SpacerRefactorings(layout, view).candidates() + DistributeSiblings(layout, view).candidates()
            + EmbedInStack(layout, view).candidates()
        return candidates.map(frames.recorded).filter { canExpress($0.edits) && trial.holds(layout.applying($0.edits)) }
    }
}

/// Tries edits: makes them on the model, checks the layout again, and compares the findings.
struct Trial {
    let layout: Layout
    private let options: CheckOptions
    private let before: FindingTally
    /// Once it says true, nothing helps any more.
    private let isCancelled: @Sendable () -> Bool

    init(
        _ layout: Layout, _ findings: [Finding], _ options: CheckOptions, _ isCancelled: @escaping @Sendable () -> Bool
    ) {
        self.layout = layout
        self.options = options
        self.isCancelled = isCancelled
        before = FindingTally(findings)
    }

    /// Whether the edits remove all of these findings and bring no new one.
    func mends(_ edits: [ModelEdit], _ mended: [Finding]) -> Bool {
        guard let after = findings(of: layout.applying(edits)) else { return false }
        return after.lacks(mended, of: before) && after.bringsNothingNew(to: before)
    }

    /// Whether a changed layout has no finding that the layout had not.
    func holds(_ changed: Layout) -> Bool {
        findings(of: changed)?.bringsNothingNew(to: before) ?? false
    }

    private func findings(of changed: Layout) -> FindingTally? {
        guard holdsAtAFew(changed) else { return nil }
        return Checker.findings(in: changed, options: options, isCancelled: isCancelled).map(FindingTally.init)
    }

    /// Most candidates fail, and most of those at once: this spares them thousands of combinations of views gone and visible.
    private func holdsAtAFew(_ changed: Layout) -> Bool {
        guard changed.vary.count > Self.few else { return true }
        var reduced = changed
        reduced.vary = Array(changed.vary.suffix(Self.few))
        // What is redundant in a few configurations may be needed in the others.
        var options = options
        options.disabled.insert(RedundantRule.code)
        return Checker.findings(in: reduced, options: options, isCancelled: isCancelled)
            .map { FindingTally($0).bringsNothingNew(to: before) } ?? false
    }

    private static let few = 3
}
