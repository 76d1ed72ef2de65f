import SourceText

/// JSON for a script element: without blanks, and without anything that HTML would take for its own.
enum CompactJSON {
    case number(Double)
    case string(String)
    case array([CompactJSON])
    case object([(String, CompactJSON)])

    static func integer(_ value: Int) -> CompactJSON { .number(Double(value)) }
    static func integers(_ values: [Int]) -> CompactJSON { .array(values.map { .integer($0) }) }

    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .number(let value): text += plainDecimal(value, places: 6) ?? "0"
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            text += "["
            for (place, value) in values.enumerated() {
                if place > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (place, member) in members.enumerated() {
                if place > 0 { text += "," }
                Self.write(member.0, to: &text)
                text += ":"
                member.1.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<" ", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}"..."\u{9F}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
