import LayoutModel

/// The search for repairs of one rule's findings in a layout, which is checked once for all of them.
package struct RepairSearch {
    private let trial: Trial
    private let frames: FollowingFrames
    private let cancellation: Cancellation

    /// The most repairs that are offered for one finding.
    package static let most = 16

    /// For the search for another rule's findings.
    package let checked: CheckedLayout

    /// Nil if none of the rules has the code, so that no change of the layout fixes its findings.
    ///
    /// - Parameter known: the layout as some rules have checked it. It is checked again unless they are the ones that
    ///   are needed.
    package init?(
        for code: FindingCode, in layout: Layout, by rules: RuleSet, known: CheckedLayout? = nil,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        guard rules.rules.contains(where: { $0.code == code }) else { return nil }
        let checker = Checker(rules, RuleSelection(enabled: [code]))
        if let known, checker.isAnswered(by: known, for: layout) {
            checked = known
        } else {
            checked = try checker.check(layout, cancellation)
        }
        guard checked.codes.contains(code) else { return nil }
        self.cancellation = cancellation
        trial = Trial(layout, checked.findings, checker, cancellation)
        frames = FollowingFrames(layout)
    }

    /// The repairs of one of the findings; each removes it and brings no new one at any size or state. The best first.
    ///
    /// Each candidate costs a check of the layout.
    ///
    /// - Parameters:
    ///   - limit: the most repairs to look for.
    ///   - write: what it cannot express is no repair.
    package func repairs(
        of finding: Finding, limit: Int = most, writtenBy write: EditWriter
    ) throws(Cancelled) -> [WrittenRepair] {
        guard let cause = cause(of: finding) else { return [] }
        var result: [WrittenRepair] = []
        for candidate in try cause.repairs(cancellation) where result.count < limit {
            let repair = try frames.recorded(with: candidate, cancellation)
            guard !result.contains(where: { $0.repair.edits == repair.edits }), let edits = write(repair.edits),
                try trial.fixes([finding], repair.edits)
            else { continue }
            let isPreferred = result.isEmpty && !repair.needsChoice
            result.append(WrittenRepair(repair: repair, edits: edits, isPreferred: isPreferred))
        }
        return result
    }

    /// The first candidate for each of the findings that has one and needs nobody's choice, as far as these hold
    /// together. Nil if fewer than two do, or if a repair of one of the rule's findings may affect another.
    ///
    /// Complexity: a check of the layout; a few more if the repairs do not all hold together.
    package func joint(of findings: [Finding], writtenBy write: @escaping EditWriter) throws(Cancelled) -> JointRepair?
    {
        var fixable: [Fixable] = []
        for finding in findings {
            guard let cause = cause(of: finding), let basis = cause.basis else { continue }
            fixable.append(Fixable(finding: finding, basis: basis, repairs: try cause.repairs(cancellation)))
        }
        guard fixable.count > 1 else { return nil }
        let first = Self.independent(of: fixable) { _ in true }
        let isExpressible = write(first.flatMap(\.repair.edits)) != nil
        let all = isExpressible ? first : Self.independent(of: fixable) { write($0) != nil }
        var attempt = JointAttempt(trial: trial, frames: frames, write: write, cancellation)
        try attempt.take(all[...])
        return attempt.result
    }

    private func cause(of finding: Finding) -> (any FindingCause)? {
        checked.diagnoses.first { $0.finding == finding }?.cause
    }

    /// A finding with everything that might fix it.
    private struct Fixable {
        var finding: Finding
        var basis: Set<ConstraintID>
        var repairs: [Repair]
    }

    /// The first candidate of each finding that is no other finding's too, and changes nothing that another finding
    /// rests on.
    private static func independent(
        of fixable: [Fixable], where canExpress: ([ModelEdit]) -> Bool
    ) -> [JointAttempt.Part] {
        var known: Set<ModelEdit> = []
        var changed: Set<ConstraintID> = []
        var bases: Set<ConstraintID> = []
        return fixable.compactMap { one in
            guard let repair = one.repairs.first(where: { canExpress($0.edits) }), !repair.needsChoice,
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
