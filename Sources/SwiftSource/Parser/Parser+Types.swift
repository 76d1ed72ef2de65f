/// Types.
extension Parser {
    /// A type. Makes one node; one of no length if there is none.
    mutating func parseType(_ role: SyntaxRole) {
        nested { $0.parseAnyType() }
        builder.setRole(role)
    }

    private mutating func parseAnyType() {
        let start = token.start
        let mark = builder.mark
        if isSpecifier {
            while kind == .at || isSpecifier { kind == .at ? parseAttribute() : takeModifier() }
            return finishWithBase(.attributedType, mark, start)
        }
        if kind == .at {
            parseAttributes()
            while isSpecifier { takeModifier() }
            return finishWithBase(.attributedType, mark, start)
        }
        switch word {
        case .some where startsType(peek()), .any where startsType(peek()):
            advance()
            return finishWithBase(.constrainedType, mark, start)
        case .each where startsType(peek()), .repeat:
            advance()
            return finishWithBase(.prefixedType, mark, start)
        default: break
        }
        if isOperator("~") {
            advance()
            return finishWithBase(.prefixedType, mark, start)
        }
        parseSimpleType()
        parseTypeSuffixes(mark, start)
        guard isOperator("&") else { return }
        builder.setRole(.element)
        while isOperator("&") {
            advance()
            let elementStart = token.start
            let elementMark = builder.mark
            if isOperator("~") || word == .any || word == .some { advance() }
            parseSimpleType()
            parseTypeSuffixes(elementMark, elementStart)
            builder.setRole(.element)
        }
        finish(.compositionType, since: mark, from: start)
    }

    private mutating func finishWithBase(_ kind: SyntaxKind, _ mark: Int, _ start: UInt32) {
        parseType(.base)
        finish(kind, since: mark, from: start)
    }

    /// Whether the current token is `inout` or the like, before a type.
    private var isSpecifier: Bool {
        switch word {
        case .inout: true
        case .borrowing, .consuming, .isolated, .sending, .__owned, .__shared, ._const, .nonisolated:
            startsType(peek()) || word == .nonisolated && peek().kind == .leftParenthesis
        default: false
        }
    }

    private func startsType(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier: !token.word.isReserved || [.selfType, .anyType, .inout].contains(token.word)
        case .quotedIdentifier, .leftParenthesis, .leftBracket, .at, .placeholder, .prefixOperator: true
        default: false
        }
    }

    private mutating func parseSimpleType() {
        let start = token.start
        let mark = builder.mark
        switch kind {
        case .identifier where startsNextStatement && token(at: index - 1).kind == .colon: missing(.none)
        case .identifier
        where !token.word.isReserved || [.selfType, .anyType, .selfValue, .underscore].contains(token.word),
            .quotedIdentifier, .placeholder:
            take(.name, .name)
            if isOperator(startingWith: UInt8(ascii: "<")) { parseGenericArguments() }
            finish(.namedType, since: mark, from: start)
        case .leftParenthesis:
            inBrackets { $0.parseTupleTypeElements() }
            guard parseEffects(before: .arrow) else { return finish(.tupleType, since: mark, from: start) }
            advance()
            parseType(.result)
            finish(.functionType, since: mark, from: start)
        case .leftBracket: parseCollectionType(mark, start)
        default: missing(.none)
        }
    }

    private mutating func parseCollectionType(_ mark: Int, _ start: UInt32) {
        var isDictionary = false
        inBrackets { parser in
            parser.parseType(.element)
            guard parser.kind == .colon else { return }
            isDictionary = true
            parser.builder.setRole(.key)
            parser.advance()
            parser.parseType(.value)
        }
        finish(isDictionary ? .dictionaryType : .arrayType, since: mark, from: start)
    }

    private mutating func parseTupleTypeElements() {
        while kind != .end {
            let start = token.start
            let mark = builder.mark
            let before = index
            if kind == .identifier || kind == .quotedIdentifier {
                if peek().kind == .colon {
                    take(.name, .label)
                    advance()
                } else if peek(2).kind == .colon, peek().kind == .identifier || peek().kind == .quotedIdentifier {
                    take(.name, .label)
                    take(.name, .name)
                    advance()
                }
            }
            parseType(.type)
            if isOperator("...") { take(.operatorToken, .operator) }
            if kind == .equal {
                advance()
                parseExpression(.value)
            }
            finish(.argument, since: mark, from: start)
            builder.setRole(.element)
            if kind == .comma { advance() } else if index == before { skipLine() }
        }
    }

    private mutating func parseTypeSuffixes(_ mark: Int, _ start: UInt32) {
        while true {
            if kind == .postfixQuestion || kind == .postfixExclamation {
                builder.setRole(.base)
                advance()
                finish(.optionalType, since: mark, from: start)
            } else if kind == .postfixOperator || kind == .binaryOperator, byte(token.start) == UInt8(ascii: "?"),
                !token.flags.contains(.afterSpace)
            {
                builder.setRole(.base)
                splitOperator()
                finish(.optionalType, since: mark, from: start)
            } else if kind == .dot, !isAtLineStart, !peek().flags.contains(.afterNewline),
                peek().kind == .identifier || peek().kind == .quotedIdentifier
            {
                builder.setRole(.base)
                advance()
                let isMeta = word == .metatype || word == .protocolMetatype
                take(.name, .name)
                if isOperator(startingWith: UInt8(ascii: "<")) { parseGenericArguments() }
                finish(isMeta ? .metatypeType : .memberType, since: mark, from: start)
            } else if kind == .dot, !isAtLineStart, peek().flags.contains(.afterNewline) || peek().kind == .end {
                builder.setRole(.base)
                advance()
                return finish(.memberType, since: mark, from: start)
            } else {
                return
            }
        }
    }

    // MARK: Generic arguments

    /// `<A, B>` at the current operator, whose first byte is `<`.
    mutating func parseGenericArguments() {
        splitOperator()
        while kind != .end, !isOperator(startingWith: UInt8(ascii: ">")) {
            let before = index
            if kind == .integer || isOperator("-") {
                nested { $0.parseOperand() }
            } else {
                parseType(.genericArgument)
            }
            if kind == .comma { advance() } else if index == before { return }
        }
        if isOperator(startingWith: UInt8(ascii: ">")) { splitOperator() }
    }

    /// Skips `async`, `throws(E)` and the like.
    mutating func parseEffects() {
        while word == .async || word == .throws || word == .rethrows || word == .reasync {
            advance()
            if kind == .leftParenthesis { inBrackets { $0.parseType(.none) } }
        }
    }

    /// Skips effects if a token of a kind follows them.
    private mutating func parseEffects(before kind: TokenKind) -> Bool {
        if self.kind == kind { return true }
        var place = index
        while token(at: place).kind == .identifier, [.async, .throws, .rethrows].contains(token(at: place).word) {
            place += 1
            if token(at: place).kind == .leftParenthesis { place = indexAfterGroup(at: place) }
        }
        guard place > index, token(at: place).kind == kind else { return false }
        parseEffects()
        return true
    }
}
