/// A binary heap, smallest number first.
struct MinHeap: Sendable {
    private var items: [Int32] = []

    var first: Int32? { items.first }

    mutating func insert(_ item: Int32) {
        var at = items.count
        items.append(item)
        while at > 0, items[(at - 1) / 2] > item {
            items.swapAt(at, (at - 1) / 2)
            at = (at - 1) / 2
        }
    }

    mutating func removeFirst() -> Int32? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        if items.isEmpty { return first }
        var at = 0
        while true {
            var child = 2 * at + 1
            if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
            guard child < items.count, items[child] < last else { break }
            items[at] = items[child]
            at = child
        }
        items[at] = last
        return first
    }
}
