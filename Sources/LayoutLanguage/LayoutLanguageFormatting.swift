import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// Indents each line by the blocks around it and puts the blanks between words as the language's reference writes them.
    ///
    /// Nothing but blanks changes: line breaks, comments and the insides of Visual Format lines stay. A text that cannot be read whole
    /// stays as it is, since there indentation says which brace is missing.
    func edits(formattingWith unit: String) -> [TextEdit]? {
        guard !document.problems.contains(where: { $0.code == .syntax || $0.code == .tooLarge }) else { return [] }
        var blanks = BlankPlan(tree, unit)
        let edits = blanks.edits()
        // Blanks can part or join words in ways that the rules for them do not foresee; then it is better to do nothing.
        let after = Lexer.tokens(of: text.applying(edits))
        return tree.hasSameWords(as: after, in: text.applying(edits)) ? edits : []
    }

    /// The blanks that belong before what is typed on an empty line.
    func indentation(ofNewLineAt place: UTF8Offset, unit: String) -> String? {
        var depth = 0
        for token in tree.tokens where token.range.end <= place {
            if token.kind == .leftBrace { depth += 1 } else if token.kind == .rightBrace { depth = max(depth - 1, 0) }
        }
        // Inside of a comment nothing is known.
        let isInside = tree.tokens.contains { $0.range.start < place && place < $0.range.end && $0.kind != .blank }
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

/// Goes through the tokens of a text and decides on the blanks before each.
private struct BlankPlan {
    private let text: SourceText
    /// Without blanks.
    private let tokens: [Token]
    private let unit: String
    /// Blocks around the current token.
    private var depth = 0
    /// Parentheses and brackets around it.
    private var grouping = 0
    /// The last two tokens that were no trivia.
    private var previous: Token?
    private var beforePrevious: Token?
    /// Whether the sign right before the current token is that of a number and no operator.
    private var isBehindSign = false
    /// Whether numbers stand side by side in the statement, so that `-` may begin one.
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
        for place in tokens.indices {
            let token = tokens[place]
            let gap = TextRange(end, Int(token.start))
            let written = text[gap]
            var wanted = written
            if token.kind == .lineBreak {
                wanted = ""
            } else if startsLine {
                wanted = indentation(at: place)
            } else {
                wanted = blanks(before: place, written)
            }
            if wanted != written { edits.append(TextEdit(gap, wanted)) }
            note(token)
            end = Int(token.end)
            startsLine = token.kind == .lineBreak
        }
        let rest = TextRange(end, text.utf8.count)
        if !rest.isEmpty { edits.append(TextEdit(rest, "")) }
        return edits
    }

    private mutating func note(_ token: Token) {
        if token.kind.isTrivia { return }
        isBehindSign = isSign(token)
        if token.startsLine && !goesOn || previous?.kind == .semicolon || previous?.kind == .leftBrace {
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

    /// Words behind which a value begins.
    private static let beforeValues: Set<String> = ["in", "inset", "margins", "safeArea", "spacing"]

    /// Whether the statement before goes on on the next line.
    private var goesOn: Bool { grouping > 0 || previous?.kind.goesOn ?? false }

    // MARK: Beginnings of lines

    private func indentation(at place: Int) -> String {
        var levels = depth
        let token = tokens[place]
        var closing = place
        while closing < tokens.count, tokens[closing].kind == .rightBrace {
            levels -= 1
            closing += 1
        }
        let closesGroup = token.kind == .rightBracket || token.kind == .rightParenthesis
        if goesOn && !closesGroup && closing == place { levels += 1 }
        return String(repeating: unit, count: max(levels, 0))
    }

    // MARK: Within lines

    /// - Parameter written: the blanks that stand there now.
    private func blanks(before place: Int, _ written: String) -> String {
        let (last, token) = (tokens[place - 1], tokens[place])
        // What a comment stands beside is often aligned with that of other lines.
        if token.kind == .lineComment { return written.isEmpty ? " " : written }
        if token.kind == .blockComment || last.kind == .blockComment { return written }
        if token.kind == .unknown || last.kind == .unknown { return written }
        switch (last.kind, token.kind) {
        case (_, .comma), (_, .semicolon), (_, .colon), (_, .dot), (_, .percent), (_, .rightParenthesis),
            (_, .rightBracket), (_, .range):
            return ""
        case (.dot, _), (.range, _), (.leftParenthesis, _), (.leftBracket, _): return ""
        case (.leftBrace, .rightBrace): return written.isEmpty ? "" : " "
        case (.number, .slash):
            return place + 1 < tokens.count && tokens[place + 1].kind == .number ? "" : " "
        case (.slash, .number): return beforePrevious?.kind == .number ? "" : " "
        case (.name, .leftParenthesis), (.quotedName, .leftParenthesis): return written.isEmpty ? "" : " "
        case (.plus, _), (.minus, _):
            if isUndecided(last, behind: beforePrevious) { return written.isEmpty ? "" : " " }
            return isBehindSign ? "" : " "
        default: return " "
        }
    }

    /// Whether a `+` or `-` belongs to the number behind it, as it has nothing before it that could be reckoned with.
    private func isSign(_ token: Token) -> Bool {
        guard token.kind == .plus || token.kind == .minus, let previous else { return false }
        switch previous.kind {
        case .number, .quotedName, .rightParenthesis, .rightBracket, .percent: return false
        case .name: return beforePrevious?.kind != .dot && Self.beforeValues.contains(text[previous.range])
        default: return true
        }
    }

    /// Between numbers that stand side by side a `-` may begin one or part two: it stays as it is written.
    private func isUndecided(_ token: Token, behind previous: Token?) -> Bool {
        listsNumbers && previous?.kind == .number
    }
}
