/// A JSON value that keeps the order of its members, for output that people may read too.
package enum JSON: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Written as a plain decimal; see ``plainDecimal(_:places:)``.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    package static func integers(_ values: [Int]) -> JSON { .array(values.map { .integer($0) }) }

    /// On one line, without a line break at its end. Characters that would affect a terminal are escaped.
    package var text: String { text(escaping: hasEffect) }

    /// The text with all characters escaped that have a meaning in HTML or JavaScript, for a script element.
    package var textInMarkup: String {
        text { scalar in
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}"..."\u{9F}": true
            default: false
            }
        }
    }

    private func text(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
        var out = ""
        write(to: &out, isEscaped)
        return out
    }

    private func write(to out: inout String, _ isEscaped: (Unicode.Scalar) -> Bool) {
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .integer(let value): out += String(value)
        case .number(let value): out += plainDecimal(value, places: 9) ?? "null"
        case .string(let value): Self.write(value, to: &out, isEscaped)
        case .array(let values):
            out += "["
            for (index, value) in values.enumerated() {
                if index > 0 { out += "," }
                value.write(to: &out, isEscaped)
            }
            out += "]"
        case .object(let members):
            out += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { out += "," }
                Self.write(member.0, to: &out, isEscaped)
                out += ":"
                member.1.write(to: &out, isEscaped)
            }
            out += "}"
        }
    }

    private static func write(_ string: String, to out: inout String, _ isEscaped: (Unicode.Scalar) -> Bool) {
        out += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where scalar < " " || isEscaped(scalar):
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}
