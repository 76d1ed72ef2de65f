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
    private var looks: [Int: LayoutLook] = [:]

    init(_ document: Document, _ judgement: Judgement?, _ isCancelled: @escaping @Sendable () -> Bool) {
        self.document = document
        self.isCancelled = isCancelled
        for (index, look) in (judgement?.looks ?? []).enumerated() { looks[index] = look }
    }

    /// Nil where a finding of that code says nothing of the solved layout.
    mutating func search(for code: FindingCode, inLayout index: Int) -> RepairSearch? {
        let key = Key(code: code, layout: index)
        if let search = known[key] { return search }
        let search = document.layout(index).flatMap {
            RepairSearch(for: code, in: $0, known: looks[index], isCancelled: isCancelled)
        }
        known[key] = .some(search)
        if looks[index] == nil { looks[index] = search?.look }
        return search
    }
}
