import SourceText

/// Matches brackets of which some are missing, by indentation and by the words that lines begin with.
///
/// How many are missing is known from their counts. Where is a guess: at the first line that no longer fits.
struct BracketRepair {
    private var tokens: [Token]
    private let text: SourceText
    private var open: [Opening] = []
    /// How many more opening than closing brackets there are, by kind; negative for the opposite.
    private var missing = [TokenKind: Int]()
    /// The number of `#if` that are open.
    private var conditions = 0
    /// The number of line breaks before the current token.
    private var line = 0
    /// The indentation of the line, or of the line on which its statement begins.
    private var indentation = 0
    private let passedOver: Int
    /// How many lines looked as if a bracket before them were missing.
    private(set) var suspicions = 0
    /// How many brackets do not fit in the end.
    private(set) var oddities = 0

    private struct Opening {
        var index: Int
        var kind: TokenKind
        var line: Int
        var indentation: Int
        var conditions: Int
    }

    /// - Parameter passedOver: How many suspicious lines are taken for oddly indented.
    init(_ tokens: [Token], _ text: SourceText, passingOver passedOver: Int) {
        self.tokens = tokens
        self.text = text
        self.passedOver = passedOver
        for token in tokens {
            if token.kind.isOpening { missing[token.kind, default: 0] += 1 }
            if token.kind.isClosing { missing[opening(token.kind), default: 0] -= 1 }
        }
    }

    mutating func matched() -> [Token] {
        for index in tokens.indices {
            tokens[index].flags.subtract([.isStray, .isUnclosed])
            let token = tokens[index]
            if token.flags.contains(.afterNewline) {
                line += 1
                startLine(index)
            }
            if token.kind.isOpening {
                open.append(
                    Opening(
                        index: index, kind: token.kind, line: line, indentation: indentation, conditions: conditions))
            } else if token.kind.isClosing {
                close(index)
            }
        }
        oddities += open.count * 2
        while !open.isEmpty { leaveUnclosed(before: tokens.count - 1) }
        return tokens
    }

    private func opening(_ kind: TokenKind) -> TokenKind {
        switch kind {
        case .rightParenthesis: .leftParenthesis
        case .rightBracket: .leftBracket
        case .rightBrace: .leftBrace
        default: .interpolationStart
        }
    }

    /// Whether a guess is made here, or passed over.
    private mutating func suspects() -> Bool {
        suspicions += 1
        return suspicions > passedOver
    }

    // MARK: Lines

    /// Takes the indentation of a line, and closes what ought to have been closed before it.
    private mutating func startLine(_ index: Int) {
        let token = tokens[index]
        let column = column(of: token)
        let before = index > 0 ? tokens[index - 1].kind : .semicolon
        let continues = Self.continuesStatement(before) || Self.continuesStatement(token)
        while let top = open.last, !token.kind.isClosing, (missing[top.kind] ?? 0) > 0,
            isOutside(top, index, column: column, continues: continues && !before.isOpening), suspects()
        {
            missing[top.kind, default: 0] -= 1
            leaveUnclosed(before: index)
        }
        if token.kind == .hashWord, token.word == .if { conditions += 1 }
        if token.kind == .hashWord, token.word == .endif { conditions -= 1 }
        indentation = continues && !before.isOpening ? min(column, indentation) : column
    }

    /// Whether a line cannot be inside of a bracket.
    private func isOutside(_ top: Opening, _ index: Int, column: Int, continues: Bool) -> Bool {
        let token = tokens[index]
        let isClause = token.kind == .hashWord && [.if, .elseif, .else, .endif].contains(token.word)
        switch top.kind {
        case .leftBrace:
            if isClause, token.word == .if { return column == top.indentation }
            if isClause { return top.conditions == conditions && conditions > 0 }
            if token.word == .else || token.word == .catch, token.kind == .identifier, index > 0 {
                // Where `}` was deleted, the blank after it is left.
                return column <= top.indentation + 1 && tokens[index - 1].kind != .rightBrace
            }
            return column < top.indentation
                || column == top.indentation && !continues && token.word != .case && token.word != .default
        case .leftParenthesis, .leftBracket:
            if isClause { return true }
            let starts =
                token.kind == .identifier
                && (token.word.isDeclarationKeyword || token.word.isModifier || token.word.isStatementKeyword)
            return column <= top.indentation && (starts || !continues)
        default: return false
        }
    }

