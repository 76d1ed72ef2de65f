import LayoutModel
import SourceText

/// Attribute values.
extension XMLTree {
    /// A number; nil if the attribute is missing or not a number that a layout can have, such as "nan" or "1e400".
    func number(_ id: XMLElementID, _ attribute: XMLName) -> Double? {
        guard let attribute = self.attribute(attribute, of: id) else { return nil }
        return number(attribute)
    }

    func number(_ attribute: XMLAttribute) -> Double? {
        Self.plainNumber(text.bytes(in: attribute.valueRange)) ?? Self.number(value(of: attribute))
    }

    /// Nothing on a screen is larger.
    private static let largest = 1e7

    static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.magnitude <= largest else { return nil }
        return number
    }

    /// A decimal number with few digits, as almost all are. Nil for any other text, which may still be a number.
    ///
    /// Exact: the digits are below 2^53 and the power of ten is a `Double`, so the division rounds only once (Clinger,
    /// "How to read floating point numbers accurately", PLDI 1990).
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

    /// `YES` or `NO`; nil if it is missing.
    func flag(_ id: XMLElementID, _ attribute: XMLName) -> Bool? {
        self[id, attribute].map { $0 == "YES" }
    }

    /// A multiplier: `0.48`, `16:9` or `2/3`; nil for anything else.
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

    func rect(_ id: XMLElementID) -> Rect? {
        guard let x = number(id, .x), let y = number(id, .y), let width = number(id, .width),
            let height = number(id, .height), width >= 0, height >= 0
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Whether the text of an element without children has several lines.
    func hasLineBreak(in id: XMLElementID) -> Bool {
        guard let end = self[id].endTag else { return false }
        return text.bytes(in: TextRange(self[id].startTag.end, end.start)).contains(UInt8(ascii: "\n"))
    }

    /// The text of an element without children.
    func characterData(of id: XMLElementID) -> String {
        guard let end = self[id].endTag else { return "" }
        return XMLText.unescaped(text.bytes(in: TextRange(self[id].startTag.end, end.start)))
    }
}
