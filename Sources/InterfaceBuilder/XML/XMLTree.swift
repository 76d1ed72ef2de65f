import LayoutModel
import SourceText

/// An element of a document, by its place in document order. The first element is 0.
struct XMLElementID: Hashable, Comparable, Sendable {
    var index: Int

    static func < (a: XMLElementID, b: XMLElementID) -> Bool {
        a.index < b.index
    }
}

/// An element as it is written.
struct XMLElement: Sendable {
    /// The tag's name, by its place in ``XMLTree/names``.
    var name: Int
    var parent: XMLElementID?
    /// The first element behind this one and all that it contains.
    var next: XMLElementID
    /// In ``XMLTree/attributes``.
    var attributes: Range<Int>
    /// From `<` to `>`, and the name within.
    var startTag: TextRange
    var nameRange: TextRange
    /// `</name>`; nil where the element closes itself, and where its end is missing.
    var endTag: TextRange?
    var isSelfClosing: Bool

    /// The whole element; up to the end of its start tag where its end is missing.
    var range: TextRange { TextRange(startTag.start, endTag?.end ?? startTag.end) }
}

/// `name="value"` as it is written.
struct XMLAttribute: Sendable {
    /// By its place in ``XMLTree/names``.
    var name: Int
    var nameRange: TextRange
    /// Without the quotes.
    var valueRange: TextRange
}

/// The elements of a document, flat and in document order, with the place of every name and value.
///
/// Whatever the text, there is a tree: what cannot be read is a problem, and the rest is here.
struct XMLTree: Sendable {
    let text: SourceText
    var elements: [XMLElement] = []
    var attributes: [XMLAttribute] = []
    /// Every tag and attribute name, once.
    var names: [String] = []
    var problems: [Finding] = []

    init(_ text: SourceText) {
        self.text = text
    }

    subscript(id: XMLElementID) -> XMLElement { elements[id.index] }

    var root: XMLElementID? { elements.isEmpty ? nil : XMLElementID(index: 0) }

    func tag(of id: XMLElementID) -> String { names[elements[id.index].name] }

    /// The value of an attribute, with entities resolved; nil where it is not written.
    subscript(id: XMLElementID, attribute: String) -> String? {
        self.attribute(attribute, of: id).map { value(of: $0) }
    }

    func attribute(_ name: String, of id: XMLElementID) -> XMLAttribute? {
        for place in elements[id.index].attributes where names[attributes[place].name] == name {
            return attributes[place]
        }
        return nil
    }

    func value(of attribute: XMLAttribute) -> String {
        XMLText.unescaped(text.bytes(in: attribute.valueRange))
    }

    /// The elements directly inside an element, in document order.
    func children(of id: XMLElementID) -> some Sequence<XMLElementID> {
        let end = elements[id.index].next
        return sequence(state: XMLElementID(index: id.index + 1)) { place -> XMLElementID? in
            guard place < end else { return nil }
            defer { place = elements[place.index].next }
            return place
        }
    }

    /// The first element directly inside with this tag, and where `key` is given with this `key` attribute.
    func child(of id: XMLElementID, _ tag: String, key: String? = nil) -> XMLElementID? {
        children(of: id).first { self.tag(of: $0) == tag && (key == nil || self[$0, "key"] == key) }
    }

    /// The element itself and all elements inside it, in document order.
    func subtree(of id: XMLElementID) -> Range<Int> { id.index..<elements[id.index].next.index }
}
