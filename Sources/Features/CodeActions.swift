// LSP 3.17: textDocument/codeAction

import Analysis
import LayoutModel
import SourceText

package enum CodeActions {
    /// The repairs of the findings in a range, then those of findings with another place on its lines, such as a
    /// conflict one of whose constraints is there; and the refactorings of the view or constraint there.
    ///
    /// Each is proved by checking the edited text: its finding is fixed, and there is no new one. A safe fix also
    /// leaves every frame that was determined as it was. Where many findings meet in a large layout, the search for
    /// repairs ends before all candidates were tried (see ``RepairBudget``).
    ///
    /// - Parameters:
    ///   - check: the check of this version under `rules`.
    ///   - resolvesFixAll: whether the client requests the edits of fix-all later. The action then has none.
    package static func actions(
        in range: TextRange, of snapshot: Snapshot, check: DocumentCheck, rules: RuleSelection = RuleSelection(),
        kinds: Set<EditorAction.Kind> = EditorAction.Kind.offered, resolvesFixAll: Bool = false,
        _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [EditorAction] {
        let proof = Proof(snapshot: snapshot, check: check, rules: rules)
        var actions: [EditorAction] = []
        var budget = RepairBudget(textLength: snapshot.text.utf8.count, in: snapshot.format)
        if kinds.contains(.quickfix) {
            let near = NearFindings(check.findings, at: range, in: snapshot)
            var searches = RepairSearches(snapshot, check, budget: budget, cancellation)
            for finding in near.findings {
                let found = try searches.actions(for: finding, among: sharers) {
                    edits, layout, hidden throws(Cancelled) in
                    try proof.result(of: edits, fixing: [finding], cancellation, revealing: hidden).map { result in
                        ProvedEdits(outside: layout.flatMap { proof.viewsOutside(in: result, ofLayout: $0) })
                    }
                }
                // A finding that is only near the range repeats no fix of another one.
                for var action in found
                where !actions.contains(where: {
                    finding.isAt(range) ? action.isSame(as: $0) : action.edits == $0.edits
                }) {
                    // Read again, because keeping all edited versions until now would take much memory.
                    if action.fixKind == .safe, let after = try snapshot.applying(action.edits, cancellation),
                        try !proof.keepsDeterminedFrames(in: after, cancellation)
                    {
                        action.fixKind = .choice
                    }
                    actions.append(action)
                }
            }
            budget = searches.budget
            let isCut = budget.isExceeded || near.isCut
            if isCut { actions.append(untried(in: snapshot)) }
        }
        if kinds.contains(.rewrite) {
            let found = try refactorings(in: range, of: snapshot, check, budget: &budget, cancellation) {
                edits throws(Cancelled) in
                try proof.result(of: edits, fixing: [], cancellation).map { _ in ProvedEdits() }
            }
            for candidate in found where !actions.contains(where: candidate.isSame(as:)) { actions.append(candidate) }
        }
        tellApart(&actions, in: snapshot)
        guard kinds.contains(.fixAll) else { return actions }
        if resolvesFixAll {
            if try Fixes.wouldFix(snapshot, rules: rules, cancellation) { actions.append(fixAll(edits: [], snapshot)) }
        } else if let all = try fixAll(snapshot, rules: rules, cancellation) {
            actions.append(all)
        }
        return actions
    }

    /// Adds their lines to titles that several actions have, such as the removal of either one of two duplicates.
    private static func tellApart(_ actions: inout [EditorAction], in snapshot: Snapshot) {
        // One change may fix several findings.
        let edits = Dictionary(grouping: actions, by: \.title).mapValues { Set($0.map(\.edits)).count }
        for index in actions.indices where edits[actions[index].title] ?? 0 > 1 {
            guard let start = actions[index].edits[snapshot.file].map(\.range.start).min() else { continue }
            actions[index].title += " in line \(snapshot.text.lines.line(of: start) + 1)"
        }
    }

    /// The search for the fixes of a finding may use up half of what is left, so that others are also tried.
    private static let sharers = 2

    /// Stands for the fixes that were not tried.
    private static func untried(in snapshot: Snapshot) -> EditorAction {
        EditorAction(
            title: "Other fixes", kind: .quickfix, finding: nil, isPreferred: false,
            edits: FileEdits([], in: snapshot.file),
            obstacle: "They were not tried, because that would take long. Fix other findings first.")
    }

    /// The edits of `plumbline fix`: the safe fixes, each step proved; nil if there are none.
    package static func fixAll(
        _ snapshot: Snapshot, rules: RuleSelection = RuleSelection(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> EditorAction? {
        let fixed = try Fixes.fixed(snapshot, rules: rules, .safe, cancellation)
        guard !fixed.fixes.isEmpty else { return nil }
        return fixAll(edits: [snapshot.text.replacement(by: fixed.text)], snapshot)
    }

    private static func fixAll(edits: [TextEdit], _ snapshot: Snapshot) -> EditorAction {
        EditorAction(
            title: "Apply all safe fixes", kind: .fixAll, finding: nil, isPreferred: false,
            edits: FileEdits(edits, in: snapshot.file))
    }

    /// The refactorings, which fix no finding, of the view and of the constraint at the start of a range.
    private static func refactorings(
        in range: TextRange, of snapshot: Snapshot, _ check: DocumentCheck, budget: inout RepairBudget,
        _ cancellation: Cancellation, provedBy proves: @escaping EditProof
    ) throws(Cancelled) -> [EditorAction] {
        let document = snapshot.document
        var found: [WrittenRepair] = []
        if let (layout, view) = document.view(at: range.start) {
            found += try Refactorings.refactorings(
                at: view, inLayout: layout, of: document, check, budget: &budget,
                writtenBy: snapshot.writer(ofLayout: layout), provedBy: proves, cancellation)
        }
        if let (layout, constraint) = document.constraint(at: range.start) {
            found += try Refactorings.refactorings(
                at: constraint, inLayout: layout, of: document, check, budget: &budget,
                writtenBy: snapshot.writer(ofLayout: layout), provedBy: proves, cancellation)
        }
        return found.map { written in
            EditorAction(
                title: written.repair.title, kind: .rewrite, finding: nil, isPreferred: false, edits: written.edits)
        }
    }
}

extension SourceText {
    /// The smallest single edit of whole lines that turns this text into another.
    fileprivate func replacement(by other: SourceText) -> TextEdit {
        let changed = TextChange(from: self, to: other).replaced
        // Whole lines never split a line break or a character.
        let first = lines.starts[lines.line(of: changed.start)]
        let last = lines.line(of: changed.end) + 1
        let end = last < lines.count ? lines.starts[last] : utf8.count
        let otherEnd = other.utf8.count - (utf8.count - end)
        return TextEdit(TextRange(first, end), other[TextRange(first, otherEnd)])
    }
}

extension Document {
    /// The view whose name is at an offset, or whose declaration begins there.
    fileprivate func view(at offset: UTF8Offset) -> (layout: Int, view: ViewID)? {
        if let symbol = occurrence(at: offset)?.symbol, let (layout, view) = view(of: symbol) {
            return (layout, view.id)
        }
        guard let index = layoutIndex(at: offset), let layout = layout(index) else { return nil }
        let declared = layout.views.last {
            $0.parent != nil && $0.declaration.file == layout.file
                && TextRange($0.declaration.range.start, $0.nameRange.range.end).touches(offset)
        }
        return declared.map { (index, $0.id) }
    }

    /// The constraint that the statement at an offset declares; nil if it declares several.
    fileprivate func constraint(at offset: UTF8Offset) -> (layout: Int, constraint: ConstraintID)? {
        guard let index = layoutIndex(at: offset), let layout = layout(index) else { return nil }
        let written = layout.constraints.filter { $0.source.statement.touches(offset, in: layout.file) }
        return written.count == 1 ? written.first.map { (index, $0.id) } : nil
    }
}

extension EditorAction {
    /// Whether another action does the same for the same finding.
    fileprivate func isSame(as other: EditorAction) -> Bool {
        edits == other.edits && finding == other.finding
    }
}
