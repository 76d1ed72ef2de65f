/// An integer or a string, which goes back to the client as it came.
package enum Identifier: Hashable, Sendable {
    case number(Int)
    case string(String)
}

/// Identifies a request.
package typealias RequestID = Identifier

/// Identifies work whose progress is reported.
package typealias ProgressToken = Identifier

extension Identifier: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .string(let string): try container.encode(string)
        }
    }
}
