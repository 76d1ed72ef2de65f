/// Functions, their parameters, variables and accessors.
extension Parser {
    mutating func parseFunction(_ kind: SyntaxKind, _ mark: Int, _ start: UInt32) {
        if kind == .functionDeclaration || kind == .macroDeclaration { advance() }
        let name = token
        if kind == .functionDeclaration || kind == .macroDeclaration {
            takeFunctionName()
        } else {
            take(.name, .name)
            takeFailability()
        }
        parseGenericParameters()
        if self.kind == .leftParenthesis { inBrackets { $0.parseParameters(.parameter) } }
        parseEffects()
        if self.kind == .arrow {
            advance()
            parseType(.result)
        }
        if kind == .macroDeclaration, self.kind == .equal {
            advance()
            parseExpression(.value)
        }
        parseWhereClause()
        if kind == .subscriptDeclaration { parseAccessors() } else { parseBody(ofFunctionNamed: name) }
        finish(kind, since: mark, from: start)
    }

    private mutating func takeFunctionName() {
        guard
            isAnyOperator || kind == .equal || kind == .prefixAmpersand || kind == .postfixExclamation
                || kind == .infixQuestion || kind == .postfixQuestion || kind == .arrow || kind == .regex
        else { return takeDeclaredName() }
        // `func ==<T>(…)` has the name `==`.
        let last = token.end - 1
        if token.end - token.start > 1, byte(last) == UInt8(ascii: "<"), peek().kind == .identifier,
            !peek().flags.contains(.afterSpace)
        {
            let start = token.start
            while token.end - token.start > 1 { splitOperator() }
            builder.leaf(.operatorToken, .name, start, last)
            return
        }
        take(.operatorToken, .name)
    }

    /// Whether a name is followed by parameters and what only a function has after them.
    var startsSignature: Bool {
        guard peek().kind == .leftParenthesis else { return false }
        let after = token(at: indexAfterGroup(at: index + 1))
        return after.kind == .arrow || [.async, .throws, .rethrows].contains(after.word)
    }

