import LayoutModel
import SourceText

/// Finds completions from the tokens before the cursor, because the statement there is rarely complete.
struct CompletionFinder {
    let tree: SyntaxTree
    let lowering: DocumentLowering
    let cursor: UTF8Offset
    /// Without trivia.
    let tokens: [Token]
    /// The tokens of the current statement before the word being typed.
    var words: [Token] = []
    /// The part of the word being typed that is before the cursor.
    var replacing: TextRange
    var block = Parser.Context.file
    var layout: Int?
    /// Of the layout.
    private(set) var lowered: LayoutLowering?
    var scope = ViewID.root
    /// The word that ``init(wordAt:_:_:)`` has found.
    private(set) var found: TextRange?
    private(set) var isInVisualFormat = false

    var text: SourceText { tree.text }

    static func context(at cursor: UTF8Offset, _ tree: SyntaxTree, _ lowering: DocumentLowering) -> CompletionContext? {
        guard tree.text.utf8.count <= Parser.sizeLimit else { return nil }
        let clamped = UTF8Offset(min(max(cursor.value, 0), tree.text.utf8.count))
        var finder = CompletionFinder(clamped, tree, lowering)
        guard !finder.isInCommentOrString else { return nil }
        finder.findStatement()
        let expected = finder.expectedInVisualFormat ?? finder.expected
        return expected.isEmpty
            ? nil : CompletionContext(expected: expected, replacing: finder.replacing, layout: finder.layout)
    }

    /// Finds the word at an offset and the tokens before it in its statement. Nil if there is no word.
    init?(wordAt offset: UTF8Offset, _ tree: SyntaxTree, _ lowering: DocumentLowering) {
        guard let before = tree.tokens.first(where: { $0.range.end >= offset && !$0.kind.isTrivia }),
            before.range.start <= offset
        else { return nil }
        // The offset between two tokens belongs to the second one.
        let next = tree.tokens.first { $0.range.start == offset }
        let token = next.map { $0.kind == .name || $0.kind == .visualFormat ? $0 : before } ?? before
        let range: TextRange
        switch token.kind {
        case .name: range = token.range
        case .visualFormat:
            guard let word = Self.word(at: offset, ofVisualFormat: token.range, in: tree.text) else { return nil }
            range = word
        default: return nil
        }
        self.init(range.start, tree, lowering)
        found = range
        isInVisualFormat = token.kind == .visualFormat
        findStatement()
    }

    /// `H` or `V` with its colon, or the name at an offset of a Visual Format line.
    private static func word(at offset: UTF8Offset, ofVisualFormat line: TextRange, in text: SourceText) -> TextRange? {
        let axis = TextRange(line.start, min(line.start + 1, line.end))
        if offset <= axis.end + 1 { return axis }
        return Lexer.tokens(of: SourceText(text[TextRange(axis.end, line.end)])).lazy
            .filter { $0.kind == .name }
            .map { TextRange(axis.end + $0.range.start.value, axis.end + $0.range.end.value) }
            .first { $0.touches(offset) }
    }

    private init(_ cursor: UTF8Offset, _ tree: SyntaxTree, _ lowering: DocumentLowering) {
        self.cursor = cursor
        self.tree = tree
        self.lowering = lowering
        tokens = tree.tokens.filter { !$0.kind.isTrivia }
        replacing = TextRange(at: cursor)
    }

    // MARK: The statement at the cursor

    private var isInCommentOrString: Bool {
        tree.tokens.contains { token in
            switch token.kind {
            case .lineComment: token.start < cursor.value && cursor.value <= token.end
            case .blockComment, .text, .leftOut: token.start < cursor.value && cursor.value < token.end
            case .unknown:
                token.start < cursor.value && cursor.value <= token.end && text[Int(token.start)] == UInt8(ascii: "\"")
            default: false
            }
        }
    }

    /// Finds the word, the statement and the blocks around the cursor.
    private mutating func findStatement() {
        var next = tokens.firstIndex { $0.end >= cursor.value } ?? tokens.count
        if next < tokens.count, tokens[next].start < cursor.value,
            tokens[next].kind == .name || tokens[next].kind == .visualFormat
        {
            // A Visual Format line is one token, so the word in it is found by its characters.
            replacing =
                tokens[next].kind == .name
                ? TextRange(tokens[next].range.start, cursor) : TextRange(wordStart(tokens[next]), cursor)
        } else if next < tokens.count, tokens[next].end == cursor.value {
            next += 1
        }
        findBlocks(before: next)
        words = Array(tokens[statementStart(before: next)..<next])
    }

    private func wordStart(_ line: Token) -> UTF8Offset {
        var start = Int(line.start) + 2
        var next = start
        while next < cursor.value {
            if let length = IdentifierCharacters.continuationLength(text.utf8, at: next) {
                next += length
            } else {
                next += 1
                start = next
            }
        }
        return UTF8Offset(min(start, cursor.value))
    }

    private mutating func findBlocks(before next: Int) {
        let matching = BraceMatching(tokens, in: text)
        for open in 0..<next where tokens[open].kind == .leftBrace {
            guard let end = matching.ends[open], end.token >= next else { continue }
            let word = word(tokens[statementStart(before: open)])
            switch word {
            case "state": block = .state
            case "layout": enterLayout(tokens[open].range)
            default:
                if block != .state { block = block == .file ? .file : .view }
                if let view = lowered?.bodies.first(where: { $0.value.open == tokens[open].range })?.key {
                    scope = view
                }
            }
        }
    }

    private mutating func enterLayout(_ brace: TextRange) {
        block = .layout
        scope = .root
        layout = lowering.layoutIndex(openedBy: brace)
        lowered = layout.flatMap(lowering.layout)
    }

    /// The first token of the statement that contains the token at `end`, even if that has not been typed yet.
    private func statementStart(before end: Int) -> Int {
        var start = end
        while start > 0 {
            let before = tokens[start - 1]
            if before.kind == .semicolon || before.kind == .leftBrace || before.kind == .rightBrace { break }
            let startsLine =
                start < tokens.count && start != end
                ? tokens[start].startsLine : start == end && breaksLine(after: before, end)
            if startsLine, !before.kind.continuesStatement { break }
            start -= 1
        }
        return start
    }

    /// Whether there is a line break between `before` and the cursor, or the token at `end` if the cursor is not before
    /// it.
    private func breaksLine(after before: Token, _ end: Int) -> Bool {
        let limit = end < tokens.count && tokens[end].start <= cursor.value ? Int(tokens[end].start) : cursor.value
        return text.bytes(in: TextRange(Int(before.end), limit)).contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
    }

    func word(_ token: Token?) -> String {
        guard let token, token.kind == .name else { return "" }
        return text[token.range]
    }
}

extension CompletionContext.Expected {
    static func keywords(_ words: [String]) -> Self { .word(words, .keyword) }
    static let namedPriorities = Self.word(Vocabulary.priorities, .priority)
}
