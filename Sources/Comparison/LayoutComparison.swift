import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// What differs between two versions of a layout.
package struct LayoutComparison: Sendable {
    /// Nil for a layout that was added.
    package let old: Layout?
    /// Nil for a layout that was removed.
    package let new: Layout?
    /// Sentences without full stops about the layout as a whole: its name, its sizes, its states.
    package private(set) var settings: [String] = []
    package private(set) var views: [ViewDifference] = []
    package private(set) var constraints: [ConstraintDifference] = []
    package private(set) var frames: [MovedViews] = []
    package private(set) var findings: FindingComparison

    /// A configuration in which to show each version: that in which most views differ.
    package private(set) var shown: (old: Configuration?, new: Configuration?)
    /// The views of each version that the other one does not have, or has elsewhere.
    package private(set) var marked: (old: Set<ViewID>, new: Set<ViewID>) = ([], [])

    /// The name; of the new version if it is in both.
    package var name: String { (new ?? old)?.name ?? "" }

    package var isEmpty: Bool {
        old != nil && new != nil && settings.isEmpty && views.isEmpty && constraints.isEmpty && frames.isEmpty
            && findings.isEmpty
    }

    /// Whether a frame or a finding differs. The views of only one version have a frame in only that one.
    package var changesFramesOrFindings: Bool {
        old == nil || new == nil || !frames.isEmpty || !findings.isEmpty
            || views.contains { $0.kind == .added || $0.kind == .removed }
    }

    init(
        from old: Layout?, to new: Layout?, findings: (old: [Finding], new: [Finding]),
        fonts: (old: [ViewID: String], new: [ViewID: String]) = ([:], [:]), _ cancellation: Cancellation
    ) throws(Cancelled) {
        self.old = old
        self.new = new
        guard var before = old, let after = new else {
            self.findings = FindingComparison(findings.old, findings.new)
            shown = (old.flatMap(Self.firstConfiguration), new.flatMap(Self.firstConfiguration))
            return
        }
        let pairing = ViewPairing(before, after)
        before.takeRecordedContents(of: after, pairing)
        let views = pairing.replacingOld(with: before)
        let constraints = ConstraintComparison(views)
        self.views = ViewDifference.all(views, fonts: fonts)
        self.constraints = constraints.differences
        settings = SettingsComparison(views, constraints).sentences
        self.findings = FindingComparison(findings.old, findings.new, views)
        // Equal layouts have equal frames.
        guard !isEmpty || !before.isSame(as: after, views) else { return }
        let comparison = try FrameComparison(views, cancellation)
        frames = comparison.moved
        if let most = comparison.mostChanged { shown = (most.old, most.new) }
        let moved = Set(frames.flatMap(\.views))
        marked.new = moved.union(after.views.map(\.id).filter { views.oldView[$0] == nil })
        marked.old = Set(moved.compactMap { views.oldView[$0] })
            .union(before.views.map(\.id).filter { views.newView[$0] == nil })
    }

    private static func firstConfiguration(of layout: Layout) -> Configuration? {
        ConfigurationSpace(layout).configurations.first
    }
}

extension Layout {
    /// Replaces what only a saved frame tells about contents by what that of the new version does: an editor measures
    /// the same text again.
    fileprivate mutating func takeRecordedContents(of new: Layout, _ pairing: ViewPairing) {
        for (old, other) in pairing.pairs {
            let view = new[other]
            guard self[old].kind == view.kind, self[old].text == view.text, self[old].fontSize == view.fontSize,
                self[old].numberOfLines == view.numberOfLines
            else { continue }
            self[old].likelySize = view.likelySize
            if !self[old].alignmentInsetsAreKnown, !view.alignmentInsetsAreKnown {
                self[old].alignmentInsets = view.alignmentInsets
            }
        }
    }

    /// Whether a paired layout without any difference in views or constraints is the same for the solver.
    fileprivate func isSame(as other: Layout, _ views: ViewPairing) -> Bool {
        guard self.views.count == other.views.count, isRightToLeft == other.isRightToLeft,
            sizes.map(\.size) == other.sizes.map(\.size), safeArea == other.safeArea, platform == other.platform,
            states.isEmpty, other.states.isEmpty, traitVariations.isEmpty, other.traitVariations.isEmpty,
            parameters.isEmpty, other.parameters.isEmpty
        else { return false }
        return views.pairs.allSatisfy { pair in
            let (old, new) = (self[pair.old], other[pair.new])
            return old.likelySize == new.likelySize && old.alignmentInsets == new.alignmentInsets
                && old.layoutMargins == new.layoutMargins && old.marginRules == new.marginRules
                && old.baselineBelowCentre == new.baselineBelowCentre && old.autoresizing == new.autoresizing
                && old.children.count == new.children.count
        }
    }
}
