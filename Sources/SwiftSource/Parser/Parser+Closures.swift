/// Closures with their captures and parameters.
extension Parser {
    mutating func parseClosure() {
        let start = token.start
        let mark = builder.mark
        nested { parser in
            parser.inBrackets { parser in
                if let end = parser.signatureEnd() { parser.parseSignature(upTo: end) }
                let bodyStart = parser.token.start
                let bodyMark = parser.builder.mark
                let hasBody = parser.kind != .end
                parser.parseStatements()
                parser.finish(.codeBlock, since: bodyMark, from: hasBody ? bodyStart : parser.lastEnd)
                parser.builder.setRole(.body)
            }
            parser.finish(.closure, since: mark, from: start)
        }
    }

    /// The index of `in` after the captures and parameters; nil if the closure has none.
    private func signatureEnd() -> Int? {
        var place = index
        while token(at: place).kind == .at {
            place += 2
            if token(at: place).kind == .leftParenthesis, !token(at: place).flags.contains(.afterSpace) {
                place = indexAfterGroup(at: place)
            }
        }
        if token(at: place).kind == .leftBracket { place = indexAfterGroup(at: place) }
        switch token(at: place).kind {
        case .leftParenthesis: place = indexAfterGroup(at: place)
        case .identifier, .quotedIdentifier, .dollarIdentifier, .placeholder: place = indexAfterNames(place)
        default: return nil
        }
        while token(at: place).kind == .identifier {
            switch token(at: place).word {
            case .in: return place
            case .async, .throws, .rethrows:
                place += 1
                if token(at: place).kind == .leftParenthesis { place = indexAfterGroup(at: place) }
            default: return nil
            }
        }
        guard token(at: place).kind == .arrow else { return nil }
        return endOfResult(place + 1)
    }

    /// The index after `a, b`, or `place` if the first is `in` or an effect.
    private func indexAfterNames(_ place: Int) -> Int {
        var place = place
        while true {
            let token = token(at: place)
            switch token.kind {
            case .identifier where [.in, .async, .throws, .rethrows].contains(token.word): return place
            case .identifier where token.word.isReserved && token.word != .underscore: return place
            case .identifier, .quotedIdentifier, .dollarIdentifier, .placeholder: place += 1
            default: return place
            }
            guard self.token(at: place).kind == .comma else { return place }
            place += 1
        }
    }

    /// The index of `in` after a result's type, which is on one line in all but brackets.
    private func endOfResult(_ place: Int) -> Int? {
        var place = place
        var count = 0
        while place < limit, count < 64 {
            let token = tokens[place]
            if token.kind == .identifier, token.word == .in { return place }
            if token.kind == .leftBrace || token.kind == .equal || token.kind == .semicolon { return nil }
            if token.kind == .identifier, token.word.isDeclarationKeyword || token.word.isStatementKeyword {
                return nil
            }
            place = indexAfterGroup(at: place)
            count += 1
        }
        return nil
    }

    private mutating func parseSignature(upTo end: Int) {
        upTo(end) { parser in
            parser.parseAttributes()
            if parser.kind == .leftBracket { parser.inBrackets { $0.parseCaptures() } }
            if parser.kind == .leftParenthesis {
                parser.inBrackets { $0.parseParameters(.closureParameter) }
            } else {
                parser.parseBareParameters()
            }
            parser.parseEffects()
            if parser.kind == .arrow {
                parser.advance()
                parser.parseType(.result)
            }
        }
        advance()
    }

    private mutating func parseCaptures() {
        while kind != .end {
            let start = token.start
            let mark = builder.mark
            let before = index
            if word == .weak || word == .unowned, peek().kind != .comma, peek().kind != .equal, peek().kind != .end {
                takeModifier()
            }
            if peek().kind == .equal {
                take(.name, .name)
                advance()
                parseExpression(.value)
            } else if kind == .identifier || kind == .quotedIdentifier || kind == .dollarIdentifier {
                take(.name, .name)
            }
            finish(.capture, since: mark, from: start)
            builder.setRole(.capture)
            if kind == .comma { advance() } else if index == before { skipLine() }
        }
    }

    /// `a, b` without parentheses.
    private mutating func parseBareParameters() {
        while kind == .identifier || kind == .quotedIdentifier || kind == .dollarIdentifier || kind == .placeholder {
            if word == .async || word == .throws || word == .rethrows { return }
            let start = token.start
            let mark = builder.mark
            take(.name, .name)
            finish(.closureParameter, since: mark, from: start)
            builder.setRole(.parameter)
            guard kind == .comma else { return }
            advance()
        }
    }
}
