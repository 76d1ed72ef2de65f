/// Any JSON value, for the places where the protocol leaves the form open.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The member at a path of names; null where there is none.
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

    /// The number, where it is a whole one.
    package var integer: Int? {
        if case .number(let value) = self { Int(exactly: value) } else { nil }
    }

    package var isNull: Bool { self == .null }

    /// The strings of an array of strings; other elements are left out.
    package var strings: [String]? { array.map { $0.compactMap(\.string) } }
}

extension JSONValue {
    /// What a text is as JSON.
    package enum Reading: Hashable, Sendable {
        case value(JSONValue)
        /// It is none; the byte by which that is known.
        case refused(at: Int)
    }

    /// The value as which something is written; null for what cannot be.
    package init(encoding value: some Encodable) {
        guard let text = try? WireEncoder.text(of: value), case .value(let json) = JSONReader.read(text) else {
            self = .null
            return
        }
        self = json
    }

    /// - Complexity: O(bytes).
    package static func read(_ text: [UInt8]) -> Reading { JSONReader.read(text) }

    /// As JSON; null where a number is not finite.
    package var text: String {
        (try? WireEncoder.text(of: self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        if let known = decoder as? WireDecoder {
            self = known.value
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode([String: JSONValue].self) {
            self = .object(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .number(try container.decode(Double.self))
        }
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
