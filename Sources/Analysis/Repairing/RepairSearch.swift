import LayoutModel

/// The search for repairs of the findings that one rule has in a layout. It looks at the layout once for all of them.
package struct RepairSearch {
    private let rule: any Rule
    private let trial: Trial
    private let frames: FollowingFrames
    private let isCancelled: @Sendable () -> Bool

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
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        guard Checker.rules.contains(where: { $0.code == code }) else { return nil }
        var options = CheckOptions()
        options.enabled = [code]
        let fitting = known.flatMap { $0.answers(options) ? $0 : nil }
        guard let checked = fitting ?? Checker.checkedLayout(of: layout, options: options, isCancelled: isCancelled),
            let rule = checked.rules.first(where: { type(of: $0).code == code })
        else { return nil }
        self.checked = checked
        self.rule = rule
        self.isCancelled = isCancelled
        trial = Trial(layout, checked.findings, options, isCancelled)
        frames = FollowingFrames(layout)
    }

    /// The repairs of one of the findings; each removes it and brings no new one at any size or state. The best first.
    ///
    /// Each candidate costs a check of the layout.
    ///
    /// - Parameters:
    ///   - limit: the most repairs to look for.
    ///   - canExpress: whether the format can write an edit down; what it cannot is no repair.
    package func repairs(
        of finding: Finding, limit: Int? = nil, canExpress: ([ModelEdit]) -> Bool = { _ in true }
    ) -> [Repair] {
        var result: [Repair] = []
        for candidate in rule.candidates(for: finding) where result.count < limit ?? Self.most {
            if isCancelled() { return result }
            let repair = frames.recorded(with: candidate)
            let isKnown = result.contains { $0.edits == repair.edits }
            if !isKnown, canExpress(repair.edits), trial.mends(repair.edits, [finding]) { result.append(repair) }
        }
        // The first that holds is the one to take where nobody chooses.
        for place in result.indices { result[place].isPreferred = place == 0 && !result[place].needsChoice }
        return result
    }

    /// The first candidate for each of the findings that have one and need nobody's choice, as far as these hold together; nil where fewer
    /// than two do, or where what mends one of the rule's findings may mend another.
    ///
    /// Complexity: a check of the layout; where the repairs do not all hold together, a few more.
    package func joint(of findings: [Finding], canExpress: @escaping ([ModelEdit]) -> Bool) -> JointRepair? {
        let mendable = findings.compactMap { finding in
            rule.basis(of: finding).map {
                Mendable(finding: finding, basis: $0, repairs: rule.candidates(for: finding))
            }
        }
        guard mendable.count > 1 else { return nil }
        let first = Self.independent(of: mendable) { _ in true }
        let all = canExpress(first.flatMap(\.repair.edits)) ? first : Self.independent(of: mendable, where: canExpress)
        var attempt = JointAttempt(trial: trial, frames: frames, canExpress: canExpress, isCancelled: isCancelled)
        attempt.take(all[...])
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
