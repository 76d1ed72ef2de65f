// The fixes of `plumbline fix`: the preferred quick fix of each finding, as an editor would apply it.

import Analysis
import LayoutModel
import SourceText

/// A text after the preferred fix of each of its findings.
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
}

package enum Fixes {
    /// Applies the preferred fixes one after the other. Independent fixes of one rule are applied at once.
    ///
    /// Each step is proved like a quick fix, so the number of findings only falls. A finding without a fix is tried
    /// again in the next pass, as another fix may have made one possible. Ends after a pass without fixes, or
    /// after a few passes.
    package static func fixed(
        _ snapshot: Snapshot, rules: RuleSelection = RuleSelection(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> FixedText {
        var session = try FixSession(snapshot, rules, cancellation)
        let found = session.findings
        for _ in 0..<mostPasses {
            let before = session.fixes.count
            try session.pass()
            if session.fixes.count == before { break }
        }
        return FixedText(
            text: session.snapshot.text, found: found, fixes: session.fixes, left: session.findings,
            hasMergeConflicts: session.snapshot.document.hasMergeMarks)
    }

    /// Whether ``fixed(_:rules:_:)`` would change anything. Stops after the first fix.
    static func wouldFix(
        _ snapshot: Snapshot, rules: RuleSelection, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        var session = try FixSession(snapshot, rules, cancellation)
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
    private var searches: RepairSearches
    private let rules: RuleSelection
    private let cancellation: Cancellation

    var findings: [Finding] { check.findings }

    init(_ snapshot: Snapshot, _ rules: RuleSelection, _ cancellation: Cancellation) throws(Cancelled) {
        self.snapshot = snapshot
        self.rules = rules
        self.cancellation = cancellation
        check = try Diagnostics.check(of: snapshot, rules: rules, keepsCheckedLayouts: true, cancellation)
        searches = RepairSearches(snapshot, check, budget: RepairBudget(times: 8), cancellation)
    }

    /// Tries to fix each finding once. After a fix, also tries the next finding with the same subject.
    ///
    /// - Parameter most: the number of fixes after which the pass ends.
    mutating func pass(most: Int = .max) throws(Cancelled) {
        guard !snapshot.document.hasMergeMarks else { return }
        var tried: Set<Subject> = []
        var triedTogether: Set<Group> = []
        while fixes.count < most, let finding = findings.first(where: { !tried.contains(Subject($0)) }) {
            if triedTogether.insert(group(of: finding)).inserted, try fixTogether(with: finding) { continue }
            tried.insert(Subject(finding))
            while fixes.count < most, let same = findings.first(where: { Subject($0) == Subject(finding) }),
                try fix(same)
            {}
        }
    }

    /// Returns false if the finding has no fix of its own.
    private mutating func fix(_ finding: Finding) throws(Cancelled) -> Bool {
        let proof = Proof(snapshot: snapshot, check: check, rules: rules)
        var proved: [FileEdits: Proof.Result] = [:]
        let actions = try searches.actions(for: finding, limit: 1, among: sharers) { edits throws(Cancelled) in
            // Edits of other files are found, so that nothing worse is done instead, but not applied.
            guard edits.files == [proof.snapshot.file] else { return true }
            proved[edits] = try proof.result(
                of: edits, fixing: [finding], keepsCheckedLayouts: true, cancellation)
            return proved[edits] != nil
        }
        for action in actions where action.isPreferred {
            guard let result = proved[action.edits] else { continue }
            adopt(result, [FixedText.Fix(finding: finding, title: action.title)])
            return true
        }
        return false
    }

    /// A search may use up a quarter of what is left, so that the first findings do not use up everything.
    private let sharers = 4

    /// Applies edits of this file if they are proved. Returns false if nothing was changed.
    private mutating func apply(_ edits: FileEdits, _ new: [FixedText.Fix]) throws(Cancelled) -> Bool {
        let proof = Proof(snapshot: snapshot, check: check, rules: rules)
        guard edits.files == [snapshot.file],
            let result = try proof.result(
                of: edits, fixing: new.map(\.finding), keepsCheckedLayouts: true, cancellation)
        else { return false }
        adopt(result, new)
        return true
    }

    private mutating func adopt(_ result: Proof.Result, _ new: [FixedText.Fix]) {
        snapshot = result.snapshot
        check = result.check
        searches = RepairSearches(snapshot, check, budget: searches.budget, cancellation)
        fixes += new
    }

    /// Removes what is superfluous in the text of all findings of one code at once. Returns false if nothing was changed.
    private mutating func applySuggestions(like finding: Finding) throws(Cancelled) -> Bool {
        let alike = findings.filter { one in
            one.code == finding.code && one.suggestions.first.map { !$0.needsChoice } ?? false
        }
        var edits: [TextEdit] = []
        var chosen: [FixedText.Fix] = []
        for one in alike {
            guard let suggestion = one.suggestions.first else { continue }
            let isApart = suggestion.edits.allSatisfy { edit in
                edits.last.map { edit.range.start > $0.range.end } ?? true
            }
            guard isApart else { continue }
            edits += suggestion.edits
            chosen.append(FixedText.Fix(finding: one, title: suggestion.title))
        }
        guard chosen.count > 1 else { return false }
        return try apply(FileEdits(edits, in: snapshot.file), chosen)
    }

    /// Fixes all findings of one rule in one layout at once, as far as possible. Returns false if nothing was changed.
    private mutating func fixTogether(with finding: Finding) throws(Cancelled) -> Bool {
        if !finding.suggestions.isEmpty { return try applySuggestions(like: finding) }
        let group = group(of: finding)
        guard let layout = group.layout,
            let search = try searches.search(for: finding.code, inLayout: layout)
        else { return false }
        let alike = findings.filter { self.group(of: $0) == group && $0.suggestions.isEmpty }
        guard let joint = try search.joint(of: alike, writtenBy: snapshot.writer(ofLayout: layout)) else {
            return false
        }
        return try apply(joint.edits, joint.repairs.map { FixedText.Fix(finding: $0.finding, title: $0.title) })
    }

    private func group(of finding: Finding) -> Group {
        Group(code: finding.code, layout: snapshot.document.layoutIndex(at: finding.range.start))
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
