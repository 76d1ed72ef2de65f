import SourceText

/// The syntax tree of one Swift file.
///
/// Every text has a tree. What cannot be read is a node of kind ``SyntaxKind/opaque``; nothing is reported about it.
/// The tree is an array of small nodes; a handle, ``SyntaxNode``, is a reference to the tree and an index.
package final class SyntaxTree: Sendable {
    package let text: SourceText
    let nodes: [Storage]

    /// A node and its links. Children come before their parent, so the root is the last node.
    struct Storage: Sendable {
        var start: UInt32
        var end: UInt32
        var parent: UInt32 = .max
        var firstChild: UInt32 = .max
        var nextSibling: UInt32 = .max
        /// The longest way down to a leaf.
        var height: UInt16 = 0
        var kind: SyntaxKind
        var role: SyntaxRole = .none
    }

    /// The greatest number of nodes on the way from the root to a leaf. Anything deeper is opaque, so a recursive
    /// function over a tree needs no bound of its own.
    package static let maximumHeight = 512

    /// - Parameter nodes: At least one; the last is the root.
    init(_ text: SourceText, nodes: [Storage]) {
        self.text = text
        self.nodes = nodes
    }

    /// The whole file.
    package var root: SyntaxNode { SyntaxNode(self, UInt32(clamping: nodes.count - 1)) }

    package var nodeCount: Int { nodes.count }

    /// The memory that the tree takes besides the text.
    package var byteCount: Int { nodes.capacity * MemoryLayout<Storage>.stride }

    /// A node by its ``SyntaxNode/number``; nil if there is none.
    package func node(_ number: UInt32) -> SyntaxNode? {
        nodes.indices.contains(Int(number)) ? SyntaxNode(self, number) : nil
    }

    /// The node of a kind with a range; nil if there is none. Complexity: O(the children on the way).
    package func node(_ kind: SyntaxKind, from start: UInt32, to end: UInt32) -> SyntaxNode? {
        var index = root.index
        while true {
            let node = nodes[Int(index)]
            if node.kind == kind, node.start == start, node.end == end { return SyntaxNode(self, index) }
            var child = node.firstChild
            while child != .max, nodes[Int(child)].start > start || nodes[Int(child)].end < end {
                child = nodes[Int(child)].nextSibling
            }
            if child == .max { return nil }
            index = child
        }
    }

    /// All nodes of a kind. Complexity: O(nodes).
    package func nodes(ofKind kind: SyntaxKind) -> [SyntaxNode] {
        nodes.indices.lazy.filter { self.nodes[$0].kind == kind }.map { SyntaxNode(self, UInt32(clamping: $0)) }
    }
}

extension SyntaxTree {
    /// The nodes whose kind and range are wanted, in the order of ``SyntaxNode/walk(_:)``, which takes several times as
    /// long.
    ///
    /// - Parameter part: the node in which they are, which is one of them itself; nil for the whole file.
    /// - Complexity: O(nodes of the part).
    package func nodes(in part: SyntaxNode? = nil, _ isWanted: (SyntaxKind, TextRange) -> Bool) -> [SyntaxNode] {
        let root = (part ?? root).index
        return nodes.withUnsafeBufferPointer { nodes in
            var found: [SyntaxNode] = []
            var index = root
            while true {
                let node = nodes[Int(index)]
                if isWanted(node.kind, TextRange(Int(node.start), Int(node.end))) {
                    found.append(SyntaxNode(self, index))
                }
                if node.firstChild != .max {
                    index = node.firstChild
                    continue
                }
                while index != root, nodes[Int(index)].nextSibling == .max { index = nodes[Int(index)].parent }
                guard index != root else { return found }
                index = nodes[Int(index)].nextSibling
            }
        }
    }
}

extension SyntaxTree {
    /// Reads a file. Never fails.
    ///
    /// - Complexity: O(length of the text).
    package convenience init(parsing text: SourceText) {
        var parser = Parser(text, isCancelled: { false })
        parser.parseFile()
        self.init(text, nodes: parser.builder.nodes)
    }

    /// Reads a file, unless it is cancelled.
    ///
    /// - Parameters:
    ///   - onlyBodies: the names of the only functions whose bodies are wanted, for who asks just for declarations; nil
    ///     for all. The nodes have the same ranges, and other numbers.
    ///   - isCancelled: Asked every few thousand tokens.
    /// - Returns: nil only if it was cancelled.
    package static func parse(
        _ text: SourceText, onlyBodies: [StaticString]? = nil, isCancelled: @escaping () -> Bool
    ) -> SyntaxTree? {
        var parser = Parser(text, onlyBodies: onlyBodies, isCancelled: isCancelled)
        parser.parseFile()
        return parser.wasCancelled ? nil : SyntaxTree(text, nodes: parser.builder.nodes)
    }
}
