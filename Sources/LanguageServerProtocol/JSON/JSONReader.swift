/// Reads a JSON text.
///
/// Of several members of one name the last counts. A half of a surrogate pair that stands alone, as editors that keep their text in UTF-16 can
/// send it, becomes the replacement character: that is one UTF-16 unit as well, so that columns stay right.
///
/// Source: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format".
struct JSONReader {
    /// The bytes are no JSON text.
    struct Refusal: Error {}

    /// Deeper values are refused: each takes a part of the stack.
    private static let deepest = 512

    private var place = 0
    private var depth = 0

    /// - Complexity: O(bytes).
    static func value(of text: [UInt8]) throws(Refusal) -> JSONValue {
        switch JSONValue.read(text) {
        case .value(let value): return value
        case .refused: throw Refusal()
        }
    }

    static func read(_ text: [UInt8]) -> JSONValue.Reading {
        var reader = JSONReader()
        let bytes = text.span
        if let value = try? reader.value(bytes), reader.next(bytes) == nil { return .value(value) }
        return .refused(at: min(reader.place, text.count))
    }

    private mutating func value(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> JSONValue {
        switch next(bytes) {
        case UInt8(ascii: "{"): return .object(try object(bytes))
        case UInt8(ascii: "["): return .array(try array(bytes))
        case UInt8(ascii: "\""): return .string(try string(bytes))
        case UInt8(ascii: "t"): return try word("true", .bool(true), bytes)
        case UInt8(ascii: "f"): return try word("false", .bool(false), bytes)
        case UInt8(ascii: "n"): return try word("null", .null, bytes)
        default: return .number(try number(bytes))
        }
    }

    /// The next byte that is no white space, which is not passed; nil at the end.
    private mutating func next(_ bytes: borrowing Span<UInt8>) -> UInt8? {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
            default: return bytes[place]
            }
        }
        return nil
    }

    /// Passes the byte where it comes next.
    private mutating func pass(_ byte: UInt8, _ bytes: borrowing Span<UInt8>) -> Bool {
        guard next(bytes) == byte else { return false }
        place += 1
        return true
    }

    private mutating func word(
        _ word: StaticString, _ value: JSONValue, _ bytes: borrowing Span<UInt8>
    ) throws(Refusal) -> JSONValue {
        for offset in 0..<word.utf8CodeUnitCount {
            guard place < bytes.count, bytes[place] == word.utf8Start[offset] else { throw Refusal() }
            place += 1
        }
        return value
    }

    // MARK: Objects and arrays

    private mutating func object(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        try enter()
        guard next(bytes) != UInt8(ascii: "}") else { return try leave(with: members, UInt8(ascii: "}"), bytes) }
        repeat {
            guard next(bytes) == UInt8(ascii: "\"") else { throw Refusal() }
            let name = try string(bytes)
            guard pass(UInt8(ascii: ":"), bytes) else { throw Refusal() }
            members[name] = try value(bytes)
        } while pass(UInt8(ascii: ","), bytes)
        return try leave(with: members, UInt8(ascii: "}"), bytes)
    }

    private mutating func array(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> [JSONValue] {
        var elements: [JSONValue] = []
        try enter()
        guard next(bytes) != UInt8(ascii: "]") else { return try leave(with: elements, UInt8(ascii: "]"), bytes) }
        repeat { elements.append(try value(bytes)) } while pass(UInt8(ascii: ","), bytes)
        return try leave(with: elements, UInt8(ascii: "]"), bytes)
    }

    private mutating func enter() throws(Refusal) {
        place += 1
        depth += 1
        if depth > Self.deepest { throw Refusal() }
    }

    private mutating func leave<Found>(
        with found: Found, _ end: UInt8, _ bytes: borrowing Span<UInt8>
    ) throws(Refusal) -> Found {
        guard pass(end, bytes) else { throw Refusal() }
        depth -= 1
        return found
    }

    // MARK: Strings

    private mutating func string(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> String {
        place += 1
        var start = place
        try skipPlain(bytes)
        if bytes[place] == UInt8(ascii: "\"") {
            defer { place += 1 }
            return try Self.text(bytes.extracting(start..<place))
        }
        var unescaped: [UInt8] = []
        // Texts of documents are mostly quotation marks and ends of lines: an escape every few bytes.
        while true {
            bytes.extracting(start..<place).withUnsafeBufferPointer { unescaped.append(contentsOf: $0) }
            guard bytes[place] == UInt8(ascii: "\\") else { break }
            try escape(bytes, into: &unescaped)
            start = place
            try skipPlain(bytes)
        }
        place += 1
        return try Self.text(unescaped.span)
    }

    /// Passes what stands for itself, up to a quotation mark or a backslash.
    private mutating func skipPlain(_ bytes: borrowing Span<UInt8>) throws(Refusal) {
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            if byte < 0x20 { throw Refusal() }
            place += 1
        }
        throw Refusal()
    }

    private static func text(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> String {
        guard let text = bytes.withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) }) else {
            throw Refusal()
        }
        return text
    }

    private mutating func escape(_ bytes: borrowing Span<UInt8>, into text: inout [UInt8]) throws(Refusal) {
        guard place + 1 < bytes.count else { throw Refusal() }
        let byte = bytes[place + 1]
        place += 2
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"): text += String(Character(try scalar(bytes))).utf8
        default: throw Refusal()
        }
    }

    /// The character of an escape of which the digits come next, and of the escape after it where the two are a surrogate pair.
    private mutating func scalar(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> Unicode.Scalar {
        guard let unit = codeUnit(bytes, at: place) else { throw Refusal() }
        place += 4
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
            bytes[place + 1] == UInt8(ascii: "u"), let second = codeUnit(bytes, at: place + 2),
            (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else { return "\u{FFFD}" }
        place += 6
        return scalar
    }

    /// Four hexadecimal digits.
    private func codeUnit(_ bytes: borrowing Span<UInt8>, at start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for place in start..<start + 4 {
            guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    // MARK: Numbers

    private mutating func number(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> Double {
        let start = place
        let isNegative = skip(UInt8(ascii: "-"), bytes)
        let digits = place
        var whole = 0
        while place < bytes.count, Self.isDigit(bytes[place]) {
            whole = whole &* 10 &+ Int(bytes[place] & 0xF)
            place += 1
        }
        let count = place - digits
        guard count > 0, count == 1 || bytes[digits] != UInt8(ascii: "0") else { throw Refusal() }
        let isFraction = skip(UInt8(ascii: "."), bytes)
        if isFraction { try skipDigits(bytes) }
        let isScaled = skip(UInt8(ascii: "e"), bytes) || skip(UInt8(ascii: "E"), bytes)
        if isScaled {
            _ = skip(UInt8(ascii: "+"), bytes) || skip(UInt8(ascii: "-"), bytes)
            try skipDigits(bytes)
        }
        if !isFraction, !isScaled, count <= 15 { return Double(isNegative ? -whole : whole) }
        let text = try Self.text(bytes.extracting(start..<place))
        guard let value = Double(text), value.isFinite else { throw Refusal() }
        return value
    }

    private mutating func skip(_ byte: UInt8, _ bytes: borrowing Span<UInt8>) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipDigits(_ bytes: borrowing Span<UInt8>) throws(Refusal) {
        let start = place
        while place < bytes.count, Self.isDigit(bytes[place]) { place += 1 }
        if place == start { throw Refusal() }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
