import LayoutModel

/// The search for repairs of the findings that one rule has in a layout. It looks at the layout once for all of them.
package struct RepairSearch {
    private let rule: any Rule
    private let trial: Trial
    private let frames: FollowingFrames
    private let cancellation: Cancellation

    /// The most repairs that are offered for one finding.
    private static let most = 16

    /// How the rules see the layout, for the search of another rule.
    package let checked: CheckedLayout

    /// Nil where no rule about solved layouts has the code, so that nothing about the layout mends its findings.
    ///
    /// Complexity: a check of the layout, where `known` is none of use.
    ///
    /// - Parameter known: how some rules see the layout.
    package init?(
        for code: FindingCode, in layout: Layout, known: CheckedLayout? = nil,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        guard Checker.rules.contains(where: { $0.code == code }) else { return nil }
        var options = CheckOptions()
        options.enabled = [code]
        let fitting = known.flatMap { $0.answers(options) ? $0 : nil }
        let checked: CheckedLayout
        if let fitting {
            checked = fitting
        } else {
            checked = try Checker.checkedLayout(of: layout, options: options, cancellation)
        }
        guard let rule = checked.rules.first(where: { type(of: $0).code == code }) else { return nil }
        self.checked = checked
        self.rule = rule
        self.cancellation = cancellation
        trial = Trial(layout, checked.findings, options, cancellation)
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
        of finding: Finding, limit: Int? = nil, writtenBy write: EditWriter
    ) throws(Cancelled) -> [WrittenRepair] {
        var result: [WrittenRepair] = []
        for candidate in try rule.candidates(for: finding, cancellation) where result.count < limit ?? Self.most {
            let repair = try frames.recorded(with: candidate, cancellation)
            guard !result.contains(where: { $0.repair.edits == repair.edits }), let edits = write(repair.edits),
                try trial.mends(repair.edits, [finding])
            else { continue }
            result.append(WrittenRepair(repair: repair, edits: edits))
        }
        // The first that holds is the one to take where nobody chooses.
        if let first = result.first { result[0].repair.isPreferred = !first.repair.needsChoice }
        return result
    }

    /// The first candidate for each of the findings that have one and need nobody's choice, as far as these hold together; nil where fewer
    /// than two do, or where what mends one of the rule's findings may mend another.
    ///
    /// Complexity: a check of the layout; where the repairs do not all hold together, a few more.
    package func joint(of findings: [Finding], writtenBy write: @escaping EditWriter) throws(Cancelled) -> JointRepair?
    {
        var mendable: [Mendable] = []
        for finding in findings {
            guard let basis = rule.basis(of: finding) else { continue }
            let repairs = try rule.candidates(for: finding, cancellation)
            mendable.append(Mendable(finding: finding, basis: basis, repairs: repairs))
        }
        guard mendable.count > 1 else { return nil }
        let first = Self.independent(of: mendable) { _ in true }
        let isExpressible = write(first.flatMap(\.repair.edits)) != nil
        let all = isExpressible ? first : Self.independent(of: mendable) { write($0) != nil }
        var attempt = JointAttempt(trial: trial, frames: frames, write: write, cancellation)
        try attempt.take(all[...])
        return attempt.result
    }

    /// A finding with all that may mend it.
    private struct Mendable {
        var finding: Finding
        var basis: Set<ConstraintID>
        var repairs: [Repair]
    }

    /// The first candidate of each finding that is not one of another finding too, and changes nothing that another rests on.
    private static func independent(
        of mendable: [Mendable], where canExpress: ([ModelEdit]) -> Bool
    ) -> [JointAttempt.Part] {
        var known: Set<ModelEdit> = []
        var changed: Set<ConstraintID> = []
        var bases: Set<ConstraintID> = []
        return mendable.compactMap { one in
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
