import LayoutModel
import SourceText

/// The elements of a document, flat and in document order, with the place of every name and value.
///
/// Whatever the text, there is a tree: what cannot be read is a problem, and the rest is here.
struct XMLTree: Sendable {
    let text: SourceText
    let file: FileID
    var elements: [XMLElement] = []
    var attributes: [XMLAttribute] = []
    var nameTable = XMLNameTable.known
    var problems: [Finding] = []
    /// The stretches between the markers that a merge left, from the first line to the last, in order.
    var conflicts: [TextRange] = []

    init(_ text: SourceText, file: FileID) {
        self.file = file
        self.text = text
    }

    // MARK: Names

    /// Every tag and attribute name, once.
    var names: [String] { nameTable.spellings }

    /// The place of a name in ``names``; nil where no tag and no attribute has it.
    func name(_ spelling: String) -> Int? { nameTable.index(of: spelling) }

    func tag(of id: XMLElementID) -> String { nameTable.spellings[elements[id.index].name] }

    /// The element's tag, where it is one that the reader asks for often.
    func name(of id: XMLElementID) -> XMLName? { XMLName(rawValue: elements[id.index].name) }

    func has(_ id: XMLElementID, tag: XMLName) -> Bool { elements[id.index].name == tag.rawValue }

    // MARK: Elements

    subscript(id: XMLElementID) -> XMLElement { elements[id.index] }

    var root: XMLElementID? { elements.isEmpty ? nil : XMLElementID(index: 0) }

    /// The elements directly inside an element, in document order.
    func children(of id: XMLElementID) -> XMLChildren {
        XMLChildren(elements: elements, place: id.index + 1, end: elements[id.index].next.index)
    }

    /// The first element directly inside with this tag, and where `key` is given with this `key` attribute.
    func child(of id: XMLElementID, _ tag: String, key: String? = nil) -> XMLElementID? {
        guard let tag = name(tag) else { return nil }
        return children(of: id).first { elements[$0.index].name == tag && (key == nil || self[$0, .key] == key) }
    }

    func child(of id: XMLElementID, _ tag: XMLName, key: String? = nil) -> XMLElementID? {
        children(of: id).first {
            elements[$0.index].name == tag.rawValue && (key == nil || self[$0, .key] == key)
        }
    }

    /// The element itself and all elements inside it, in document order; those on the second sides of conflicts too.
    func subtree(of id: XMLElementID) -> Range<Int> { id.index..<elements[id.index].next.index }

    // MARK: Attributes

    /// The value of an attribute, with entities resolved; nil where it is not written.
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

    /// The attribute whose name stands at this place in ``names``; where it is written twice, the first.
    func attribute(at name: Int, of id: XMLElementID) -> XMLAttribute? {
        for place in elements[id.index].attributes where attributes[place].name == name { return attributes[place] }
        return nil
    }

    func value(of attribute: XMLAttribute) -> String {
        XMLText.unescaped(text.bytes(in: attribute.valueRange))
    }

    // MARK: Characters

    /// The text directly inside an element, with entities resolved: without what its own elements hold, and without comments.
    func characters(of id: XMLElementID) -> String {
        let element = elements[id.index]
        guard let end = element.endTag?.start else { return "" }
        var pieces: [UInt8] = []
        var place = element.startTag.end
        for child in children(of: id) {
            pieces += XMLText.characters(text.bytes(in: TextRange(place, elements[child.index].startTag.start)))
            place = elements[child.index].range.end
        }
        pieces += XMLText.characters(text.bytes(in: TextRange(place, end)))
        return String(decoding: pieces, as: UTF8.self)
    }
}

/// The elements directly inside an element, in document order.
struct XMLChildren: Sequence, IteratorProtocol {
    fileprivate let elements: [XMLElement]
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> XMLElementID? {
        while place < end, elements[place].isOnSecondSide { place = elements[place].next.index }
        guard place < end else { return nil }
        defer { place = elements[place].next.index }
        return XMLElementID(index: place)
    }
}
