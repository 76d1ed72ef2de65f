import SourceText

/// Splits a text into tokens, in one pass. Never fails: what is no token is one of kind ``TokenKind/unknown``.
///
/// Offsets are `Int` here and `UInt32` in tokens; a text of 4 GB or more is cut off.
struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    let classes: UnsafeBufferPointer<CharacterClass>
    let words: WordTable
    let count: Int
    var offset = 0
    var tokens: [Token] = []
    var flags: Token.Flags = .afterNewline
    /// The literals whose interpolations are open, from the outermost.
    var literals: [Literal] = []

    /// A string literal that is being read.
    struct Literal {
        var hashes: Int
        var isMultiline: Bool
        /// The parentheses open inside of the interpolation that is being read.
        var depth = 0
    }

    /// The tokens of a text, without the brackets' partners. The last is of kind ``TokenKind/end``.
    static func tokens(of text: SourceText) -> [Token] {
        text.utf8.withUnsafeBufferPointer { bytes in
            CharacterClass.table.withUnsafeBufferPointer { classes in
                var lexer = Lexer(
                    bytes: bytes, classes: classes, words: .standard, count: min(bytes.count, Int(UInt32.max) - 1))
                lexer.readAll()
                return lexer.tokens
            }
        }
    }

    /// The byte at `place`, or 0 outside of the text.
    @inline(__always) func byte(_ place: Int) -> UInt8 { place >= 0 && place < count ? bytes[place] : 0 }

    @inline(__always) func has(_ class: CharacterClass, at place: Int) -> Bool {
        classes[Int(byte(place))].contains(`class`)
    }

    @inline(__always) mutating func append(_ kind: TokenKind, from start: Int, word: Word = .other) {
        tokens.append(
            Token(start: UInt32(start), end: UInt32(offset), kind: kind, word: word, flags: flags))
        flags = []
    }

    @inline(__always) mutating func append(_ kind: TokenKind, length: Int) {
        let start = offset
        offset += length
        append(kind, from: start)
    }

    private mutating func readAll() {
        tokens.reserveCapacity(count / 4 + 16)
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = 3 }
        if byte(offset) == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "!") { skipLine() }
        while true {
            skipSpace()
            guard offset < count else { break }
            readToken()
        }
        append(.end, length: 0)
    }

    private mutating func readToken() {
        let byte = byte(offset)
        let classes = classes[Int(byte)]
        if classes.contains(.nameStart) { return readName() }
        if classes.contains(.digit) { return readNumber() }
        switch byte {
        case UInt8(ascii: "("):
            if !literals.isEmpty { literals[literals.count - 1].depth += 1 }
            append(.leftParenthesis, length: 1)
        case UInt8(ascii: ")"): readClosingParenthesis()
        case UInt8(ascii: "{"): append(.leftBrace, length: 1)
        case UInt8(ascii: "}"): append(.rightBrace, length: 1)
        case UInt8(ascii: "["): append(.leftBracket, length: 1)
        case UInt8(ascii: "]"): append(.rightBracket, length: 1)
        case UInt8(ascii: ","): append(.comma, length: 1)
        case UInt8(ascii: ":"): append(.colon, length: 1)
        case UInt8(ascii: ";"): append(.semicolon, length: 1)
        case UInt8(ascii: "@"): append(.at, length: 1)
        case UInt8(ascii: "\\"): append(.backslash, length: 1)
        case UInt8(ascii: "\""): readString(hashes: 0)
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "`"): readQuotedName()
        case UInt8(ascii: "$"):
            let start = offset
            skipName()
            append(.dollarIdentifier, from: start)
        default:
            if classes.contains(.operatorCharacter) { return readOperator() }
            readOther(byte)
        }
    }

    private mutating func readClosingParenthesis() {
        guard let literal = literals.last else { return append(.rightParenthesis, length: 1) }
        if literal.depth == 0 {
            append(.interpolationEnd, length: 1)
            literals.removeLast()
            readStringBody(literal)
        } else {
            literals[literals.count - 1].depth -= 1
            append(.rightParenthesis, length: 1)
        }
    }

    /// A character outside of ASCII, or one that Swift has no use for.
    private mutating func readOther(_ byte: UInt8) {
        guard byte >= 0x80, let (scalar, length) = scalar(at: offset) else { return append(.unknown, length: 1) }
        if CharacterClass.isOperatorStart(scalar) { return readOperator() }
        let start = offset
        offset += length
        skipName()
        append(.identifier, from: start)
    }

    // MARK: Blanks and comments

    private mutating func skipSpace() {
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12:
                flags.insert(.afterSpace)
                offset += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                flags.formUnion([.afterNewline, .afterSpace])
                offset += 1
                leaveBrokenInterpolations()
            case UInt8(ascii: "/"):
                if byte(offset + 1) == UInt8(ascii: "/") {
                    skipLine()
                } else if byte(offset + 1) == UInt8(ascii: "*") {
                    skipComment()
                } else {
                    return
                }
                flags.insert(.afterSpace)
            case 0xC2 where byte(offset + 1) == 0xA0:
                flags.insert(.afterSpace)
                offset += 2
            default: return
            }
        }
    }

    private mutating func skipLine() {
        while offset < count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while offset < count {
            if bytes[offset] == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
                offset += 2
                depth -= 1
                if depth == 0 { return }
            } else if bytes[offset] == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
                offset += 2
                depth += 1
            } else {
                if bytes[offset] == UInt8(ascii: "\n") { flags.insert(.afterNewline) }
                offset += 1
            }
        }
    }
}
