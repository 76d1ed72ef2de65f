import Analysis
import LayoutModel

/// The searches for repairs in a document, each made when it is first needed.
struct RepairSearches {
    private struct Key: Hashable {
        var code: FindingCode
        var layout: Int
    }

    private let document: Document
    private let isCancelled: @Sendable () -> Bool
    private var known: [Key: RepairSearch?] = [:]

    init(_ document: Document, _ isCancelled: @escaping @Sendable () -> Bool) {
        self.document = document
        self.isCancelled = isCancelled
    }

    /// Nil where a finding of that code says nothing of the solved layout.
    mutating func search(for code: FindingCode, inLayout index: Int) -> RepairSearch? {
        let key = Key(code: code, layout: index)
        if let search = known[key] { return search }
        let search = document.layout(index).flatMap { RepairSearch(for: code, in: $0, isCancelled: isCancelled) }
        known[key] = .some(search)
        return search
    }
}
