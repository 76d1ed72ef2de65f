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

    /// What an attribute value stands for. A line break or tab that is written as such is a blank.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "&") }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            switch bytes[place] {
            case UInt8(ascii: "&"): resolve(bytes, &place, into: &result)
            case UInt8(ascii: "\r"):
                place += 1
                if place == bytes.endIndex || bytes[place] != UInt8(ascii: "\n") { result.append(UInt8(ascii: " ")) }
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                result.append(UInt8(ascii: " "))
                place += 1
            default:
                result.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What a stretch of character data stands for: comments and instructions are nothing, CDATA is what it holds, and every line ends
    /// with `\n`.
    static func characters(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            switch bytes[place] {
            case UInt8(ascii: "&"): resolve(bytes, &place, into: &result)
            case UInt8(ascii: "<"):
                let rest = bytes[place...]
                if rest.starts(with: "<![CDATA[".utf8) {
                    let content = rest.dropFirst(9)
                    let end = firstPlace(of: "]]>", in: content)
                    result += content[..<(end ?? content.endIndex)]
                    place = end.map { $0 + 3 } ?? bytes.endIndex
                } else {
                    let mark = rest.starts(with: "<!--".utf8) ? "-->" : ">"
                    place = firstPlace(of: mark, in: rest).map { $0 + mark.utf8.count } ?? bytes.endIndex
                }
            case UInt8(ascii: "\r"):
                place += 1
                if place == bytes.endIndex || bytes[place] != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
            default:
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    private static func firstPlace(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: mark.utf8) }
    }

    /// Appends what the reference at `place` stands for. Only XML's own five entities and character references are resolved; every other
    /// one stays as it is written, so nothing that a document declares can make it grow.
    private static func resolve(_ bytes: ArraySlice<UInt8>, _ place: inout Int, into result: inout [UInt8]) {
        if let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
            let scalar = scalar(of: String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
        {
            result += Array(String(scalar).utf8)
            place = end + 1
        } else {
            result.append(bytes[place])
            place += 1
        }
    }

    /// The character that an entity or a reference such as `#10` or `#x1F600` stands for; nil where it stands for none.
    static func scalar(of entity: String) -> Unicode.Scalar? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard entity.hasPrefix("#") else { return nil }
            let isHexadecimal = entity.hasPrefix("#x")
            let digits = entity.dropFirst(isHexadecimal ? 2 : 1)
            guard digits.first?.isHexDigit == true else { return nil }
            return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
        }
    }
}
