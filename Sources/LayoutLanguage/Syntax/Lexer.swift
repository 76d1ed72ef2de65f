import SourceText

/// Cuts a text into tokens. Every code unit is in exactly one token, whatever the text is.
///
/// Complexity: linear in the length of the text.
struct Lexer {
    let bytes: [UInt8]
    var place = 0
    var tokens: [Token] = []
    private var startsLine = true
    private var previous: Token.Kind?
    private var previousRange = 0..<0
    private var foundOpenComment = false
    /// What merges left that is to be passed over, beginning with the next; in comments too where all marks are there.
    private var leftOut: ArraySlice<(range: TextRange, isWhole: Bool)>

    private init(_ bytes: [UInt8], _ merges: [MergeConflict]) {
        self.bytes = bytes
        let leftOut = merges.flatMap { merge in
            // Where what leads to a last mark begins in a comment, that mark stands for itself.
            let stretches = merge.leftOut + [merge.last].compactMap { $0 }
            return stretches.map { (range: $0, isWhole: merge.isWhole) }
        }
        self.leftOut = leftOut[...]
        tokens.reserveCapacity(bytes.count / 3)
    }

    /// - Parameter merges: what merges left in the text; what is not to be read of it is one token each, but for what lies in comments.
    static func tokens(of text: SourceText, merges: [MergeConflict] = []) -> [Token] {
        var lexer = Lexer(text.utf8, merges)
        lexer.run()
        return lexer.tokens
    }

    private mutating func run() {
        while place < bytes.count {
            let start = place
            let kind = next()
            add(kind, start)
        }
    }

    private mutating func add(_ kind: Token.Kind, _ start: Int) {
        tokens.append(Token(kind: kind, startsLine: startsLine, start: Int32(start), end: Int32(place)))
        if kind.isTrivia {
            let breaksLine = kind == .lineBreak || kind == .leftOut
            if breaksLine || kind == .blockComment && holdsLineBreak(start..<place) { startsLine = true }
        } else {
            startsLine = false
            previous = kind
            previousRange = start..<place
        }
    }

    func byte(_ offset: Int = 0) -> UInt8? {
        place + offset < bytes.count ? bytes[place + offset] : nil
    }

