/// Statements.
extension Parser {
    /// Statements up to the end of the braces, or of a clause of `#if`.
    mutating func parseStatements() {
        while kind != .end, !isAtClauseEnd {
            let before = index
            let outer = statementStart
            statementStart = index
            parseStatement()
            statementStart = outer
            if index == before { skipLine() }
        }
    }

    /// A block in braces, if there is one.
    mutating func parseBlock(_ role: SyntaxRole) {
        guard kind == .leftBrace else { return }
        let start = token.start
        let mark = builder.mark
        nested { parser in
            parser.inBrackets { $0.parseStatements() }
            parser.finish(.codeBlock, since: mark, from: start)
        }
        builder.setRole(role)
    }

    /// The body of a function or accessor. One that is not wanted is a block of the same range without statements.
    mutating func parseBody(ofFunctionNamed name: Token? = nil) {
        guard let wanted = onlyBodies else { return parseBlock(.body) }
        if let name, wanted.contains(where: { hasText(name, $0) }) {
            onlyBodies = nil
            parseBlock(.body)
            onlyBodies = wanted
        } else if kind == .leftBrace {
            let start = token.start
            let mark = builder.mark
            inBrackets { $0.jump(to: $0.limit) }
            finish(.codeBlock, since: mark, from: start)
            builder.setRole(.body)
        }
    }

    /// A statement, declaration or expression. Takes nothing if none begins at the current token.
    mutating func parseStatement() {
        switch kind {
        case .semicolon: return advance()
        case .hashWord where token.word == .if:
            if let word = declarationWord(inType: false) { return parseDeclaration(word) }
            return nested { $0.parseConditionalCompilation(.statements) }
        case .identifier, .at: break
        case .quotedIdentifier where peek().kind == .colon: return parseLabeled()
        default: return parseExpressionStatement()
        }
        if token.kind == .at || token.word.isDeclarationKeyword || token.word.isModifier || token.word == .actor
            || token.word == .macro
        {
            if let word = declarationWord(inType: false) { return parseDeclaration(word) }
            if token.kind == .at { return nested { $0.parseAttribute() } }
        }
        if peek().kind == .colon, isLabel() { return parseLabeled() }
        parseStatement(token.word)
    }

    private func isLabel() -> Bool {
        let next = peek(2)
        return !token.word.isReserved && next.kind == .identifier
            && [.for, .while, .repeat, .do, .if, .switch].contains(next.word)
    }

    private mutating func parseLabeled() {
        let start = token.start
        let mark = builder.mark
        take(.name, .label)
        advance()
        nested { $0.parseStatement() }
        builder.setRole(.body)
        finish(.labeledStatement, since: mark, from: start)
    }

    private mutating func parseStatement(_ word: Word) {
        switch word {
        case .if: parseExpressionStatement()
        case .switch: parseExpressionStatement()
        case .guard: parseGuard()
        case .for: nested { $0.parseFor() }
        case .while: nested { $0.parseWhile() }
        case .repeat where peek().kind == .leftBrace: nested { $0.parseRepeat() }
        case .do: parseExpressionStatement()
        case .defer: parseDefer()
        case .return: parseValueStatement(.returnStatement)
        case .throw: parseValueStatement(.throwStatement)
        case .break: parseJump(.breakStatement)
        case .continue: parseJump(.continueStatement)
        case .fallthrough: take(.fallthroughStatement, .none)
        case .yield where startsYieldedValue: parseValueStatement(.yieldStatement)
        case .discard where peek().word == .selfValue && !peek().flags.contains(.afterNewline):
            parseValueStatement(.discardStatement)
        case .then where peek().kind == .identifier && !peek().flags.contains(.afterNewline):
            parseValueStatement(.thenStatement)
        default: parseExpressionStatement()
        }
    }

    private mutating func parseExpressionStatement() {
        let before = index
        let mark = builder.mark
        parseExpression(.none, ExpressionContext())
        // Where nothing was read the caller makes the rest of the line opaque.
        if index == before { builder.drop(since: mark) }
    }

