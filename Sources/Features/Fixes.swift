// What `plumbline fix` does with a text: the preferred quick fix of every finding, as an editor would apply it.

import Analysis
import LayoutModel
import SourceText

/// A text after the preferred repair of each of its findings.
package struct FixedText: Sendable {
    /// A repair that was made.
    package struct Fix: Hashable, Sendable {
        package var finding: Finding
        package var title: String
    }

    package var text: SourceText
    /// The findings that there were, in order of place.
    package var found: [Finding]
    /// In the order in which they were made.
    package var fixes: [Fix]
    /// The findings that are left, in order of place.
    package var left: [Finding]

    /// Whether nothing was done because a merge waits to be resolved.
    package var isLeftToMerge: Bool
}

package enum Fixes {
    /// Makes the preferred repairs one after the other, each of the text that the one before left, and those of one rule that have nothing to
    /// do with each other at once; every step was proved like a quick fix, so the findings only ever become fewer.
    ///
    /// A finding that cannot be repaired is tried again in the next pass, since another repair may have made it possible; after a pass
    /// that repaired nothing, or a few passes, that is all.
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
            isLeftToMerge: session.snapshot.document.hasMergeMarks)
    }

    /// Whether ``fixed(_:rules:_:)`` would change anything, which is known with the first repair.
    static func wouldFix(
        _ snapshot: Snapshot, rules: RuleSelection, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        var session = try FixSession(snapshot, rules, cancellation)
        try session.pass(most: 1)
        return !session.fixes.isEmpty
    }

    private static let mostPasses = 4
}

/// A text on its way to fewer findings.
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
        searches = RepairSearches(snapshot, check, cancellation)
    }

    /// Tries to fix every finding once, and again as long as there are others about the same.
    ///
    /// - Parameter most: after how many fixes it is enough.
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

    /// False where nothing fixes the finding by itself.
    private mutating func fix(_ finding: Finding) throws(Cancelled) -> Bool {
        for action in try searches.actions(for: finding, limit: 1) where action.isPreferred {
            if try make(action.edits, [FixedText.Fix(finding: finding, title: action.title)]) { return true }
        }
        return false
    }

    /// Makes edits where they hold and reach into no other file; else nothing is done.
    private mutating func make(_ edits: FileEdits, _ made: [FixedText.Fix]) throws(Cancelled) -> Bool {
        let proof = Proof(snapshot: snapshot, check: check, rules: rules)
        guard edits.files == [snapshot.file],
            let result = try proof.result(
                of: edits, fixing: made.map(\.finding), keepsCheckedLayouts: true, cancellation)
        else { return false }
        snapshot = result.snapshot
        check = result.check
        searches = RepairSearches(snapshot, check, cancellation)
        fixes += made
        return true
    }

    /// Fixes what it can of a finding and all like it in its layout at once. False where nothing was done.
    private mutating func fixTogether(with finding: Finding) throws(Cancelled) -> Bool {
        let group = group(of: finding)
        guard let layout = group.layout, finding.suggestions.isEmpty,
            let search = try searches.search(for: finding.code, inLayout: layout)
        else { return false }
        let alike = findings.filter { self.group(of: $0) == group && $0.suggestions.isEmpty }
        guard let joint = try search.joint(of: alike, writtenBy: snapshot.writer(ofLayout: layout)) else {
            return false
        }
        return try make(joint.edits, joint.repairs.map { FixedText.Fix(finding: $0.finding, title: $0.title) })
    }

    private func group(of finding: Finding) -> Group {
        Group(code: finding.code, layout: snapshot.document.layoutIndex(at: finding.range.start))
    }

    /// The findings of one rule in one layout.
    private struct Group: Hashable {
        var code: FindingCode
        var layout: Int?
    }

    /// What a finding is about, wherever it stands.
    private struct Subject: Hashable {
        var code: FindingCode
        var subject: String

        init(_ finding: Finding) {
            code = finding.code
            subject = finding.subject
        }
    }
}
