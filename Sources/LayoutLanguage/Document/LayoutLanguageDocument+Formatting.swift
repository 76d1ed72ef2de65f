import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// Indents each line by the depth of its block, and puts spaces between words as the reference of the language
    /// does.
    ///
    /// Line breaks, comments and the contents of Visual Format lines do not change. An invalid text does not change at
    /// all, because its indentation shows which brace is missing.
    func edits(formattingWith unit: String) -> [TextEdit]? {
        guard !document.mayLackFindings else { return [] }
        var spacing = TokenSpacing(tree, unit)
        let edits = spacing.edits()
        // If the edits split or join tokens, the text does not change.
        let formatted = text.applying(edits)
        return tree.hasSameWords(as: Lexer.tokens(of: formatted), in: formatted) ? edits : []
    }

    func indentation(ofNewLineAt offset: UTF8Offset, unit: String) -> String? {
        var depth = 0
        for token in tree.tokens where token.range.end <= offset {
            if token.kind == .leftBrace { depth += 1 } else if token.kind == .rightBrace { depth = max(depth - 1, 0) }
        }
        // Nothing is known inside a comment.
        let isInside = tree.tokens.contains { $0.range.start < offset && offset < $0.range.end && $0.kind != .blank }
        return isInside ? nil : String(repeating: unit, count: depth)
    }
}

extension SyntaxTree {
    fileprivate func hasSameWords(as others: [Token], in other: SourceText) -> Bool {
        let mine = tokens.filter { $0.kind != .blank }
        let theirs = others.filter { $0.kind != .blank }
        return mine.count == theirs.count
            && zip(mine, theirs).allSatisfy {
                $0.kind == $1.kind && text.bytes(in: $0.range).elementsEqual(other.bytes(in: $1.range))
            }
    }
}

/// Determines the spaces before each token of a text.
private struct TokenSpacing {
    private let text: SourceText
    /// Without blanks.
    private let tokens: [Token]
    private let unit: String
    /// The number of blocks around the current token.
    private var depth = 0
    /// The number of parentheses and brackets around it.
    private var grouping = 0
    /// The last two tokens that are not trivia.
    private var previous: Token?
    private var beforePrevious: Token?
    /// Whether the previous token is the sign of a number, not an operator.
    private var followsSign = false
    /// Whether the statement contains a list of numbers, in which `-` may begin one.
    private var listsNumbers = false

    init(_ tree: SyntaxTree, _ unit: String) {
        text = tree.text
        self.unit = unit
        tokens = tree.tokens.filter { $0.kind != .blank }
    }

    /// Complexity: linear in the length of the text.
    mutating func edits() -> [TextEdit] {
        var edits: [TextEdit] = []
        // A byte order mark stays.
        var end = text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var startsLine = true
        for (index, token) in tokens.enumerated() {
            let gap = TextRange(end, Int(token.start))
            let current = text[gap]
            let wanted =
                token.kind == .lineBreak ? "" : startsLine ? indentation(at: index) : blanks(before: index, current)
            if wanted != current { edits.append(TextEdit(gap, wanted)) }
            advance(past: token)
            end = Int(token.end)
            startsLine = token.kind == .lineBreak
        }
        let rest = TextRange(end, text.utf8.count)
        if !rest.isEmpty { edits.append(TextEdit(rest, "")) }
        return edits
    }

    private mutating func advance(past token: Token) {
        if token.kind.isTrivia { return }
        followsSign = isSign(token)
        if token.startsLine && !continuesStatement || previous?.kind == .semicolon || previous?.kind == .leftBrace {
            listsNumbers = false
        }
        switch token.kind {
        case .leftBrace: depth += 1
        case .rightBrace: depth = max(depth - 1, 0)
        case .leftParenthesis, .leftBracket: grouping += 1
        case .rightParenthesis, .rightBracket: grouping = max(grouping - 1, 0)
        default: break
        }
        if token.kind == .name, previous?.kind != .dot, Self.numberLists.contains(text[token.range]) {
            listsNumbers = true
        }
        beforePrevious = previous
        previous = token
    }

    private static let numberLists: Set<String> = ["inset", "margins", "safeArea"]

    /// The words before a value.
    private static let beforeValues: Set<String> = ["in", "inset", "margins", "safeArea", "spacing"]

    /// Whether the statement continues on the next line.
    private var continuesStatement: Bool { grouping > 0 || previous?.kind.continuesStatement ?? false }

    // MARK: The beginning of a line

    private func indentation(at index: Int) -> String {
        var levels = depth
        let token = tokens[index]
        var closing = index
        while closing < tokens.count, tokens[closing].kind == .rightBrace {
            levels -= 1
            closing += 1
        }
        let closesGroup = token.kind == .rightBracket || token.kind == .rightParenthesis
        if continuesStatement && !closesGroup && closing == index { levels += 1 }
        return String(repeating: unit, count: max(levels, 0))
    }

    // MARK: Inside a line

    /// - Parameter current: The current spaces.
    private func blanks(before index: Int, _ current: String) -> String {
        let (last, token) = (tokens[index - 1], tokens[index])
        // Comments are often aligned with those of other lines.
        if token.kind == .lineComment { return current.isEmpty ? " " : current }
        if token.kind == .blockComment || last.kind == .blockComment { return current }
        if token.kind == .unknown || last.kind == .unknown { return current }
        switch (last.kind, token.kind) {
        case (_, .comma), (_, .semicolon), (_, .colon), (_, .dot), (_, .percent), (_, .rightParenthesis),
            (_, .rightBracket), (_, .range):
            return ""
        case (.dot, _), (.range, _), (.leftParenthesis, _), (.leftBracket, _): return ""
        case (.leftBrace, .rightBrace): return current.isEmpty ? "" : " "
        case (.number, .slash):
            return index + 1 < tokens.count && tokens[index + 1].kind == .number ? "" : " "
        case (.slash, .number): return beforePrevious?.kind == .number ? "" : " "
        case (.name, .leftParenthesis), (.quotedName, .leftParenthesis): return current.isEmpty ? "" : " "
        case (.plus, _), (.minus, _):
            // In a list of numbers, `-` may be a sign or an operator: the spaces stay.
            if listsNumbers && beforePrevious?.kind == .number { return current.isEmpty ? "" : " " }
            return followsSign ? "" : " "
        default: return " "
        }
    }

    /// Whether a `+` or `-` is the sign of the next number, because no operand precedes it.
    private func isSign(_ token: Token) -> Bool {
        guard token.kind == .plus || token.kind == .minus, let previous else { return false }
        switch previous.kind {
        case .number, .quotedName, .rightParenthesis, .rightBracket, .percent: return false
        case .name: return beforePrevious?.kind != .dot && Self.beforeValues.contains(text[previous.range])
        default: return true
        }
    }
}
