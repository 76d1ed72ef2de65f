import SourceText

/// Names and numbers.
extension Lexer {
    mutating func readName() {
        let start = offset
        while offset < count, classes[Int(bytes[offset])].contains(.nameContinuation) { offset += 1 }
        let end = offset
        // `Module::name` is one name, qualified by its module.
        while byte(offset) == UInt8(ascii: ":"), byte(offset + 1) == UInt8(ascii: ":"), has(.nameStart, at: offset + 2)
        {
            offset += 2
            skipName()
        }
        if offset < count, bytes[offset] >= 0x80 { skipName() }
        append(.identifier, from: start, word: offset == end ? word(start, end) : .other)
    }

    /// The word between two offsets.
    @inline(__always) private func word(_ start: Int, _ end: Int) -> Word {
        let length = end - start
        guard length <= WordTable.longest else { return .other }
        var first: UInt64 = 0
        var second: UInt64 = 0
        if start + 16 <= count, let base = bytes.baseAddress {
            // Eight bytes at once, without those after the name.
            let name = UnsafeRawPointer(base + start)
            first = UInt64(littleEndian: name.loadUnaligned(as: UInt64.self))
            if length < 8 {
                first &= (1 << (8 * UInt64(length))) - 1
            } else if length > 8 {
                second = UInt64(littleEndian: (name + 8).loadUnaligned(as: UInt64.self))
                if length < 16 { second &= (1 << (8 * UInt64(length - 8))) - 1 }
            }
        } else {
            for place in 0..<length {
                let value = UInt64(byte(start + place))
                if place < 8 {
                    first |= value << (8 * UInt64(place))
                } else {
                    second |= value << (8 * UInt64(place - 8))
                }
            }
        }
        return words.word(first, second)
    }

    /// Skips characters that a name can continue with.
    mutating func skipName() {
        while offset < count {
            if bytes[offset] == UInt8(ascii: "$") || classes[Int(bytes[offset])].contains(.nameContinuation) {
                offset += 1
            } else if bytes[offset] >= 0x80, let (scalar, length) = scalar(at: offset),
                !CharacterClass.isOperatorStart(scalar), scalar != 0xA0
            {
                offset += length
            } else {
                return
            }
        }
    }

    /// A name in backticks. It ends at its line's end at the latest.
    mutating func readQuotedName() {
        let start = offset
        offset += 1
        while offset < count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
            offset += 1
            if bytes[offset - 1] == UInt8(ascii: "`") { return append(.quotedIdentifier, from: start) }
        }
        offset = start
        append(.unknown, length: 1)
    }

    mutating func readNumber() {
        let start = offset
        if byte(offset) == UInt8(ascii: "0"), byte(offset + 1) == UInt8(ascii: "x") {
            offset += 2
            skip(.hexDigit)
            // A hexadecimal number is a fraction only if an exponent follows.
            var end = offset
            if byte(end) == UInt8(ascii: "."), has(.hexDigit, at: end + 1) {
                end += 1
                while has(.hexDigit, at: end) || byte(end) == UInt8(ascii: "_") { end += 1 }
            }
            if byte(end) | 0x20 == UInt8(ascii: "p"), let exponent = exponentEnd(after: end + 1) {
                offset = exponent
                return append(.float, from: start)
            }
            skipName()
            return append(.integer, from: start)
        }
        if byte(offset) == UInt8(ascii: "0"),
            byte(offset + 1) == UInt8(ascii: "b") || byte(offset + 1) == UInt8(ascii: "o")
        {
            skipName()
            return append(.integer, from: start)
        }
        skip(.digit)
        var kind = TokenKind.integer
        // In `x.0.1` both numbers are members of tuples.
        let isMember = tokens.last.map { $0.kind == .dot && Int($0.end) == start } ?? false
        if !isMember, byte(offset) == UInt8(ascii: "."), has(.digit, at: offset + 1) {
            kind = .float
            offset += 1
            skip(.digit)
        }
        if byte(offset) | 0x20 == UInt8(ascii: "e"), let exponent = exponentEnd(after: offset + 1) {
            kind = .float
            offset = exponent
        }
        skipName()
        append(kind, from: start)
    }

    private mutating func skip(_ class: CharacterClass) {
        while has(`class`, at: offset) || byte(offset) == UInt8(ascii: "_") { offset += 1 }
    }

    /// The end of an exponent's sign and digits; nil if there are no digits.
    private func exponentEnd(after place: Int) -> Int? {
        var end = place
        if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
        guard has(.digit, at: end) else { return nil }
        while has(.digit, at: end) || byte(end) == UInt8(ascii: "_") { end += 1 }
        return end
    }

    /// The character at `place` and its length in bytes; nil if the bytes are not UTF-8.
    func scalar(at place: Int) -> (UInt32, Int)? {
        let first = UInt32(byte(place))
        func next(_ index: Int) -> UInt32? {
            let value = byte(place + index)
            return value & 0xC0 == 0x80 ? UInt32(value & 0x3F) : nil
        }
        switch first {
        case 0..<0x80: return (first, 1)
        case 0xC2..<0xE0:
            guard let a = next(1) else { return nil }
            return ((first & 0x1F) << 6 | a, 2)
        case 0xE0..<0xF0:
            guard let a = next(1), let b = next(2) else { return nil }
            return ((first & 0x0F) << 12 | a << 6 | b, 3)
        case 0xF0..<0xF5:
            guard let a = next(1), let b = next(2), let c = next(3) else { return nil }
            return ((first & 0x07) << 18 | a << 12 | b << 6 | c, 4)
        default: return nil
        }
    }
}
