import Analysis
import LayoutModel

/// The searches for repairs in a document, each made when it is first needed. What the rules saw in a layout serves all of them.
struct RepairSearches {
    private struct Key: Hashable {
        var code: FindingCode
        var layout: Int
    }

    private let document: Document
    private let cancellation: Cancellation
    private var known: [Key: RepairSearch?] = [:]
    private var checkedLayouts: [Int: CheckedLayout] = [:]

    init(_ document: Document, _ check: DocumentCheck, _ cancellation: Cancellation) {
        self.document = document
        self.cancellation = cancellation
        for (index, checked) in check.checkedLayouts.enumerated() { checkedLayouts[index] = checked }
    }

    /// Nil where a finding of that code says nothing of the solved layout.
    mutating func search(for code: FindingCode, inLayout index: Int) throws(Cancelled) -> RepairSearch? {
        let key = Key(code: code, layout: index)
        if let search = known[key] { return search }
        guard let layout = document.layout(index) else { return nil }
        let search = try RepairSearch(for: code, in: layout, known: checkedLayouts[index], cancellation)
        known[key] = .some(search)
        if checkedLayouts[index] == nil { checkedLayouts[index] = search?.checked }
        return search
    }
}
