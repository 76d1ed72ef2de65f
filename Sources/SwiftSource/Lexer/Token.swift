/// The smallest piece of Swift that the parser sees. Sixteen bytes, because a file has hundreds of thousands.
struct Token: Sendable {
    var start: UInt32
    var end: UInt32
    /// For an opening bracket, the index of the token that ends what is inside; else nothing.
    ///
    /// That is the closing bracket, or where one is missing, the first token after the contents.
    var partner: UInt32 = .max
    var kind: TokenKind
    var word: Word = .other
    var flags: Flags = []

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        /// The first token of its line.
        static let afterNewline = Flags(rawValue: 1)
        /// Blanks, a comment or a line break come before.
        static let afterSpace = Flags(rawValue: 2)
        /// An opening bracket whose closing one is missing.
        static let isUnclosed = Flags(rawValue: 4)
        /// A closing bracket without an opening one.
        static let isStray = Flags(rawValue: 8)
    }
}

enum TokenKind: UInt8, Sendable {
    case end
    /// A name or a keyword; ``Token/word`` tells which.
    case identifier
    /// A name in backticks, which is never a keyword.
    case quotedIdentifier
    /// `$0`, `$name`.
    case dollarIdentifier
    case integer
    case float
    case stringStart
    case stringSegment
    case stringEnd
    /// `\(` in a string.
    case interpolationStart
    case interpolationEnd
    case regex
    case placeholder

    case leftParenthesis
    case rightParenthesis
    case leftBrace
    case rightBrace
    case leftBracket
    case rightBracket

    case comma
    case colon
    case semicolon
    case at
    case dot
    case backslash
    /// `#name`. The word is that of the name.
    case hashWord

    case binaryOperator
    case prefixOperator
    case postfixOperator
    case equal
    case arrow
    /// `&` before its operand.
    case prefixAmpersand
    /// `?` directly after something.
    case postfixQuestion
    /// `?` of a ternary expression.
    case infixQuestion
    /// `!` directly after something.
    case postfixExclamation

    case unknown
}

extension TokenKind {
    var isOpening: Bool {
        switch self {
        case .leftParenthesis, .leftBrace, .leftBracket, .interpolationStart: true
        default: false
        }
    }

    var isClosing: Bool {
        switch self {
        case .rightParenthesis, .rightBrace, .rightBracket, .interpolationEnd: true
        default: false
        }
    }

    /// The closing bracket for an opening one.
    var closing: TokenKind? {
        switch self {
        case .leftParenthesis: .rightParenthesis
        case .leftBrace: .rightBrace
        case .leftBracket: .rightBracket
        case .interpolationStart: .interpolationEnd
        default: nil
        }
    }
}
