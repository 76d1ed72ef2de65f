import SourceText

/// The smallest part of a text. The tokens of a text cover it without gaps, including spaces and comments.
struct Token: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        // Trivia, which the parser does not see.
        case blank, lineBreak, lineComment, blockComment
        /// A merge marker, or a marker with the version that is not read.
        case leftOut

        case name, quotedName, number, text
        /// A Visual Format line from `H:` or `V:` to the end of the line, `;` or `}`.
        case visualFormat
        case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
        case comma, semicolon, colon, dot, range, at
        case plus, minus, star, slash, percent
        case equal, lessOrEqual, greaterOrEqual
        /// A single `=`.
        case assign
        /// A string or quoted name that is not closed on its line, a single `<` or `>`, or a meaningless character.
        case unknown

        var isTrivia: Bool { rawValue <= Kind.leftOut.rawValue }

        /// Whether the statement continues after it, regardless of line breaks.
        var continuesStatement: Bool {
            switch self {
            case .plus, .minus, .star, .slash, .equal, .lessOrEqual, .greaterOrEqual, .at, .comma, .colon, .range,
                .leftParenthesis, .leftBracket:
                true
            default: false
            }
        }

        /// Whether it is `==`, `<=` or `>=`.
        var isRelation: Bool { self == .equal || self == .lessOrEqual || self == .greaterOrEqual }

        /// Whether it is a name, with or without backquotes.
        var isName: Bool { self == .name || self == .quotedName }
    }

    var kind: Kind
    /// Whether there is a line break between this token and the previous one that is not trivia.
    var startsLine: Bool
    var start: Int32
    var end: Int32

    var range: TextRange { TextRange(Int(start), Int(end)) }
}
