import LayoutModel
import SourceText

/// Reads statements from tokens. It always comes to the end: what cannot be read is a `broken` statement with one finding.
///
/// Complexity: linear in the length of the text.
struct Parser {
    /// A text that is longer than this many code units is refused.
    static let sizeLimit = 1 << 20
    /// Blocks, parentheses and brackets within each other, deeper than this, are refused.
    static let depthLimit = 100
    /// Operators in one statement, more than these, are refused.
    static let operatorLimit = 200

    /// Where a statement stands, which decides what it may be.
    enum Context { case file, layout, view, state }

    let text: SourceText
    /// Without trivia.
    let tokens: [Token]
    let matching: BraceMatching
    /// The token before which the statements of the current block end.
    var limit: Int
    var place = 0
    /// Parentheses and brackets around the current place; inside them a line break ends nothing.
    var grouping = 0
    var depth = 0
    var operators = 0
    /// Whether a relation of the current statement has been read.
    var sawRelation = false
    var problems: [Finding] = []
    /// What is wrong with the current statement; the first thing found counts.
    var problem: Finding?
    var layoutName = ""
    /// The name of a view whose kind stands right before it, without a blank.
    var gluedName: Name?
    private var reportedDepth = false
    /// The first token of the current statement, whose line break does not end it.
    private var statementStart = 0
    /// A brace before it may be closed inside of it.
    private var lastOpenComment: UTF8Offset?

    static func parse(_ text: SourceText, file: FileID = .alone) -> SyntaxTree {
        guard text.utf8.count <= sizeLimit else {
            let finding = Finding(
                code: .tooLarge, range: text.lines.range(ofLine: 0),
                message:
                    "The file is longer than \(sizeLimit / 1024) KB and was not read. Split it into several files.",
                subject: "file")
            let token = Token(kind: .unknown, startsLine: true, start: 0, end: Int32(clamping: text.utf8.count))
            return SyntaxTree(text: text, tokens: [token], statements: [], problems: [finding])
        }
        let merges = text.mergeConflicts
        let tokens = Lexer.tokens(of: text, merges: merges)
        let conflicts = Self.conflicts(merges, tokens)
        let comments = OpenComments(tokens, in: text, merges: merges)
        var parser = Parser(text, tokens.filter { !$0.kind.isTrivia })
        parser.lastOpenComment = comments.starts.last?.start
        let statements = parser.statements(in: .file)
        return SyntaxTree(
            text: text, tokens: tokens, statements: statements,
            problems: parser.problems + comments.findings + conflicts.compactMap { $0.finding(in: text, of: file) },
            openComments: comments.starts.map(\.start), hasMergeMarks: !conflicts.isEmpty)
    }

    /// What of them is what it looks like: in a comment lines may begin with all signs, but not with all marks in their order.
    private static func conflicts(_ merges: [MergeConflict], _ tokens: [Token]) -> [MergeConflict] {
        guard !merges.isEmpty else { return [] }
        var leftOut = tokens.filter { $0.kind == .leftOut }.map(\.range)[...]
        let conflicts = merges.map { merge in
            guard !merge.isWhole else { return merge }
            return merge.keeping { mark in
                leftOut = leftOut.drop { $0.end <= mark.start }
                return leftOut.first?.contains(mark) ?? false
            }
        }
        return conflicts.filter { !$0.marks.isEmpty }
    }

    private init(_ text: SourceText, _ tokens: [Token]) {
        self.text = text
        self.tokens = tokens
        matching = BraceMatching(tokens, in: text)
        limit = tokens.count
    }

    // MARK: Blocks

    /// The statements up to ``limit``.
    mutating func statements(in context: Context) -> [Statement] {
        var statements: [Statement] = []
        while place < limit {
            switch tokens[place].kind {
            case .semicolon: place += 1
            case .rightBrace:
                report(
                    syntax(
                        tokens[place].range,
                        "This `}` closes nothing. Take it out, or add the `{` that it should close."))
                place += 1
            default: statements.append(statement(in: context))
            }
        }
        return statements
    }

