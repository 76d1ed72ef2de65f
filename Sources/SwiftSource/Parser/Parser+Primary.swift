/// Names, literals and what is in brackets.
extension Parser {
    /// One expression without what follows it. Takes nothing if there is none.
    mutating func parsePrimary() {
        switch kind {
        case .identifier: parseWordOrName()
        case .quotedIdentifier, .dollarIdentifier: takeName()
        case .integer: take(.integerLiteral, .none)
        case .float: take(.floatLiteral, .none)
        case .stringStart: parseString()
        case .regex: take(.regexLiteral, .none)
        case .placeholder: take(.placeholder, .none)
        case .dot: startsOtherStatement(peek()) ? skipLine() : parseMember(builder.mark, token.start)
        case .leftParenthesis: parseTuple()
        case .leftBracket: parseCollection()
        case .leftBrace: parseClosure()
        case .hashWord: parseMacroExpansion()
        default: missing(.none)
        }
    }

    private mutating func parseWordOrName() {
        let word = token.word
        guard word.isReserved else { return takeName() }
        switch word {
        case .selfValue, .selfType, .super, .anyType, .initializer: takeName()
        case .underscore: take(context.isPattern ? .wildcardPattern : .discardExpression, .none)
        case .true, .false: take(.booleanLiteral, .none)
        case .nil: take(.nilLiteral, .none)
        case .if: nested { $0.parseIf() }
        case .switch: nested { $0.parseSwitch() }
        case .do: nested { $0.parseDo() }
        default: missing(.none)
        }
    }

    /// A name, with its labels if it is a function's full name.
    private mutating func takeName() {
        if context.bindsNames, isBoundName() { return take(.namePattern, .none) }
        let start = token.start
        let next = peek()
        guard next.kind == .leftParenthesis, peek(3).kind == .colon else { return take(.nameExpression, .none) }
        let mark = builder.mark
        take(.name, .name)
        guard isArgumentNames() else {
            builder.setKind(.nameExpression)
            return builder.setRole(.none)
        }
        jump(to: indexAfterGroup(at: index))
        finish(.nameExpression, since: mark, from: start)
    }

    /// Whether the name behind `let` is bound, and is not the beginning of an expression.
    private func isBoundName() -> Bool {
        let next = peek()
        switch next.kind {
        case .dot: return next.flags.contains(.afterNewline)
        case .leftParenthesis, .leftBracket: return next.flags.contains(.afterNewline)
        case .binaryOperator: return !hasText(next, "<")
        default: return true
        }
    }

    private mutating func parseString() {
        let start = token.start
        let mark = builder.mark
        advance()
        while true {
            switch kind {
            case .stringSegment: take(.stringSegment, .segment)
            case .interpolationStart:
                let start = token.start
                let mark = builder.mark
                nested { parser in
                    parser.inBrackets { $0.parseArguments(.argument) }
                    parser.finish(.interpolation, since: mark, from: start)
                }
                builder.setRole(.segment)
            case .stringEnd:
                advance()
                return finish(.stringLiteral, since: mark, from: start)
            default: return finish(.stringLiteral, since: mark, from: start)
            }
        }
    }

    private mutating func parseTuple() {
        let start = token.start
        let mark = builder.mark
        inBrackets(keepsPattern: true) { $0.parseArguments(.element) }
        finish(.tuple, since: mark, from: start)
    }

    /// An array or a dictionary.
    private mutating func parseCollection() {
        let start = token.start
        let mark = builder.mark
        var isDictionary = false
        inBrackets(keepsPattern: true) { parser in
            if parser.kind == .colon, parser.peek().kind == .end {
                isDictionary = true
                parser.advance()
            }
            while parser.kind != .end {
                let before = parser.index
                if parser.parseElement() { isDictionary = true }
                if parser.kind == .comma { parser.advance() } else if parser.index == before { parser.skipLine() }
            }
        }
        finish(isDictionary ? .dictionaryLiteral : .arrayLiteral, since: mark, from: start)
    }

    /// - Returns: whether this is an entry of a dictionary.
    private mutating func parseElement() -> Bool {
        let start = token.start
        let mark = builder.mark
        parseExpression(.element)
        guard kind == .colon else { return false }
        builder.setRole(.key)
        advance()
        parseExpression(.value)
        finish(.dictionaryEntry, since: mark, from: start)
        builder.setRole(.element)
        return true
    }

    mutating func parseKeyPath() {
        let start = token.start
        let mark = builder.mark
        advance()
        let pathMark = builder.mark
        let pathStart = token.start
        if kind != .dot { parsePrimary() } else { missing(.none) }
        while true {
            parseSuffixes(pathMark, pathStart)
            // `\.?.name` and `\Root.[0]` have marks and brackets directly behind a dot.
            guard kind == .leftBracket || kind == .infixQuestion, lastEnd == token.start else { break }
            guard kind == .infixQuestion else { break }
            advance()
        }
        builder.setRole(.value)
        finish(.keyPath, since: mark, from: start)
    }

    /// `#name<Type>(arguments) { }`.
    mutating func parseMacroExpansion() {
        switch token.word {
        case .if, .elseif, .else, .endif: return missing(.none)
        default: break
        }
        let start = token.start
        let mark = builder.mark
        builder.leaf(.name, .name, start + 1, token.end)
        advance()
        if isOperator(startingWith: UInt8(ascii: "<")), isGenericArgumentList() { parseGenericArguments() }
        if kind == .leftParenthesis, !isAtLineStart {
            // `#sourceLocation` is no macro: what looks like arguments are none.
            if tokens[index - 1].word == .sourceLocation {
                jump(to: indexAfterGroup(at: index))
            } else {
                takeArguments()
            }
        }
        parseTrailingClosures()
        finish(.macroExpansion, since: mark, from: start)
    }
}
