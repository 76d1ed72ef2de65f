/// The lines of a text, for conversions between offsets and positions.
///
/// Lines end with `\n`, `\r\n` or a lone `\r`. All input is clamped: a line past the end is the end of the text, a
/// column past the end of its line is the end of that line (before the line break), and a column inside a character is
/// its start.
package struct LineIndex: Sendable {
    /// The offset at which each line begins; the first is 0.
    package let starts: [Int]
    private let utf8: [UInt8]
    /// The characters before every ``stride``-th code unit, so that a position far inside a line is found without
    /// reading the whole line. Empty if all lines are short.
    private let counts: [CharacterCount]

    package init(utf8: [UInt8]) {
        var starts = [0]
        utf8.withUnsafeBufferPointer { bytes in
            let words = UnsafeRawBufferPointer(bytes)
            var offset = 0
            while offset < bytes.count {
                while offset + 8 <= bytes.count,
                    !Self.hasControl(words.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                {
                    offset += 8
                }
                guard offset < bytes.count else { break }
                let byte = bytes[offset]
                offset += 1
                if byte == UInt8(ascii: "\n") {
                    starts.append(offset)
                } else if byte == UInt8(ascii: "\r") {
                    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
                    starts.append(offset)
                }
            }
        }
        self.starts = starts
        self.utf8 = utf8
        let ends = starts.dropFirst() + [utf8.count]
        let hasLongLine = zip(starts, ends).contains { $1 - $0 > 2 * Self.stride }
        counts = hasLongLine ? CharacterCount.list(utf8, every: Self.stride) : []
    }

    private static let stride = 512

    /// Whether any of eight bytes is below 14, as the bytes of line breaks are (Mycroft's test for a small byte in a
    /// word).
    @inline(__always)
    private static func hasControl(_ word: UInt64) -> Bool {
        (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 != 0
    }

    package var count: Int { starts.count }

    /// The zero-based line of `offset`. Complexity: O(log lines).
    package func line(of offset: UTF8Offset) -> Int {
        max(starts.partitioningIndex { $0 > offset.value } - 1, 0)
    }

    /// The range of a line without its line break.
    package func range(ofLine line: Int) -> TextRange {
        guard line >= 0 else { return TextRange(0, 0) }
        guard line < starts.count else { return TextRange(utf8.count, utf8.count) }
        let start = starts[line]
        var end = line + 1 < starts.count ? starts[line + 1] : utf8.count
        while end > start, utf8[end - 1] == UInt8(ascii: "\n") || utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return TextRange(start, end)
    }

    /// The position of `offset`, counted in `encoding`. Complexity: O(log lines).
    package func position(of offset: UTF8Offset, in encoding: PositionEncoding) -> TextPosition {
        let offset = min(max(offset.value, 0), utf8.count)
        let line = line(of: UTF8Offset(offset))
        let start = starts[line]
        guard encoding != .utf8 else { return TextPosition(line: line, character: offset - start) }
        return TextPosition(line: line, character: characters(before: offset, from: start, encoding))
    }

    /// The number of characters, or of UTF-16 code units, from `start` to `end`. A character that contains `end` does
    /// not count.
    private func characters(before end: Int, from start: Int, _ encoding: PositionEncoding) -> Int {
        // A count begins at most three code units after the multiple of the stride that it belongs to.
        let block = max(end - 4, 0) / Self.stride
        if end - start > 2 * Self.stride, counts.indices.contains(block) {
            let before = counts[block]
            let first = counts[start / Self.stride]
            return before.units(encoding) - first.units(encoding)
                - characters(before: start, from: first.start, encoding)
                + characters(before: end, from: before.start, encoding)
        }
        var character = 0
        var index = start
        while index < end {
            let length = Self.length(of: utf8[index])
            if index + length > end { break }
            index += length
            character += encoding == .utf16 && length == 4 ? 2 : 1
        }
        return character
    }

    /// The offset of `position`, counted in `encoding`. Complexity: O(length of the line).
    package func offset(of position: TextPosition, in encoding: PositionEncoding) -> UTF8Offset {
        guard position.line < starts.count else { return UTF8Offset(utf8.count) }
        let line = range(ofLine: position.line)
        var index = line.start.value
        var remaining = max(position.character, 0)
        while remaining > 0, index < line.end.value {
            let length = min(Self.length(of: utf8[index]), line.end.value - index)
            let units =
                switch encoding {
                case .utf8: length
                case .utf16: length == 4 ? 2 : 1
                case .utf32: 1
                }
            if units > remaining { break }
            remaining -= units
            index += length
        }
        return UTF8Offset(index)
    }

    /// The number of code units of the character that `first` begins; one for a stray continuation byte.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC0..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0...: 4
        default: 1
        }
    }
}

/// The number of characters before an offset.
private struct CharacterCount {
    /// The beginning of the first character at or after the offset.
    var start: Int
    /// The characters before it, and those among them that take two code units in UTF-16.
    var characters: Int
    var pairs: Int

    func units(_ encoding: PositionEncoding) -> Int {
        encoding == .utf16 ? characters + pairs : characters
    }

    /// The counts before every `stride`-th code unit. Complexity: O(length of the text).
    static func list(_ utf8: [UInt8], every stride: Int) -> [CharacterCount] {
        var list: [CharacterCount] = []
        var characters = 0
        var pairs = 0
        utf8.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices {
                let isStart = bytes[offset] & 0xC0 != 0x80
                if isStart, offset >= list.count * stride {
                    list.append(CharacterCount(start: offset, characters: characters, pairs: pairs))
                }
                if isStart { characters += 1 }
                if bytes[offset] >= 0xF0 { pairs += 1 }
            }
        }
        return list
    }
}
