import SourceText

/// Where in the markup a cursor stands, read from the text around it: what stands there is seldom a whole tag.
struct XMLCursor {
    enum Position: Hashable {
        /// Behind `<`: the name of an element.
        case elementName
        /// Behind `</`.
        case closingName
        /// `isAssigned` says whether a value follows already.
        case attributeName(isAssigned: Bool)
        case attributeValue(of: String, Quotes)
    }

    /// Which quotes of a value are there.
    enum Quotes: Hashable {
        case both, opening, none
    }

    private(set) var position = Position.elementName
    /// The whole name or value at the cursor, without quotes.
    private(set) var replacing: TextRange
    /// The tag's name; empty while it is being typed.
    private(set) var tag = ""
    /// The attributes of the tag, before and behind the cursor, without the one at the cursor.
    private(set) var others: [String: String] = [:]
    /// Where the tag begins.
    let start: Int
    /// Where the cursor stands.
    var place: UTF8Offset { UTF8Offset(cursor) }
    private let cursor: Int
    private let bytes: [UInt8]
    private var here: Int
    private var isFound = false

    /// Nil where no markup could go on: in text, in a comment, behind a closing quote.
    init?(at cursor: UTF8Offset, in text: SourceText) {
        bytes = text.utf8
        self.cursor = min(max(cursor.value, 0), bytes.count)
        guard let start = bytes[..<self.cursor].lastIndex(of: UInt8(ascii: "<")) else { return nil }
        self.start = start
        here = start + 1
        replacing = TextRange(at: cursor)
        guard byte != UInt8(ascii: "!"), byte != UInt8(ascii: "?"), !Self.isInComment(self.cursor, bytes) else {
            return nil
        }
        readName()
        if !isFound { readAttributes() }
        guard isFound else { return nil }
    }

    private static func isInComment(_ cursor: Int, _ bytes: [UInt8]) -> Bool {
        let opening = Array("<!--".utf8)
        let closing = Array("-->".utf8)
        var place = cursor
        while place > 0 {
            place -= 1
            if bytes[place] == closing[0], bytes[place..<cursor].starts(with: closing) { return false }
            if bytes[place] == opening[0], bytes[place..<cursor].starts(with: opening) { return true }
        }
        return false
    }

    private var byte: UInt8? { here < bytes.count ? bytes[here] : nil }

    private mutating func readName() {
        var isClosing = false
        if byte == UInt8(ascii: "/") {
            isClosing = true
            here += 1
        }
        let name = takeName()
        if cursor >= name.start.value, cursor <= name.end.value {
            found(isClosing ? .closingName : .elementName, name)
        } else {
            tag = string(name)
        }
    }

    private mutating func readAttributes() {
        while true {
            let before = here
            skipBlanks()
            // Between two blanks a new attribute may begin; right behind a quote it may not.
            if !isFound, cursor <= here {
                guard cursor > before else { return }
                if cursor < here || byte.map(Self.endsName) ?? true {
                    found(.attributeName(isAssigned: false), TextRange(cursor, cursor))
                }
            }
            guard let first = byte, first != UInt8(ascii: ">"), first != UInt8(ascii: "<") else { return }
            let name = takeName()
            guard !name.isEmpty else {
                here += 1
                continue
            }
            readAttribute(name)
        }
    }

    private mutating func readAttribute(_ name: TextRange) {
        skipBlanks()
        let isAssigned = byte == UInt8(ascii: "=")
        if !isFound, cursor >= name.start.value, cursor <= name.end.value {
            found(.attributeName(isAssigned: isAssigned), name)
            if isAssigned { _ = takeValue() }
            return
        }
        // Blanks belong to what may come behind the name.
        guard isAssigned else {
            here = name.end.value
            return
        }
        let equals = here
        let (value, quotes) = takeValue()
        if !isFound, cursor > equals, cursor <= max(value.end.value, equals + 1), cursor >= value.start.value {
            found(.attributeValue(of: string(name), quotes), value)
        } else {
            others[string(name)] = string(value)
        }
    }

    /// The value behind the equals sign at hand, without its quotes.
    private mutating func takeValue() -> (TextRange, Quotes) {
        here += 1
        let afterEquals = here
        skipBlanks()
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            here = afterEquals
            return (TextRange(here, here), .none)
        }
        here += 1
        let start = here
        while let byte, byte != quote, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "\n") { here += 1 }
        if byte == quote, !opensNext(start) {
            defer { here += 1 }
            return (TextRange(start, here), .both)
        }
        // A value that nobody has closed yet ends at the first blank.
        here = max(start, min(cursor, here))
        while let byte, !Self.endsName(byte) { here += 1 }
        return (TextRange(start, here), .opening)
    }

    /// Whether the quote at hand opens the value of the next attribute: `first="second="` has lost a quote.
    private func opensNext(_ start: Int) -> Bool {
        here > start && bytes[here - 1] == UInt8(ascii: "=") && bytes[start..<here].contains(UInt8(ascii: " "))
    }

    private mutating func found(_ position: Position, _ range: TextRange) {
        self.position = position
        replacing = range
        isFound = true
    }

    private mutating func skipBlanks() {
        while let byte, Self.isBlank(byte) { here += 1 }
    }

    private mutating func takeName() -> TextRange {
        let start = here
        while let byte, !Self.endsName(byte) { here += 1 }
        return TextRange(start, here)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x09, 0x0D].contains(byte) }

    private static func endsName(_ byte: UInt8) -> Bool {
        isBlank(byte)
            || [
                UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""),
                UInt8(ascii: "'"),
            ].contains(byte)
    }

    private func string(_ range: TextRange) -> String {
        XMLText.unescaped(bytes[range.start.value..<range.end.value])
    }
}
