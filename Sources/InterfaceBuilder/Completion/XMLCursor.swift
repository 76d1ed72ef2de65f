import SourceText

/// The position of a cursor in the markup, read from the text around it, because the tag there is rarely complete.
struct XMLCursor {
    enum Position: Hashable {
        /// After `<`.
        case elementName
        /// After `</`.
        case closingName
        /// `isAssigned` means that a value follows.
        case attributeName(isAssigned: Bool)
        case attributeValue(of: String, Quotes)
    }

    /// The existing quotes of a value.
    enum Quotes: Hashable {
        case both, opening, none
    }

    private(set) var position = Position.elementName
    /// The whole name or value at the cursor, without quotes.
    private(set) var replacing: TextRange
    /// The tag's name; empty while it is being typed.
    private(set) var tag = ""
    /// The attributes of the tag except the one at the cursor.
    private(set) var others: [String: String] = [:]
    /// The start of the tag.
    let start: Int
    /// The offset of the cursor.
    var offset: UTF8Offset { UTF8Offset(cursor) }
    private let cursor: Int
    private let bytes: [UInt8]
    /// The offset of the next byte to read.
    private var next: Int
    private var isFound = false

    /// Nil if no markup can be continued: in text, in a comment, after a closing quote.
    init?(at cursor: UTF8Offset, in text: SourceText) {
        bytes = text.utf8
        self.cursor = min(max(cursor.value, 0), bytes.count)
        guard let start = bytes[..<self.cursor].lastIndex(of: UInt8(ascii: "<")) else { return nil }
        self.start = start
        next = start + 1
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
        var index = cursor
        while index > 0 {
            index -= 1
            if bytes[index] == closing[0], bytes[index..<cursor].starts(with: closing) { return false }
            if bytes[index] == opening[0], bytes[index..<cursor].starts(with: opening) { return true }
        }
        return false
    }

    private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

    private mutating func readName() {
        var isClosing = false
        if byte == UInt8(ascii: "/") {
            isClosing = true
            next += 1
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
            let before = next
            skipBlanks()
            // A new attribute may begin between spaces, but not directly after a quote.
            if !isFound, cursor <= next {
                guard cursor > before else { return }
                if cursor < next || byte.map(Self.endsName) ?? true {
                    found(.attributeName(isAssigned: false), TextRange(cursor, cursor))
                }
            }
            guard let first = byte, first != UInt8(ascii: ">"), first != UInt8(ascii: "<") else { return }
            let name = takeName()
            guard !name.isEmpty else {
                next += 1
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
        // The spaces after the name may belong to the next attribute.
        guard isAssigned else {
            next = name.end.value
            return
        }
        let equals = next
        let (value, quotes) = takeValue()
        if !isFound, cursor > equals, cursor <= max(value.end.value, equals + 1), cursor >= value.start.value {
            found(.attributeValue(of: string(name), quotes), value)
        } else {
            others[string(name)] = string(value)
        }
    }

    /// The value after the current equals sign, without its quotes.
    private mutating func takeValue() -> (TextRange, Quotes) {
        next += 1
        let afterEquals = next
        skipBlanks()
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            next = afterEquals
            return (TextRange(next, next), .none)
        }
        next += 1
        let start = next
        while let byte, byte != quote, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "\n") { next += 1 }
        if byte == quote, !opensNext(start) {
            defer { next += 1 }
            return (TextRange(start, next), .both)
        }
        // A value without a closing quote ends at the first space.
        next = max(start, min(cursor, next))
        while let byte, !Self.endsName(byte) { next += 1 }
        return (TextRange(start, next), .opening)
    }

    /// Whether the current quote opens the value of the next attribute: in `first="second="`, a quote is missing.
    private func opensNext(_ start: Int) -> Bool {
        next > start && bytes[next - 1] == UInt8(ascii: "=") && bytes[start..<next].contains(UInt8(ascii: " "))
    }

    private mutating func found(_ position: Position, _ range: TextRange) {
        self.position = position
        replacing = range
        isFound = true
    }

    private mutating func skipBlanks() {
        while let byte, Self.isBlank(byte) { next += 1 }
    }

    private mutating func takeName() -> TextRange {
        let start = next
        while let byte, !Self.endsName(byte) { next += 1 }
        return TextRange(start, next)
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
