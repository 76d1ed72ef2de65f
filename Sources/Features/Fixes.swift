// The fixes of `plumbline fix`: the safe quick fixes, or the preferred one of each finding.

import Analysis
import LayoutModel
import SourceText

/// A text after the fixes of its findings.
package struct FixedText: Sendable {
    /// A fix that was applied.
    package struct Fix: Hashable, Sendable {
        package var finding: Finding
        package var title: String
    }

    package var text: SourceText
    /// The findings before, in the order of their ranges.
    package var found: [Finding]
    /// In the order in which they were applied.
    package var fixes: [Fix]
    /// The remaining findings, in the order of their ranges.
    package var left: [Finding]

    /// Whether the text was not changed because it has unresolved merge conflicts.
    package var hasMergeConflicts: Bool
    /// Whether some fixes were not tried, because checking the layouts takes long.
    package var isIncomplete: Bool
}

package enum Fixes {
    /// Applies the fixes of a scope one after the other. Independent fixes of one rule are applied at once.
    ///
    /// Each step is proved like a quick fix, so the number of findings only falls. A finding without a fix is tried
    /// again in the next pass, as another fix may have made one possible. Ends after a pass without fixes, or
    /// after a few passes.
    ///
    /// - Parameter known: whether a finding is known, such as those of a baseline. It is not fixed, not even by the fix
    ///   of another finding.
    package static func fixed(
        _ snapshot: Snapshot, rules: RuleSelection = RuleSelection(), _ scope: FixScope = .safe,
        leaving known: @escaping (Finding) -> Bool = { _ in false }, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> FixedText {
        var session = try FixSession(snapshot, rules, scope, leaving: known, cancellation)
        let found = session.findings
        for _ in 0..<mostPasses {
            let before = session.fixes.count
            try session.pass()
            if session.fixes.count == before { break }
        }
        return FixedText(
            text: session.snapshot.text, found: found.filter { !known($0) }, fixes: session.fixes,
            left: session.findings.filter { !known($0) },
            hasMergeConflicts: session.snapshot.document.hasMergeMarks, isIncomplete: session.isIncomplete)
    }

    /// Whether there is a safe fix. Stops after the first one.
    static func wouldFix(
        _ snapshot: Snapshot, rules: RuleSelection, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        var session = try FixSession(snapshot, rules, .safe, leaving: { _ in false }, cancellation)
        try session.pass(most: 1)
        return !session.fixes.isEmpty
    }

    private static let mostPasses = 4
}

/// A text between two fixes.
private struct FixSession {
    private(set) var snapshot: Snapshot
    private(set) var fixes: [FixedText.Fix] = []
    private var check: DocumentCheck
    private var groups: [Group: [Finding]]
    private var findingsOfSubject: [Subject: [Finding]]
    private var searches: RepairSearches
    private let rules: RuleSelection
    private let scope: FixScope
    private let isKnown: (Finding) -> Bool
    private let cancellation: Cancellation

    var findings: [Finding] { check.findings }
    var isIncomplete: Bool { searches.budget.isExceeded }

    init(
        _ snapshot: Snapshot, _ rules: RuleSelection, _ scope: FixScope, leaving known: @escaping (Finding) -> Bool,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        self.snapshot = snapshot
        self.rules = rules
        self.scope = scope
        isKnown = known
        self.cancellation = cancellation
        check = try Diagnostics.check(of: snapshot, rules: rules, keepingUpTo: .max, cancellation)
        groups = Self.groups(of: check.findings, in: snapshot)
        findingsOfSubject = Dictionary(grouping: check.findings, by: Subject.init)
        let isShort = scope == .safe || snapshot.format.readsWhatItWrites
        let budget = RepairBudget(
            times: isShort ? Self.most : Self.mostForChoices, textLength: snapshot.text.utf8.count,
            in: snapshot.format)
        searches = RepairSearches(snapshot, check, budget: budget, cancellation)
    }

    /// How many times the work of a code action the search for fixes may take. Choices have more candidates, most of
    /// which fail; but where each is read again to be written, that would take long.
    private static let most = 8
    private static let mostForChoices = 24

    /// Tries to fix each finding once. After a fix, also tries the next finding with the same subject.
    ///
    /// - Parameter most: the number of fixes after which the pass ends.
    mutating func pass(most: Int = .max) throws(Cancelled) {
        guard !snapshot.document.hasMergeMarks else { return }
        var tried: Set<Subject> = []
        if most == .max { try fixAcrossLayouts(&tried) }
        var triedTogether: Set<Group> = []
        var index = 0
        while fixes.count < most, index < findings.count {
            let finding = findings[index]
            let before = fixes.count
            if !tried.contains(Subject(finding)), !isKnown(finding) {
                var isFixed = false
                if triedTogether.insert(group(of: finding)).inserted { isFixed = try fixTogether(with: finding) }
                if !isFixed {
                    tried.insert(Subject(finding))
                    while fixes.count < most, try fixFirst(of: Subject(finding)) {}
                }
            }
            // A fix changes the list.
            index = fixes.count == before ? index + 1 : 0
        }
    }

    /// Fixes the first finding with a subject that has a fix. Returns false if none has.
    private mutating func fixFirst(of subject: Subject) throws(Cancelled) -> Bool {
        for finding in findingsOfSubject[subject] ?? [] {
            if try fix(finding) { return true }
        }
        return false
    }

    // MARK: Many layouts at once

    /// Fixes a finding of each layout at once, and again until fewer than two layouts have any left. Layouts hardly
    /// depend on each other, so one proof is enough for a fix of each.
    private mutating func fixAcrossLayouts(_ tried: inout Set<Subject>) throws(Cancelled) {
        var failures = 0
        var doubts = Doubts()
        while failures < Self.mostFailures, mayHaveIndependentSteps(besides: tried) {
            var steps = try independentSteps(&tried, doubts)
            guard steps.count > 1 else { return }
            while try !apply(steps, &doubts) {
                if steps.contains(where: doubts.concern) { break }
                failures += 1
                guard steps.count > 1 else {
                    tried.formUnion(steps.flatMap(\.fixes).map { Subject($0.finding) })
                    break
                }
                // Those left for later are found again.
                steps.removeLast(steps.count / 2)
            }
        }
    }

    /// After this many failed attempts it is cheaper to try each fix alone.
    private static let mostFailures = 8

    /// Whether two or more of the findings are in different layouts, or are fixed without changing one.
    private func mayHaveIndependentSteps(besides tried: Set<Subject>) -> Bool {
        var layouts: Set<Int> = []
        var others = 0
        for finding in findings where !tried.contains(Subject(finding)) && !isKnown(finding) {
            if finding.suggestions.isEmpty, let layout = group(of: finding).layout {
                layouts.insert(layout)
            } else {
                others += 1
            }
            if layouts.count + others > 1 { return true }
        }
        return false
    }

    /// Edits with the findings that they fix.
    private struct Step {
        var edits: FileEdits
        var fixes: [FixedText.Fix]
        /// What the proof of all steps has to prove; nil where it was proved alone.
        var unproved: UnprovedRepairs?
    }

    /// The findings whose repairs are each proved alone, as one proof of all has failed.
    private struct Doubts {
        private var subjects: Set<Subject> = []
        private var count = 0
        /// After as many failed proofs, each repair is proved alone.
        private static let most = 2

        mutating func add(_ steps: [Step]) {
            guard !steps.isEmpty else { return }
            subjects.formUnion(steps.flatMap(\.fixes).map { Subject($0.finding) })
            count += 1
        }

        func contains(_ finding: Finding) -> Bool {
            count >= Self.most || subjects.contains(Subject(finding))
        }

        func concern(_ step: Step) -> Bool {
            step.unproved != nil && step.fixes.contains { subjects.contains(Subject($0.finding)) }
        }
    }

    /// The next fix of each layout, and the fixes that do not change a layout, as far as their edits are apart.
    private mutating func independentSteps(
        _ tried: inout Set<Subject>, _ doubts: Doubts
    ) throws(Cancelled) -> [Step] {
        var steps: [Step] = []
        var layouts: Set<Int> = []
        var end = UTF8Offset(0)
        for finding in findings where !tried.contains(Subject(finding)) && !isKnown(finding) {
            let layout = finding.suggestions.isEmpty ? group(of: finding).layout : nil
            if let layout, layouts.contains(layout) { continue }
            guard let step = try step(fixing: finding, doubts), step.edits.files == [snapshot.file] else {
                tried.insert(Subject(finding))
                continue
            }
            let ranges = step.edits[snapshot.file].map(\.range)
            guard let first = ranges.map(\.start).min(), let last = ranges.map(\.end).max(), first >= end else {
                continue
            }
            end = last + 1
            if let layout { layouts.insert(layout) }
            steps.append(step)
        }
        return steps
    }

    /// The fix of all findings of its rule in its layout, or else that of the finding.
    private mutating func step(fixing finding: Finding, _ doubts: Doubts) throws(Cancelled) -> Step? {
        if !doubts.contains(finding), let step = try unprovedStep(fixing: finding) { return step }
        if let joint = try joint(with: finding) { return joint }
        let actions = try searches.actions(for: finding, limit: 1, scope, among: Self.sharers)
        let action = actions.first(where: \.isPreferred)
        return action.map { Step(edits: $0.edits, fixes: [FixedText.Fix(finding: finding, title: $0.title)]) }
    }

    private mutating func unprovedStep(fixing finding: Finding) throws(Cancelled) -> Step? {
        guard mayBeProvedLater(finding) else { return nil }
        if let joint = try unprovedJoint(with: finding) { return joint }
        return try searches.unproved(for: finding, scope, among: Self.sharers).map(Self.step)
    }

    private static func step(_ unproved: UnprovedRepairs) -> Step {
        Step(
            edits: unproved.edits,
            fixes: unproved.repairs.map { FixedText.Fix(finding: $0.finding, title: $0.title) }, unproved: unproved)
    }

    // MARK: One finding

    /// Returns false if the finding has no fix of its own.
    private mutating func fix(_ finding: Finding) throws(Cancelled) -> Bool {
        for action in try searches.actions(for: finding, limit: 1, scope, among: Self.sharers)
        where action.isPreferred {
            let fixes = [FixedText.Fix(finding: finding, title: action.title)]
            var doubts = Doubts()
            if try apply([Step(edits: action.edits, fixes: fixes)], &doubts) { return true }
        }
        return false
    }

    /// A search may use up a quarter of what is left, so that the first findings do not use up everything.
    private static let sharers = 4

    /// Applies steps in this file if they are proved, and safe unless choices are applied too. Returns false if nothing
    /// was changed.
    ///
    /// - Parameter doubts: receives the steps that are to be proved alone.
    private mutating func apply(_ steps: [Step], _ doubts: inout Doubts) throws(Cancelled) -> Bool {
        let proof = Proof(snapshot: snapshot, check: check, rules: rules)
        searches.budget.spendOnReading()
        let edits = steps.reduce(into: FileEdits()) { $0.add($1.edits) }
        let new = steps.flatMap(\.fixes)
        guard edits.files == [snapshot.file],
            let result = try proof.result(
                of: edits, fixing: new.map(\.finding), keepingUpTo: .max, cancellation,
                where: { [cancellation] result throws(Cancelled) in
                    var doubted: [Step] = []
                    for step in steps {
                        guard let unproved = step.unproved else { continue }
                        if try !unproved.areProved(by: result, of: proof, cancellation) { doubted.append(step) }
                    }
                    doubts.add(doubted)
                    return doubted.isEmpty
                }),
            result.check.findings.count(where: isKnown) == findings.count(where: isKnown)
        else { return false }
        if scope == .safe, try !proof.keepsDeterminedFrames(in: result.snapshot, cancellation) { return false }
        snapshot = result.snapshot
        check = result.check
        groups = Self.groups(of: findings, in: snapshot)
        findingsOfSubject = Dictionary(grouping: findings, by: Subject.init)
        searches = RepairSearches(snapshot, check, budget: searches.budget, cancellation)
        fixes += new
        return true
    }

    /// Fixes all findings of one rule in one layout at once, as far as possible. Returns false if nothing was changed.
    private mutating func fixTogether(with finding: Finding) throws(Cancelled) -> Bool {
        if mayBeProvedLater(finding) {
            guard let step = try unprovedJoint(with: finding) else { return false }
            var doubts = Doubts()
            if try apply([step], &doubts) { return true }
            if let work = step.unproved?.search.checked.work { searches.budget.spendOnFailedProof(work) }
            guard doubts.concern(step) else { return false }
        }
        guard let joint = try joint(with: finding) else { return false }
        var doubts = Doubts()
        return try apply([joint], &doubts)
    }

    private mutating func unprovedJoint(with finding: Finding) throws(Cancelled) -> Step? {
        let group = group(of: finding)
        guard let layout = group.layout, finding.suggestions.isEmpty else { return nil }
        return try searches.unproved(for: alike(group), of: finding.code, inLayout: layout, scope).map(Self.step)
    }

    /// Whether the document's check proves as much as that of a layout alone: whether it has the same rules. Choices
    /// often fail together, and writing them again takes long where that reads the text.
    private func mayBeProvedLater(_ finding: Finding) -> Bool {
        rules.enabled.isEmpty && rules.disabled.isEmpty && finding.suggestions.isEmpty
            && (scope == .safe || !snapshot.format.readsWhatItWrites)
    }

    /// The findings of a group that a repair of the layout may fix.
    private func alike(_ group: Group) -> [Finding] {
        (groups[group] ?? []).filter { $0.suggestions.isEmpty && !isKnown($0) }
    }

    private mutating func joint(with finding: Finding) throws(Cancelled) -> Step? {
        let group = group(of: finding)
        guard let layout = group.layout, finding.suggestions.isEmpty,
            let search = try searches.search(for: finding.code, inLayout: layout)
        else { return nil }
        let write = snapshot.writer(ofLayout: layout)
        guard
            let joint = try search.joint(
                of: alike(group), onlySafe: scope == .safe, budget: &searches.budget, writtenBy: write)
        else { return nil }
        return Step(
            edits: joint.edits, fixes: joint.repairs.map { FixedText.Fix(finding: $0.finding, title: $0.title) })
    }

    private func group(of finding: Finding) -> Group { Self.group(of: finding, in: snapshot) }

    private static func group(of finding: Finding, in snapshot: Snapshot) -> Group {
        Group(code: finding.code, layout: snapshot.document.layoutIndex(at: finding.range.start))
    }

    private static func groups(of findings: [Finding], in snapshot: Snapshot) -> [Group: [Finding]] {
        Dictionary(grouping: findings) { group(of: $0, in: snapshot) }
    }

    /// The findings of one rule in one layout.
    private struct Group: Hashable {
        var code: FindingCode
        var layout: Int?
    }

    /// Identifies a finding by its subject. Its range changes with each fix.
    private struct Subject: Hashable {
        var code: FindingCode
        var subject: String

        init(_ finding: Finding) {
            code = finding.code
            subject = finding.subject
        }
    }
}
