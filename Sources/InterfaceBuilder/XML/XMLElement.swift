import SourceText

/// An element of a document: its index in document order.
struct XMLElementID: Hashable, Comparable, Sendable {
    var index: Int

    static func < (a: XMLElementID, b: XMLElementID) -> Bool {
        a.index < b.index
    }
}

/// An element, in a small form because a document has thousands of them. Offsets fit in `Int32`.
struct XMLElement: Sendable {
    private var nameIndex: Int32
    private var parentIndex: Int32
    private var nextIndex: Int32
    private var firstAttribute: Int32
    private var attributesEnd: Int32
    private var start: Int32
    private var nameEnd: Int32
    private var startTagEnd: Int32
    private var endTagStart: Int32
    private var endTagEnd: Int32
    /// Whether it is on the second side of a merge conflict. The model is that of the first side, so such an element is
    /// not a child of any element. It is in the tree because of the names in it.
    let isOnSecondSide: Bool

    private static let none: Int32 = -1
    private static let selfClosing: Int32 = -2

    /// An element whose tag has been read up to its name.
    init(
        name: Int32, parent: Int32?, index: Int, attributes: Int, start: Int, nameEnd: Int, isOnSecondSide: Bool
    ) {
        self.isOnSecondSide = isOnSecondSide
        nameIndex = name
        parentIndex = parent ?? Self.none
        nextIndex = Int32(truncatingIfNeeded: index + 1)
        firstAttribute = Int32(truncatingIfNeeded: attributes)
        attributesEnd = firstAttribute
        self.start = Int32(truncatingIfNeeded: start)
        self.nameEnd = Int32(truncatingIfNeeded: nameEnd)
        startTagEnd = self.nameEnd
        endTagStart = Self.none
        endTagEnd = Self.none
    }

    /// Sets the end of the start tag.
    mutating func endStartTag(at offset: Int, attributes: Int, isSelfClosing: Bool) {
        startTagEnd = Int32(truncatingIfNeeded: offset)
        attributesEnd = Int32(truncatingIfNeeded: attributes)
        if isSelfClosing { endTagStart = Self.selfClosing }
    }

    /// Sets the index of the first element after this one.
    mutating func end(before next: Int) {
        nextIndex = Int32(truncatingIfNeeded: next)
    }

    mutating func setEndTag(_ start: Int, _ end: Int) {
        endTagStart = Int32(truncatingIfNeeded: start)
        endTagEnd = Int32(truncatingIfNeeded: end)
    }

    /// The tag: an index into ``XMLTree/names``.
    var name: Int { Int(nameIndex) }

    var parent: XMLElementID? { parentIndex >= 0 ? XMLElementID(index: Int(parentIndex)) : nil }

    /// The first element after this one and its descendants.
    var next: XMLElementID { XMLElementID(index: Int(nextIndex)) }

    /// Indices into ``XMLTree/attributes``.
    var attributes: Range<Int> { Int(firstAttribute)..<max(Int(firstAttribute), Int(attributesEnd)) }

    /// From `<` to `>`.
    var startTag: TextRange { TextRange(Int(start), Int(startTagEnd)) }

    /// The name within the start tag.
    var nameRange: TextRange { TextRange(Int(start) + 1, Int(nameEnd)) }

    /// `<` and the name.
    var opening: TextRange { TextRange(Int(start), Int(nameEnd)) }

    /// `</name>`; nil if the element is self-closing or its end is missing.
    var endTag: TextRange? { endTagStart >= 0 ? TextRange(Int(endTagStart), Int(endTagEnd)) : nil }

    var isSelfClosing: Bool { endTagStart == Self.selfClosing }

    /// The whole element. If its end is missing, only the start tag.
    var range: TextRange { TextRange(Int(start), endTagStart >= 0 ? Int(endTagEnd) : Int(startTagEnd)) }
}

/// `name="value"`.
struct XMLAttribute: Sendable {
    private var nameIndex: Int32
    private var nameStart: Int32
    private var nameEnd: Int32
    private var valueStart: Int32
    private var valueEnd: Int32

    init(name: Int32, nameStart: Int, nameEnd: Int, valueStart: Int, valueEnd: Int) {
        nameIndex = name
        self.nameStart = Int32(truncatingIfNeeded: nameStart)
        self.nameEnd = Int32(truncatingIfNeeded: nameEnd)
        self.valueStart = Int32(truncatingIfNeeded: valueStart)
        self.valueEnd = Int32(truncatingIfNeeded: valueEnd)
    }

    /// An index into ``XMLTree/names``.
    var name: Int { Int(nameIndex) }

    var nameRange: TextRange { TextRange(Int(nameStart), Int(nameEnd)) }

    /// Without the quotes.
    var valueRange: TextRange { TextRange(Int(valueStart), Int(valueEnd)) }
}