    private var startsYieldedValue: Bool {
        let next = peek()
        guard !next.flags.contains(.afterNewline) else { return false }
        switch next.kind {
        case .prefixAmpersand, .dollarIdentifier, .stringStart, .integer: return true
        case .identifier: return next.word != .as && next.word != .is
        case .leftParenthesis: return next.flags.contains(.afterSpace)
        default: return false
        }
    }

    // MARK: Leaving a block

    /// `return`, `throw` and others with a value after them, on the next line too.
    private mutating func parseValueStatement(_ statementKind: SyntaxKind) {
        let start = token.start
        let mark = builder.mark
        advance()
        if startsValue { parseExpression(.value, ExpressionContext()) }
        finish(statementKind, since: mark, from: start)
    }

    private var startsValue: Bool {
        switch kind {
        case .end, .semicolon: return false
        case .hashWord: return token.word != .if && !isClauseWord(token.word)
        case .identifier:
            switch token.word {
            case .case, .default, .else, .in, .where, .catch: return false
            case .if, .switch, .do: return !isAtLineStart || token.word != .do
            default: break
            }
            guard isAtLineStart else { return true }
            return !token.word.isStatementKeyword && declarationWord(inType: false) == nil
        case .at: return !isAtLineStart
        default: return !kind.isClosing && kind != .unknown
        }
    }

    private mutating func parseJump(_ statementKind: SyntaxKind) {
        let start = token.start
        let mark = builder.mark
        advance()
        if kind == .identifier || kind == .quotedIdentifier, !isAtLineStart, !word.isReserved { take(.name, .label) }
        finish(statementKind, since: mark, from: start)
    }

    private mutating func parseDefer() {
        let start = token.start
        let mark = builder.mark
        advance()
        parseBlock(.body)
        finish(.deferStatement, since: mark, from: start)
    }

    // MARK: Loops and do

    private mutating func parseFor() {
        let start = token.start
        let mark = builder.mark
        advance()
        while word == .try || word == .await || word == .unsafe && peek().word != .in { advance() }
        if word == .case {
            advance()
            parseMatchingPattern()
        } else {
            parsePattern()
        }
        if kind == .colon {
            advance()
            parseType(.type)
        }
        if word == .in {
            advance()
            parseExpression(.value, ExpressionContext(isCondition: true))
        }
        if word == .where {
            advance()
            parseExpression(.condition, ExpressionContext(isCondition: true))
        }
        parseBlock(.body)
        finish(.forStatement, since: mark, from: start)
    }

    private mutating func parseWhile() {
        let start = token.start
        let mark = builder.mark
        advance()
        parseConditions()
        parseBlock(.body)
        finish(.whileStatement, since: mark, from: start)
    }

    private mutating func parseRepeat() {
        let start = token.start
        let mark = builder.mark
        advance()
        parseBlock(.body)
        if word == .while {
            advance()
            parseExpression(.condition, ExpressionContext())
        }
        finish(.repeatStatement, since: mark, from: start)
    }

    mutating func parseDo() {
        let start = token.start
        let mark = builder.mark
        advance()
        parseEffects()
        parseBlock(.body)
        while word == .catch { parseCatch() }
        finish(.doStatement, since: mark, from: start)
    }

    private mutating func parseCatch() {
        let start = token.start
        let mark = builder.mark
        advance()
        while kind != .leftBrace, kind != .end, !isAtClauseEnd {
            let before = index
            parseMatchingPattern(inCondition: true)
            if word == .where {
                advance()
                parseExpression(.condition, ExpressionContext(isCondition: true))
            }
            if kind == .comma { advance() } else if index == before || kind != .leftBrace { break }
        }
        parseBlock(.body)
        finish(.catchClause, since: mark, from: start)
        builder.setRole(.clause)
    }
}
