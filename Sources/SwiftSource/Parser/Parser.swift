import SourceText

/// Reads tokens into a tree by recursive descent.
///
/// Inside of brackets the parser sees nothing beyond their end: to it, that is the end of the file. So whatever is
/// wrong inside stays inside. What it cannot read becomes an opaque node up to the end of the line, and it goes on.
struct Parser {
    private let text: [UInt8]
    private(set) var tokens: [Token]
    var builder: TreeBuilder
    /// The index of the current token, and of the first that is out of reach.
    private(set) var index = 0
    private(set) var limit: Int
    /// The current token; of kind ``TokenKind/end`` at the limit.
    private(set) var token: Token
    /// Where the last consumed token ends.
    private(set) var lastEnd: UInt32 = 0
    /// How many expressions, types, statements and blocks are being read inside of each other.
    var depth = 0
    /// How many clauses of `#if` are being read inside of the innermost brackets.
    var clauseDepth = 0
    /// The index of the first token of the innermost statement.
    var statementStart = 0
    /// How the current expression is read.
    var context = ExpressionContext()
    /// The names of the only functions whose bodies are read; nil if all are.
    var onlyBodies: [StaticString]?
    private let isCancelled: () -> Bool
    private var untilCheck = Parser.checkInterval
    private(set) var wasCancelled = false

    /// Deeper nesting than this is opaque. A thread's stack of 512 KB holds half as many levels again.
    static let maximumDepth = 200

    private static let checkInterval = 4096

    init(_ text: SourceText, onlyBodies: [StaticString]? = nil, isCancelled: @escaping () -> Bool) {
        self.text = text.utf8
        self.onlyBodies = onlyBodies
        tokens = Lexer.tokens(of: text)
        BracketMatching.match(&tokens, of: text)
        self.isCancelled = isCancelled
        builder = TreeBuilder(expecting: tokens.count * 3 / 4 + 16)
        limit = tokens.count - 1
        token = tokens[0]
    }

    // MARK: Tokens

    @inline(__always) var kind: TokenKind { token.kind }

    /// The word of the current token, if it is a name and not in backticks.
    @inline(__always) var word: Word { token.kind == .identifier ? token.word : .other }

    @inline(__always) var isAtLineStart: Bool { token.flags.contains(.afterNewline) }

    /// The token `distance` after the current one; of kind ``TokenKind/end`` beyond the limit.
    @inline(__always) func peek(_ distance: Int = 1) -> Token { token(at: index + distance) }

    @inline(__always) func token(at place: Int) -> Token {
        if place >= 0, place < limit { return tokens[place] }
        var end = tokens[limit]
        end.kind = .end
        end.word = .other
        return end
    }

    @inline(__always) mutating func advance() {
        guard index < limit else { return }
        lastEnd = token.end
        index += 1
        load()
        untilCheck -= 1
        if untilCheck <= 0 { checkCancellation() }
    }

    @inline(__always) private mutating func load() {
        token = tokens[index]
        if index >= limit {
            token.kind = .end
            token.word = .other
        }
    }

    /// Goes to the end at once when nobody wants the tree any more.
    private mutating func checkCancellation() {
        untilCheck = Self.checkInterval
        guard !wasCancelled, isCancelled() else { return }
        wasCancelled = true
        limit = index
        load()
    }

    /// Continues at a token behind the current one, as after the inside of a bracket.
    mutating func jump(to place: Int) {
        guard place > index, place <= limit else { return }
        lastEnd = tokens[place - 1].end
        index = place
        load()
    }

    /// The byte of the text at `offset`; 0 outside.
    @inline(__always) func byte(_ offset: UInt32) -> UInt8 { Int(offset) < text.count ? text[Int(offset)] : 0 }

