/// Expressions with operators, folded by precedence.
extension Parser {
    /// An expression with all its operators. Makes one node; one of no length if there is none.
    mutating func parseExpression(_ role: SyntaxRole) {
        nested { $0.parseSequence() }
        builder.setRole(role)
    }

    /// Like ``parseExpression(_:)``, in a context of its own.
    mutating func parseExpression(_ role: SyntaxRole, _ context: ExpressionContext) {
        let outer = self.context
        self.context = context
        parseExpression(role)
        self.context = outer
    }

    private mutating func parseSequence() {
        let mark = builder.mark
        let start = token.start
        parseOperand()
        switch kind {
        case .binaryOperator, .equal, .infixQuestion, .arrow, .identifier: fold(mark, start)
        default: break
        }
    }

    /// An operator whose right operand is not finished.
    private struct PendingOperator {
        var precedence: Int
        var kind: SyntaxKind
        /// Where its left operand is, and where that begins.
        var mark: Int
        var start: UInt32
    }

    private mutating func fold(_ firstMark: Int, _ firstStart: UInt32) {
        var operators: [PendingOperator] = []
        while let (precedence, kind) = nextOperator() {
            var mark = operators.isEmpty ? firstMark : builder.mark - 1
            while let last = operators.last,
                last.precedence > precedence.value || last.precedence == precedence.value && !precedence.isRightToLeft
            {
                reduce(last)
                operators.removeLast()
                mark = last.mark
            }
            let start = builder.start(at: mark) ?? firstStart
            switch kind {
            case .cast, .typeTest:
                builder.setRole(.value)
                takeCastOperator()
                parseType(.type)
                finish(kind, since: mark, from: start)
            case .ternaryExpression:
                builder.setRole(.condition)
                advance()
                var inner = context
                inner.endsAtEqual = false
                parseExpression(.left, inner)
                if self.kind == .colon { advance() }
                parseOperand()
                operators.append(PendingOperator(precedence: precedence.value, kind: kind, mark: mark, start: start))
            default:
                builder.setRole(.left)
                takeOperator()
                parseOperand()
                operators.append(PendingOperator(precedence: precedence.value, kind: kind, mark: mark, start: start))
            }
        }
        while let last = operators.popLast() { reduce(last) }
    }

    private mutating func reduce(_ pending: PendingOperator) {
        builder.setRole(.right)
        finish(pending.kind, since: pending.mark, from: pending.start)
    }

