/// `if`, `guard`, `switch` and what they decide by.
extension Parser {
    mutating func parseIf() {
        let start = token.start
        let mark = builder.mark
        advance()
        parseConditions()
        parseBlock(.body)
        if word == .else {
            advance()
            if word == .if {
                nested { $0.parseIf() }
                builder.setRole(.elseBody)
            } else {
                parseBlock(.elseBody)
            }
        }
        finish(.ifStatement, since: mark, from: start)
    }

    mutating func parseGuard() {
        let start = token.start
        let mark = builder.mark
        advance()
        parseConditions()
        if word == .else {
            advance()
            parseBlock(.elseBody)
        }
        finish(.guardStatement, since: mark, from: start)
    }

    mutating func parseConditions() {
        while kind != .leftBrace, kind != .end, word != .else, !isAtClauseEnd {
            let before = index
            parseCondition()
            if kind == .comma { advance() } else { break }
            if index == before { break }
        }
    }

    private mutating func parseCondition() {
        let start = token.start
        let mark = builder.mark
        switch kind {
        case .identifier where token.word == .let || token.word == .var:
            take(.keyword, .keyword)
            parsePattern()
            if kind == .colon {
                advance()
                parseType(.type)
            }
            parseConditionValue()
            finish(.optionalBinding, since: mark, from: start)
        case .identifier where token.word == .case:
            advance()
            parseMatchingPattern(inCondition: true)
            if kind == .colon {
                advance()
                parseType(.type)
            }
            parseConditionValue()
            finish(.patternCondition, since: mark, from: start)
        case .hashWord where token.word == .available || token.word == .unavailable:
            take(.keyword, .keyword)
            if kind == .leftParenthesis { jump(to: indexAfterGroup(at: index)) }
            finish(.availabilityCondition, since: mark, from: start)
        default: parseExpression(.condition, ExpressionContext(isCondition: true))
        }
        builder.setRole(.condition)
    }

    private mutating func parseConditionValue() {
        guard kind == .equal else { return }
        advance()
        parseExpression(.value, ExpressionContext(isCondition: true))
    }

    /// A pattern after `case` or `catch`: an expression that may bind names.
    mutating func parseMatchingPattern(inCondition: Bool = false) {
        parseExpression(.pattern, ExpressionContext(isCondition: inCondition, isPattern: true, endsAtEqual: true))
    }

    // MARK: Switch

    mutating func parseSwitch() {
        let start = token.start
        let mark = builder.mark
        advance()
        if kind != .leftBrace { parseExpression(.value, ExpressionContext(isCondition: true)) }
        if kind == .leftBrace { inBrackets { $0.parseCases() } }
        finish(.switchStatement, since: mark, from: start)
    }

    /// Cases up to the end of the braces, or of a clause of `#if`.
    mutating func parseCases() {
        while kind != .end, !isAtClauseEnd {
            if isAtCase {
                parseCase()
            } else if kind == .hashWord, token.word == .if {
                nested { $0.parseConditionalCompilation(.cases) }
                builder.setRole(.clause)
            } else {
                let before = index
                parseStatement()
                if index == before { skipLine() }
            }
        }
    }

    private var isAtCase: Bool {
        if word == .case { return true }
        if word == .default { return peek().kind == .colon }
        guard kind == .at, peek().kind == .identifier else { return false }
        return peek(2).kind == .identifier && (peek(2).word == .default || peek(2).word == .case)
    }

    private mutating func parseCase() {
        let start = token.start
        let mark = builder.mark
        parseAttributes()
        let isDefault = word == .default
        take(.keyword, .keyword)
        if !isDefault { parseCasePatterns() }
        if kind == .colon { advance() }
        parseCaseStatements()
        finish(.switchCase, since: mark, from: start)
        builder.setRole(.clause)
    }

    private mutating func parseCasePatterns() {
        while kind != .colon, kind != .end {
            let before = index
            parseMatchingPattern()
            if word == .where {
                advance()
                parseExpression(.condition, ExpressionContext())
            }
            guard kind == .comma else { break }
            advance()
            if index == before { break }
        }
    }

    private mutating func parseCaseStatements() {
        while kind != .end, !isAtClauseEnd, !isAtCase {
            if kind == .hashWord, token.word == .if, holdsCases() { return }
            let before = index
            let outer = statementStart
            statementStart = index
            parseStatement()
            statementStart = outer
            if index == before { skipLine() }
        }
    }

    /// Whether the clauses of the `#if` at the current token hold cases, and not statements of this case.
    private func holdsCases() -> Bool {
        var place = index
        while place < limit, tokens[place].kind == .hashWord {
            repeat {
                place = indexAfterGroup(at: place)
            } while place < limit
                && !tokens[place].flags.contains(.afterNewline)
        }
        let token = token(at: place)
        if token.kind == .at { return [.default, .case].contains(self.token(at: place + 2).word) }
        return token.kind == .identifier && (token.word == .case || token.word == .default)
    }
}
