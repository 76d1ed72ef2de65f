/// Declarations of types and extensions, with their members.
extension Parser {
    mutating func parseTypeDeclaration(_ kind: SyntaxKind, _ mark: Int, _ start: UInt32) {
        take(.keyword, .keyword)
        if kind == .extensionDeclaration {
            parseType(.type)
        } else {
            takeDeclaredName()
            parseGenericParameters()
        }
        parseInheritance()
        parseWhereClause()
        parseMemberBlock()
        finish(kind, since: mark, from: start)
    }

    private mutating func parseMemberBlock() {
        guard kind == .leftBrace else { return }
        let start = token.start
        let mark = builder.mark
        inBrackets { $0.parseMembers() }
        finish(.memberBlock, since: mark, from: start)
        builder.setRole(.body)
    }

    /// `: A, B` after a type's name.
    mutating func parseInheritance() {
        guard kind == .colon else { return }
        repeat {
            advance()
            guard kind != .leftBrace else { return }
            if word == .class {
                // The old spelling of `AnyObject`.
                let mark = builder.mark
                let start = token.start
                take(.name, .name)
                finish(.namedType, since: mark, from: start)
                builder.setRole(.inheritedType)
            } else {
                parseType(.inheritedType)
            }
        } while kind == .comma
    }

    /// Members up to the end of the braces, or of a clause of `#if`.
    mutating func parseMembers() {
        let outer = statementStart
        defer { statementStart = outer }
        while kind != .end, !isAtClauseEnd {
            statementStart = index
            switch kind {
            case .semicolon: advance()
            case .hashWord where token.word == .if:
                if let word = declarationWord(inType: true) {
                    parseDeclaration(word)
                } else {
                    nested { $0.parseConditionalCompilation(.members) }
                }
            case .hashWord where !isClauseWord(token.word): parseMacroExpansion()
            default:
                if let word = declarationWord(inType: true) {
                    parseDeclaration(word)
                } else if isMacroAfterAttributes {
                    parseAttributesAndModifiers()
                    builder.setRole(.none)
                    parseMacroExpansion()
                } else {
                    skipLine()
                }
            }
        }
    }

    /// Whether `@attribute #macro` follows.
    private var isMacroAfterAttributes: Bool {
        guard kind == .at || word.isModifier else { return false }
        var place = index
        while place < limit, tokens[place].kind == .at || tokens[place].word.isModifier {
            place += tokens[place].kind == .at ? 2 : 1
            if token(at: place).kind == .leftParenthesis { place = indexAfterGroup(at: place) }
        }
        return token(at: place).kind == .hashWord && token(at: place).word != .if
            && !isClauseWord(token(at: place).word)
    }

    // MARK: Generic parameters and requirements

    /// `<T: P, each U, let n: Int>` of a declaration.
    mutating func parseGenericParameters() {
        guard isOperator(startingWith: UInt8(ascii: "<")) else { return }
        splitOperator()
        while kind != .end, !isOperator(startingWith: UInt8(ascii: ">")) {
            let start = token.start
            let mark = builder.mark
            let before = index
            parseAttributes()
            if word == .each || word == .let { advance() }
            takeDeclaredName()
            if kind == .colon {
                advance()
                parseType(.type)
            }
            finish(.genericParameter, since: mark, from: start)
            builder.setRole(.genericParameter)
            if kind == .comma { advance() } else if index == before { break }
        }
        if word == .where { parseWhereClause() }
        if isOperator(startingWith: UInt8(ascii: ">")) { splitOperator() }
    }

    /// `where T: P, U == V`. The requirements are types in turn.
    mutating func parseWhereClause() {
        guard word == .where else { return }
        let start = token.start
        let mark = builder.mark
        repeat {
            advance()
            guard kind != .leftBrace else { break }
            parseType(.none)
            if kind == .colon || isOperator("==") {
                advance()
                parseType(.none)
            }
        } while kind == .comma
        finish(.whereClause, since: mark, from: start)
        builder.setRole(.whereClause)
    }
}
