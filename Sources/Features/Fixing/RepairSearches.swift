import Analysis
import LayoutModel
import SourceText

/// The searches for repairs in a version of a document, each made when it is first needed. What the rules saw in a layout serves all.
struct RepairSearches {
    private struct Key: Hashable {
        var code: FindingCode
        var layout: Int
    }

    private let snapshot: Snapshot
    private let cancellation: Cancellation
    private var known: [Key: RepairSearch?] = [:]
    private var checkedLayouts: [Int: CheckedLayout] = [:]

    init(_ snapshot: Snapshot, _ check: DocumentCheck, _ cancellation: Cancellation) {
        self.snapshot = snapshot
        self.cancellation = cancellation
        for (index, checked) in check.checkedLayouts.enumerated() { checkedLayouts[index] = checked }
    }

    /// What removes a finding: its own suggestions, which need no search, then repairs of the layout. None is tried on the text yet.
    ///
    /// - Parameter limit: the most repairs of the layout to look for.
    mutating func actions(for finding: Finding, limit: Int = RepairSearch.most) throws(Cancelled) -> [EditorAction] {
        let suggested = finding.suggestions.enumerated().map { index, suggestion in
            EditorAction(
                title: suggestion.title, kind: .quickfix, finding: finding,
                isPreferred: index == 0 && !suggestion.needsChoice,
                edits: FileEdits(suggestion.edits, in: snapshot.file))
        }
        guard let layout = snapshot.document.layoutIndex(at: finding.range.start),
            let search = try search(for: finding.code, inLayout: layout)
        else { return suggested }
        let found = try search.repairs(of: finding, limit: limit, writtenBy: snapshot.writer(ofLayout: layout))
        return suggested
            + found.map { written in
                EditorAction(
                    title: written.repair.title, kind: .quickfix, finding: finding,
                    isPreferred: written.isPreferred && suggested.isEmpty, edits: written.edits)
            }
    }

    /// Nil where a finding of that code says nothing of the solved layout.
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
    /// Writes edits of a layout down in the document's format.
    func writer(ofLayout index: Int) -> EditWriter {
        { [editing = parsed.editing] in editing.textEdits(for: $0, in: index) }
    }
}
