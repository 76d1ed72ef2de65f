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

/// Writes edits of a layout down as edits of texts; nil where the format cannot express them.
package typealias EditWriter = ([ModelEdit]) -> FileEdits?

/// A repair with the edits of texts that make it.
package struct WrittenRepair: Hashable, Sendable {
    package var repair: Repair
    package var edits: FileEdits
}

/// What can be done where nothing needs a repair; see ``RepairSearch`` for the rest.
package enum Repairs {
    /// What can be done at a view that needs no repair: make it collapsible, insert a spacer. Each is tried like a repair.
    package static func refactorings(
        at view: ViewID, inLayout index: Int, of document: Document,
        writtenBy write: EditWriter, _ cancellation: Cancellation
    ) throws(Cancelled) -> [WrittenRepair] {
        guard document.layouts.indices.contains(index), document.layouts[index].views.indices.contains(view.index),
            view != .root
        else { return [] }
        let layout = document.layouts[index]
        let findings = try Checker.findings(in: layout, cancellation)
        let trial = Trial(layout, findings, CheckOptions(), cancellation)
        let frames = FollowingFrames(layout)
        let style = MakeCollapsible.style(in: layout, of: document)
        let candidates =
            try MakeCollapsible(layout, view, as: style).candidates(trial) + InsertSpacer(layout, view).candidates()
            + SpacerRefactorings(layout, view).candidates() + DistributeSiblings(layout, view).candidates()
            + EmbedInStack(layout, view).candidates()
        var result: [WrittenRepair] = []
        for candidate in candidates {
            let repair = try frames.recorded(with: candidate, cancellation)
            guard let edits = write(repair.edits), try trial.holds(layout.applying(repair.edits)) else { continue }
            result.append(WrittenRepair(repair: repair, edits: edits))
        }
        return result
    }
}

/// Tries edits: makes them on the model, checks the layout again, and compares the findings.
struct Trial {
    let layout: Layout
    private let options: CheckOptions
    private let before: FindingTally
    private let cancellation: Cancellation

    init(
        _ layout: Layout, _ findings: [Finding], _ options: CheckOptions, _ cancellation: Cancellation
    ) {
        self.layout = layout
        self.options = options
        self.cancellation = cancellation
        before = FindingTally(findings)
    }

    /// Whether the edits remove all of these findings and bring no new one.
    func mends(_ edits: [ModelEdit], _ mended: [Finding]) throws(Cancelled) -> Bool {
        guard let after = try findings(of: layout.applying(edits)) else { return false }
        return after.lacks(mended, of: before) && after.bringsNothingNew(to: before)
    }

    /// Whether a changed layout has no finding that the layout had not.
    func holds(_ changed: Layout) throws(Cancelled) -> Bool {
        try findings(of: changed)?.bringsNothingNew(to: before) ?? false
    }

    private func findings(of changed: Layout) throws(Cancelled) -> FindingTally? {
        guard try holdsAtAFew(changed) else { return nil }
        return FindingTally(try Checker.findings(in: changed, options: options, cancellation))
    }

    /// Most candidates fail, and most of those at once: this spares them thousands of combinations of views gone and visible.
    private func holdsAtAFew(_ changed: Layout) throws(Cancelled) -> Bool {
        guard changed.vary.count > Self.few else { return true }
        var reduced = changed
        reduced.vary = Array(changed.vary.suffix(Self.few))
        // What is redundant in a few configurations may be needed in the others.
        var options = options
        options.disabled.insert(RedundantRule.code)
        return FindingTally(try Checker.findings(in: reduced, options: options, cancellation)).bringsNothingNew(
            to: before)
    }

    private static let few = 3
}
