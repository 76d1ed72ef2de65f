/// Halves of surrogate pairs that stand alone in a JSON text, as editors that keep their text in UTF-16 can send them.
///
/// The decoder refuses them, and an edit would be lost. The replacement character is one UTF-16 unit as well, so that columns stay right.
enum LoneSurrogates {
    /// The body with `\ufffd` in place of each; nil where there is none. Complexity: O(bytes).
    static func replaced(in body: [UInt8]) -> [UInt8]? {
        var result = body
        var isChanged = false
        var place = 0
        while place < body.count {
            guard body[place] == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            guard let unit = escapedUnit(in: body, at: place), (0xD800...0xDFFF).contains(unit) else {
                place += 2
                continue
            }
            if unit < 0xDC00, let next = escapedUnit(in: body, at: place + 6), (0xDC00...0xDFFF).contains(next) {
                place += 12
                continue
            }
            result.replaceSubrange(place + 2..<place + 6, with: Array("fffd".utf8))
            isChanged = true
            place += 6
        }
        return isChanged ? result : nil
    }

    /// The code unit of the escape `\uXXXX` that begins at a place.
    private static func escapedUnit(in body: [UInt8], at place: Int) -> Int? {
        guard place + 6 <= body.count, body[place] == UInt8(ascii: "\\"), body[place + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return Int(String(decoding: body[place + 2..<place + 6], as: UTF8.self), radix: 16)
    }
}
