import LayoutModel
import SourceText

/// The search for repairs of one rule's findings in a layout, which is checked once for all of them.
package struct RepairSearch {
    private let trial: Trial
    private let frames: FollowingFrames
    private let cancellation: Cancellation
    /// The indices of the diagnoses at a range.
    private let diagnosesAt: [TextRange: [Int]]

    /// The most repairs that are offered for one finding.
    package static let most = 16

    /// The checked layout, which a search for another rule may reuse.
    package let checked: CheckedLayout

    /// Nil if no rule with this code checks the layout, so no change of the layout can fix its findings.
    ///
    /// - Parameter known: the layout as already checked, which is reused if exactly the required rules checked it.
    package init?(
        for code: FindingCode, in layout: Layout, by rules: RuleSet, known: CheckedLayout? = nil,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        guard rules.rules.contains(where: { $0.code == code }) else { return nil }
        let checker = Checker(rules, RuleSelection(enabled: [code]))
        if let known, checker.usesSameRules(as: known, for: layout) {
            checked = known
        } else {
            checked = try checker.check(layout, cancellation)
        }
        guard checked.codes.contains(code) else { return nil }
        self.cancellation = cancellation
        let ranges = checked.diagnoses.map(\.finding.range)
        diagnosesAt = Dictionary(grouping: ranges.indices) { ranges[$0] }
        trial = Trial(layout, checked.findings, outside: checked.outside, checker, cancellation)
        frames = FollowingFrames(layout)
    }

    /// The repairs of a finding, the best first. Each removes the finding and causes no new one at any size or state.
    ///
    /// Each candidate costs a check of the layout.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of repairs.
    ///   - onlySafe: whether to leave out choices.
    ///   - budget: pays for the checks. The search ends where it is used up.
    ///   - write: a repair that it cannot express is left out.
    ///   - proof: how to prove that a candidate fixes the finding and causes no new one.
    package func repairs(
        of finding: Finding, limit: Int = most, onlySafe: Bool = false, budget: inout RepairBudget,
        writtenBy write: EditWriter, proof: RepairProof = .byModel
    ) throws(Cancelled) -> [WrittenRepair] {
        guard let cause = cause(of: finding), cause.mayBeSafe || !onlySafe else { return [] }
        // One reading serves all safe repairs. Choices fail together more often, and are then read again.
        let readsText = !(proof.isLater && onlySafe)
        // Candidates that cost solutions are not even made if none of them can be tried.
        var isFirstPaid = cause is any CostlyCause
        if isFirstPaid, !budget.pay(checked.work, readsText: readsText) { return [] }
        var result: [WrittenRepair] = []
        for candidate in try candidates(of: cause, onlySafe: onlySafe, &budget) where result.count < limit {
            let repair = try frames.recorded(with: candidate, cancellation)
            guard !result.contains(where: { $0.repair.edits == repair.edits }) else { continue }
            guard budget.payForWriting() else { break }
            guard let edits = write(repair.edits) else { continue }
            if isFirstPaid {
                isFirstPaid = false
            } else if !budget.pay(checked.work, readsText: readsText) {
                break
            }
            guard try isProved(repair.edits, edits, fixing: finding, proof) else { continue }
            if cause.isAmbiguity {
                guard budget.pay(checked.work) else { break }
                guard try keepsDeterminedFrames(repair.edits) else { continue }
            }
            let isPreferred = result.isEmpty && repair.kind != .openChoice
            result.append(WrittenRepair(repair: repair, edits: edits, isPreferred: isPreferred))
        }
        return result
    }

    /// What a conflict hides: the findings that are there whichever of its constraints is removed. A view in a conflict
    /// is not judged, so a repair brings them to light and causes none of them. Nil if the finding is no conflict, or
    /// if a search for that would take long.
    package func hidden(by finding: Finding) throws(Cancelled) -> FindingTally? {
        guard let cause = cause(of: finding) as? ConflictRule.Cause, checked.work.isSmall else { return nil }
        let ids = cause.conflict.constraintsToRelax(in: trial.layout).prefix(Self.mostRemovals)
        guard ids.count > 1 else { return nil }
        var hidden: FindingTally?
        for id in ids {
            let found = FindingTally(try trial.findings(after: [.removeConstraint(id)]))
            hidden = hidden?.intersection(found) ?? found
        }
        return hidden
    }

    private static let mostRemovals = 3

    private func keepsDeterminedFrames(_ edits: [ModelEdit]) throws(Cancelled) -> Bool {
        let layout = trial.layout
        return try DeterminedFrames(of: layout).areKept(in: layout.applying(edits), cancellation)
    }

    private func isProved(
        _ edits: [ModelEdit], _ written: FileEdits, fixing finding: Finding, _ proof: RepairProof
    ) throws(Cancelled) -> Bool {
        switch proof {
        case .later: return true
        case .byModel: return try trial.fixes([finding], edits)
        case .byText(let proves):
            guard try trial.mayFix([finding], edits), let proved = try proves(written) else { return false }
            return try trial.keepsViewsInside(after: edits, proved.outside)
        }
    }

    /// Whether repairs that were proved later fix these findings, as if each was proved by the model.
    ///
    /// - Parameters:
    ///   - check: the check of the document after the edits, by the same rules.
    ///   - index: the index of the layout in the document.
    ///   - outside: the views that are then outside of their superviews; nil if not known.
    package func areFixed(
        _ findings: [Finding], after edits: [ModelEdit], by check: DocumentCheck, ofLayout index: Int,
        outside: OutsideViews?
    ) throws(Cancelled) -> Bool {
        guard let found = check.findings(ofLayout: index)?.findings else { return false }
        return try trial.areFixed(findings, edits, findings: found, outside: outside)
    }

    /// Combines the first candidate of each finding, if it is no open choice, as far as they fix their findings
    /// together. Leaves out findings that any repair may affect. Nil if fewer than two can be combined.
    ///
    /// Complexity: a check of the layout; a few more if the repairs cannot all be combined.
    ///
    /// - Parameters:
    ///   - budget: pays for the search for candidates.
    ///   - isProvedLater: whether to combine all candidates without a check.
    package func joint(
        of findings: [Finding], onlySafe: Bool = false, budget: inout RepairBudget,
        writtenBy write: @escaping EditWriter, isProvedLater: Bool = false
    ) throws(Cancelled) -> JointRepair? {
        var fixable: [Fixable] = []
        for finding in findings {
            guard let cause = cause(of: finding), let basis = cause.basis, cause.mayBeSafe || !onlySafe else {
                continue
            }
            let repairs = try candidates(of: cause, onlySafe: onlySafe, &budget)
            fixable.append(Fixable(finding: finding, basis: basis, repairs: repairs))
        }
        guard fixable.count > 1 else { return nil }
        let first = Self.independent(of: fixable) { _ in true }
        let isExpressible = write(first.flatMap(\.repair.edits)) != nil
        let all = isExpressible ? first : Self.independent(of: fixable) { write($0) != nil }
        var attempt = JointAttempt(
            trial: trial, frames: frames, write: write, isProvedLater: isProvedLater, cancellation)
        try attempt.add(all[...])
        return attempt.result
    }

    private func candidates(
        of cause: any FindingCause, onlySafe: Bool, _ budget: inout RepairBudget
    ) throws(Cancelled) -> [Repair] {
        let all =
            if let cause = cause as? any CostlyCause {
                try cause.repairs(within: &budget, cancellation)
            } else {
                try onlySafe ? cause.safeRepairs(cancellation) : cause.repairs(cancellation)
            }
        return all.map { $0.sparingNamedConstraints(of: trial.layout) }
            .filter { $0.kind == .safe || !onlySafe }
    }

    /// Whether the finding is one of this layout.
    package func knows(_ finding: Finding) -> Bool { cause(of: finding) != nil }

    private func cause(of finding: Finding) -> (any FindingCause)? {
        diagnosesAt[finding.range]?.lazy.map { checked.diagnoses[$0] }.first { finding.tells(of: $0.finding) }?.cause
    }

    /// A finding with its candidate repairs.
    private struct Fixable {
        var finding: Finding
        var basis: Set<ConstraintID>
        var repairs: [Repair]
    }

    /// The first candidate of each finding that can be expressed, unless another finding has the same edits or depends
    /// on what it changes.
    private static func independent(
        of fixable: [Fixable], where canExpress: ([ModelEdit]) -> Bool
    ) -> [JointAttempt.Part] {
        var known: Set<ModelEdit> = []
        var changed: Set<ConstraintID> = []
        var bases: Set<ConstraintID> = []
        return fixable.compactMap { one in
            guard let repair = one.repairs.first(where: { canExpress($0.edits) }), repair.kind != .openChoice,
                known.isDisjoint(with: repair.edits)
            else { return nil }
            let own = repair.edits.compactMap(\.changedConstraint)
            guard bases.isDisjoint(with: own), changed.isDisjoint(with: one.basis) else { return nil }
            known.formUnion(repair.edits)
            changed.formUnion(own)
            bases.formUnion(one.basis)
            return JointAttempt.Part(finding: one.finding, repair: repair)
        }
    }
}

extension Finding {
    /// Whether it is one of a layout, to which a document may have added for what else it holds.
    fileprivate func tells(of own: Finding) -> Bool {
        self == own
            || code == own.code && range == own.range && subject == own.subject && !furtherSubjects.isEmpty
                && message.hasPrefix(own.message)
    }
}
