import SourceText

/// Edits of elements, which are collected and applied together, so that any of them can be combined. Elements are
/// deleted with their lines, and inserted where Xcode writes them, with the indentation of their context.
struct ElementEdits {
    let tree: XMLTree
    private let style: TextStyle
    /// New values by element and attribute; nil removes the attribute.
    private var attributes: [XMLElementID: [String: String?]] = [:]
    private var removed: Set<XMLElementID> = []
    /// The new children by element.
    private var added: [XMLElementID: [NewChild]] = [:]

    private struct NewChild {
        var element: NewElement
        var position: ChildPosition
    }

    /// The position of a new child among its siblings.
    enum ChildPosition: Hashable {
        case last
        case after(XMLElementID)
        case before(XMLElementID)
        /// Where Xcode writes an element with this tag.
        case inOrder
    }

    init(_ tree: XMLTree) {
        self.tree = tree
        style = TextStyle(of: tree)
    }

    // MARK: Collecting

    /// Sets or removes an attribute. The last call takes effect.
    mutating func set(_ attribute: String, of element: XMLElementID, to value: String?) {
        attributes[element, default: [:]].updateValue(value, forKey: attribute)
    }

    mutating func remove(_ element: XMLElementID) {
        removed.insert(element)
    }

    mutating func add(_ child: NewElement, to element: XMLElementID, _ position: ChildPosition = .inOrder) {
        added[element, default: []].append(NewChild(element: child, position: position))
    }

    /// Adds an element to the child of `element` with this tag, which is added if it is missing.
    mutating func add(_ child: NewElement, toChild tag: String, of element: XMLElementID) {
        if let container = tree.child(of: element, tag) {
            add(child, to: container, .last)
        } else if let index = added[element]?.firstIndex(where: { $0.element.tag == tag }) {
            added[element]?[index].element.children.append(child)
        } else {
            add(NewElement(tag, children: [child]), to: element)
        }
    }

    // MARK: Text edits

    /// Sorted by range. Nil if the text is too broken for one of the edits.
    func textEdits() -> [TextEdit]? {
        let moved = Set(added.values.joined().flatMap(\.element.allMoved))
        guard var edits = textEdits(moving: { _, _ in "" }) else { return nil }
        guard !moved.isEmpty else { return edits }
        // The edits inside a moved element are applied to its copy.
        let ranges = moved.map { tree[$0].range }
        let inside = edits.filter { edit in ranges.contains { $0.contains(edit.range) } }
        guard let all = textEdits(moving: { text(of: $0, after: inside, indentation: $1) }) else { return nil }
        edits = all.filter { edit in !ranges.contains { $0.contains(edit.range) } }
        edits += moved.map { TextEdit(tree.text.wholeLines(of: tree[$0].range), "") }
        return edits.sorted { ($0.range, $0.replacement) < ($1.range, $1.replacement) }
    }

    /// The text of a moved element after the edits inside it, with a new indentation of all lines but the first.
    private func text(of element: XMLElementID, after edits: [TextEdit], indentation: String) -> String {
        let range = tree[element].range
        let old = tree.text.indentation(before: range.start) ?? ""
        return tree.text.string(in: range, applying: edits)
            .replacing(style.lineBreak + old, with: style.lineBreak + indentation)
    }

    private func textEdits(moving movedText: (XMLElementID, String) -> String) -> [TextEdit]? {
        var edits: [TextEdit] = []
        let deleted = addingEmptied(removed)
        for element in deleted where !isInside(element, deleted) {
            edits.append(TextEdit(tree.text.wholeLines(of: tree[element].range), ""))
        }
        for (element, changes) in attributes where !deleted.contains(element) && !isInside(element, deleted) {
            guard let own = AttributeEdits(tree, element).edits(changes) else { return nil }
            edits += own
        }
        for (element, children) in added {
            guard !deleted.contains(element), !isInside(element, deleted),
                let own = insertions(children, into: element, moving: movedText)
            else { return nil }
            edits += own
        }
        // A deletion may end where an insertion is.
        return edits.sorted { ($0.range, $0.replacement) < ($1.range, $1.replacement) }
    }

    private func isInside(_ element: XMLElementID, _ outer: Set<XMLElementID>) -> Bool {
        var parent = tree[element].parent
        while let current = parent {
            if outer.contains(current) { return true }
            parent = tree[current].parent
        }
        return false
    }

