/// The error of text that is not JSON.
package struct JSONSyntaxError: Error, Hashable {
    /// The offset of the first byte that cannot be part of JSON.
    package var offset: Int
}

/// Parses JSON text.
///
/// Of several members with one name, the last counts. Half of a surrogate pair, which editors that store UTF-16 may
/// send, becomes the replacement character. That is one UTF-16 unit as well, so columns stay correct.
///
/// Source: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format".
struct JSONReader {
    private struct Refusal: Error {}

    /// The limit of nesting, as each level needs space on the stack.
    private static let deepest = 512

    private var position = 0
    private var depth = 0

    /// - Complexity: O(length of the text).
    static func value(of text: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        var reader = JSONReader()
        let bytes = text.span
        if let value = try? reader.value(bytes), reader.next(bytes) == nil { return value }
        throw JSONSyntaxError(offset: min(reader.position, text.count))
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

    /// Skips white space and returns the next byte without consuming it; nil at the end.
    private mutating func next(_ bytes: borrowing Span<UInt8>) -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return bytes[position]
            }
        }
        return nil
    }

    /// Skips the byte if it comes next after white space.
    private mutating func take(_ byte: UInt8, _ bytes: borrowing Span<UInt8>) -> Bool {
        guard next(bytes) == byte else { return false }
        position += 1
        return true
    }

    private mutating func word(
        _ word: StaticString, _ value: JSONValue, _ bytes: borrowing Span<UInt8>
    ) throws(Refusal) -> JSONValue {
        for offset in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count, bytes[position] == word.utf8Start[offset] else { throw Refusal() }
            position += 1
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
            guard take(UInt8(ascii: ":"), bytes) else { throw Refusal() }
            members[name] = try value(bytes)
        } while take(UInt8(ascii: ","), bytes)
        return try leave(with: members, UInt8(ascii: "}"), bytes)
    }

    private mutating func array(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> [JSONValue] {
        var elements: [JSONValue] = []
        try enter()
        guard next(bytes) != UInt8(ascii: "]") else { return try leave(with: elements, UInt8(ascii: "]"), bytes) }
        repeat { elements.append(try value(bytes)) } while take(UInt8(ascii: ","), bytes)
        return try leave(with: elements, UInt8(ascii: "]"), bytes)
    }

    private mutating func enter() throws(Refusal) {
        position += 1
        depth += 1
        if depth > Self.deepest { throw Refusal() }
    }

    private mutating func leave<Found>(
        with found: Found, _ end: UInt8, _ bytes: borrowing Span<UInt8>
    ) throws(Refusal) -> Found {
        guard take(end, bytes) else { throw Refusal() }
        depth -= 1
        return found
    }

    // MARK: Strings

    private mutating func string(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> String {
        position += 1
        var start = position
        try skipPlain(bytes)
        if bytes[position] == UInt8(ascii: "\"") {
            defer { position += 1 }
            return try Self.text(bytes.extracting(start..<position))
        }
        var unescaped: [UInt8] = []
        // The texts of documents have many quotation marks and line breaks: an escape every few bytes.
        while true {
            bytes.extracting(start..<position).withUnsafeBufferPointer { unescaped.append(contentsOf: $0) }
            guard bytes[position] == UInt8(ascii: "\\") else { break }
            try escape(bytes, into: &unescaped)
            start = position
            try skipPlain(bytes)
        }
        position += 1
        return try Self.text(unescaped.span)
    }

    /// Skips unescaped text up to a quotation mark or a backslash.
    private mutating func skipPlain(_ bytes: borrowing Span<UInt8>) throws(Refusal) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            if byte < 0x20 { throw Refusal() }
            position += 1
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
        guard position + 1 < bytes.count else { throw Refusal() }
        let byte = bytes[position + 1]
        position += 2
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

    /// Reads the digits of an escape, and the next escape if the two are a surrogate pair.
    private mutating func scalar(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> Unicode.Scalar {
        guard let unit = codeUnit(bytes, at: position) else { throw Refusal() }
        position += 4
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u"), let second = codeUnit(bytes, at: position + 2),
            (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else { return "\u{FFFD}" }
        position += 6
        return scalar
    }

    /// Four hexadecimal digits.
    private func codeUnit(_ bytes: borrowing Span<UInt8>, at start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for position in start..<start + 4 {
            guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    // MARK: Numbers

    private mutating func number(_ bytes: borrowing Span<UInt8>) throws(Refusal) -> Double {
        let start = position
        let isNegative = skip(UInt8(ascii: "-"), bytes)
        let digits = position
        var whole = 0
        while position < bytes.count, Self.isDigit(bytes[position]) {
            whole = whole &* 10 &+ Int(bytes[position] & 0xF)
            position += 1
        }
        let count = position - digits
        guard count > 0, count == 1 || bytes[digits] != UInt8(ascii: "0") else { throw Refusal() }
        let isFraction = skip(UInt8(ascii: "."), bytes)
        if isFraction { try skipDigits(bytes) }
        let isScaled = skip(UInt8(ascii: "e"), bytes) || skip(UInt8(ascii: "E"), bytes)
        if isScaled {
            _ = skip(UInt8(ascii: "+"), bytes) || skip(UInt8(ascii: "-"), bytes)
            try skipDigits(bytes)
        }
        if !isFraction, !isScaled, count <= 15 { return Double(isNegative ? -whole : whole) }
        let text = try Self.text(bytes.extracting(start..<position))
        guard let value = Double(text), value.isFinite else { throw Refusal() }
        return value
    }

    private mutating func skip(_ byte: UInt8, _ bytes: borrowing Span<UInt8>) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipDigits(_ bytes: borrowing Span<UInt8>) throws(Refusal) {
        let start = position
        while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
        if position == start { throw Refusal() }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
