import SourceText

/// Changes of the attributes in one start tag: a value in place, a new attribute where Xcode writes it, one taken out with the blank
/// before it.
struct AttributeEdits {
    private let tree: XMLTree
    private let element: XMLElementID

    init(_ tree: XMLTree, _ element: XMLElementID) {
        self.tree = tree
        self.element = element
    }

    /// Nil where a tag is too broken to be changed.
    func edits(_ changes: [String: String?]) -> [TextEdit]? {
        var edits: [TextEdit] = []
        var new: [String] = []
        for (name, value) in changes {
            guard let attribute = tree.attribute(name, of: element) else {
                if value != nil { new.append(name) }
                continue
            }
            guard isQuoted(attribute) else { return nil }
            if let value {
                if value != tree.value(of: attribute) {
                    edits.append(TextEdit(attribute.valueRange, XMLText.escaped(value)))
                }
            } else {
                edits.append(TextEdit(withBlank(before: attribute), ""))
            }
        }
        let order = AttributeOrder(of: tree.tag(of: element))
        var insertions: [UTF8Offset: String] = [:]
        for name in new.sorted(by: { order.rank($0) < order.rank($1) }) {
            guard let place = place(of: name, order), let value = changes[name] ?? nil else { return nil }
            insertions[place, default: ""] += " \(name)=\"\(XMLText.escaped(value))\""
        }
        return edits + insertions.map { TextEdit.insert($1, at: $0) }
    }

    private func isQuoted(_ attribute: XMLAttribute) -> Bool {
        let quote = tree.text[attribute.valueRange.end.value]
        return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    }

    private func withBlank(before attribute: XMLAttribute) -> TextRange {
        var start = attribute.nameRange.start.value
        while let byte = tree.text[start - 1], [0x20, 0x09, 0x0A, 0x0D].contains(byte) { start -= 1 }
        return TextRange(start, attribute.valueRange.end.value + 1)
    }

    /// Behind the last of the attributes that come before it; behind the tag's name where there is none.
    private func place(of name: String, _ order: AttributeOrder) -> UTF8Offset? {
        let rank = order.rank(name)
        let before = tree[element].attributes.map { tree.attributes[$0] }.last {
            order.rank(tree.names[$0.name]) < rank
        }
        guard let before else { return tree[element].nameRange.end }
        return isQuoted(before) ? before.valueRange.end + 1 : nil
    }
}

/// The order in which Xcode writes attributes, as far as edits add some. Every document that was looked at keeps it.
struct AttributeOrder {
    private let names: [String]

    init(of tag: String) {
        names = tag == "constraint" ? Self.constraint : Self.view
    }

    /// The lower comes first; what is not listed comes last.
    func rank(_ name: String) -> Int {
        names.firstIndex(of: name) ?? names.count
    }

    private static let constraint = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority",
        "constant", "placeholder", "symbolic", "identifier", "id", "userLabel",
    ]

    /// What comes before the priorities of a view's size, and these.
    private static let view = [
        "key", "opaque", "multipleTouchEnabled", "clearsContextBeforeDrawing", "autoresizesSubviews", "clipsSubviews",
        "tag", "alpha", "hidden", "userInteractionEnabled", "contentMode", "semanticContentAttribute",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]
}
