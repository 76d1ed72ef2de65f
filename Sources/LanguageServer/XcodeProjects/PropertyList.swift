/// A value of a property list in its old text form, which Xcode writes projects in.
enum PropertyList: Hashable, Sendable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// Parses a text; nil if it is not a property list in this form, as a project with merge marks is not.
    ///
    /// - Complexity: O(length of the text).
    init?(_ text: [UInt8]) {
        var reader = PropertyListReader()
        let bytes = text.span
        guard let value = reader.value(bytes), reader.next(bytes) == nil else { return nil }
        self = value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }

    var array: [PropertyList] { if case .array(let values) = self { values } else { [] } }

    subscript(_ key: String) -> PropertyList? {
        if case .dictionary(let members) = self { members[key] } else { nil }
    }
}

/// Source: Apple's "Property List Programming Guide", Old-Style ASCII Property Lists, and the comments in the projects
/// that Xcode writes.
private struct PropertyListReader {
    /// The limit of nesting, as each level needs space on the stack. Projects need five.
    private static let deepest = 64

    private var position = 0
    private var depth = 0

    /// The byte after white space and comments, which is not consumed; nil at the end.
    mutating func next(_ bytes: borrowing Span<UInt8>) -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: "/") where startsComment("/", bytes):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "/") where startsComment("*", bytes):
                position += 2
                while position < bytes.count, !endsComment(bytes) { position += 1 }
                position += 2
            default: return bytes[position]
            }
        }
        return nil
    }

    private func startsComment(_ second: Unicode.Scalar, _ bytes: borrowing Span<UInt8>) -> Bool {
        position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: second)
    }

    private func endsComment(_ bytes: borrowing Span<UInt8>) -> Bool {
        bytes[position] == UInt8(ascii: "*") && startsComment("/", bytes)
    }

    private mutating func take(_ byte: Unicode.Scalar, _ bytes: borrowing Span<UInt8>) -> Bool {
        guard next(bytes) == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    mutating func value(_ bytes: borrowing Span<UInt8>) -> PropertyList? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { return nil }
        switch next(bytes) {
        case UInt8(ascii: "{"): return dictionary(bytes)
        case UInt8(ascii: "("): return array(bytes)
        default: return string(bytes).map { .string($0) }
        }
    }

    private mutating func dictionary(_ bytes: borrowing Span<UInt8>) -> PropertyList? {
        position += 1
        var members: [String: PropertyList] = [:]
        while !take("}", bytes) {
            guard let key = string(bytes), take("=", bytes), let value = value(bytes), take(";", bytes) else {
                return nil
            }
            members[key] = value
        }
        return .dictionary(members)
    }

    private mutating func array(_ bytes: borrowing Span<UInt8>) -> PropertyList? {
        position += 1
        var values: [PropertyList] = []
        while !take(")", bytes) {
            guard let value = value(bytes) else { return nil }
            values.append(value)
            guard take(",", bytes) || next(bytes) == UInt8(ascii: ")") else { return nil }
        }
        return .array(values)
    }

    private mutating func string(_ bytes: borrowing Span<UInt8>) -> String? {
        guard let first = next(bytes) else { return nil }
        if first == UInt8(ascii: "\"") { return quoted(bytes) }
        let start = position
        while position < bytes.count, Self.isUnquoted(bytes[position]) { position += 1 }
        return position > start ? text(bytes, start..<position) : nil
    }

    /// Of escapes only those are known that paths may have. With another one, the text is not read.
    private mutating func quoted(_ bytes: borrowing Span<UInt8>) -> String? {
        position += 1
        var content: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
                guard position < bytes.count, let escaped = Self.escaped(bytes[position]) else { return nil }
                content.append(escaped)
            } else {
                content.append(bytes[position])
            }
            position += 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        return String(decoding: content, as: UTF8.self)
    }

    /// The byte that one behind a backslash stands for.
    private static func escaped(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        case UInt8(ascii: "r"): UInt8(ascii: "\r")
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): nil
        default: byte
        }
    }

    private func text(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> String {
        bytes.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
