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
    ///   - proves: whether written edits cause no new finding, for texts that are checked anyway. Without it the edited
    ///     layout is checked.
    package static func refactorings(
        at view: ViewID, inLayout index: Int, of document: Document, _ check: DocumentCheck,
        budget: inout RepairBudget, writtenBy write: @escaping EditWriter, provedBy proves: EditProof? = nil,
        _ cancellation: Cancellation
    ) throws(Cancelled) -> [WrittenRepair] {
        guard document.layouts.indices.contains(index), document.layouts[index].views.indices.contains(view.index),
            view != .root
        else { return [] }
        let layout = document.layouts[index]
        guard let (plain, work) = try trial(of: index, layout, check, cancellation) else { return [] }
        var trial = PaidTrial(plain, work: work, budget, writtenBy: write, provedBy: proves)
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
            guard let edits = trial.written(repair.edits), try trial.allows(repair.edits) else { continue }
            result.append(WrittenRepair(repair: repair, edits: edits))
        }
        return result
    }

    /// Keeps a placeholder constraint in the built app, or swaps the first and second item of a constraint.
    ///
    /// - Parameters: as for those at a view.
    package static func refactorings(
        at constraint: ConstraintID, inLayout index: Int, of document: Document, _ check: DocumentCheck,
        budget: inout RepairBudget, writtenBy write: @escaping EditWriter, provedBy proves: EditProof? = nil,
        _ cancellation: Cancellation
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
        guard !candidates.isEmpty, let (plain, work) = try trial(of: index, layout, check, cancellation) else {
            return []
        }
        var trial = PaidTrial(plain, work: work, budget, writtenBy: write, provedBy: proves)
        defer { budget = trial.budget }
        var result: [WrittenRepair] = []
        for repair in candidates {
            guard let edits = trial.written(repair.edits), try trial.allows(repair.edits) else { continue }
            result.append(WrittenRepair(repair: repair, edits: edits))
        }
        return result
    }

    /// A trial of changes of a layout, by the rules of its check, and the work of the check; nil where none can be
    /// offered.
    private static func trial(
        of index: Int, _ layout: Layout, _ check: DocumentCheck, _ cancellation: Cancellation
    ) throws(Cancelled) -> (Trial, work: CheckWork)? {
        guard let (findings, checker, work) = check.findings(ofLayout: index),
            // A layout with so many conflicts has to be fixed first.
            findings.count(where: { $0.code == ConflictRule.code }) < LayoutSolver.mostConflicts,
            !findings.contains(where: ConflictRule.saysThereAreMore)
        else { return nil }
        return (Trial(layout, findings, checker, cancellation), work)
    }
}
