import SourceText

/// Changes of elements, gathered and then made together, so that any of them can be combined: attributes in place, elements taken out
/// with their lines, elements put in where Xcode writes them and in the indentation that is there.
struct ElementEdits {
    let tree: XMLTree
    private let style: TextStyle
    /// New values by element and attribute; nil takes the attribute out.
    private var attributes: [XMLElementID: [String: String?]] = [:]
    private var removed: Set<XMLElementID> = []
    /// By the element that is to contain them.
    private var added: [XMLElementID: [(child: NewElement, place: ChildPlace)]] = [:]

    /// Where among its siblings an element comes.
    enum ChildPlace: Hashable {
        case last
        case after(XMLElementID)
        case before(XMLElementID)
        /// Where Xcode writes an element of this tag.
        case inOrder
    }

    init(_ tree: XMLTree) {
        self.tree = tree
        style = TextStyle(of: tree)
    }

    // MARK: Gathering

    /// Gives an attribute a value, or takes it out. The later word holds.
    mutating func set(_ attribute: String, of element: XMLElementID, to value: String?) {
        attributes[element, default: [:]].updateValue(value, forKey: attribute)
    }

    mutating func remove(_ element: XMLElementID) {
        removed.insert(element)
    }

    mutating func add(_ child: NewElement, to element: XMLElementID, _ place: ChildPlace = .inOrder) {
        added[element, default: []].append((child, place))
    }

    /// Adds to the child of `element` with this tag, which is made where it is not there.
    mutating func add(_ child: NewElement, toChild tag: String, of element: XMLElementID) {
        if let container = tree.child(of: element, tag) {
            add(child, to: container, .last)
        } else if let place = added[element]?.firstIndex(where: { $0.child.tag == tag }) {
            added[element]?[place].child.children.append(child)
        } else {
            add(NewElement(tag, children: [child]), to: element)
        }
    }

    // MARK: Making

    /// The edits of the text, in order of place; nil where the text is too broken for one of them.
    func textEdits() -> [TextEdit]? {
        let moved = Set(added.values.joined().flatMap(\.child.allMoved))
        guard var edits = textEdits(moving: { _, _ in "" }) else { return nil }
        guard !moved.isEmpty else { return edits }
        // What changes in an element that moves changes where it goes.
        let ranges = moved.map { tree[$0].range }
        let inside = edits.filter { edit in ranges.contains { $0.contains(edit.range) } }
        guard let all = textEdits(moving: { text(of: $0, after: inside, indentation: $1) }) else { return nil }
        edits = all.filter { edit in !ranges.contains { $0.contains(edit.range) } }
        edits += moved.map { TextEdit(tree.text.wholeLines(of: tree[$0].range), "") }
        return edits.sorted { ($0.range, $0.replacement) < ($1.range, $1.replacement) }
    }

    /// An element as it is written once what changes in it has changed, its lines but the first indented anew.
    private func text(of element: XMLElementID, after edits: [TextEdit], indentation: String) -> String {
        let range = tree[element].range
        let own = edits.filter { range.contains($0.range) }.map { edit in
            let start = edit.range.start.value - range.start.value
            return TextEdit(TextRange(start, start + edit.range.length), edit.replacement)
        }
        let text = SourceText(utf8: Array(tree.text.bytes(in: range))).applying(own).string
        let old = tree.text.indentation(before: range.start) ?? ""
        return text.replacing(style.lineBreak + old, with: style.lineBreak + indentation)
    }

    private func textEdits(moving movedText: (XMLElementID, String) -> String) -> [TextEdit]? {
        var edits: [TextEdit] = []
        let gone = withEmptied(removed)
        for element in gone where !isInside(element, gone) {
            edits.append(TextEdit(tree.text.wholeLines(of: tree[element].range), ""))
        }
        for (element, changes) in attributes where !gone.contains(element) && !isInside(element, gone) {
            guard let own = AttributeEdits(tree, element).edits(changes) else { return nil }
            edits += own
        }
        for (element, children) in added {
            guard !gone.contains(element), !isInside(element, gone),
                let own = insertions(children, into: element, moving: movedText)
            else { return nil }
            edits += own
        }
        // What is taken out ends where something is put in: that order is the text's.
        return edits.sorted { ($0.range, $0.replacement) < ($1.range, $1.replacement) }
    }

    private func isInside(_ element: XMLElementID, _ outer: Set<XMLElementID>) -> Bool {
        var place = tree[element].parent
        while let parent = place {
            if outer.contains(parent) { return true }
            place = tree[parent].parent
        }
        return false
    }