    /// Reads one token, which is never empty, and says what it is.
    private mutating func next() -> Token.Kind {
        let first = bytes[place]
        while let next = leftOut.first?.range, next.start.value <= place {
            leftOut.removeFirst()
            if next.start.value == place {
                place = next.end.value
                return .leftOut
            }
        }
        switch first {
        case 0xEF where place == 0 && byte(1) == 0xBB && byte(2) == 0xBF:
            // A byte order mark, as some editors write it.
            place += 3
            return .blank
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return .blank
        case UInt8(ascii: "\n"): return single(.lineBreak)
        case UInt8(ascii: "\r"):
            place += byte(1) == UInt8(ascii: "\n") ? 2 : 1
            return .lineBreak
        case UInt8(ascii: "/"):
            if byte(1) == UInt8(ascii: "/") {
                skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
                return .lineComment
            }
            if byte(1) == UInt8(ascii: "*") {
                place = endOfBlockComment()
                return .blockComment
            }
            return single(.slash)
        case UInt8(ascii: "\""): return text()
        case UInt8(ascii: "`"): return quotedName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
        case UInt8(ascii: "."):
            if let digit = byte(1), Self.isDigit(digit) { return number() }
            if byte(1) == UInt8(ascii: "."), byte(2) == UInt8(ascii: ".") {
                place += 3
                return .range
            }
            return single(.dot)
        case UInt8(ascii: "="): return pair(UInt8(ascii: "="), .equal, else: .assign)
        case UInt8(ascii: "<"): return pair(UInt8(ascii: "="), .lessOrEqual, else: .unknown)
        case UInt8(ascii: ">"): return pair(UInt8(ascii: "="), .greaterOrEqual, else: .unknown)
        case UInt8(ascii: "{"): return single(.leftBrace)
        case UInt8(ascii: "}"): return single(.rightBrace)
        case UInt8(ascii: "("): return single(.leftParenthesis)
        case UInt8(ascii: ")"): return single(.rightParenthesis)
        case UInt8(ascii: "["): return single(.leftBracket)
        case UInt8(ascii: "]"): return single(.rightBracket)
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: ";"): return single(.semicolon)
        case UInt8(ascii: ":"): return single(.colon)
        case UInt8(ascii: "@"): return single(.at)
        case UInt8(ascii: "+"): return single(.plus)
        case UInt8(ascii: "-"): return single(.minus)
        case UInt8(ascii: "*"): return single(.star)
        case UInt8(ascii: "%"): return single(.percent)
        default: return word()
        }
    }

    mutating func single(_ kind: Token.Kind) -> Token.Kind {
        place += 1
        return kind
    }

    private mutating func pair(_ second: UInt8, _ kind: Token.Kind, else other: Token.Kind) -> Token.Kind {
        guard byte(1) == second else { return single(other) }
        place += 2
        return kind
    }

    mutating func skip(while condition: (UInt8) -> Bool) {
        while place < bytes.count, condition(bytes[place]) { place += 1 }
    }

    // MARK: Words

    private mutating func word() -> Token.Kind {
        let start = place
        guard let length = IdentifierCharacters.startLength(bytes, at: place) else {
            place += 1
            // The rest of a character of several bytes belongs to it.
            skip { $0 & 0xC0 == 0x80 }
            return .unknown
        }
        place += length
        while let length = IdentifierCharacters.continuationLength(bytes, at: place) { place += length }
        if isTimes(start) {
            place = start + 1
            return .name
        }
        if isVisualFormat(start) { return visualFormat() }
        return .name
    }

    /// Whether the word at `start` is the `x` of `375x60`, or of `375 x60`, with the number after it.
    private func isTimes(_ start: Int) -> Bool {
        guard !startsLine, bytes[start] == UInt8(ascii: "x"), place - start > 1 else { return false }
        guard previous == .number || isLoneUnderscore(previousRange) else { return false }
        return Self.isDigit(bytes[start + 1]) || previousRange.upperBound == start
    }

    private func isLoneUnderscore(_ range: Range<Int>) -> Bool {
        range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: "_")
    }

    /// Whether the word at `start` begins a Visual Format line: `H:` or `V:` where a statement can begin.
    private func isVisualFormat(_ start: Int) -> Bool {
        guard place - start == 1, bytes[start] == UInt8(ascii: "H") || bytes[start] == UInt8(ascii: "V"),
            byte() == UInt8(ascii: ":")
        else { return false }
        if startsLine { return true }
        switch previous {
        case nil, .leftBrace, .rightBrace, .semicolon, .colon: return true
        case .name: return bytes[previousRange].elementsEqual("inactive".utf8)
        default: return false
        }
    }

    private mutating func visualFormat() -> Token.Kind {
        var end = place
        scan: while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "}"): break scan
            case UInt8(ascii: "`"):
                let start = place
                if quotedName() == .unknown { place = start + 1 }
                end = place
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): break scan
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                let leftOutBefore = leftOut
                let comment = place..<endOfBlockComment()
                if holdsLineBreak(comment) {
                    // It is a token of its own, and read again.
                    leftOut = leftOutBefore
                    break scan
                }
                place = comment.upperBound
            case UInt8(ascii: " "), UInt8(ascii: "\t"): place += 1
            default:
                place += 1
                end = place
            }
        }
        place = end
        return .visualFormat
    }

    private mutating func quotedName() -> Token.Kind {
        place += 1
        let start = place
        skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard byte() == UInt8(ascii: "`") else { return .unknown }
        let isEmpty = place == start
        place += 1
        return isEmpty ? .unknown : .quotedName
    }

    // MARK: Numbers and texts

    private mutating func number() -> Token.Kind {
        skip(while: Self.isDigit)
        if byte() == UInt8(ascii: "."), let digit = byte(1), Self.isDigit(digit) {
            place += 1
            skip(while: Self.isDigit)
        }
        return .number
    }

    private mutating func text() -> Token.Kind {
        place += 1
        while let byte = byte(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            place += 1
            if byte == UInt8(ascii: "\"") { return .text }
            if byte == UInt8(ascii: "\\"), let escaped = self.byte(), escaped != UInt8(ascii: "\n"),
                escaped != UInt8(ascii: "\r")
            {
                place += 1
            }
        }
        return .unknown
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    // MARK: Comments

    private func holdsLineBreak(_ range: Range<Int>) -> Bool {
        bytes[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }

    /// Where the block comment at the current place ends. One that is never closed ends before the next line that begins with
    /// `layout`, so that it costs no more than the layout it stands in.
    ///
    /// Counts how deep it is instead of recursing: any depth is read.
    private mutating func endOfBlockComment() -> Int {
        // Once one was found open, the others look no further than to the next layout: else every one of them would read to the end.
        let limit = foundOpenComment ? nextLayout() : bytes.count
        var depth = 0
        var place = place
        let leftOutBefore = leftOut
        while place + 1 < limit {
            if let next = leftOut.first, next.range.start.value <= place {
                leftOut.removeFirst()
                if next.isWhole { place = max(place, next.range.end.value) }
            } else if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return place }
            } else {
                place += 1
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
        for place in place..<bytes.count {
            if isLineStart, bytes[place] == word[0], bytes[place...].starts(with: word) { return place }
            isLineStart = bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r")
        }
        return bytes.count
    }
}
