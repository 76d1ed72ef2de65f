import SourceText

/// Splits a text into tokens. Every byte belongs to exactly one token, whatever the text is.
///
/// Complexity: linear in the length of the text.
struct Lexer {
    private let bytes: [UInt8]
    /// The offset of the next byte to read.
    private var offset = 0
    private var tokens: [Token] = []
    private var startsLine = true
    /// The last token that is not trivia.
    private var previous: Token.Kind?
    private var previousRange = 0..<0
    private var foundOpenComment = false
    /// The ranges of merge conflicts that are not read, from the next one on. Comments skip those of complete
    /// conflicts.
    private var leftOut: ArraySlice<(range: TextRange, isWhole: Bool)>

    private init(_ bytes: [UInt8], _ merges: [MergeConflict]) {
        self.bytes = bytes
        let leftOut = merges.flatMap { merge in
            // The last marker counts by itself in case the range up to it begins in a comment.
            let ranges = merge.leftOut + [merge.last].compactMap { $0 }
            return ranges.map { (range: $0, isWhole: merge.isWhole) }
        }
        self.leftOut = leftOut[...]
        tokens.reserveCapacity(bytes.count / 3)
    }

    /// - Parameter merges: The merge conflicts of the text. Each range of them that is not read becomes one token.
    static func tokens(of text: SourceText, merges: [MergeConflict] = []) -> [Token] {
        var lexer = Lexer(text.utf8, merges)
        while lexer.offset < lexer.bytes.count {
            let start = lexer.offset
            let kind = lexer.next()
            lexer.add(kind, start)
        }
        return lexer.tokens
    }

    private mutating func add(_ kind: Token.Kind, _ start: Int) {
        tokens.append(Token(kind: kind, startsLine: startsLine, start: Int32(start), end: Int32(offset)))
        if kind.isTrivia {
            let breaksLine = kind == .lineBreak || kind == .leftOut
            if breaksLine || kind == .blockComment && hasLineBreak(start..<offset) { startsLine = true }
        } else {
            startsLine = false
            previous = kind
            previousRange = start..<offset
        }
    }

