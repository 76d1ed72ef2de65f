import LayoutModel
import SourceText

/// Attribute values as Interface Builder means them.
extension XMLTree {
    /// A number; nil where the attribute is missing or is none that a layout can have ("nan", "1e400", "infinite", nothing).
    func number(_ id: XMLElementID, _ attribute: XMLName) -> Double? {
        guard let attribute = self.attribute(attribute, of: id) else { return nil }
        return number(attribute)
    }

    /// The number that an attribute writes.
    func number(_ attribute: XMLAttribute) -> Double? {
        Self.plainNumber(text.bytes(in: attribute.valueRange)) ?? Self.number(value(of: attribute))
    }

    /// Nothing on a screen is larger; what lies beyond is no number that anything follows from.
    private static let largest = 1e7

    static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.magnitude <= largest else { return nil }
        return number
    }

    /// A number of a few digits with or without a point, as nearly all are; nil for any other, which may be a number all the same.
    ///
    /// Exact: up to 2^53 over a power of ten that is a number itself one division rounds once (Clinger, "How to read floating point
    /// numbers accurately", PLDI 1990).
    private static func plainNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
        var digits = 0
        var decimals: Int?
        var count = 0
        let isNegative = bytes.first == UInt8(ascii: "-")
        for byte in isNegative ? bytes.dropFirst() : bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard count < 15 else { return nil }
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                count += 1
                if let places = decimals { decimals = places + 1 }
            case UInt8(ascii: ".") where decimals == nil && count > 0: decimals = 0
            default: return nil
            }
        }
        guard count > 0, decimals != 0 else { return nil }
        var scale = 1.0
        for _ in 0..<(decimals ?? 0) { scale *= 10 }
        let number = Double(digits) / scale
        guard number <= largest else { return nil }
        return isNegative ? -number : number
    }

    /// `YES` or `NO`; nil where it is not written.
    func flag(_ id: XMLElementID, _ attribute: XMLName) -> Bool? {
        self[id, attribute].map { $0 == "YES" }
    }

    /// A multiplier: `0.48`, `16:9` or `2/3`; nil where it is none of these.
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard let first = parts.first.flatMap({ number(String($0)) }) else { return nil }
        switch parts.count {
        case 1: return first
        case 2:
            guard let second = number(String(parts[1])), second != 0 else { return nil }
            return number("\(first / second)")
        default: return nil
        }
    }

    /// The rectangle that an element writes down.
    func rect(_ id: XMLElementID) -> Rect? {
        guard let x = number(id, .x), let y = number(id, .y), let width = number(id, .width),
            let height = number(id, .height), width >= 0, height >= 0
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The character data of an element without elements inside.
    func characterData(of id: XMLElementID) -> String {
        guard let end = self[id].endTag else { return "" }
        return XMLText.unescaped(text.bytes(in: TextRange(self[id].startTag.end, end.start)))
    }
}