    /// `?` or `!` after `init`.
    private mutating func takeFailability() {
        if kind == .postfixQuestion || kind == .postfixExclamation {
            take(.operatorToken, .operator)
        } else if isAnyOperator, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(token.start)),
            !token.flags.contains(.afterSpace)
        {
            // `init?<T>`.
            builder.leaf(.operatorToken, .operator, token.start, token.start + 1)
            splitOperator()
        }
    }

    // MARK: Parameters

    mutating func parseParameters(_ parameterKind: SyntaxKind) {
        while kind != .end {
            let start = token.start
            let mark = builder.mark
            let before = index
            parseParameter(parameterKind)
            finish(parameterKind, since: mark, from: start)
            builder.setRole(.parameter)
            if kind == .comma { advance() } else if index == before { skipLine() }
        }
    }

    private mutating func parseParameter(_ parameterKind: SyntaxKind) {
        parseAttributes()
        while word == .isolated || word == ._const || word == .sending, isParameterName(peek()),
            peek().kind != .colon, peek(2).kind == .colon || isParameterName(peek(2))
        {
            takeModifier()
        }
        let isNamed = isParameterName(token)
        if isNamed,
            peek().kind == .colon
                || parameterKind == .closureParameter && peek().kind != .colon && !isParameterName(peek())
        {
            take(.name, .name)
        } else if isNamed, isParameterName(peek()), peek(2).kind == .colon || parameterKind == .closureParameter {
            take(.name, .label)
            take(.name, .name)
        } else if parameterKind == .parameter {
            // An associated value without a name.
            return parseParameterType()
        }
        guard kind == .colon else { return }
        advance()
        parseParameterType()
    }

    private func isParameterName(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .quotedIdentifier, .dollarIdentifier, .placeholder: true
        default: false
        }
    }

    private mutating func parseParameterType() {
        parseType(.type)
        if isOperator("...") { take(.operatorToken, .operator) }
        guard kind == .equal else { return }
        advance()
        parseExpression(.value)
    }

    // MARK: Variables

    mutating func parseVariable(_ mark: Int, _ start: UInt32) {
        take(.keyword, .keyword)
        repeat {
            if kind == .comma { advance() }
            parseBinding()
        } while kind == .comma
        finish(.variableDeclaration, since: mark, from: start)
    }

    private mutating func parseBinding() {
        let start = token.start
        let mark = builder.mark
        parsePattern()
        if kind == .colon {
            advance()
            parseType(.type)
        }
        if kind == .equal {
            advance()
            parseExpression(.value, ExpressionContext())
        }
        parseAccessors()
        finish(.patternBinding, since: mark, from: start)
        builder.setRole(.binding)
    }

    /// A pattern of a declaration: a name, `_`, or a tuple of patterns.
    mutating func parsePattern() {
        let start = token.start
        let mark = builder.mark
        switch kind {
        case .identifier where token.word == .underscore: take(.wildcardPattern, .none)
        case .identifier where token.word == .let || token.word == .var:
            take(.keyword, .keyword)
            nested { $0.parsePattern() }
            finish(.bindingPattern, since: mark, from: start)
        case .identifier where isAtLineStart && (token.word.isReserved || startsNextStatement): missing(.none)
        case .identifier, .quotedIdentifier, .dollarIdentifier, .placeholder: take(.namePattern, .none)
        case .leftParenthesis:
            nested { parser in
                parser.inBrackets { $0.parsePatternElements() }
                parser.finish(.tuplePattern, since: mark, from: start)
            }
        default: missing(.none)
        }
        builder.setRole(.pattern)
    }

    private mutating func parsePatternElements() {
        while kind != .end {
            let before = index
            if kind == .identifier, peek().kind == .colon {
                take(.name, .label)
                advance()
            }
            parsePattern()
            if kind == .comma { advance() } else if index == before { skipLine() }
        }
    }

    // MARK: Accessors

    /// Accessors in braces, or the body of a getter.
    mutating func parseAccessors() {
        guard kind == .leftBrace else { return }
        let start = token.start
        let mark = builder.mark
        if !isAccessor(at: index + 1) {
            parseBody()
            finish(.accessor, since: mark, from: start)
            return builder.setRole(.accessor)
        }
        nested { parser in
            parser.inBrackets { parser in
                while parser.kind != .end {
                    if parser.isAccessor(at: parser.index) {
                        parser.parseAccessor()
                    } else if parser.kind == .hashWord, parser.token.word == .if {
                        parser.parseConditionalCompilation(.accessors)
                    } else {
                        parser.skipLine()
                    }
                }
            }
        }
    }

    mutating func parseAccessor() {
        let start = token.start
        let mark = builder.mark
        parseAttributes()
        while word.isModifier { takeModifier() }
        take(.keyword, .keyword)
        if kind == .leftParenthesis { inBrackets { $0.takeDeclaredName() } }
        parseEffects()
        parseBody()
        finish(.accessor, since: mark, from: start)
        builder.setRole(.accessor)
    }

    /// Whether an accessor begins at `place`, and not an expression that only begins with such a word.
    func isAccessor(at place: Int) -> Bool {
        var place = place
        let end = limit
        while place < end,
            tokens[place].kind == .at || tokens[place].kind == .identifier && tokens[place].word.isModifier
        {
            place += tokens[place].kind == .at ? 2 : 1
            if token(at: place).kind == .leftParenthesis { place = indexAfterGroup(at: place) }
        }
        guard place < end, tokens[place].kind == .identifier else { return false }
        if tokens[place].kind == .hashWord { return true }
        guard Self.isAccessorWord(tokens[place].word) || hasText(tokens[place], "unsafeMutableAddress") else {
            return false
        }
        var next = token(at: place + 1)
        if next.kind == .leftParenthesis { next = token(at: indexAfterGroup(at: place + 1)) }
        switch next.kind {
        case .leftBrace, .rightBrace, .end, .semicolon, .at, .hashWord: return true
        case .identifier:
            return Self.isAccessorWord(next.word) || next.word.isModifier
                || [.async, .throws, .rethrows].contains(next.word)
        default: return false
        }
    }

    private static func isAccessorWord(_ word: Word) -> Bool {
        switch word {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .initializer, .unsafeAddress,
            .addressWithOwner, .mutableAddress, .mutate, .borrow:
            true
        default: false
        }
    }
}