    /// Whether the current token is an operator that begins with a byte.
    @inline(__always) func isOperator(startingWith byte: UInt8) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: self.byte(token.start) == byte
        default: false
        }
    }

    /// Whether the current token is an operator with exactly this text.
    func isOperator(_ text: StaticString) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator:
            return hasText(token, text)
        default: return false
        }
    }

    func hasText(_ token: Token, _ word: StaticString) -> Bool {
        let length = Int(token.end - token.start)
        guard length == word.utf8CodeUnitCount, Int(token.end) <= text.count else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(text[Int(token.start)..<Int(token.end)]) }
    }

    /// Takes the first byte off the current operator, as of `>>` where one list of generic arguments ends.
    mutating func splitOperator() {
        guard token.end - token.start > 1 else { return advance() }
        lastEnd = token.start + 1
        tokens[index].start += 1
        tokens[index].flags.subtract([.afterNewline, .afterSpace])
        if tokens[index].end - tokens[index].start == 1 {
            switch byte(tokens[index].start) {
            case UInt8(ascii: "?"): tokens[index].kind = .postfixQuestion
            case UInt8(ascii: "!"): tokens[index].kind = .postfixExclamation
            case UInt8(ascii: "="): tokens[index].kind = .equal
            default: tokens[index].kind = .binaryOperator
            }
        }
        load()
    }

    /// The text of a token.
    func text(of token: Token) -> String {
        let end = min(Int(token.end), text.count)
        return String(decoding: text[min(Int(token.start), end)..<end], as: UTF8.self)
    }

    // MARK: Brackets

    /// Calls `body` with nothing in reach but what is between the bracket at the current token and its partner, then
    /// goes behind the closing bracket. What `body` leaves over becomes opaque.
    ///
    /// - Parameter keepsPattern: Whether a pattern goes on inside.
    mutating func inBrackets(keepsPattern: Bool = false, _ body: (inout Parser) -> Void) {
        let partner = Int(min(token.partner, UInt32(limit)))
        let outerLimit = limit
        let isClosed = !token.flags.contains(.isUnclosed) && partner < outerLimit
        advance()
        limit = min(max(partner, index), limit)
        load()
        let outerContext = context
        let outerClauses = clauseDepth
        clauseDepth = 0
        context = ExpressionContext()
        if keepsPattern {
            context.isPattern = outerContext.isPattern
            context.bindsNames = outerContext.bindsNames
        }
        body(&self)
        context = outerContext
        clauseDepth = outerClauses
        if index < limit { skipToLimit() }
        if wasCancelled { return }
        limit = outerLimit
        load()
        if isClosed { advance() }
    }

    /// Calls `body` with nothing in reach from the token at `end` on.
    mutating func upTo(_ end: Int, _ body: (inout Parser) -> Void) {
        let outerLimit = limit
        limit = min(max(end, index), limit)
        load()
        body(&self)
        if index < limit { skipToLimit() }
        if wasCancelled { return }
        limit = outerLimit
        load()
    }

    /// The index after the bracket group at `place`, or after that token if it opens none.
    @inline(__always) func indexAfterGroup(at place: Int) -> Int {
        let token = tokens[place]
        guard token.kind.isOpening else { return place + 1 }
        let partner = Int(token.partner)
        return min(token.flags.contains(.isUnclosed) ? max(partner, place + 1) : partner + 1, limit)
    }

    // MARK: What cannot be read

    /// Makes one opaque node of everything up to the limit.
    private mutating func skipToLimit() {
        let start = token.start
        jump(to: limit)
        builder.leaf(.opaque, .none, start, lastEnd)
    }

    /// Makes an opaque node of the rest of the line, with the whole of the brackets that begin there. Takes at least
    /// one token.
    mutating func skipLine() {
        let start = token.start
        repeat {
            jump(to: max(indexAfterGroup(at: index), index + 1))
        } while kind != .end && !isAtLineStart && kind != .semicolon
        builder.leaf(.opaque, .none, start, lastEnd)
    }

    /// An opaque node of no length, where something is missing.
    mutating func missing(_ role: SyntaxRole) { builder.leaf(.opaque, role, lastEnd, lastEnd) }

    /// Counts a level of nesting while `body` runs. Beyond the bound all that is left in the brackets is opaque.
    @inline(__always) mutating func nested(_ body: (inout Parser) -> Void) {
        guard depth < Self.maximumDepth else {
            if kind == .end { return missing(.none) }
            return skipToLimit()
        }
        depth += 1
        body(&self)
        depth -= 1
    }

    // MARK: Nodes

    /// A leaf of the current token.
    @inline(__always) mutating func take(_ kind: SyntaxKind, _ role: SyntaxRole) {
        builder.leaf(kind, role, token.start, token.end)
        advance()
    }

    /// A parent of all nodes since `mark`, up to the last consumed token.
    @inline(__always) mutating func finish(_ kind: SyntaxKind, since mark: Int, from start: UInt32) {
        builder.node(kind, since: mark, start, max(lastEnd, start))
    }
}

/// What surrounds an expression and changes how it is read.
struct ExpressionContext {
    /// Whether `{` after a call is its trailing closure. Not so in conditions, where it is the statement's body.
    var isCondition = false
    /// Whether the expression is a pattern, which may contain `let x`.
    var isPattern = false
    /// Whether names are bound, behind `let` in a pattern.
    var bindsNames = false
    /// Whether `=` ends the expression, as in `case pattern = value`.
    var endsAtEqual = false
}

extension Parser {
    /// Reads the whole file. Its node is the last one.
    mutating func parseFile() {
        while kind != .end {
            parseStatements()
            // A clause of `#if` that nothing opened.
            if kind != .end { skipLine() }
        }
        builder.node(.file, since: 0, 0, token.end)
    }
}