    private func byte(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// Reads one token, which is never empty.
    private mutating func next() -> Token.Kind {
        while let next = leftOut.first?.range, next.start.value <= offset {
            leftOut.removeFirst()
            if next.start.value == offset {
                offset = next.end.value
                return .leftOut
            }
        }
        let first = bytes[offset]
        if let kind = Self.punctuation(first) { return single(kind) }
        switch first {
        case 0xEF where offset == 0 && byte(1) == 0xBB && byte(2) == 0xBF:
            // A byte order mark.
            offset = 3
            return .blank
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return .blank
        case UInt8(ascii: "\r"):
            offset += byte(1) == UInt8(ascii: "\n") ? 2 : 1
            return .lineBreak
        case UInt8(ascii: "/"): return slash()
        case UInt8(ascii: "\""): return text()
        case UInt8(ascii: "`"): return quotedName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
        case UInt8(ascii: "."): return dot()
        case UInt8(ascii: "="): return pair(UInt8(ascii: "="), .equal, else: .assign)
        case UInt8(ascii: "<"): return pair(UInt8(ascii: "="), .lessOrEqual, else: .unknown)
        case UInt8(ascii: ">"): return pair(UInt8(ascii: "="), .greaterOrEqual, else: .unknown)
        default: return word()
        }
    }

    /// The kind of token that this byte always is.
    private static func punctuation(_ byte: UInt8) -> Token.Kind? {
        switch byte {
        case UInt8(ascii: "\n"): .lineBreak
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: "("): .leftParenthesis
        case UInt8(ascii: ")"): .rightParenthesis
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "+"): .plus
        case UInt8(ascii: "-"): .minus
        case UInt8(ascii: "*"): .star
        case UInt8(ascii: "%"): .percent
        default: nil
        }
    }

    private mutating func single(_ kind: Token.Kind) -> Token.Kind {
        offset += 1
        return kind
    }

    private mutating func pair(_ second: UInt8, _ kind: Token.Kind, else other: Token.Kind) -> Token.Kind {
        guard byte(1) == second else { return single(other) }
        offset += 2
        return kind
    }

    private mutating func slash() -> Token.Kind {
        switch byte(1) {
        case UInt8(ascii: "/"):
            skip { !Self.isLineBreak($0) }
            return .lineComment
        case UInt8(ascii: "*"):
            offset = endOfBlockComment()
            return .blockComment
        default: return single(.slash)
        }
    }

    private mutating func dot() -> Token.Kind {
        if let digit = byte(1), Self.isDigit(digit) { return number() }
        guard byte(1) == UInt8(ascii: "."), byte(2) == UInt8(ascii: ".") else { return single(.dot) }
        offset += 3
        return .range
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
    }

    // MARK: Words

    private mutating func word() -> Token.Kind {
        let start = offset
        guard let length = IdentifierCharacters.startLength(bytes, at: offset) else {
            offset += 1
            // The remaining bytes of the same character.
            skip { $0 & 0xC0 == 0x80 }
            return .unknown
        }
        offset += length
        while let length = IdentifierCharacters.continuationLength(bytes, at: offset) { offset += length }
        if isTimes(start) {
            offset = start + 1
            return .name
        }
        return isVisualFormat(start) ? visualFormatLine() : .name
    }

    /// Whether the word at `start` is the `x` of `375x60` or `375 x60`, together with the number after it.
    private func isTimes(_ start: Int) -> Bool {
        guard !startsLine, bytes[start] == UInt8(ascii: "x"), offset - start > 1 else { return false }
        guard previous == .number || isSingleUnderscore(previousRange) else { return false }
        return Self.isDigit(bytes[start + 1]) || previousRange.upperBound == start
    }

    private func isSingleUnderscore(_ range: Range<Int>) -> Bool {
        range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: "_")
    }

    /// Whether the word at `start` begins a Visual Format line: `H:` or `V:` where a statement can begin.
    private func isVisualFormat(_ start: Int) -> Bool {
        guard offset - start == 1, bytes[start] == UInt8(ascii: "H") || bytes[start] == UInt8(ascii: "V"),
            byte() == UInt8(ascii: ":")
        else { return false }
        if startsLine { return true }
        switch previous {
        case nil, .leftBrace, .rightBrace, .semicolon, .colon: return true
        case .name: return bytes[previousRange].elementsEqual("inactive".utf8)
        default: return false
        }
    }

    private mutating func visualFormatLine() -> Token.Kind {
        var end = offset
        scan: while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "}"): break scan
            case UInt8(ascii: "`"):
                let start = offset
                if quotedName() == .unknown { offset = start + 1 }
                end = offset
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): break scan
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                let leftOutBefore = leftOut
                let comment = offset..<endOfBlockComment()
                if hasLineBreak(comment) {
                    // The comment becomes a token of its own, so it will be read again.
                    leftOut = leftOutBefore
                    break scan
                }
                offset = comment.upperBound
            case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
            default:
                offset += 1
                end = offset
            }
        }
        offset = end
        return .visualFormat
    }

    private mutating func quotedName() -> Token.Kind {
        offset += 1
        let start = offset
        skip { $0 != UInt8(ascii: "`") && !Self.isLineBreak($0) }
        guard byte() == UInt8(ascii: "`") else { return .unknown }
        offset += 1
        return offset == start + 1 ? .unknown : .quotedName
    }

    // MARK: Numbers and strings

    private mutating func number() -> Token.Kind {
        skip(while: Self.isDigit)
        if byte() == UInt8(ascii: "."), let digit = byte(1), Self.isDigit(digit) {
            offset += 1
            skip(while: Self.isDigit)
        }
        return .number
    }

    private mutating func text() -> Token.Kind {
        offset += 1
        while let byte = byte(), !Self.isLineBreak(byte) {
            offset += 1
            if byte == UInt8(ascii: "\"") { return .text }
            if byte == UInt8(ascii: "\\"), let escaped = self.byte(), !Self.isLineBreak(escaped) { offset += 1 }
        }
        return .unknown
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    // MARK: Comments

    private static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private func hasLineBreak(_ range: Range<Int>) -> Bool { bytes[range].contains(where: Self.isLineBreak) }

    /// The end of the block comment at the current offset. A comment that is never closed ends before the next line
    /// that begins with `layout`, so that it hides at most the layout that it is in.
    private mutating func endOfBlockComment() -> Int {
        // After the first open comment, the others are searched only up to the next layout. Otherwise each of them
        // would be searched to the end of the text.
        let limit = foundOpenComment ? nextLayout() : bytes.count
        // Comments may be nested to any depth, so this does not recurse.
        var depth = 0
        var end = offset
        let leftOutBefore = leftOut
        while end + 1 < limit {
            if let next = leftOut.first, next.range.start.value <= end {
                leftOut.removeFirst()
                if next.isWhole { end = max(end, next.range.end.value) }
            } else if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") {
                depth += 1
                end += 2
            } else if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
                depth -= 1
                end += 2
                if depth == 0 { return end }
            } else {
                end += 1
            }
        }
        foundOpenComment = true
        leftOut = leftOutBefore
        return nextLayout()
    }

    /// The next line that begins with `layout`, or the end of the text.
    private func nextLayout() -> Int {
        let word = Array("layout ".utf8)
        var isLineStart = false
        for start in offset..<bytes.count {
            if isLineStart, bytes[start] == word[0], bytes[start...].starts(with: word) { return start }
            isLineStart = Self.isLineBreak(bytes[start])
        }
        return bytes.count
    }
}