    /// With the elements that say nothing once what was in them is gone.
    private func withEmptied(_ removed: Set<XMLElementID>) -> Set<XMLElementID> {
        var gone = removed
        var waiting = Array(removed)
        while let element = waiting.popLast() {
            guard let parent = tree[element].parent, !gone.contains(parent), added[parent] == nil,
                isOnlyContainer(parent), tree.children(of: parent).allSatisfy(gone.contains),
                hasNothingButChildren(parent)
            else { continue }
            gone.insert(parent)
            waiting.append(parent)
        }
        return gone
    }

    private func isOnlyContainer(_ element: XMLElementID) -> Bool {
        switch tree.tag(of: element) {
        case "constraints", "connections", "subviews", "mask": true
        // One that says nothing but what was in it.
        case "variation": tree[element].attributes.allSatisfy { tree.names[tree.attributes[$0].name] == "key" }
        default: false
        }
    }

    /// Whether nothing but blanks stands between the children.
    private func hasNothingButChildren(_ element: XMLElementID) -> Bool {
        guard let end = tree[element].endTag else { return false }
        var place = tree[element].startTag.end
        for child in tree.children(of: element) {
            guard isBlank(TextRange(place, tree[child].range.start)) else { return false }
            place = tree[child].range.end
        }
        return isBlank(TextRange(place, end.start))
    }

    private func isBlank(_ range: TextRange) -> Bool {
        tree.text.bytes(in: range).allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    // MARK: Putting in

    private func insertions(
        _ children: [(child: NewElement, place: ChildPlace)], into element: XMLElementID,
        moving movedText: (XMLElementID, String) -> String
    ) -> [TextEdit]? {
        let outer = tree.text.indentation(before: tree[element].startTag.start) ?? ""
        let inner = childIndentation(of: element) ?? outer + style.indentationUnit
        let inOrder = children.enumerated().sorted {
            (rank($0.element.child, in: element), $0.offset) < (rank($1.element.child, in: element), $1.offset)
        }.map(\.element)
        func lines(_ children: [(child: NewElement, place: ChildPlace)]) -> [String] {
            children.map { $0.child.text(style, indentation: inner, moving: movedText) }
        }
        if tree[element].isSelfClosing {
            let close = tree[element].startTag.end.value - 2
            let inside = lines(inOrder).map { style.lineBreak + inner + $0 }.joined()
            let end = "</\(tree.tag(of: element))>"
            return [TextEdit(TextRange(close, close + 2), ">\(inside)\(style.lineBreak)\(outer)\(end)")]
        }
        guard tree[element].endTag != nil else { return nil }
        var places: [UTF8Offset] = []
        var groups: [UTF8Offset: [(child: NewElement, place: ChildPlace)]] = [:]
        for child in inOrder {
            guard let place = place(of: child.child, child.place, in: element) else { return nil }
            if groups[place] == nil { places.append(place) }
            groups[place, default: []].append(child)
        }
        return places.map { place in
            let lines = lines(groups[place] ?? [])
            guard tree.text.indentation(before: place) != nil else { return .insert(lines.joined(), at: place) }
            let text = lines.map { inner + $0 + style.lineBreak }.joined()
            return .insert(text, at: tree.text.lineStart(of: place))
        }
    }

    /// The start of what comes after a new child.
    private func place(of child: NewElement, _ place: ChildPlace, in element: XMLElementID) -> UTF8Offset? {
        let end = tree[element].endTag?.start
        switch place {
        case .last: return end
        case .before(let sibling): return tree[sibling].startTag.start
        case .after(let sibling):
            let next = tree[sibling].next
            return next < tree[element].next ? tree[next].startTag.start : end
        case .inOrder:
            let own = rank(child, in: element)
            let next = tree.children(of: element).first {
                ChildOrder.rank(tree.tag(of: $0), key: tree[$0, .key], of: tree) > own
            }
            return next.map { tree[$0].startTag.start } ?? end
        }
    }

    private func rank(_ child: NewElement, in element: XMLElementID) -> Int {
        ChildOrder.rank(child.tag, key: child.attributes.first { $0.name == "key" }?.value, of: tree)
    }

    private func childIndentation(of element: XMLElementID) -> String? {
        for child in tree.children(of: element) {
            if let indentation = tree.text.indentation(before: tree[child].startTag.start) { return indentation }
        }
        return nil
    }
}
