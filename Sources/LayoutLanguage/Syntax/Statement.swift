import LayoutModel
import SourceText

/// A name as it stands in the text. Its range holds the backquotes, its text does not.
struct Name: Hashable, Sendable {
    var text: String
    var range: TextRange
    var isQuoted: Bool

    /// Whether it is this word of the language and not a name in backquotes.
    func isWord(_ word: String) -> Bool { !isQuoted && text == word }

    /// As it stands in the text.
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

    /// As it stands in the text, without blanks.
    var written: String { parts.map(\.written).joined(separator: ".") }
}

struct NumberNode: Hashable, Sendable {
    var value: Double
    var range: TextRange
}

/// A number or a calculation with parameters and attributes.
indirect enum Expression: Sendable {
    enum Operator: Sendable { case plus, minus, times, over }

    case number(NumberNode)
    case reference(Path)
    /// `[a, b].attribute`; the range is that of all of it.
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

    var range: TextRange {
        switch self {
        case .number(let number): number.range
        case .none(let range), .fit(let range): range
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

/// `a.width == b.width == c.width @ high`: operands with relations between them.
struct ConstraintNode: Sendable {
    struct Link: Sendable {
        var relation: Token.Kind
        var relationRange: TextRange
        var operand: Operand
    }

    var label: Path?
    /// Where `inactive` stands.
    var inactive: TextRange?
    var first: Operand
    var links: [Link]
    var priority: Expression?
}

struct VisualFormatNode: Sendable {
    var label: Path?
    var inactive: TextRange?
    /// The line itself, `H:` or `V:` included.
    var line: TextRange
}

/// What follows a kind: one declared view.
struct ViewNode: Sendable {
    var name: Name?
    var size: SizeNode?
    var text: String?
    var stack: StackNode?
    var spacer: SpacerNode?
    var body: Block?
    /// From the kind, or for those after a comma from the name, to the end of the body.
    var range: TextRange
    /// What stands of it before the body.
    var header: TextRange
    /// Whether a part of it could not be read.
    var isBroken = false
    /// The names in the part that could not be read.
    var lost: [Name] = []
}

struct StackNode: Sendable {
    var axis: Name?
    var spacing: NumberNode?
    var alignment: Name?
    var distribution: Name?
}

struct SpacerNode: Sendable {
    var length: NumberNode?
    var after: Path?
}

struct PropertyNode: Sendable {
    enum Value: Sendable {
        case hugging(axis: Name?, Expression)
        case compressionResistance(axis: Name?, Expression)
        case hidden
        case clipsToBounds
        case margins([NumberNode])
        case lines(NumberNode)
    }

    var value: Value
}

/// One change inside a state.
enum ChangeNode: Sendable {
    case views(Name, [Path])
    case constraints(Name, [Path])
    /// `L.constant = N`, `L.priority = P`.
    case assign(Path, property: Name, Expression)
    case set(Path, Expression)
    case size(Path, property: Name, SizeNode)
    case text(Path, property: Name, String)
    case canvas(SizeNode)
}

struct Statement: Sendable {
    indirect enum Kind: Sendable {
        case layout(Name?, Block)
        case sizes([SizeNode], areMore: Bool)
        case safeArea([NumberNode])
        case direction(Name)
        case views(kind: Name, [ViewNode])
        case property(PropertyNode)
        case customSpacing(NumberNode, after: [Path])
        case constraint(ConstraintNode)
        case visualFormat(VisualFormatNode)
        /// With the directions, or with labels where the style goes by them.
        case collapse(Path, [Name], style: Name?)
        case vary([Path])
        case state(Name?, Block)
        case parameter(Name, value: NumberNode, lower: NumberNode, upper: NumberNode)
        case change(ChangeNode)
        /// What could not be read, with the names that stand in it. Its finding has been made.
        case broken(names: [Name], mayConstrain: Bool)
    }

    var kind: Kind
    /// From its first token to its last, trivia around it left out.
    var range: TextRange
}

/// Statements between braces.
struct Block: Sendable {
    var statements: [Statement]
    /// The braces; one that is missing is an empty range where it should stand.
    var open: TextRange
    var close: TextRange

    /// Whether its closing brace is there.
    var isClosed: Bool { !close.isEmpty }
}

/// A text as it was read: all its tokens, and the statements that they make.
///
/// The statements lie over the tokens by their ranges; nothing of the text is outside the tokens.
struct SyntaxTree: Sendable {
    let text: SourceText
    let tokens: [Token]
    var statements: [Statement]
    /// In order of place.
    var problems: [Finding]
    /// Where comments begin that are never closed.
    var openComments: [UTF8Offset] = []
    /// Whether a merge waits to be resolved.
    var hasMergeMarks = false

    /// The tokens' texts one after the other: the text.
    var written: [UInt8] { tokens.flatMap { text.bytes(in: $0.range) } }
}
