import SourceText

/// An element of a document, by its place in document order. The first element is 0.
struct XMLElementID: Hashable, Comparable, Sendable {
    var index: Int

    static func < (a: XMLElementID, b: XMLElementID) -> Bool {
        a.index < b.index
    }
}

/// An element as it is written, kept small: a document has thousands. No text that is read is longer than `Int32` counts.
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
    /// Whether it stands on the second side of a merge conflict. Such an element is in the tree for the sake of its names, but is
    /// nobody's child: what the document means is read from the first side.
    let isOnSecondSide: Bool

    private static let none: Int32 = -1
    private static let selfClosing: Int32 = -2

    /// An element that begins at `start`, whose tag is not read further than its name.
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

    /// Notes where the start tag ends.
    mutating func endStartTag(at place: Int, attributes: Int, isSelfClosing: Bool) {
        startTagEnd = Int32(truncatingIfNeeded: place)
        attributesEnd = Int32(truncatingIfNeeded: attributes)
        if isSelfClosing { endTagStart = Self.selfClosing }
    }

    /// Notes that the element holds all elements before `next`.
    mutating func end(before next: Int) {
        nextIndex = Int32(truncatingIfNeeded: next)
    }

    mutating func setEndTag(_ start: Int, _ end: Int) {
        endTagStart = Int32(truncatingIfNeeded: start)
        endTagEnd = Int32(truncatingIfNeeded: end)
    }

    /// The tag's name, by its place in ``XMLTree/names``.
    var name: Int { Int(nameIndex) }

    var parent: XMLElementID? { parentIndex >= 0 ? XMLElementID(index: Int(parentIndex)) : nil }

    /// The first element behind this one and all that it contains.
    var next: XMLElementID { XMLElementID(index: Int(nextIndex)) }

    /// In ``XMLTree/attributes``.
    var attributes: Range<Int> { Int(firstAttribute)..<max(Int(firstAttribute), Int(attributesEnd)) }

    /// From `<` to `>`.
    var startTag: TextRange { TextRange(Int(start), Int(startTagEnd)) }

    /// The name within the start tag.
    var nameRange: TextRange { TextRange(Int(start) + 1, Int(nameEnd)) }

    /// `<` and the name.
    var opening: TextRange { TextRange(Int(start), Int(nameEnd)) }

    /// `</name>`; nil where the element closes itself, and where its end is missing.
    var endTag: TextRange? { endTagStart >= 0 ? TextRange(Int(endTagStart), Int(endTagEnd)) : nil }

    var isSelfClosing: Bool { endTagStart == Self.selfClosing }

    /// The whole element; up to the end of its start tag where its end is missing.
    var range: TextRange { TextRange(Int(start), endTagStart >= 0 ? Int(endTagEnd) : Int(startTagEnd)) }
}

/// `name="value"` as it is written.
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

    /// By its place in ``XMLTree/names``.
    var name: Int { Int(nameIndex) }

    var nameRange: TextRange { TextRange(Int(nameStart), Int(nameEnd)) }

    /// Without the quotes.
    var valueRange: TextRange { TextRange(Int(valueStart), Int(valueEnd)) }
}
