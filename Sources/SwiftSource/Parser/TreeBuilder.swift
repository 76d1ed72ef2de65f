import SourceText

/// Collects nodes from the leaves up.
///
/// Finished nodes wait on a stack until their parent is made of the topmost ones.
struct TreeBuilder {
    private(set) var nodes: [SyntaxTree.Storage] = []
    /// The finished nodes without a parent, by index.
    private(set) var pending: [UInt32] = []

    init(expecting count: Int) {
        nodes.reserveCapacity(count)
        pending.reserveCapacity(256)
    }

    /// A place to which a parent reaches back.
    @inline(__always) var mark: Int { pending.count }

    @inline(__always) mutating func leaf(_ kind: SyntaxKind, _ role: SyntaxRole, _ start: UInt32, _ end: UInt32) {
        pending.append(UInt32(truncatingIfNeeded: nodes.count))
        nodes.append(SyntaxTree.Storage(start: start, end: end, kind: kind, role: role))
    }

    /// Makes a parent of all nodes since `mark`.
    mutating func node(_ kind: SyntaxKind, since mark: Int, _ start: UInt32, _ end: UInt32) {
        let index = UInt32(truncatingIfNeeded: nodes.count)
        var height: UInt16 = 0
        var previous: UInt32 = .max
        for position in mark..<pending.count {
            let child = pending[position]
            if previous != .max { nodes[Int(previous)].nextSibling = child }
            previous = child
            if nodes[Int(child)].height >= UInt16(SyntaxTree.maximumHeight) - 1 { cut(Int(child)) }
            nodes[Int(child)].parent = index
            height = max(height, nodes[Int(child)].height + 1)
        }
        let first = mark < pending.count ? pending[mark] : .max
        pending.removeLast(pending.count - mark)
        pending.append(index)
        nodes.append(
            SyntaxTree.Storage(start: start, end: end, firstChild: first, height: height, kind: kind))
    }

    /// Makes a node opaque that would make the tree too high.
    private mutating func cut(_ index: Int) {
        nodes[index].kind = .opaque
        nodes[index].firstChild = .max
        nodes[index].height = 0
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
    mutating func drop(since mark: Int) { pending.removeLast(pending.count - mark) }
}
