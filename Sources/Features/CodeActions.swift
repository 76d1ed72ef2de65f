// textDocument/codeAction: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_codeAction

import Analysis
import LayoutModel
import SourceText

/// A change of the text that an editor offers.
package struct EditorAction: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case quickfix
        case rewrite = "refactor.rewrite"
        /// All repairs of the whole text at once.
        case fixAll = "source.fixAll.plumbline"

        /// What an editor shows at a place without being asked for more.
        package static let offered: Set<Kind> = [.quickfix, .rewrite]
    }

    package var title: String
    package var kind: Kind
    /// The finding that it removes.
    package var finding: Finding?
    package var isPreferred: Bool
    package var edits: [TextEdit]
}

package enum CodeActions {
    /// What can be done in a range: the repairs of the findings there, and the refactorings of the view there.
    ///
    /// Each has been tried: the edited text was read and judged again, its finding is gone, and no other has come.
    ///
    /// - Parameter findings: all findings of the version, under `rules`.
    package static func actions(
        in range: TextRange, of snapshot: Snapshot, findings: [Finding], rules: RuleSelection = RuleSelection(),
        kinds: Set<EditorAction.Kind> = EditorAction.Kind.offered,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> [EditorAction] {
        let proof = Proof(snapshot: snapshot, findings: findings, rules: rules)
        var actions: [EditorAction] = []
        for candidate in candidates(
            in: range, of: snapshot, findings: findings, kinds: kinds, isCancelled)
        {
            if isCancelled() { return [] }
            let isKnown = actions.contains { $0.edits == candidate.edits && $0.finding == candidate.finding }
            if !isKnown, proof.holds(for: candidate, isCancelled: isCancelled) { actions.append(candidate) }
        }
        if kinds.contains(.fixAll), let all = fixAll(snapshot, rules, isCancelled) { actions.append(all) }
        return actions
    }

    /// What `plumbline fix` would do with the text, every step of which is tried; nil where that is nothing.
    private static func fixAll(
        _ snapshot: Snapshot, _ rules: RuleSelection, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> EditorAction? {
        let fixed = Fixes.fixed(snapshot.text, as: snapshot.format, rules: rules, isCancelled: isCancelled)
        guard !fixed.fixes.isEmpty, !isCancelled() else { return nil }
        return EditorAction(
            title: "Fix all findings that can be fixed", kind: .fixAll, finding: nil, isPreferred: false,
            edits: [snapshot.text.replacement(by: fixed.text)])
    }

    /// The repair of a finding to take where nobody chooses; tried like all others. Nil where it has none.
    package static func preferred(
        for finding: Finding, of snapshot: Snapshot, findings: [Finding], rules: RuleSelection = RuleSelection(),
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> EditorAction? {
        let proof = Proof(snapshot: snapshot, findings: findings, rules: rules)
        return repairs(of: finding, in: snapshot, limit: 1, isCancelled).first {
            $0.isPreferred && proof.holds(for: $0, isCancelled: isCancelled)
        }
    }

    private static func candidates(
        in range: TextRange, of snapshot: Snapshot, findings: [Finding], kinds: Set<EditorAction.Kind>,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) -> [EditorAction] {
        var candidates: [EditorAction] = []
        if kinds.contains(.quickfix) {
            for finding in findings where finding.range.touches(range.start) || finding.range.overlaps(range) {
                candidates += repairs(of: finding, in: snapshot, isCancelled)
            }
        }
        if kinds.contains(.rewrite) {
            candidates += refactorings(in: range, of: snapshot, isCancelled)
            candidates += refactoringsOfConstraint(in: range, of: snapshot, isCancelled)
        }
        return candidates
    }

    /// - Parameter limit: the most repairs of the layout to look for; suggestions of the finding itself come without looking.
    private static func repairs(
        of finding: Finding, in snapshot: Snapshot, limit: Int? = nil, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> [EditorAction] {
        var actions = finding.suggestions.enumerated().map { index, suggestion in
            EditorAction(
                title: suggestion.title, kind: .quickfix, finding: finding,
                isPreferred: index == 0 && !suggestion.needsChoice, edits: suggestion.edits)
        }
        guard let layout = snapshot.document.layoutIndex(at: finding.range.start) else { return actions }
        let parsed = snapshot.parsed
        let found = Repairs.repairs(
            of: finding, inLayout: layout, of: snapshot.document, limit: limit,
            canSay: { parsed.textEdits(for: $0, in: layout) != nil }, isCancelled: isCancelled)
        for repair in found {
            guard let edits = parsed.textEdits(for: repair.edits, in: layout) else { continue }
            actions.append(
                EditorAction(
                    title: repair.title, kind: .quickfix, finding: finding,
                    isPreferred: repair.isPreferred && finding.suggestions.isEmpty, edits: edits))
        }
        return actions
    }

    private static func refactoringsOfConstraint(
        in range: TextRange, of snapshot: Snapshot, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> [EditorAction] {
        guard let index = snapshot.document.layoutIndex(at: range.start), let layout = snapshot.document.layout(index)
        else { return [] }
        // Of a statement that stands for several constraints none is meant.
        let meant = layout.constraints.filter { $0.source.statement.touches(range.start) }
        guard let constraint = meant.first, meant.count == 1 else { return [] }
        let parsed = snapshot.parsed
        let found = Repairs.refactorings(
            at: constraint.id, inLayout: index, of: snapshot.document,
            canSay: { parsed.textEdits(for: $0, in: index) != nil }, isCancelled: isCancelled)
        return rewrites(found, in: index, of: snapshot)
    }

    private static func refactorings(
        in range: TextRange, of snapshot: Snapshot, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> [EditorAction] {
        guard let (layout, view) = snapshot.document.view(at: range.start) else { return [] }
        let parsed = snapshot.parsed
        let found = Repairs.refactorings(
            at: view, inLayout: layout, of: snapshot.document,
            canSay: { parsed.textEdits(for: $0, in: layout) != nil }, isCancelled: isCancelled)
        return rewrites(found, in: layout, of: snapshot)
    }

    /// Changes that mend nothing, as edits of the text; without those that the format cannot say.
    private static func rewrites(_ repairs: [Repair], in layout: Int, of snapshot: Snapshot) -> [EditorAction] {
        repairs.compactMap { repair in
            snapshot.parsed.textEdits(for: repair.edits, in: layout).map { edits in
                EditorAction(title: repair.title, kind: .rewrite, finding: nil, isPreferred: false, edits: edits)
            }
        }
    }
}

extension SourceText {
    /// The one edit that makes another text of this one, as small as one edit can be.
    fileprivate func replacement(by other: SourceText) -> TextEdit {
        let shorter = min(utf8.count, other.utf8.count)
        var start = 0
        while start < shorter, utf8[start] == other.utf8[start] { start += 1 }
        var kept = 0
        while kept < shorter - start, utf8[utf8.count - 1 - kept] == other.utf8[other.utf8.count - 1 - kept] {
            kept += 1
        }
        // Whole lines: a line break of two code units or a character of several is never parted.
        let first = lines.starts[lines.line(of: UTF8Offset(start))]
        let last = lines.line(of: UTF8Offset(utf8.count - kept)) + 1
        let end = last < lines.count ? lines.starts[last] : utf8.count
        let otherEnd = other.utf8.count - (utf8.count - end)
        return TextEdit(TextRange(first, end), other[TextRange(first, otherEnd)])
    }
}

extension Document {
    /// The view that is named at a place, or whose declaration begins there.
    fileprivate func view(at place: UTF8Offset) -> (layout: Int, view: ViewID)? {
        if case .view(let layout, let view)? = occurrence(at: place)?.symbol { return (layout, view) }
        guard let index = layoutIndex(at: place), let layout = layout(index) else { return nil }
        let declared = layout.views.last {
            $0.parent != nil && TextRange($0.declaration.start, $0.nameRange.end).touches(place)
        }
        return declared.map { (index, $0.id) }
    }
}

/// Tries edits out: whether the text that they make has no finding that was not there before.
struct Proof {
    let snapshot: Snapshot
    let findings: [Finding]
    let rules: RuleSelection

    func holds(for action: EditorAction, isCancelled: @Sendable () -> Bool) -> Bool {
        holds(for: action.edits, mending: action.finding.map { [$0] } ?? [], isCancelled: isCancelled)
    }

    /// - Parameter mended: the findings that are to be gone.
    func holds(for edits: [TextEdit], mending mended: [Finding], isCancelled: @Sendable () -> Bool) -> Bool {
        guard let place = edits.first?.range.start else { return false }
        let after = snapshot.format.parse(snapshot.text.applying(edits)).document
        // Only the layout that is edited needs to be judged again, where the edit leaves the others what they were.
        let index =
            after.layouts.count == snapshot.document.layouts.count
            ? snapshot.document.layoutIndex(at: place) : nil
        guard
            let found = Checker.findings(
                in: after.reduced(to: index), options: rules.options, isCancelled: isCancelled)
        else { return false }
        let before = FindingTally(relevant(to: index))
        let now = FindingTally(found)
        return now.bringsNothingNew(to: before) && now.lacks(mended, of: before)
    }

    /// The findings that judging the one layout alone gives: its own, and those about the text.
    private func relevant(to index: Int?) -> [Finding] {
        guard let layout = index.flatMap(snapshot.document.layout) else { return findings }
        let problems = Set(snapshot.document.problems)
        return findings.filter { layout.range.contains($0.range) || problems.contains($0) }
    }
}

extension Document {
    /// The document with one layout alone and all problems of the text.
    fileprivate func reduced(to index: Int?) -> Document {
        guard let layout = index.flatMap(layout) else { return self }
        var reduced = self
        reduced.layouts = [layout]
        return reduced
    }
}
