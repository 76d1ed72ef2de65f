/// The escaping of attribute values and character data.
enum XMLText {
    /// An attribute value with entities, as Xcode writes it.
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

    /// The meaning of an attribute value: with entities resolved, and spaces for literal line breaks and tabs.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "&") }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            switch bytes[position] {
            case UInt8(ascii: "&"): resolve(bytes, &position, into: &result)
            case UInt8(ascii: "\r"):
                position += 1
                if position == bytes.endIndex || bytes[position] != UInt8(ascii: "\n") {
                    result.append(UInt8(ascii: " "))
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                result.append(UInt8(ascii: " "))
                position += 1
            default:
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The meaning of character data: without comments and instructions, with the content of CDATA, and with `\n` as
    /// line break.
    static func characters(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            switch bytes[position] {
            case UInt8(ascii: "&"): resolve(bytes, &position, into: &result)
            case UInt8(ascii: "<"):
                let rest = bytes[position...]
                if rest.starts(with: "<![CDATA[".utf8) {
                    let content = rest.dropFirst(9)
                    let end = firstIndex(of: "]]>", in: content)
                    result += content[..<(end ?? content.endIndex)]
                    position = end.map { $0 + 3 } ?? bytes.endIndex
                } else {
                    let mark = rest.starts(with: "<!--".utf8) ? "-->" : ">"
                    position = firstIndex(of: mark, in: rest).map { $0 + mark.utf8.count } ?? bytes.endIndex
                }
            case UInt8(ascii: "\r"):
                position += 1
                if position == bytes.endIndex || bytes[position] != UInt8(ascii: "\n") {
                    result.append(UInt8(ascii: "\n"))
                }
            default:
                result.append(bytes[position])
                position += 1
            }
        }
        return result
    }

    private static func firstIndex(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: mark.utf8) }
    }

    /// Appends the meaning of the reference at `position`. Only XML's five entities and character references are
    /// resolved. All others stay as they are, so that no declaration can make the text grow.
    private static func resolve(_ bytes: ArraySlice<UInt8>, _ position: inout Int, into result: inout [UInt8]) {
        if let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
            let scalar = scalar(of: String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
        {
            result += Array(String(scalar).utf8)
            position = end + 1
        } else {
            result.append(bytes[position])
            position += 1
        }
    }

    /// The character of an entity or a reference such as `#10` or `#x1F600`; nil if it is unknown.
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