    /// The operator at the current token; nil if the expression ends here.
    private func nextOperator() -> (Precedence, SyntaxKind)? {
        switch kind {
        case .binaryOperator:
            let precedence = Precedence.of(token.start, token.end, byte)
            return (precedence, .binaryExpression)
        case .equal: return context.endsAtEqual ? nil : (.assignment, .assignment)
        case .infixQuestion: return (.ternary, .ternaryExpression)
        case .arrow: return (.arrow, .binaryExpression)
        case .identifier:
            switch token.word {
            case .as: return (.casting, .cast)
            case .is: return (.casting, .typeTest)
            case .async, .throws, .rethrows: return isEffectBeforeArrow() ? (.arrow, .binaryExpression) : nil
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether `async`, `throws` and the like are followed by `->`.
    private func isEffectBeforeArrow() -> Bool {
        var place = index
        while place < limit, tokens[place].kind == .identifier,
            [.async, .throws, .rethrows].contains(tokens[place].word)
        {
            place += 1
            if token(at: place).kind == .leftParenthesis { place = indexAfterGroup(at: place) }
        }
        return token(at: place).kind == .arrow
    }

    private mutating func takeOperator() {
        let start = token.start
        while kind == .identifier { advance() }
        if kind == .leftParenthesis { jump(to: indexAfterGroup(at: index)) }
        while kind == .identifier { advance() }
        advance()
        builder.leaf(.operatorToken, .operator, start, lastEnd)
    }

    private mutating func takeCastOperator() {
        let start = token.start
        let isCast = word == .as
        advance()
        if isCast, kind == .postfixQuestion || kind == .postfixExclamation { advance() }
        builder.leaf(.operatorToken, .operator, start, lastEnd)
    }

    // MARK: Operands

    /// One operand with what stands before it: `try`, `await`, `-`, `&` and the like.
    mutating func parseOperand() {
        switch kind {
        case .identifier where token.word != .other: parseOperandStartingWithWord()
        case .prefixOperator, .binaryOperator, .postfixOperator: parsePrefixOperator()
        case .prefixAmpersand:
            let start = token.start
            let mark = builder.mark
            advance()
            nested { $0.parseOperand() }
            builder.setRole(.value)
            finish(.inoutExpression, since: mark, from: start)
        case .backslash: parseKeyPath()
        case .at: parseTypeExpression()
        default: parsePostfix()
        }
    }

    private mutating func parsePrefixOperator() {
        let next = peek().kind
        if next == .comma || next == .end || next == .colon || (kind != .prefixOperator && next.isClosing) {
            // An operator as a value, as in `reduce(0, +)`.
            return take(.nameExpression, .none)
        }
        let start = token.start
        let mark = builder.mark
        take(.operatorToken, .operator)
        nested { $0.parseOperand() }
        builder.setRole(.value)
        finish(.prefixExpression, since: mark, from: start)
    }

    private mutating func parseOperandStartingWithWord() {
        switch token.word {
        case .try: parseEffect(takesRest: true)
        case .await where isBeforeOperand(allowsParenthesis: true),
            .unsafe where isBeforeOperand(allowsParenthesis: true):
            parseEffect(takesRest: true)
        case .repeat where peek().kind == .identifier || peek().kind == .leftParenthesis: parseEffect(takesRest: true)
        case .consume where isBeforeOperand(), .copy where isBeforeOperand(), .each where isBeforeOperand(),
            ._move where isBeforeOperand(), ._borrow where isBeforeOperand(), .borrow where isBeforeOperand():
            parseEffect(takesRest: false)
        case .any where isBeforeOperand(), .some where isBeforeOperand(), .inout where isBeforeOperand():
            parseTypeExpression()
        case .let where context.isPattern, .var where context.isPattern: parseBindingPattern()
        case .is where context.isPattern:
            let start = token.start
            let mark = builder.mark
            advance()
            parseType(.type)
            finish(.typePattern, since: mark, from: start)
        default: parsePostfix()
        }
    }

    /// Whether the word at the current token stands before its operand, and is not a name itself.
    private func isBeforeOperand(allowsParenthesis: Bool = false) -> Bool {
        let next = peek()
        guard !next.flags.contains(.afterNewline) else { return false }
        switch next.kind {
        case .identifier:
            switch next.word {
            case .as, .is, .in, .else, .where, .throws: return false
            default: return true
            }
        case .quotedIdentifier, .dollarIdentifier, .stringStart, .integer, .float, .hashWord, .placeholder, .backslash:
            return true
        case .leftParenthesis, .leftBracket, .leftBrace, .dot, .prefixOperator:
            return allowsParenthesis && next.flags.contains(.afterSpace)
        default: return false
        }
    }

    /// - Parameter takesRest: Whether the operators that follow belong to the operand.
    private mutating func parseEffect(takesRest: Bool) {
        let start = token.start
        let mark = builder.mark
        let isTry = token.word == .try
        advance()
        if isTry, kind == .postfixQuestion || kind == .postfixExclamation { advance() }
        builder.leaf(.keyword, .keyword, start, lastEnd)
        nested { takesRest ? $0.parseSequence() : $0.parseOperand() }
        builder.setRole(.value)
        finish(.effectExpression, since: mark, from: start)
    }

    /// A type where an expression stands.
    private mutating func parseTypeExpression() {
        let start = token.start
        let mark = builder.mark
        parseType(.type)
        finish(.typeExpression, since: mark, from: start)
    }

    /// `let pattern` in a pattern. Names behind it are bound.
    private mutating func parseBindingPattern() {
        let start = token.start
        let mark = builder.mark
        take(.keyword, .keyword)
        let outer = context
        context.bindsNames = true
        nested { $0.parseSequence() }
        context = outer
        builder.setRole(.pattern)
        finish(.bindingPattern, since: mark, from: start)
    }
}
