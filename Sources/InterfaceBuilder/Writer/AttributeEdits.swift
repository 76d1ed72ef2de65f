import SourceText

/// Edits of the attributes in one start tag. New attributes are inserted where Xcode writes them, and removed ones are
/// deleted with the space before them.
struct AttributeEdits {
    private let tree: XMLTree
    private let element: XMLElementID

    init(_ tree: XMLTree, _ element: XMLElementID) {
        self.tree = tree
        self.element = element
    }

    /// - Parameter changes: The new values; nil removes an attribute.
    /// - Returns: Nil if the tag is too broken to be edited.
    func edits(_ changes: [String: String?]) -> [TextEdit]? {
        var edits: [TextEdit] = []
        var new: [String] = []
        for (name, value) in changes {
            guard let attribute = tree.attribute(name, of: element) else {
                if value != nil { new.append(name) }
                continue
            }
            guard tree.isQuoted(attribute) else { return nil }
            if let value {
                if value != tree.value(of: attribute) {
                    edits.append(TextEdit(attribute.valueRange, XMLText.escaped(value)))
                }
            } else {
                edits.append(TextEdit(rangeWithSpace(before: attribute), ""))
            }
        }
        let order = AttributeOrder(of: tree.tag(of: element))
        var insertions: [UTF8Offset: String] = [:]
        for name in new.sorted(by: { order.rank($0) < order.rank($1) }) {
            guard let offset = offset(of: name, order), let value = changes[name] ?? nil else { return nil }
            insertions[offset, default: ""] += " \(name)=\"\(XMLText.escaped(value))\""
        }
        return edits + insertions.map { TextEdit.insert($1, at: $0) }
    }

    private func rangeWithSpace(before attribute: XMLAttribute) -> TextRange {
        var start = attribute.nameRange.start.value
        while let byte = tree.text[start - 1], [0x20, 0x09, 0x0A, 0x0D].contains(byte) { start -= 1 }
        return TextRange(start, attribute.valueRange.end.value + 1)
    }

    /// The offset for a new attribute: after the last one that precedes it, or after the tag's name.
    private func offset(of name: String, _ order: AttributeOrder) -> UTF8Offset? {
        let rank = order.rank(name)
        let before = tree.attributes(of: element).last { order.rank(tree.names[$0.name]) < rank }
        guard let before else { return tree[element].nameRange.end }
        return tree.isQuoted(before) ? before.valueRange.end + 1 : nil
    }
}