    /// Whether the line after such a token goes on with the statement.
    private static func continuesStatement(_ kind: TokenKind) -> Bool {
        switch kind {
        case .comma, .equal, .arrow, .binaryOperator, .prefixOperator, .dot, .infixQuestion, .leftParenthesis,
            .leftBracket:
            true
        default: false
        }
    }

    /// Whether a line that begins with such a token goes on with the statement before it.
    private static func continuesStatement(_ token: Token) -> Bool {
        switch token.kind {
        case .comma, .colon, .equal, .arrow, .binaryOperator, .dot, .infixQuestion, .leftBrace: true
        case .identifier: token.word == .where || token.word == .else || token.word == .catch
        default: false
        }
    }

    /// The width of the blanks before a line's first token, with a tab as wide as four.
    private func column(of token: Token) -> Int {
        var column = 0
        var offset = Int(token.start) - 1
        while let byte = text[offset], byte.isBlank {
            column += byte == UInt8(ascii: "\t") ? 4 : 1
            offset -= 1
        }
        return column
    }

    // MARK: Closing brackets

    private mutating func leaveUnclosed(before index: Int) {
        guard let opening = open.popLast() else { return }
        tokens[opening.index].partner = UInt32(index)
        tokens[opening.index].flags.insert(.isUnclosed)
    }

    private mutating func close(_ index: Int) {
        guard let depth = depth(of: opening(tokens[index].kind), for: index) else {
            tokens[index].flags.insert(.isStray)
            oddities += 1
            return
        }
        while open.count > depth + 1 {
            if let kind = open.last?.kind { missing[kind, default: 0] -= 1 }
            oddities += 1
            leaveUnclosed(before: index)
        }
        guard let opening = open.popLast() else { return }
        tokens[opening.index].partner = UInt32(index)
        if tokens[index].flags.contains(.afterNewline), column(of: tokens[index]) != opening.indentation {
            oddities += 1
        }
        indentation = min(indentation, opening.indentation)
    }

    /// The open bracket that a closing one closes, as its place among the open ones; nil if it closes none.
    private mutating func depth(of kind: TokenKind, for index: Int) -> Int? {
        switch kind {
        case .leftBrace: return depthOfBrace(for: index)
        case .interpolationStart: return open.lastIndex { $0.kind == .interpolationStart }
        default:
            guard let depth = open.lastIndex(where: { $0.kind == kind }) else { return surplus(kind) }
            let between = open[(depth + 1)...]
            if between.isEmpty { return depth }
            if between.contains(where: { $0.kind == .interpolationStart }) { return surplus(kind) }
            // Those between are unclosed, or this bracket has none that opens it: the counts of the kinds decide.
            let isExplained = between.allSatisfy { (missing[$0.kind] ?? 0) > 0 }
            if (missing[kind] ?? 0) < 0, !isExplained { return surplus(kind) }
            return isExplained || !between.contains { $0.kind == .leftBrace } ? depth : surplus(kind)
        }
    }

    private mutating func surplus(_ kind: TokenKind) -> Int? {
        missing[kind, default: 0] += 1
        return nil
    }

    private mutating func depthOfBrace(for index: Int) -> Int? {
        let floor = open.lastIndex { $0.kind == .interpolationStart }.map { $0 + 1 } ?? 0
        guard let depth = open[floor...].lastIndex(where: { $0.kind == .leftBrace }) else { return surplus(.leftBrace) }
        guard tokens[index].flags.contains(.afterNewline) else {
            // Behind other code of its line, a brace closes one of the same line.
            guard open[depth].line < line, (missing[.leftBrace] ?? 0) < 0, suspects() else { return depth }
            return surplus(.leftBrace)
        }
        let column = column(of: tokens[index])
        if column > open[depth].indentation, (missing[.leftBrace] ?? 0) < 0, suspects() { return surplus(.leftBrace) }
        if column < open[depth].indentation, (missing[.leftBrace] ?? 0) > 0 {
            return open[floor...].lastIndex { $0.kind == .leftBrace && $0.indentation == column } ?? depth
        }
        return depth
    }
}
