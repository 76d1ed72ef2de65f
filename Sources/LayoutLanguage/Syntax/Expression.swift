import LayoutModel
import SourceText

/// A name in the text. Its range includes the backquotes, its text does not.
struct Name: Hashable, Sendable {
    var text: String
    var range: TextRange
    var isQuoted: Bool

    init(text: String, range: TextRange, isQuoted: Bool) {
        self.text = text
        self.range = range
        self.isQuoted = isQuoted
    }

    /// The name that a token is; nil for other tokens.
    init?(_ token: Token, in text: SourceText) {
        guard token.kind.isName else { return nil }
        let quote = token.kind == .quotedName ? 1 : 0
        self.init(
            text: text[TextRange(Int(token.start) + quote, Int(token.end) - quote)], range: token.range,
            isQuoted: quote == 1)
    }

    /// Whether it is this word of the language, not a name in backquotes.
    func isWord(_ word: String) -> Bool { !isQuoted && text == word }

    /// As in the text.
    var written: String { isQuoted ? "`\(text)`" : text }
}

/// Names joined by dots.
struct Path: Hashable, Sendable {
    var parts: [Name]

    var range: TextRange {
        guard let first = parts.first, let last = parts.last else { return TextRange(0, 0) }
        return first.range.union(last.range)
    }

    var text: String { parts.map(\.text).joined(separator: ".") }

    /// As in the text, without spaces.
    var written: String { parts.map(\.written).joined(separator: ".") }
}

struct NumberNode: Hashable, Sendable {
    var value: Double
    var range: TextRange
}

/// A number, an attribute or a parameter, or a calculation with them.
indirect enum Expression: Sendable {
    enum Operator: Sendable { case plus, minus, times, over }

    case number(NumberNode)
    case reference(Path)
    /// `[a, b].attribute`, with the range of all of it.
    case group([Path], attribute: Name, TextRange)
    case negated(Expression, TextRange)
    case percent(Expression, TextRange)
    case binary(Operator, Expression, Expression)
    case parenthesized(Expression, TextRange)

    var range: TextRange {
        switch self {
        case .number(let number): number.range
        case .reference(let path): path.range
        case .group(_, _, let range), .negated(_, let range), .percent(_, let range), .parenthesized(_, let range):
            range
        case .binary(_, let a, let b): a.range.union(b.range)
        }
    }
}

/// One side of a constraint.
struct Operand: Sendable {
    var value: Expression
    /// The H of `W x H`.
    var height: Expression?
    var inset: [Expression]?
    var range: TextRange
}

/// One side of a `W x H`.
enum LengthNode: Sendable {
    case number(NumberNode)
    case none(TextRange)
    case fit(TextRange)
    /// The length of a device on this axis.
    case device(Name)

    var range: TextRange {
        switch self {
        case .number(let number): number.range
        case .none(let range), .fit(let range): range
        case .device(let name): name.range
        }
    }
}

enum SizeNode: Sendable {
    case lengths(LengthNode, LengthNode)
    case device(Name)

    var range: TextRange {
        switch self {
        case .lengths(let width, let height): width.range.union(height.range)
        case .device(let name): name.range
        }
    }
}
