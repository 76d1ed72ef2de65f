import SourceText

/// String literals with their interpolations.
extension Lexer {
    /// A string literal at the quote, after `hashes` times `#` that were skipped.
    mutating func readString(hashes: Int) {
        let start = offset - hashes
        let quote = UInt8(ascii: "\"")
        var literal = Literal(hashes: hashes, isMultiline: false)
        offset += 1
        if byte(offset) == quote, byte(offset + 1) == quote, hashes == 0 || opensMultiline(at: offset + 1) {
            literal.isMultiline = true
            offset += 2
        }
        append(.stringStart, from: start)
        readStringBody(literal)
    }

    /// Whether `#"""` opens several lines, and is not the string `"` with hashes, as `#"""#`.
    private func opensMultiline(at place: Int) -> Bool {
        var end = place
        while end < count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
            if bytes[end] == UInt8(ascii: "\""), byte(end + 1) == UInt8(ascii: "#") { return false }
            end += 1
        }
        return true
    }

    /// The rest of a literal, up to the next interpolation or to its end.
    mutating func readStringBody(_ literal: Literal) {
        let start = offset
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: "\n") where !literal.isMultiline, UInt8(ascii: "\r") where !literal.isMultiline:
                return endString(from: start, length: 0)
            case UInt8(ascii: "\""):
                if let length = closingLength(literal) { return endString(from: start, length: length) }
                offset += 1
            case UInt8(ascii: "\\"):
                guard hasHashes(literal.hashes, at: offset + 1) else {
                    offset += 1
                    continue
                }
                let length = 1 + literal.hashes
                if byte(offset + length) == UInt8(ascii: "("),
                    literal.isMultiline || closesInterpolation(after: offset + length + 1)
                {
                    if offset > start { append(.stringSegment, from: start) }
                    append(.interpolationStart, length: length + 1)
                    literals.append(Literal(hashes: literal.hashes, isMultiline: literal.isMultiline))
                    return
                }
                offset += length
                if offset < count, literal.isMultiline || !isLineBreak(bytes[offset]) { offset += 1 }
            default: offset += 1
            }
        }
        endString(from: start, length: 0)
    }

    private mutating func endString(from start: Int, length: Int) {
        if offset > start { append(.stringSegment, from: start) }
        append(.stringEnd, length: length)
    }

    /// The length of the closing quotes at the offset; nil if the quote there belongs to the contents.
    private func closingLength(_ literal: Literal) -> Int? {
        let quotes = literal.isMultiline ? 3 : 1
        for place in offset..<offset + quotes where byte(place) != UInt8(ascii: "\"") { return nil }
        return hasHashes(literal.hashes, at: offset + quotes) ? quotes + literal.hashes : nil
    }

    private func hasHashes(_ hashes: Int, at place: Int) -> Bool {
        for index in 0..<hashes where byte(place + index) != UInt8(ascii: "#") { return false }
        return true
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Whether the parenthesis that closes an interpolation of a one-line literal is on the same line, or, for
    /// interpolations over several lines, comes before a line that can only be code outside of it.
    ///
    /// Half-typed interpolations are frequent, and would otherwise take the rest of the file into the literal.
    private func closesInterpolation(after start: Int) -> Bool {
        var depth = 0
        var quotes = 0
        var place = start
        let limit = min(count, start + 2048)
        while place < limit {
            switch bytes[place] {
            case UInt8(ascii: "(") where quotes % 2 == 0: depth += 1
            case UInt8(ascii: ")") where quotes % 2 == 0:
                if depth == 0 { return true }
                depth -= 1
            case UInt8(ascii: "\""): quotes += 1
            case UInt8(ascii: "\n"):
                if quotes % 2 == 1 || startsStatement(at: place + 1) { return false }
            default: break
            }
            place += 1
        }
        return false
    }

    /// Whether a line begins with a declaration's or statement's word, or a closing brace.
    private func startsStatement(at line: Int) -> Bool {
        var place = line
        while byte(place).isBlank { place += 1 }
        if byte(place) == UInt8(ascii: "}") { return true }
        var first: UInt64 = 0
        var shift: UInt64 = 0
        while has(.nameContinuation, at: place), shift < 64 {
            first |= UInt64(byte(place)) << shift
            shift += 8
            place += 1
        }
        let word = words.word(first, 0)
        return byte(place).isBlank && (word.isDeclarationKeyword || word.isStatementKeyword || word.isModifier)
    }

    /// At a line break outside of literals: ends the one-line literals around, if code of a statement follows.
    mutating func leaveBrokenInterpolations() {
        guard let literal = literals.last, !literal.isMultiline, startsStatement(at: offset) else { return }
        while let literal = literals.last, !literal.isMultiline {
            literals.removeLast()
            append(.interpolationEnd, length: 0)
            append(.stringEnd, length: 0)
        }
        flags.formUnion([.afterNewline, .afterSpace])
    }
}
