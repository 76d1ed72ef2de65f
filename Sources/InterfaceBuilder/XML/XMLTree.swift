import LayoutModel
import SourceText

/// The elements of a document in document order, with the ranges of all names and values.
///
/// Every text has a tree. Unreadable parts are findings in ``problems``.
struct XMLTree: Sendable {
    let text: SourceText
    let file: FileID
    var elements: [XMLElement] = []
    var attributes: [XMLAttribute] = []
    var nameTable = XMLNameTable.known
    var problems: [Finding] = []
    /// The merge conflicts, from the first marker to the last, sorted by range.
    var conflicts: [TextRange] = []

    init(_ text: SourceText, file: FileID) {
        self.file = file
        self.text = text
    }

    // MARK: Names

    /// The distinct tags and attribute names.
    var names: [String] { nameTable.spellings }

    /// The index of a name in ``names``; nil if no tag or attribute has it.
    func name(_ spelling: String) -> Int? { nameTable.index(of: spelling) }

    func tag(of id: XMLElementID) -> String { nameTable.spellings[elements[id.index].name] }

    /// The element's tag, if it is one of these.
    func name(of id: XMLElementID) -> XMLName? { XMLName(rawValue: elements[id.index].name) }

    func has(_ id: XMLElementID, tag: XMLName) -> Bool { elements[id.index].name == tag.rawValue }

    // MARK: Elements

    subscript(id: XMLElementID) -> XMLElement { elements[id.index] }

    /// All elements, in document order.
    var ids: LazyMapSequence<Range<Int>, XMLElementID> { elements.indices.lazy.map(XMLElementID.init) }

    var root: XMLElementID? { elements.isEmpty ? nil : XMLElementID(index: 0) }

    /// The direct children of an element, in document order.
    func children(of id: XMLElementID) -> XMLChildren {
        XMLChildren(elements: elements, index: id.index + 1, end: elements[id.index].next.index)
    }

    /// The first direct child with a tag, and with a `key` attribute if that is given.
    func child(of id: XMLElementID, _ tag: String, key: String? = nil) -> XMLElementID? {
        guard let tag = name(tag) else { return nil }
        return children(of: id).first { elements[$0.index].name == tag && (key == nil || self[$0, .key] == key) }
    }

    func child(of id: XMLElementID, _ tag: XMLName, key: String? = nil) -> XMLElementID? {
        children(of: id).first {
            elements[$0.index].name == tag.rawValue && (key == nil || self[$0, .key] == key)
        }
    }

    /// The element and all its descendants, including those on the second sides of conflicts.
    func subtree(of id: XMLElementID) -> Range<Int> { id.index..<elements[id.index].next.index }

    // MARK: Attributes

    /// The value of an attribute with entities resolved; nil if there is none.
    subscript(id: XMLElementID, attribute: String) -> String? {
        self.attribute(attribute, of: id).map { value(of: $0) }
    }

    subscript(id: XMLElementID, attribute: XMLName) -> String? {
        self.attribute(at: attribute.rawValue, of: id).map { value(of: $0) }
    }

    func attribute(_ name: String, of id: XMLElementID) -> XMLAttribute? {
        self.name(name).flatMap { attribute(at: $0, of: id) }
    }

    func attribute(_ name: XMLName, of id: XMLElementID) -> XMLAttribute? {
        attribute(at: name.rawValue, of: id)
    }

    /// The first attribute with a name: an index into ``names``.
    func attribute(at name: Int, of id: XMLElementID) -> XMLAttribute? {
        for index in elements[id.index].attributes where attributes[index].name == name { return attributes[index] }
        return nil
    }

    func attributes(of id: XMLElementID) -> ArraySlice<XMLAttribute> { attributes[elements[id.index].attributes] }

    func value(of attribute: XMLAttribute) -> String {
        XMLText.unescaped(text.bytes(in: attribute.valueRange))
    }

    /// Whether the value is in quotes, and the closing one is there.
    func isQuoted(_ attribute: XMLAttribute) -> Bool {
        let quote = text[attribute.valueRange.end.value]
        return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    }

    // MARK: Characters

    /// The text of an element with entities resolved, without the text of its children and without comments.
    func characters(of id: XMLElementID) -> String {
        let element = elements[id.index]
        guard let end = element.endTag?.start else { return "" }
        var pieces: [UInt8] = []
        var start = element.startTag.end
        for child in children(of: id) {
            pieces += XMLText.characters(text.bytes(in: TextRange(start, elements[child.index].startTag.start)))
            start = elements[child.index].range.end
        }
        pieces += XMLText.characters(text.bytes(in: TextRange(start, end)))
        return String(decoding: pieces, as: UTF8.self)
    }
}

/// The direct children of an element, in document order.
struct XMLChildren: Sequence, IteratorProtocol {
    fileprivate let elements: [XMLElement]
    fileprivate var index: Int
    fileprivate let end: Int

    mutating func next() -> XMLElementID? {
        while index < end, elements[index].isOnSecondSide { index = elements[index].next.index }
        guard index < end else { return nil }
        defer { index = elements[index].next.index }
        return XMLElementID(index: index)
    }
}
