/// Recognizes files that are not UTF-8 text.
enum TextEncoding {
    /// Why bytes are not UTF-8 text: the rest of a sentence that starts with the file's name. Nil if they are.
    static func refusal(of bytes: [UInt8]) -> String? {
        // The byte order mark of UTF-32 begins with that of UTF-16.
        if looksLikeUTF32(bytes) { return "is UTF-32 text. Save it as UTF-8." }
        if looksLikeUTF16(bytes) { return "is UTF-16 text. Save it as UTF-8." }
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        if isBinary(bytes) { return "is a binary file, not text." }
        let line = lineOfFirstInvalidByte(in: bytes)
        return "is not UTF-8 text: the first invalid byte is on line \(line). Save it as UTF-8."
    }

    /// Whether there are control characters that do not occur in text of any single-byte encoding.
    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        bytes.contains { $0 < 0x20 && !"\t\n\u{0B}\u{0C}\r\u{1B}".utf8.contains($0) }
    }

    /// Whether the bytes start with a byte order mark, or with an ASCII character and three zero bytes.
    private static func looksLikeUTF32(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 4, bytes.count % 4 == 0 else { return false }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return true }
        let zeros = bytes.prefix(4).map { $0 == 0 }
        return zeros == [false, true, true, true] || zeros == [true, true, true, false]
    }

    /// Whether the bytes are valid UTF-16 that starts with a byte order mark, or with an ASCII character and a zero
    /// byte.
    static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2 else { return false }
        let isMarked = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
        guard isMarked || bytes.count % 2 == 0 && (bytes[0] == 0) != (bytes[1] == 0) else { return false }
        let isBigEndian = bytes[0] == 0xFE || bytes[0] == 0
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
            let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return !units.contains(0) && String(validating: units, as: UTF16.self) != nil
    }

    private static func lineOfFirstInvalidByte(in bytes: [UInt8]) -> Int {
        let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
        let offset = zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? repaired.count
        return bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
