/// Any JSON value, for data whose form the protocol does not define.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The member at a path of names; null if there is none.
    package subscript(path: String...) -> JSONValue {
        var value = self
        for name in path {
            guard case .object(let members) = value, let member = members[name] else { return .null }
            value = member
        }
        return value
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    package var object: [String: JSONValue]? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The value of a whole number.
    package var integer: Int? {
        if case .number(let value) = self { Int(exactly: value) } else { nil }
    }

    package var isNull: Bool { self == .null }

    /// The strings of an array; other elements are left out.
    package var strings: [String]? { array.map { $0.compactMap(\.string) } }
}

extension JSONValue {
    /// - Complexity: O(length of the text).
    package init(parsing text: [UInt8]) throws(JSONSyntaxError) {
        self = try JSONReader.value(of: text)
    }

    /// The value that `value` is encoded as; `null` if a number in it is not finite.
    package init(encoding value: some Encodable) {
        self = (try? WireEncoder.text(of: value)).flatMap { try? JSONValue(parsing: $0) } ?? .null
    }

    /// The value as JSON text; `null` if a number in it is not finite.
    package var text: String {
        (try? WireEncoder.text(of: self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension JSONValue: Codable {
    /// Decodes only from another value: text has ``init(parsing:)``.
    package init(from decoder: any Decoder) throws {
        guard let decoder = decoder as? WireDecoder else {
            throw DecodingError.typeMismatch(
                Self.self, .init(codingPath: decoder.codingPath, debugDescription: "There is no JSON value."))
        }
        self = decoder.value
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let integer = Int(exactly: value) {
                try container.encode(integer)
            } else {
                try container.encode(value)
            }
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
