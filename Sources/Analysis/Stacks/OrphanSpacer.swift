import LayoutModel
import SourceText
import Wording

/// A spacer in a stack that stays when the view whose gap it was is hidden, so that it is first, last or beside another
/// spacer.
struct OrphanSpacerRule: SolvedRule {
    static let code: FindingCode = "orphan-spacer"
    static var page: [UInt8] { PackageResources.orphan_spacer_md }
    static let category = FindingCategory.stack
    static let holdsAtEverySize = true

    /// A spacer, and a view beside it.
    private struct Orphan: Hashable {
        var spacer: ViewID
        var view: ViewID
    }

    let layout: Layout
    /// Stacks that have a spacer of a fixed length among their views.
    private let stacks: [(view: ViewID, axis: Axis)]
    private var observations = Observations<Orphan, Void>()
    /// Spacers that were left over while the view was shown, so that tying them to it would not help.
    private var leftWith: Set<Orphan> = []

    init(layout: Layout) {
        self.layout = layout
        stacks = layout.views.compactMap { view in
            guard let stack = view.stack, view.children.contains(where: { layout[$0].spacer?.length != nil }) else {
                return nil
            }
            return (view.id, stack.axis)
        }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for (stack, axis) in stacks where solved.isVisible(stack) {
            let arranged = layout[stack].children.filter { layout[$0].kind != .guide }
            guard !(arranged + [stack]).contains(where: { layout.mayHaveAnyLength($0, axis) }) else { continue }
            for index in arranged.indices where isFixedSpacer(arranged[index]) { inspect(index, of: arranged, solved) }
        }
    }

    /// Inspects the spacer at an index of the arranged views.
    private mutating func inspect(_ index: Int, of arranged: [ViewID], _ solved: SolvedConfiguration) {
        let spacer = arranged[index]
        // A spacer that is hidden with a view is inspected as if shown, because it may be tied to the wrong view.
        let tie = layout[spacer].spacer?.after
        guard solved.isArranged(spacer) || tie.map({ !solved.isArranged($0) }) ?? false else { return }
        let shown = arranged.filter { $0 == spacer || solved.isArranged($0) }
        guard let shownIndex = shown.firstIndex(of: spacer), shown.contains(where: { !isFixedSpacer($0) }) else {
            return
        }
        // A view that was beside it in the whole stack and no longer is.
        let (before, after) = (neighbour(arranged, index - 1), neighbour(arranged, index + 1))
        let (stillBefore, stillAfter) = (neighbour(shown, shownIndex - 1), neighbour(shown, shownIndex + 1))
        let hidden: ViewID
        if let before, stillBefore != before, isEnd(stillBefore) {
            hidden = before
        } else if let after, stillAfter != after, stillAfter == nil {
            hidden = after
        } else {
            return
        }
        for case let view? in [before, after] where solved.isArranged(view) {
            leftWith.insert(Orphan(spacer: spacer, view: view))
        }
        if solved.isArranged(spacer) { observations.note(Orphan(spacer: spacer, view: hidden), at: solved.index, ()) }
    }

    private func neighbour(_ views: [ViewID], _ index: Int) -> ViewID? {
        views.indices.contains(index) ? views[index] : nil
    }

    /// Whether there is no view, or another spacer, which makes two gaps where one was intended.
    private func isEnd(_ view: ViewID?) -> Bool {
        view.map(isFixedSpacer) ?? true
    }

    private func isFixedSpacer(_ view: ViewID) -> Bool {
        layout[view].spacer?.length != nil
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        let all = observations.all
        var seen: Set<ViewID> = []
        return all.filter { seen.insert($0.key.spacer).inserted }.map { orphan, _, configurations in
            let (spacer, hidden) = (orphan.spacer, orphan.view)
            let everywhere = wording.phrase(
                all.filter { $0.key.spacer == spacer }.flatMap(\.configurations).sorted())
            // The message must name the hidden view, but only once.
            let hiding = "\(naming.quoted(hidden)) is hidden"
            let occasion =
                everywhere.contains(hiding) ? everywhere : "\(wording.phrase(configurations)) though \(hiding)"
            let length = Points.count(layout[spacer].spacer?.length ?? 0)
            let finding = finding(
                at: layout[spacer].nameRange,
                "Leftover spacer: its \(length) stay\(occasion).\(advice(spacer, hidden))",
                related: [declaration(of: hidden)], subject: layout[spacer].path)
            return Diagnosis(finding, cause: Cause(layout: layout, spacer: spacer, hidden: hidden))
        }
    }

    /// How to fix it, with a leading space; empty if no single change does.
    private func advice(_ spacer: ViewID, _ hidden: ViewID) -> String {
        if layout.sourceTraits.contains(.isCode) {
            return " Hide it together with that view, or use setCustomSpacing in its place."
        }
        let inStack = SpacerInStack(layout, spacer)
        let view = inStack.neighbours(beginningWith: hidden).first {
            !leftWith.contains(Orphan(spacer: spacer, view: $0))
        }
        if let view {
            let instruction = naming.instruction(for: .tieSpacer(spacer, to: view)).map { ": \($0)" } ?? ""
            return " Tie it to \(view == hidden ? "that view" : naming.quoted(view))\(instruction)."
        }
        guard let (spacing, before) = inStack.spacing else { return "" }
        let edit = ModelEdit.replaceSpacer(spacer, bySpacing: spacing, after: before)
        let instruction = naming.instruction(for: edit).map { ": \($0) in its place" } ?? ""
        return " Use custom spacing, which disappears with either view\(instruction)."
    }
}

extension OrphanSpacerRule {
    /// Ties the spacer to the hidden view or to its other neighbour, or replaces it with custom spacing.
    struct Cause: FindingCause {
        let layout: Layout
        let spacer: ViewID
        let hidden: ViewID

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let inStack = SpacerInStack(layout, spacer)
            return inStack.neighbours(beginningWith: hidden).map(inStack.tied)
                + [inStack.customSpacing].compactMap { $0 }
        }
    }
}
