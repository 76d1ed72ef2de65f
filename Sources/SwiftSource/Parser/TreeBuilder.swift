import SourceText

/// Collects nodes from the leaves up.
///
/// Finished nodes wait on a stack until their parent is made of the topmost ones.
struct TreeBuilder {
    private(set) var nodes: [SyntaxTree.Storage] = []
    /// By node: the longest way down.
    private var heights: [UInt16] = []
    /// The finished nodes without a parent, by index.
    private(set) var pending: [UInt32] = []

    init(expecting count: Int) {
        nodes.reserveCapacity(count)
        heights.reserveCapacity(count)
    }

    /// A place to which a parent reaches back.
    @inline(__always) var mark: Int { pending.count }

    @inline(__always) mutating func leaf(_ kind: SyntaxKind, _ role: SyntaxRole, _ start: UInt32, _ end: UInt32) {
        pending.append(UInt32(truncatingIfNeeded: nodes.count))
        nodes.append(SyntaxTree.Storage(start: start, end: end, kind: kind, role: role))
        heights.append(0)
    }

    /// Makes a parent of all nodes since `mark`.
    mutating func node(_ kind: SyntaxKind, since mark: Int, _ start: UInt32, _ end: UInt32) {
        let index = UInt32(truncatingIfNeeded: nodes.count)
        var next = UInt32.max
        var height: UInt16 = 0
        for child in pending[mark...].reversed() {
            let place = Int(child)
            if heights[place] >= UInt16(SyntaxTree.maximumHeight) - 1 { cut(place) }
            nodes[place].parent = index
            nodes[place].nextSibling = next
            height = max(height, heights[place] + 1)
            next = child
        }
        pending.removeSubrange(mark...)
        pending.append(index)
        nodes.append(SyntaxTree.Storage(start: start, end: end, firstChild: next, kind: kind))
        heights.append(height)
    }

    /// Makes a node opaque that would make the tree too high.
    private mutating func cut(_ index: Int) {
        nodes[index].kind = .opaque
        nodes[index].firstChild = .max
        heights[index] = 0
    }

    /// Says which part of its parent the last finished node is.
    @inline(__always) mutating func setRole(_ role: SyntaxRole) {
        guard let last = pending.last else { return }
        nodes[Int(last)].role = role
    }

    mutating func setRole(_ role: SyntaxRole, at place: Int) {
        guard pending.indices.contains(place) else { return }
        nodes[Int(pending[place])].role = role
    }

    mutating func setEnd(_ end: UInt32, at place: Int) {
        guard pending.indices.contains(place) else { return }
        nodes[Int(pending[place])].end = end
    }

    mutating func setKind(_ kind: SyntaxKind) {
        guard let last = pending.last else { return }
        nodes[Int(last)].kind = kind
    }

    /// The kind of the last finished node.
    var lastKind: SyntaxKind? { pending.last.map { nodes[Int($0)].kind } }

    /// Where a finished node begins.
    func start(at place: Int) -> UInt32? { pending.indices.contains(place) ? nodes[Int(pending[place])].start : nil }

    /// Forgets all finished nodes since `mark`.
    mutating func drop(since mark: Int) { pending.removeSubrange(mark...) }
}
