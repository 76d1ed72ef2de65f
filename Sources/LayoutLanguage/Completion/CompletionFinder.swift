import LayoutModel
import SourceText

/// Finds what could be typed at a place, from the tokens before it: what stands there is seldom a whole statement.
struct CompletionFinder {
    let tree: SyntaxTree
    let lowering: DocumentLowering
    let place: UTF8Offset
    /// Without trivia.
    let tokens: [Token]
    /// The tokens of the statement at hand that stand before the word being typed.
    var words: [Token] = []
    /// The part of the word being typed that stands before the place.
    var replacing: TextRange
    var block = Parser.Context.file
    var layout: Int?
    var scope = ViewID.root

    var text: SourceText { tree.text }

    static func context(at place: UTF8Offset, _ tree: SyntaxTree, _ lowering: DocumentLowering) -> CompletionContext? {
        guard tree.text.utf8.count <= Parser.sizeLimit else { return nil }
        let clamped = UTF8Offset(min(max(place.value, 0), tree.text.utf8.count))
        var finder = CompletionFinder(clamped, tree, lowering)
        guard !finder.isInCommentOrText, finder.findPlace() else { return nil }
        let expected = finder.visualFormat ?? finder.expected
        return expected.isEmpty
            ? nil : CompletionContext(expected: expected, replacing: finder.replacing, layout: finder.layout)
    }

    private init(_ place: UTF8Offset, _ tree: SyntaxTree, _ lowering: DocumentLowering) {
        self.place = place
        self.tree = tree
        self.lowering = lowering
        tokens = tree.tokens.filter { !$0.kind.isTrivia }
        replacing = TextRange(at: place)
    }

    // MARK: The place

    private var isInCommentOrText: Bool {
        tree.tokens.contains { token in
            switch token.kind {
            case .lineComment: token.start < place.value && place.value <= token.end
            case .blockComment, .text, .leftOut: token.start < place.value && place.value < token.end
            case .unknown:
                token.start < place.value && place.value <= token.end && text[Int(token.start)] == UInt8(ascii: "\"")
            default: false
            }
        }
    }

    /// Finds the word, the statement and the blocks around the place.
    private mutating func findPlace() -> Bool {
        var next = tokens.firstIndex { $0.end >= place.value } ?? tokens.count
        if next < tokens.count, tokens[next].start < place.value,
            tokens[next].kind == .name || tokens[next].kind == .visualFormat
        {
            // A Visual Format line is one token: the word in it is found by its letters.
            replacing =
                tokens[next].kind == .name
                ? TextRange(tokens[next].range.start, place) : TextRange(wordStart(tokens[next]), place)
        } else if next < tokens.count, tokens[next].end == place.value {
            next += 1
        }
        findBlocks(before: next)
        findStatement(before: next)
        return true
    }

    private func wordStart(_ line: Token) -> UTF8Offset {
        var start = Int(line.start) + 2
        var next = start
        while next < place.value {
            if let length = IdentifierCharacters.continuationLength(text.utf8, at: next) {
                next += length
            } else {
                next += 1
                start = next
            }
        }
        return UTF8Offset(min(start, place.value))
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
                if let layout,
                    let view = lowering.layouts[layout].bodies.first(where: { $0.value.open == tokens[open].range })?
                        .key
                {
                    scope = view
                }
            }
        }
    }

    private mutating func enterLayout(_ brace: TextRange) {
        block = .layout
        scope = .root
        layout = lowering.layouts.firstIndex { $0.bodies[.root]?.open == brace }
    }

    /// The first token of the statement to which the token at `end`, which may be the next one to be typed, belongs.
    private func statementStart(before end: Int) -> Int {
        var start = end
        while start > 0 {
            let before = tokens[start - 1]
            if before.kind == .semicolon || before.kind == .leftBrace || before.kind == .rightBrace { break }
            let startsLine =
                start < tokens.count && start != end
                ? tokens[start].startsLine : start == end && breaksLine(after: before, end)
            if startsLine, !before.kind.goesOn { break }
            start -= 1
        }
        return start
    }

    /// Whether a line break stands between `before` and the place, or the token at `end` where that is no word being typed.
    private func breaksLine(after before: Token, _ end: Int) -> Bool {
        let limit = end < tokens.count && tokens[end].start <= place.value ? Int(tokens[end].start) : place.value
        return text.bytes(in: TextRange(Int(before.end), limit)).contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
    }

    private mutating func findStatement(before next: Int) {
        let start = statementStart(before: next)
        words = Array(tokens[start..<max(start, next)])
    }

    func word(_ token: Token?) -> String {
        guard let token, token.kind == .name else { return "" }
        return text[token.range]
    }
}

extension CompletionContext.Expected {
    static func keywords(_ words: [String]) -> Self { .word(words, .keyword) }
    static let priorities = Self.word(Vocabulary.priorities, .priority)
    /// Items that need no declaration.
    static let items = Self.word(Vocabulary.itemWords, .guide)
}
