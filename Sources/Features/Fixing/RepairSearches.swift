import Analysis
import LayoutModel
import SourceText

/// Proves the edits that fix a finding, of a layout or anything else, where that finding may hide others.
typealias FixProof = (FileEdits, _ layout: Int?, HiddenFindings) throws(Cancelled) -> ProvedEdits?

/// The searches for repairs in one version of a document, made on first use. They share the checked layouts.
struct RepairSearches {
    private struct Key: Hashable {
        var code: FindingCode
        var layout: Int
    }

    private let snapshot: Snapshot
    private let cancellation: Cancellation
    private var known: [Key: RepairSearch?] = [:]
    private var checkedLayouts: [Int: CheckedLayout] = [:]
    /// For the repairs of all findings.
    var budget: RepairBudget

    init(
        _ snapshot: Snapshot, _ check: DocumentCheck, budget: RepairBudget, _ cancellation: Cancellation
    ) {
        self.budget = budget
        self.snapshot = snapshot
        self.cancellation = cancellation
        for (index, checked) in check.checkedLayouts.enumerated() { checkedLayouts[index] = checked }
    }

    /// The fixes of a finding: its suggestions, then repairs of the layout.
    ///
    /// - Parameters:
    ///   - limit: the number of repairs of the layout after which the search ends.
    ///   - scope: which fixes to search for.
    ///   - count: the number of findings, with this one, that share the rest of the budget.
    ///   - proves: the proof that edits fix the finding and cause no new one, with the views of a layout that are then
    ///     outside of their superviews. Without it suggestions are not proved yet. It is told what the finding hides.
    mutating func actions(
        for finding: Finding, limit: Int = RepairSearch.most, _ scope: FixScope = .choices, among count: Int = 1,
        provedBy proves: FixProof? = nil
    ) throws(Cancelled) -> [EditorAction] {
        var actions: [EditorAction] = []
        let hidden: HiddenFindings = Self.hidingPlaces.contains(finding.code) ? .scrollContent : .none
        func append(_ title: String, _ kind: FixKind, _ edits: FileEdits, isFirst: Bool) {
            actions.append(
                EditorAction(
                    title: title, kind: .quickfix, finding: finding, isPreferred: isFirst && kind != .openChoice,
                    edits: edits, fixKind: kind))
        }
        let suggestions = finding.suggestions.filter { $0.kind == .safe || scope == .choices }
        for (index, suggestion) in suggestions.enumerated() {
            let edits = FileEdits(suggestion.edits, in: snapshot.file)
            if let proves {
                guard budget.payForReading() else { break }
                guard try proves(edits, nil, hidden) != nil else { continue }
            }
            append(suggestion.title, suggestion.kind, edits, isFirst: index == 0)
        }
        let layouts = snapshot.document.layoutIndices(at: finding.range.start)
        for suggestion in finding.layoutSuggestions where layouts.count == 1 && scope == .choices {
            guard budget.payForReading(), let edits = snapshot.writer(ofLayout: layouts[0])(suggestion.edits) else {
                continue
            }
            if let proves, try proves(edits, nil, hidden) == nil { continue }
            append(suggestion.title, suggestion.kind, edits, isFirst: actions.isEmpty)
        }
        for layout in layouts {
            guard let search = try search(for: finding.code, inLayout: layout) else { continue }
            let proof = proves.map { proves in
                let found = Memo<FindingTally?>()
                let find = { () throws(Cancelled) in
                    try found.value { () throws(Cancelled) in try search.hidden(by: finding) }
                }
                return RepairProof.byText { edits throws(Cancelled) in try proves(edits, layout, .found(find)) }
            }
            var share = budget.share(among: count)
            let found = try search.repairs(
                of: finding, limit: limit, onlySafe: scope == .safe, budget: &share,
                writtenBy: snapshot.writer(ofLayout: layout),
                proof: proof ?? .byModel)
            budget.giveBack(share)
            actions += found.map { written in
                EditorAction(
                    title: written.repair.title, kind: .quickfix, finding: finding,
                    isPreferred: written.isPreferred && suggestions.isEmpty, edits: written.edits,
                    fixKind: written.repair.kind)
            }
            if search.knows(finding) { break }
        }
        return actions
    }

    /// What keeps views from the places that constraints give them.
    private static let hidingPlaces: Set<FindingCode> = [.autoresizingLeftOn, .neverActivated, .noCommonAncestor]

    /// The first candidate for a finding that can be written, to be proved with others; nil if there is none, or if it
    /// has to be proved alone.
    mutating func unproved(
        for finding: Finding, _ scope: FixScope, among count: Int
    ) throws(Cancelled) -> UnprovedRepairs? {
        guard finding.suggestions.isEmpty else { return nil }
        for layout in snapshot.document.layoutIndices(at: finding.range.start) {
            guard let search = try search(for: finding.code, inLayout: layout), search.knows(finding) else { continue }
            var share = budget.share(among: count)
            let found = try search.repairs(
                of: finding, limit: 1, onlySafe: scope == .safe, budget: &share,
                writtenBy: snapshot.writer(ofLayout: layout), proof: .later)
            budget.giveBack(share)
            guard let repair = found.first, repair.isPreferred else { return nil }
            return UnprovedRepairs(
                search: search, layout: layout, repairs: [(finding, repair.repair.title)], edits: repair.edits,
                modelEdits: repair.repair.edits)
        }
        return nil
    }

    /// The first candidates for findings of one rule in a layout, to be proved together; nil if fewer than two can be
    /// combined.
    mutating func unproved(
        for findings: [Finding], of code: FindingCode, inLayout layout: Int, _ scope: FixScope
    ) throws(Cancelled) -> UnprovedRepairs? {
        guard let search = try search(for: code, inLayout: layout),
            let joint = try search.joint(
                of: findings, onlySafe: scope == .safe, budget: &budget,
                writtenBy: snapshot.writer(ofLayout: layout), isProvedLater: true)
        else { return nil }
        return UnprovedRepairs(
            search: search, layout: layout, repairs: joint.repairs, edits: joint.edits, modelEdits: joint.modelEdits)
    }

    /// Nil for a code of findings that have no repairs of the layout.
    mutating func search(for code: FindingCode, inLayout index: Int) throws(Cancelled) -> RepairSearch? {
        let key = Key(code: code, layout: index)
        if let search = known[key] { return search }
        guard let layout = snapshot.document.layout(index) else { return nil }
        let search = try RepairSearch(
            for: code, in: layout, by: .standard, known: checkedLayouts[index], cancellation)
        known[key] = .some(search)
        if checkedLayouts[index] == nil { checkedLayouts[index] = search?.checked }
        return search
    }
}

extension Snapshot {
    /// Writes edits of a layout in the document's format.
    func writer(ofLayout index: Int) -> EditWriter {
        { [editing = parsed.editing] in editing.textEdits(for: $0, in: index) }
    }
}