    /// Adds the containers that are empty after the elements are removed.
    private func addingEmptied(_ removed: Set<XMLElementID>) -> Set<XMLElementID> {
        var deleted = removed
        var waiting = Array(removed)
        while let element = waiting.popLast() {
            guard let parent = tree[element].parent, !deleted.contains(parent), added[parent] == nil,
                isOnlyContainer(parent), tree.children(of: parent).allSatisfy(deleted.contains),
                hasOnlyChildren(parent)
            else { continue }
            deleted.insert(parent)
            waiting.append(parent)
        }
        return deleted
    }

    private func isOnlyContainer(_ element: XMLElementID) -> Bool {
        switch tree.tag(of: element) {
        case "constraints", "connections", "subviews", "mask": true
        case "variation": tree.attributes(of: element).allSatisfy { tree.names[$0.name] == "key" }
        default: false
        }
    }

    /// Whether there is only white space between the children.
    private func hasOnlyChildren(_ element: XMLElementID) -> Bool {
        guard let end = tree[element].endTag else { return false }
        var start = tree[element].startTag.end
        for child in tree.children(of: element) {
            guard isBlank(TextRange(start, tree[child].range.start)) else { return false }
            start = tree[child].range.end
        }
        return isBlank(TextRange(start, end.start))
    }

    private func isBlank(_ range: TextRange) -> Bool {
        tree.text.bytes(in: range).allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    // MARK: Insertions

    private func insertions(
        _ children: [NewChild], into element: XMLElementID, moving movedText: (XMLElementID, String) -> String
    ) -> [TextEdit]? {
        let outer = tree.text.indentation(before: tree[element].startTag.start) ?? ""
        let inner = childIndentation(of: element) ?? outer + style.indentationUnit
        let inOrder = children.enumerated().sorted {
            (rank($0.element.element), $0.offset) < (rank($1.element.element), $1.offset)
        }.map(\.element)
        func lines(_ children: [NewChild]) -> [String] {
            children.map { $0.element.text(style, indentation: inner, moving: movedText) }
        }
        if tree[element].isSelfClosing {
            let close = tree[element].startTag.end.value - 2
            let inside = lines(inOrder).map { style.lineBreak + inner + $0 }.joined()
            let end = "</\(tree.tag(of: element))>"
            return [TextEdit(TextRange(close, close + 2), ">\(inside)\(style.lineBreak)\(outer)\(end)")]
        }
        guard tree[element].endTag != nil else { return nil }
        var offsets: [UTF8Offset] = []
        var groups: [UTF8Offset: [NewChild]] = [:]
        for child in inOrder {
            guard let offset = offset(of: child, in: element) else { return nil }
            if groups[offset] == nil { offsets.append(offset) }
            groups[offset, default: []].append(child)
        }
        return offsets.map { offset in
            let lines = lines(groups[offset] ?? [])
            guard tree.text.indentation(before: offset) != nil else { return .insert(lines.joined(), at: offset) }
            let text = lines.map { inner + $0 + style.lineBreak }.joined()
            return .insert(text, at: tree.text.lineStart(of: offset))
        }
    }

    /// The offset before which a new child is inserted.
    private func offset(of child: NewChild, in element: XMLElementID) -> UTF8Offset? {
        let end = tree[element].endTag?.start
        switch child.position {
        case .last: return end
        case .before(let sibling): return tree[sibling].startTag.start
        case .after(let sibling):
            let next = tree[sibling].next
            return next < tree[element].next ? tree[next].startTag.start : end
        case .inOrder:
            let own = rank(child.element)
            let next = tree.children(of: element).first {
                ChildOrder.rank(tree.tag(of: $0), key: tree[$0, .key], of: tree) > own
            }
            return next.map { tree[$0].startTag.start } ?? end
        }
    }

    private func rank(_ child: NewElement) -> Int {
        ChildOrder.rank(child.tag, key: child.attributes.first { $0.name == "key" }?.value, of: tree)
    }

    private func childIndentation(of element: XMLElementID) -> String? {
        for child in tree.children(of: element) {
            if let indentation = tree.text.indentation(before: tree[child].startTag.start) { return indentation }
        }
        return nil
    }
}
