import SourceText

/// A log without the codes that a terminal, the system log or a web page has put into its lines.
///
/// Maps ranges back to the original.
struct PlainLog {
    let text: SourceText
    /// In order of offset.
    private let edits: [Edit]

    /// A code that was removed from the log, or replaced by the character that it stands for.
    private struct Edit {
        /// The offset after it in the plain text.
        var offset: Int
        /// The offset after it in the log.
        var original: Int
        /// The offset in the log at which text before the edit ends: after a replaced code, but before a removed one.
        var end: Int
    }

    /// Nil where the log has no such codes.
    ///
    /// Complexity: O(length of the text).
    init?(_ text: SourceText) {
        guard let (bytes, edits) = Self.plain(text.utf8) else { return nil }
        self.text = SourceText(utf8: bytes)
        self.edits = edits
    }

    // MARK: Ranges

    /// The range in the log of a range of the plain text. Codes that were removed at its ends are outside of it.
    func original(_ range: TextRange) -> TextRange {
        let start = original(range.start.value, isEnd: false)
        return TextRange(start, range.isEmpty ? start : original(range.end.value, isEnd: true))
    }

    private func original(_ offset: Int, isEnd: Bool) -> Int {
        let next = edits.partitioningIndex { isEnd ? $0.offset >= offset : $0.offset > offset }
        if isEnd, next < edits.count, edits[next].offset == offset { return edits[next].end }
        guard next > 0 else { return offset }
        return edits[next - 1].original + offset - edits[next - 1].offset
    }

    // MARK: Codes

    private static func plain(_ bytes: [UInt8]) -> ([UInt8], [Edit])? {
        let isMarkup = isMarkup(bytes)
        var plain: [UInt8] = []
        var edits: [Edit] = []
        var copied = 0
        var offset = 0
        while offset < bytes.count {
            guard let found = replacement(at: offset, bytes, isMarkup: isMarkup) else {
                offset += 1
                continue
            }
            plain += bytes[copied..<offset]
            plain += found.bytes
            copied = offset + found.length
            edits.append(Edit(offset: plain.count, original: copied, end: found.bytes.isEmpty ? offset : copied))
            offset = copied
        }
        guard !edits.isEmpty else { return nil }
        return (plain + bytes[copied...], edits)
    }

    private typealias Replacement = (bytes: [UInt8], length: Int)

    private static func replacement(at offset: Int, _ bytes: [UInt8], isMarkup: Bool) -> Replacement? {
        switch bytes[offset] {
        case 0x1B: colour(bytes[offset...])
        case UInt8(ascii: "^"): lineEnd(bytes[offset...])
        case UInt8(ascii: "\\"):
            bytes[offset...].starts(with: #"\134"#.utf8) ? (Array(#"\"#.utf8), 4) : letter(at: offset, bytes)
        case 0xC2: bytes[offset...].starts(with: [0xC2, 0xA0]) ? ([0x20], 2) : nil
        case UInt8(ascii: "&") where isMarkup: entity(bytes[offset...])
        default: nil
        }
    }

    /// The code for a terminal's colour: `ESC [ 31 m`.
    private static func colour(_ bytes: ArraySlice<UInt8>) -> Replacement? {
        guard bytes.dropFirst().first == UInt8(ascii: "[") else { return nil }
        // A code that is cut off must not take text of the log with it.
        let rest = bytes.dropFirst(2).prefix(32).drop { (0x20...0x3F).contains($0) }
        guard let last = rest.first, (0x40...0x7E).contains(last) else { return nil }
        return ([], rest.startIndex + 1 - bytes.startIndex)
    }

    /// A carriage return spelled `^M`.
    private static func lineEnd(_ bytes: ArraySlice<UInt8>) -> Replacement? {
        guard bytes.starts(with: "^M".utf8) else { return nil }
        let next = bytes.dropFirst(2).first
        return next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") ? ([], 2) : nil
    }

    /// A letter as Foundation's lists print all but those of ASCII: `\U0411`, and `\Ud83d\Ude00` for one beyond 16
    /// bits.
    private static func letter(at offset: Int, _ bytes: [UInt8]) -> Replacement? {
        guard offset == 0 || bytes[offset - 1] != UInt8(ascii: "\\"), let first = unit(bytes[offset...]) else {
            return nil
        }
        if let scalar = Unicode.Scalar(first) { return scalar.isASCII ? nil : (Array(String(scalar).utf8), 6) }
        guard UTF16.isLeadSurrogate(first), let second = unit(bytes[(offset + 6)...]), UTF16.isTrailSurrogate(second)
        else { return nil }
        return (Array(String(decoding: [first, second], as: UTF16.self).utf8), 12)
    }

    /// The number of `\U` and four hexadecimal digits.
    private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
        guard bytes.starts(with: #"\U"#.utf8), bytes.count >= 6 else { return nil }
        let digits = bytes.dropFirst(2).prefix(4)
        // A sign would also be read.
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    // MARK: Markup

    /// Whether the log is from the source of a web page: the bracket of a description is an entity there.
    ///
    /// Other entities may be the text of a label.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        let bracket = Array("&lt;".utf8)
        var range = TextRange(0, bytes.count)
        while let found = LogSyntax.first(of: [bracket], in: bytes, range) {
            range.start = found.end
            if LogSyntax.isDescriptionHead(bytes[range.start.value...]) { return true }
        }
        return false
    }

    private static let entities: [String: UInt8] = [
        "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
        "amp": UInt8(ascii: "&"), "nbsp": UInt8(ascii: " "),
    ]

    private static func entity(_ bytes: ArraySlice<UInt8>) -> Replacement? {
        guard let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
        let length = end + 1 - bytes.startIndex
        if let byte = entities[name] { return ([byte], length) }
        guard name.first == "#" else { return nil }
        let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
        guard let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10), code >= 0x20,
            let scalar = Unicode.Scalar(code)
        else { return nil }
        return (code == 0xA0 ? [0x20] : Array(String(scalar).utf8), length)
    }
}
