/// Attribute values and character data as XML writes them.
enum XMLText {
    /// With what may not stand in an attribute value written as an entity, in Xcode's way.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text that `bytes` stand for. Only XML's own five entities and character references are resolved; every other one stays as it
    /// is written, so nothing that a document declares can make it grow.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let byte = bytes[place]
            if byte == UInt8(ascii: "&"),
                let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(of: String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
            {
                result += Array(String(scalar).utf8)
                place = end + 1
            } else {
                result.append(byte)
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(of entity: String) -> Unicode.Scalar? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard entity.hasPrefix("#") else { return nil }
            let digits = entity.dropFirst()
            let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init)
        }
    }
}
