import Analysis
import LayoutModel

/// The searches for repairs in a document, each made when it is first needed. What the rules saw in a layout serves all of them.
struct RepairSearches {
    private struct Key: Hashable {
        var code: FindingCode
        var layout: Int
    }

    private let document: Document
    private let isCancelled: @Sendable () -> Bool
    private var known: [Key: RepairSearch?] = [:]
    private var checkedLayouts: [Int: CheckedLayout] = [:]

    init(_ document: Document, _ check: DocumentCheck?, _ isCancelled: @escaping @Sendable () -> Bool) {
        self.document = document
        self.isCancelled = isCancelled
        for (index, checked) in (check?.checkedLayouts ?? []).enumerated() { checkedLayouts[index] = checked }
    }

    /// Nil where a finding of that code says nothing of the solved layout.
    mutating func search(for code: FindingCode, inLayout index: Int) -> RepairSearch? {
        let key = Key(code: code, layout: index)
        if let search = known[key] { return search }
        let search = document.layout(index).flatMap {
            RepairSearch(for: code, in: $0, known: checkedLayouts[index], isCancelled: isCancelled)
        }
        known[key] = .some(search)
        if checkedLayouts[index] == nil { checkedLayouts[index] = search?.checked }
        return search
    }
}
