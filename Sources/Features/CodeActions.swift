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
    /// - Parameters:
    ///   - check: of the version, under `rules`.
    ///   - leavingFixAll: whether the edit of `fixAll` is asked for later, so that it comes without.
    package static func actions(
        in range: TextRange, of snapshot: Snapshot, check: DocumentCheck, rules: RuleSelection = RuleSelection(),
        kinds: Set<EditorAction.Kind> = EditorAction.Kind.offered, leavingFixAll: Bool = false,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> [EditorAction] {
        let proof = Proof(snapshot: snapshot, check: check, rules: rules)
        var actions: [EditorAction] = []
        for candidate in candidates(in: range, of: snapshot, check: check, kinds: kinds, isCancelled) {
            if isCancelled() { return [] }
            let isKnown = actions.contains { $0.edits == candidate.edits && $0.finding == candidate.finding }
            if !isKnown, proof.holds(for: candidate, isCancelled: isCancelled) { actions.append(candidate) }
        }
        guard kinds.contains(.fixAll) else { return actions }
        if leavingFixAll {
            if Fixes.wouldFix(snapshot, rules: rules, isCancelled: isCancelled) {
                actions.append(fixAll(edits: []))
            }
        } else if let all = fixAll(snapshot, rules, isCancelled) {
            actions.append(all)
        }
        return actions
    }

    private static func fixAll(edits: [TextEdit]) -> EditorAction {
        EditorAction(
            title: "Fix all findings that can be fixed", kind: .fixAll, finding: nil, isPreferred: false, edits: edits)
    }

    /// What `plumbline fix` would do with the text, every step of which is tried; nil where that is nothing.
    private static func fixAll(
        _ snapshot: Snapshot, _ rules: RuleSelection, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> EditorAction? {
        let fixed = Fixes.fixed(snapshot.text, as: snapshot.format, rules: rules, isCancelled: isCancelled)
        guard !fixed.fixes.isEmpty, !isCancelled() else { return nil }
        return fixAll(edits: [snapshot.text.replacement(by: fixed.text)])
    }

    /// The repairs of a finding to take where nobody chooses, none of them tried on the text yet.
    ///
    /// - Parameter searches: in the snapshot's document.
    static func preferred(
        for finding: Finding, of snapshot: Snapshot, searches: inout RepairSearches
    ) -> [EditorAction] {
        repairs(of: finding, in: snapshot, limit: 1, &searches).filter(\.isPreferred)
    }

    private static func candidates(
        in range: TextRange, of snapshot: Snapshot, check: DocumentCheck, kinds: Set<EditorAction.Kind>,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) -> [EditorAction] {
        var candidates: [EditorAction] = []
        var searches = RepairSearches(snapshot.document, check, isCancelled)
        if kinds.contains(.quickfix) {
            let here = check.findings.filter { $0.range.touches(range.start) || $0.range.overlaps(range) }
            for finding in here {
                candidates += repairs(of: finding, in: snapshot, &searches)
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
        of finding: Finding, in snapshot: Snapshot, limit: Int? = nil, _ searches: inout RepairSearches
    ) -> [EditorAction] {
        var actions = finding.suggestions.enumerated().map { index, suggestion in
            EditorAction(
                title: suggestion.title, kind: .quickfix, finding: finding,
                isPreferred: index == 0 && !suggestion.needsChoice, edits: suggestion.edits)
        }
        guard let layout = snapshot.document.layoutIndex(at: finding.range.start) else { return actions }
        let parsed = snapshot.parsed
        let search = searches.search(for: finding.code, inLayout: layout)
        let found = search?.repairs(
            of: finding, limit: limit, canExpress: { parsed.textEdits(for: $0, in: layout) != nil })
        for repair in found ?? [] {
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
            canExpress: { parsed.textEdits(for: $0, in: index) != nil }, isCancelled: isCancelled)
        return rewrites(found, in: index, of: snapshot)
    }

    private static func refactorings(
        in range: TextRange, of snapshot: Snapshot, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> [EditorAction] {
        guard let (layout, view) = snapshot.document.view(at: range.start) else { return [] }
        let parsed = snapshot.parsed
        let found = Repairs.refactorings(
            at: view, inLayout: layout, of: snapshot.document,
            canExpress: { parsed.textEdits(for: $0, in: layout) != nil }, isCancelled: isCancelled)
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
