import SourceText

/// A node of a syntax tree, as a value: a reference to the tree and an index.
package struct SyntaxNode: Sendable {
    package let tree: SyntaxTree
    let index: UInt32

    init(_ tree: SyntaxTree, _ index: UInt32) {
        self.tree = tree
        self.index = index
    }

    private var storage: SyntaxTree.Storage { tree.nodes[Int(index)] }

    /// Which node of the tree it is. Every tree of the same text has the same numbers.
    package var number: UInt32 { index }

    package var kind: SyntaxKind { storage.kind }

    /// Which part of its parent this is.
    package var role: SyntaxRole { storage.role }

    /// The node's text without blanks and comments around it.
    package var range: TextRange {
        let storage = storage
        return TextRange(Int(storage.start), Int(storage.end))
    }

    package var start: UTF8Offset { UTF8Offset(Int(storage.start)) }
    package var end: UTF8Offset { UTF8Offset(Int(storage.end)) }

    package var bytes: ArraySlice<UInt8> { tree.text.bytes(in: range) }

    /// The text as written.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text without the backticks around it, if it is a name in backticks, and without the module that qualifies
    /// it, as in `Module::name`.
    package var identifier: String {
        // Asked for everywhere, so the bytes are not wrapped in a slice first, which keeps a reference to them.
        let (first, last) = (Int(storage.start), Int(storage.end))
        return tree.text.utf8.withUnsafeBufferPointer { text in
            let end = min(last, text.count)
            var bytes = UnsafeBufferPointer(rebasing: text[min(first, end)..<end])
            if let colon = bytes.lastIndex(of: UInt8(ascii: ":")) {
                bytes = UnsafeBufferPointer(rebasing: bytes[(colon + 1)...])
            }
            let tick = UInt8(ascii: "`")
            if bytes.count > 2, bytes.first == tick, bytes.last == tick {
                bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst().dropLast())
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Whether the text as written is `word`. Makes no string of the text.
    package func hasText(_ word: StaticString) -> Bool {
        let bytes = bytes
        guard bytes.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { bytes.elementsEqual($0) }
    }

    /// The parent; nil for the file.
    package var parent: SyntaxNode? {
        let parent = storage.parent
        return parent == .max ? nil : SyntaxNode(tree, parent)
    }

    /// The direct children, in the order of the text.
    package var children: SyntaxChildren { SyntaxChildren(tree: tree, upcoming: storage.firstChild) }

    /// The first child that is this part of the node.
    package func child(_ role: SyntaxRole) -> SyntaxNode? { child { $0.role == role } }

    /// The first child of a kind.
    package func child(ofKind kind: SyntaxKind) -> SyntaxNode? { child { $0.kind == kind } }

    /// Reads the tree itself: this is asked for everywhere, and each node is a reference.
    private func child(_ isWanted: (SyntaxTree.Storage) -> Bool) -> SyntaxNode? {
        var next = storage.firstChild
        while next != .max {
            let child = tree.nodes[Int(next)]
            if isWanted(child) { return SyntaxNode(tree, next) }
            next = child.nextSibling
        }
        return nil
    }

    /// The children that are this part of the node, in order.
    package func children(_ role: SyntaxRole) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        var next = storage.firstChild
        while next != .max {
            let child = tree.nodes[Int(next)]
            if child.role == role { found.append(SyntaxNode(tree, next)) }
            next = child.nextSibling
        }
        return found
    }

    /// The parents, from the innermost to the file.
    package var ancestors: some Sequence<SyntaxNode> { sequence(first: self, next: \.parent).dropFirst() }

    /// Calls `visit` for this node and everything in it, in the order of the text. It answers whether the inside of a
    /// node is wanted.
    package func walk(_ visit: (SyntaxNode) -> Bool) {
        guard visit(self) else { return }
        for child in children { child.walk(visit) }
    }

    /// Whether this node, or one in it, meets a condition.
    package func contains(where condition: (SyntaxNode) -> Bool) -> Bool {
        condition(self) || children.contains { $0.contains(where: condition) }
    }

    /// The innermost node whose range touches an offset. Complexity: O(the children on the way).
    package func innermost(at offset: UTF8Offset) -> SyntaxNode {
        var found = index
        while let child = firstChild(of: found, touching: offset) { found = child }
        return SyntaxNode(tree, found)
    }

    /// Reads the tree itself, because a block may have thousands of statements and each node is a reference.
    private func firstChild(of parent: UInt32, touching offset: UTF8Offset) -> UInt32? {
        let offset = offset.value
        var child = tree.nodes[Int(parent)].firstChild
        while child != .max {
            let node = tree.nodes[Int(child)]
            let (start, end) = (Int(node.start), Int(node.end))
            if start <= offset, offset <= end, start < end, node.kind != .brackets { return child }
            child = node.nextSibling
        }
        return nil
    }

    /// The expression inside of any parentheses and of `try`, `await` and the like.
    package var unwrapped: SyntaxNode {
        var node = self
        while true {
            if node.kind == .effectExpression, let value = node.child(.value) {
                node = value
            } else if let inner = node.parenthesized {
                node = inner
            } else {
                return node
            }
        }
    }

    /// The expression inside, if this is an expression in parentheses and not a tuple.
    package var parenthesized: SyntaxNode? {
        guard kind == .tuple else { return nil }
        let elements = children(.element)
        guard elements.count == 1, elements[0].child(.label) == nil else { return nil }
        return elements[0].child(.value)
    }
}

extension SyntaxNode: Hashable {
    package static func == (a: SyntaxNode, b: SyntaxNode) -> Bool { a.index == b.index && a.tree === b.tree }

    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The children of a node, in the order of the text.
package struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var upcoming: UInt32

    package mutating func next() -> SyntaxNode? {
        guard upcoming != .max else { return nil }
        let node = SyntaxNode(tree, upcoming)
        upcoming = tree.nodes[Int(upcoming)].nextSibling
        return node
    }

    /// The children as a list.
    package var all: [SyntaxNode] { Array(self) }

    /// Whether there is one and no other.
    package var isSingle: Bool { upcoming != .max && tree.nodes[Int(upcoming)].nextSibling == .max }
}
