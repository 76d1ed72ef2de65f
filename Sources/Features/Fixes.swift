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
        let budget = RepairBudget(times: 8, textLength: snapshot.text.utf8.count, in: snapshot.format)
        searches = RepairSearches(snapshot, check, budget: budget, cancellation)
    }

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
        while failures < Self.mostFailures, mayHaveIndependentSteps(besides: tried) {
            var steps = try independentSteps(&tried)
            guard steps.count > 1 else { return }
            while try !apply(steps.reduce(into: FileEdits()) { $0.add($1.edits) }, steps.flatMap(\.fixes)) {
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
    }

    /// The next fix of each layout, and the fixes that do not change a layout, as far as their edits are apart.
    private mutating func independentSteps(_ tried: inout Set<Subject>) throws(Cancelled) -> [Step] {
        var steps: [Step] = []
        var layouts: Set<Int> = []
        var end = UTF8Offset(0)
        for finding in findings where !tried.contains(Subject(finding)) && !isKnown(finding) {
            let layout = finding.suggestions.isEmpty ? group(of: finding).layout : nil
            if let layout, layouts.contains(layout) { continue }
            guard let step = try step(fixing: finding), step.edits.files == [snapshot.file] else {
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
    private mutating func step(fixing finding: Finding) throws(Cancelled) -> Step? {
        if let joint = try joint(with: finding) { return joint }
        let actions = try searches.actions(for: finding, limit: 1, scope, among: Self.sharers)
        let action = actions.first(where: \.isPreferred)
        return action.map { Step(edits: $0.edits, fixes: [FixedText.Fix(finding: finding, title: $0.title)]) }
    }

    // MARK: One finding

    /// Returns false if the finding has no fix of its own.
    private mutating func fix(_ finding: Finding) throws(Cancelled) -> Bool {
        for action in try searches.actions(for: finding, limit: 1, scope, among: Self.sharers)
        where action.isPreferred {
            if try apply(action.edits, [FixedText.Fix(finding: finding, title: action.title)]) { return true }
        }
        return false
    }

    /// A search may use up a quarter of what is left, so that the first findings do not use up everything.
    private static let sharers = 4

    /// Applies edits of this file if they are proved, and safe unless choices are applied too. Returns false if nothing
    /// was changed.
    private mutating func apply(_ edits: FileEdits, _ new: [FixedText.Fix]) throws(Cancelled) -> Bool {
        let proof = Proof(snapshot: snapshot, check: check, rules: rules)
        guard edits.files == [snapshot.file],
            let result = try proof.result(
                of: edits, fixing: new.map(\.finding), keepingUpTo: .max, cancellation),
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
        guard let joint = try joint(with: finding) else { return false }
        return try apply(joint.edits, joint.fixes)
    }

    private mutating func joint(with finding: Finding) throws(Cancelled) -> Step? {
        let group = group(of: finding)
        guard let layout = group.layout, finding.suggestions.isEmpty,
            let search = try searches.search(for: finding.code, inLayout: layout)
        else { return nil }
        let alike = (groups[group] ?? []).filter { $0.suggestions.isEmpty && !isKnown($0) }
        let write = snapshot.writer(ofLayout: layout)
        guard
            let joint = try search.joint(
                of: alike, onlySafe: scope == .safe, budget: &searches.budget, writtenBy: write)
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