    /// The block whose `{` is the current token, or the one of a `layout` whose `{` is missing.
    mutating func block(in context: Context, openedAt open: Int, header: TextRange) -> Block {
        let end = matching.ends[open] ?? BraceMatching.End(token: limit, isClosed: false)
        let hasBrace = tokens[open].kind == .leftBrace
        let openRange = hasBrace ? tokens[open].range : TextRange(at: header.end)
        if hasBrace { place = open + 1 }
        let outerLimit = limit
        limit = min(end.token, outerLimit)
        depth += 1
        var statements: [Statement] = []
        if depth > Self.depthLimit {
            reportDepth(at: openRange)
        } else {
            statements = self.statements(in: context)
        }
        depth -= 1
        place = max(place, limit)
        limit = outerLimit
        guard end.isClosed, place < tokens.count else {
            if hasBrace {
                if lastOpenComment.map({ $0 < header.start }) ?? true {
                    report(syntax(header, "The `{` of this block is never closed. Add a `}` after its last statement."))
                }
            }
            let last = place > 0 ? tokens[place - 1].range.end : openRange.end
            return Block(statements: statements, open: openRange, close: TextRange(at: last))
        }
        let close = tokens[place].range
        place += 1
        return Block(statements: statements, open: openRange, close: close)
    }

    mutating func reportDepth(at range: TextRange) {
        guard !reportedDepth else { return }
        reportedDepth = true
        report(
            Finding(
                code: .tooLarge, range: range,
                message: "This is nested more than \(Self.depthLimit) levels deep and was not read.",
                subject: "\(layoutName): nesting"))
    }

    // MARK: Statements

    private mutating func statement(in context: Context) -> Statement {
        let start = place
        statementStart = start
        problem = nil
        grouping = 0
        operators = 0
        var kind = statementKind(in: context)
        if kind != nil && problem == nil && !isAtEnd {
            fail("Expected the end of the statement before \(describe(place)).")
        }
        if let problem {
            self.problem = nil
            if problem.code != .tooLarge { report(problem) } else { reportOnce(problem) }
            kind = nil
        }
        guard let kind else {
            let lost = loss(start)
            recover(from: start, in: context)
            return Statement(kind: .broken(names: names(start..<place), mayConstrain: lost), range: range(from: start))
        }
        return Statement(kind: kind, range: range(from: start))
    }

    private mutating func reportOnce(_ problem: Finding) {
        if problem.subject.hasSuffix(": nesting") { reportDepth(at: problem.range) } else { report(problem) }
    }

    /// Goes on to the end of the statement, or of the line, on which reading stopped, past blocks that begin on it.
    private mutating func recover(from start: Int, in context: Context) {
        // Where a brace or the first stroke of a comment is missing, the rest of the line is not what it seems.
        let isRestOfLine = context == .file || place < limit && tokens[place].kind == .slash || strayBraceOnLine != nil
        while place < limit {
            let token = tokens[place]
            if place > start, token.startsLine || token.kind == .semicolon && !isRestOfLine { return }
            if token.kind == .leftBrace, let end = matching.ends[place] {
                place = max(place + 1, min(end.isClosed ? end.token + 1 : end.token, limit))
            } else {
                place += 1
            }
        }
    }

    /// A closing brace on the rest of the line that closes nothing: its opening one is missing.
    private var strayBraceOnLine: Int? {
        guard place < limit, let stray = matching.firstStray(from: place), stray < limit else { return nil }
        let line = text.lines.line(of: tokens[place].range.start)
        return text.lines.line(of: tokens[stray].range.start) == line ? stray : nil
    }

    /// Goes behind such a brace: it belongs to the statement whose error has been found.
    mutating func skipStrayBraceOnLine() {
        if place < limit, !tokens[place].startsLine, let stray = strayBraceOnLine { place = stray + 1 }
    }

    /// Whether what is lost with the statement at `start` can have been no more than constraints.
    private func loss(_ start: Int) -> Bool {
        let first = tokens[start]
        guard first.kind == .name, !isLabelOrItem(start) else {
            return first.kind == .leftBracket || first.kind == .visualFormat || first.kind == .name
        }
        return [
            "state", "collapse", "vary", "param", "inactive", "gone", "hide", "show", "activate", "deactivate", "set",
        ]
        .contains(word(start))
    }

    /// From the token at `start` to the last one that was read.
    func range(from start: Int) -> TextRange {
        guard start < tokens.count else { return TextRange(at: UTF8Offset(text.utf8.count)) }
        let last = min(max(start, place - 1), tokens.count - 1)
        return tokens[start].range.union(tokens[last].range)
    }

    /// The names in a stretch that could not be read; those that a stray `"` made part of a text too.
    func names(_ places: Range<Int>) -> [Name] {
        places.flatMap { place -> [Name] in
            guard place < tokens.count else { return [] }
            switch tokens[place].kind {
            case .name, .quotedName: return name(at: place).map { [$0] } ?? []
            case .text, .unknown:
                let range = tokens[place].range
                return text.identifiers(in: range).map { Name(text: $0, range: range, isQuoted: false) }
            default: return []
            }
        }
    }

