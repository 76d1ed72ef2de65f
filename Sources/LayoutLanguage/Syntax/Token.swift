import SourceText

/// The smallest part of a text. The tokens of a text cover it without a gap, blanks and comments included.
struct Token: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        // Trivia, which the parser does not see.
        case blank, lineBreak, lineComment, blockComment
        /// A line with the mark of a merge, or with it the version that is not read.
        case leftOut

        case name, quotedName, number, text
        /// What follows `H:` or `V:`, up to the end of the line, `;` or `}`. The letter and the colon are part of it.
        case visualFormat
        case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
        case comma, semicolon, colon, dot, range, at
        case plus, minus, star, slash, percent
        case equal, lessOrEqual, greaterOrEqual
        /// A single `=`.
        case assign
        /// A text or a name in backquotes that its line does not close, a lone `<`, a character that has no meaning.
        case unknown

        var isTrivia: Bool { rawValue <= Kind.leftOut.rawValue }

        /// Whether a statement goes on behind it, whatever line breaks follow.
        var goesOn: Bool {
            switch self {
            case .plus, .minus, .star, .slash, .equal, .lessOrEqual, .greaterOrEqual, .at, .comma, .colon, .range,
                .leftParenthesis, .leftBracket:
                true
            default: false
            }
        }
    }

    var kind: Kind
    /// Whether a line break stands between this token and the one before it that is not trivia.
    var startsLine: Bool
    var start: Int32
    var end: Int32

    var range: TextRange { TextRange(Int(start), Int(end)) }
}
