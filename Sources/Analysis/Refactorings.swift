import AutoLayoutEngine
import LayoutModel
import Wording

/// Changes that are offered where nothing needs fixing. Each was tried and causes no new finding.
package enum Refactorings {
    /// Makes a view collapsible, inserts spacers, distributes siblings, embeds them in a stack view.
    ///
    /// - Parameters:
    ///   - check: the check of the document.
    ///   - budget: pays for the checks. The search ends where it is used up.
    package static func refactorings(
        at view: ViewID, inLayout index: Int, of document: Document, _ check: DocumentCheck,
        budget: inout RepairBudget,
        writtenBy write: EditWriter, _ cancellation: Cancellation
    ) throws(Cancelled) -> [WrittenRepair] {
        guard document.layouts.indices.contains(index), document.layouts[index].views.indices.contains(view.index),
            view != .root
        else { return [] }
        let layout = document.layouts[index]
        guard var trial = try trial(of: index, layout, check, budget, cancellation) else { return [] }
        defer { budget = trial.budget }
        let frames = FollowingFrames(layout)
        let style = MakeCollapsible.style(in: layout, of: document)
        let candidates =
            try MakeCollapsible(layout, view, as: style).candidates(&trial) + InsertSpacer(layout, view).candidates()
            + SpacerRefactorings(layout, view).candidates(&trial)
            + DistributeSiblings(layout, view).candidates(&trial)
            + EmbedInStack(layout, view).candidates(&trial)
        var result: [WrittenRepair] = []
        for candidate in candidates {
            let repair = try frames.recorded(with: candidate, cancellation)
            guard trial.paysForWriting() else { break }
            guard let edits = write(repair.edits), try trial.allows(repair.edits) else { continue }
            result.append(WrittenRepair(repair: repair, edits: edits))
        }
        return result
    }

    /// Keeps a placeholder constraint in the built app, or swaps the first and second item of a constraint.
    ///
    /// - Parameters: as for those at a view.
    package static func refactorings(
        at constraint: ConstraintID, inLayout index: Int, of document: Document, _ check: DocumentCheck,
        budget: inout RepairBudget,
        writtenBy write: EditWriter, _ cancellation: Cancellation
    ) throws(Cancelled) -> [WrittenRepair] {
        guard document.layouts.indices.contains(index),
            document.layouts[index].constraints.indices.contains(constraint.index)
        else { return [] }
        let layout = document.layouts[index]
        var candidates: [Repair] = []
        if layout[constraint].isDesignTimeOnly {
            candidates.append(
                Repair(
                    title: "Keep \(Naming(layout).equation(layout[constraint])) when the app is built",
                    edits: [.setDesignTimeOnly(constraint, false)]))
        }
        if layout[constraint].reversed != nil { candidates.append(Reversal(layout).repair([constraint])) }
        let written = candidates.compactMap { repair in
            write(repair.edits).map { WrittenRepair(repair: repair, edits: $0) }
        }
        guard !written.isEmpty, var trial = try trial(of: index, layout, check, budget, cancellation) else { return [] }
        defer { budget = trial.budget }
        var result: [WrittenRepair] = []
        for one in written where try trial.allows(one.repair.edits) { result.append(one) }
        return result
    }

    /// A trial of changes of a layout, by the rules of its check; nil where none can be offered.
    private static func trial(
        of index: Int, _ layout: Layout, _ check: DocumentCheck, _ budget: RepairBudget,
        _ cancellation: Cancellation
    ) throws(Cancelled) -> PaidTrial? {
        guard let (findings, checker, work) = check.findings(ofLayout: index),
            // A layout with so many conflicts has to be fixed first.
            findings.count(where: { $0.code == ConflictRule.code }) < LayoutSolver.mostConflicts,
            !findings.contains(where: ConflictRule.saysThereAreMore)
        else { return nil }
        return PaidTrial(Trial(layout, findings, checker, cancellation), work: work, budget)
    }
}
