import LayoutModel
import SourceText

/// Parses tokens into statements. It always reads to the end: an unreadable statement becomes `broken`, with one
/// finding.
///
/// Complexity: linear in the length of the text.
struct Parser {
    /// The maximum length of a text in bytes.
    static let sizeLimit = 1 << 20
    /// The maximum nesting of blocks, parentheses and brackets.
    static let depthLimit = 100
    /// The maximum number of operators in a statement.
    static let operatorLimit = 200
    /// The maximum number of problems. A text with more of them would take long to parse, and nobody reads them all.
    static let problemLimit = 1000

    /// Where a statement is, which determines the statements that are allowed.
    enum Context { case file, layout, view, state }

    let text: SourceText
    /// Without trivia.
    let tokens: [Token]
    let matching: BraceMatching
    /// The index of the current token.
    var current = 0
    /// The index of the token that ends the current block.
    var limit: Int
    /// The number of open parentheses and brackets. Inside them, a line break does not end the statement.
    var grouping = 0
    /// The number of open blocks.
    var depth = 0
    /// The number of operators in the current statement.
    var operators = 0
    /// Whether a relation of the current statement has been read.
    var sawRelation = false
    var problems: [Finding] = []
    /// The first problem of the current statement.
    var problem: Finding?
    var layoutName = ""
    /// The name of a view that follows its kind without a space.
    var joinedName: Name?
    /// The first token of the current statement, which the line break before it does not end.
    private(set) var statementStart = 0
    private var reportedDepth = false
    /// The last comment that is never closed. It may contain the end of a block that begins before it.
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

    /// The real merge conflicts. In a comment, lines may look like single markers, but not like a complete conflict.
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

    /// Parses the statements up to ``limit``.
    private mutating func statements(in context: Context) -> [Statement] {
        var statements: [Statement] = []
        while current < limit {
            switch tokens[current].kind {
            case .semicolon: current += 1
            case .rightBrace:
                report(
                    syntaxError(
                        tokens[current].range, "Unmatched `}`. Remove it, or add the `{` that it should close."))
                current += 1
            default: statements.append(statement(in: context))
            }
        }
        return statements
    }

    /// Parses the block whose `{` is the current token, or that of a `layout` whose `{` is missing.
    mutating func block(in context: Context, openedAt open: Int, header: TextRange) -> Block {
        let end = matching.ends[open] ?? BraceMatching.End(token: limit, isClosed: false)
        let hasBrace = tokens[open].kind == .leftBrace
        let openRange = hasBrace ? tokens[open].range : TextRange(at: header.end)
        if hasBrace { current = open + 1 }
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
        current = max(current, limit)
        limit = outerLimit
        guard end.isClosed, current < tokens.count else {
            if hasBrace, lastOpenComment.map({ $0 < header.start }) ?? true {
                report(syntaxError(header, "The `{` of this block is never closed. Add `}` after its last statement."))
            }
            let last = current > 0 ? tokens[current - 1].range.end : openRange.end
            return Block(statements: statements, open: openRange, close: TextRange(at: last))
        }
        let close = tokens[current].range
        current += 1
        return Block(statements: statements, open: openRange, close: close)
    }

    /// Parses a block in the middle of a statement.
    mutating func nestedBlock(in context: Context, header: TextRange) -> Block {
        let outer = problem
        let block = block(in: context, openedAt: current, header: header)
        problem = outer
        grouping = 0
        return block
    }

    private mutating func reportDepth(at range: TextRange) {
        guard !reportedDepth else { return }
        reportedDepth = true
        report(
            Finding(
                code: .tooLarge, range: range, message: Self.depthMessage, subject: "\(layoutName): nesting"))
    }

    static let depthMessage = "This is nested more than \(depthLimit) levels deep and was not read."

    // MARK: Statements

    private mutating func statement(in context: Context) -> Statement {
        let start = current
        statementStart = start
        problem = nil
        grouping = 0
        operators = 0
        var kind = statementKind(in: context)
        if kind != nil && problem == nil && peek() != nil {
            fail("Expected the end of the statement before \(describe(current)).")
        }
        if let problem {
            self.problem = nil
            let isDepth = problem.code == .tooLarge && problem.subject.hasSuffix(": nesting")
            if isDepth { reportDepth(at: problem.range) } else { report(problem) }
            kind = nil
        }
        guard let kind else {
            let declaresNothing = declaresNothing(start)
            recover(from: start, in: context)
            let broken = Statement.Kind.broken(names: names(start..<current), declaresNothing: declaresNothing)
            return Statement(kind: broken, range: range(from: start))
        }
        return Statement(kind: kind, range: range(from: start))
    }

    /// Skips to the end of the statement or of the line where parsing stopped, and past blocks that begin on that line.
    private mutating func recover(from start: Int, in context: Context) {
        // If a brace or the first slash of a comment is missing, the rest of the line cannot be trusted.
        let skipsLine =
            context == .file || current < limit && tokens[current].kind == .slash || strayBraceOnLine != nil
        while current < limit {
            let token = tokens[current]
            if current > start, token.startsLine || token.kind == .semicolon && !skipsLine { return }
            if token.kind == .leftBrace, let end = matching.ends[current] {
                current = max(current + 1, min(end.isClosed ? end.token + 1 : end.token, limit))
            } else {
                current += 1
            }
        }
    }

    /// A closing brace on the rest of the line that closes nothing, because its opening brace is missing.
    private var strayBraceOnLine: Int? {
        guard current < limit, let stray = matching.firstStray(from: current), stray < limit else { return nil }
        let line = text.lines.line(of: tokens[current].range.start)
        return text.lines.line(of: tokens[stray].range.start) == line ? stray : nil
    }

    /// Skips such a brace. It belongs to the statement whose problem has been found.
    mutating func skipStrayBraceOnLine() {
        if current < limit, !tokens[current].startsLine, let stray = strayBraceOnLine { current = stray + 1 }
    }

    /// Whether the broken statement at `start` can have been at most a constraint or a change.
    private func declaresNothing(_ start: Int) -> Bool {
        let first = tokens[start]
        guard first.kind == .name, !isLabelOrItem(start) else {
            return first.kind == .leftBracket || first.kind == .visualFormat || first.kind == .name
        }
        return [
            "state", "collapse", "vary", "param", "inactive", "gone", "hide", "show", "activate", "deactivate", "set",
        ]
        .contains(word(start))
    }
}
