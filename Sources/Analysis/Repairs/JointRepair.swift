import LayoutModel

/// Repairs of many findings of one rule, made all at once and proved by one check of the layout.
package struct JointRepair: Sendable {
    /// Each finding with what mends it.
    package private(set) var repairs: [(finding: Finding, title: String)] = []
    package private(set) var edits: [ModelEdit] = []
}

extension Repairs {
    /// The first candidate for each of the findings that have one and need nobody's choice, as far as these hold together; nil where fewer
    /// than two do, or where what mends one of the rule's findings may mend another.
    ///
    /// Complexity: a check of the layout; where the repairs do not all hold together, a few more.
    ///
    /// - Parameters:
    ///   - findings: of one rule in the layout.
    ///   - canSay: whether the format can write edits down.
    package static func joint(
        of findings: [Finding], inLayout index: Int, of document: Document, canSay: @escaping ([ModelEdit]) -> Bool,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> JointRepair? {
        guard findings.count > 1, let code = findings.first?.code, document.layouts.indices.contains(index),
            Checker.rules.contains(where: { $0.code == code && $0.repairsAreIndependent })
        else { return nil }
        let layout = document.layouts[index]
        var options = CheckOptions()
        options.enabled = [code]
        guard let rules = Checker.look(at: layout, options: options, isCancelled: isCancelled),
            let rule = rules.first(where: { type(of: $0).code == code })
        else { return nil }
        let candidates = findings.map { ($0, rule.candidates(for: $0)) }
        let trial = Trial(layout, rules.flatMap { $0.findings() }, options, isCancelled)
        var attempt = JointAttempt(trial: trial, canSay: canSay, isCancelled: isCancelled)
        let first = first(of: candidates) { _ in true }
        let all = canSay(first.flatMap(\.repair.edits)) ? first : self.first(of: candidates, where: canSay)
        attempt.take(all[...])
        return attempt.result
    }

    /// The first candidate of each finding that is not one of another finding too.
    private static func first(
        of candidates: [(Finding, [Repair])], where canSay: ([ModelEdit]) -> Bool
    ) -> [JointAttempt.Part] {
        var known: Set<ModelEdit> = []
        return candidates.compactMap { finding, repairs in
            guard let repair = repairs.first(where: { canSay($0.edits) }), !repair.needsChoice,
                known.isDisjoint(with: repair.edits)
            else { return nil }
            known.formUnion(repair.edits)
            return JointAttempt.Part(finding: finding, repair: repair)
        }
    }
}

/// Puts repairs together as long as they hold together.
private struct JointAttempt {
    struct Part {
        var finding: Finding
        var repair: Repair
    }

    private let trial: Trial
    private let frames: FollowingFrames
    private let canSay: ([ModelEdit]) -> Bool
    private let isCancelled: () -> Bool
    private var taken: [Part] = []
    private var edits: [ModelEdit] = []
    private var failures = 0

    /// Where more parts than this fail, each is better tried alone.
    private static let mostFailures = 8

    init(trial: Trial, canSay: @escaping ([ModelEdit]) -> Bool, isCancelled: @escaping () -> Bool) {
        self.trial = trial
        self.canSay = canSay
        self.isCancelled = isCancelled
        frames = FollowingFrames(trial.layout)
    }

    /// What holds; nil where that is no more than one repair.
    var result: JointRepair? {
        guard taken.count > 1 else { return nil }
        return JointRepair(repairs: taken.map { ($0.finding, $0.repair.title) }, edits: edits)
    }

    /// Takes all of a part that holds with what was taken before; else what holds of its halves.
    mutating func take(_ part: ArraySlice<Part>) {
        guard !part.isEmpty, failures < Self.mostFailures, !isCancelled() else { return }
        let all = taken + part
        let joined = Repair(title: "", edits: all.flatMap(\.repair.edits))
        let edits = frames.recorded(with: joined).edits
        if canSay(edits), trial.mends(edits, all.map(\.finding)) {
            (taken, self.edits) = (all, edits)
            return
        }
        failures += 1
        guard part.count > 1 else { return }
        let middle = part.startIndex + part.count / 2
        take(part[..<middle])
        take(part[middle...])
    }
}