    // MARK: Tokens

    /// Whether nothing is left of the statement.
    var isAtEnd: Bool { peek() == nil }

    /// The kind of the current token, or nil where the statement ends before it.
    func peek() -> Token.Kind? {
        guard place < limit, grouping > 0 || !tokens[place].startsLine || place == statementStart else { return nil }
        let kind = tokens[place].kind
        return kind == .semicolon || kind == .rightBrace ? nil : kind
    }

    /// The kind of the current token, on a later line too where it follows an operator, a comma or an opening bracket.
    func peekAcrossLines() -> Token.Kind? {
        guard place > 0, tokens[place - 1].kind.goesOn else { return peek() }
        guard place < limit else { return nil }
        let kind = tokens[place].kind
        return kind == .semicolon || kind == .rightBrace ? nil : kind
    }

    mutating func take(_ kind: Token.Kind) -> Bool {
        guard peek() == kind else { return false }
        place += 1
        return true
    }

    func word(_ place: Int) -> String {
        place < tokens.count && tokens[place].kind == .name ? text[tokens[place].range] : ""
    }

    /// The word at the current place, or nothing where the statement ends.
    var currentWord: String { peek() == .name ? word(place) : "" }

    mutating func takeWord(_ word: String) -> Bool {
        guard currentWord == word else { return false }
        place += 1
        return true
    }

    func name(at place: Int) -> Name? {
        guard place < tokens.count else { return nil }
        let token = tokens[place]
        switch token.kind {
        case .name: return Name(text: text[token.range], range: token.range, isQuoted: false)
        case .quotedName:
            let inner = TextRange(Int(token.start) + 1, Int(token.end) - 1)
            return Name(text: text[inner], range: token.range, isQuoted: true)
        default: return nil
        }
    }

    /// Whether the word at `start` is followed by `.` or `:`, and so is that of a view or a label.
    func isLabelOrItem(_ start: Int) -> Bool {
        guard start + 1 < limit, !tokens[start + 1].startsLine else { return false }
        return tokens[start + 1].kind == .dot || tokens[start + 1].kind == .colon
    }

    // MARK: Problems

    func syntax(_ range: TextRange, _ message: String, _ suggestions: [TextSuggestion] = []) -> Finding {
        Finding(
            code: .syntax, range: range, message: message, subject: "\(layoutName): \(text[range])",
            suggestions: suggestions)
    }

    mutating func report(_ finding: Finding) {
        if problems.count < Self.problemLimit { problems.append(finding) }
    }

    /// More problems than these are not looked into: nobody reads them, and a text of nothing else would take long.
    static let problemLimit = 1000

    /// Notes what is wrong at the current token, unless something is already wrong with the statement.
    mutating func fail(_ message: String, _ suggestions: [TextSuggestion] = []) {
        fail(at: problemRange, message, suggestions)
    }

    mutating func fail(at range: TextRange, _ message: String, _ suggestions: [TextSuggestion] = []) {
        if problem == nil { problem = syntax(range, message, suggestions) }
    }

    mutating func failTooLarge(_ message: String, subject: String) {
        guard problem == nil else { return }
        problem = Finding(code: .tooLarge, range: problemRange, message: message, subject: "\(layoutName): \(subject)")
    }

    /// The current token, or the end of the one before it where the statement has ended.
    var problemRange: TextRange {
        // Where a bracket is open the next line still belongs to it, but what is missing is missing before.
        let isOnLine =
            place < limit && (!tokens[place].startsLine || place == statementStart || tokens[place - 1].kind.goesOn)
        if peek() != nil, isOnLine { return tokens[place].range }
        guard place > 0 else { return TextRange(0, 0) }
        return tokens[min(place, tokens.count) - 1].range
    }

    /// The token at `place` in the user's words.
    func describe(_ place: Int) -> String {
        guard place < limit else { return "the end" }
        let token = tokens[place]
        switch token.kind {
        case .unknown:
            let first = text[Int(token.start)]
            if first == UInt8(ascii: "\"") { return "a text that its line does not close with `\"`" }
            if first == UInt8(ascii: "`") { return "a name that its line does not close with a backquote" }
            return "`\(text[token.range])`"
        default: return "`\(text[token.range])`"
        }
    }
}
