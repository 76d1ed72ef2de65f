/// Declarations: what introduces them, their attributes and modifiers, and the shorter ones.
extension Parser {
    /// The word that introduces the declaration at the current token, after attributes and modifiers; nil if none does.
    ///
    /// - Parameter inType: Whether members are read, where `init` and `case` are declarations.
    func declarationWord(inType: Bool) -> Word? {
        var place = index
        var hasModifier = false
        while place < limit {
            let token = tokens[place]
            if token.kind == .at {
                place = indexAfterAttribute(at: place)
                hasModifier = true
                continue
            }
            if token.kind == .hashWord, token.word == .if, let end = indexAfterAttributeClauses(at: place) {
                place = end
                continue
            }
            guard token.kind == .identifier else { return nil }
            let word = token.word
            switch word {
            case .class where isModifierClass(at: place): place += 1
            case .initializer: return inType || hasModifier ? word : nil
            case .case: return inType ? word : nil
            case .actor:
                let after = self.token(at: place + 2)
                guard isName(self.token(at: place + 1)), !self.token(at: place + 1).flags.contains(.afterNewline) else {
                    return nil
                }
                return after.kind == .leftBrace || after.kind == .colon || after.word == .where
                    || after.kind == .binaryOperator || after.kind == .postfixOperator ? word : nil
            case .macro:
                guard isName(self.token(at: place + 1)) else { return nil }
                let after = self.token(at: place + 2)
                return after.kind == .leftParenthesis || after.kind == .postfixOperator || after.kind == .binaryOperator
                    ? word : nil
            case _ where word.isDeclarationKeyword: return word
            case _ where word.isModifier:
                place += 1
                if self.token(at: place).kind == .leftParenthesis { place = indexAfterGroup(at: place) }
            default: return nil
            }
            hasModifier = true
        }
        return nil
    }

    private func isName(_ token: Token) -> Bool {
        token.kind == .quotedIdentifier || token.kind == .identifier && !token.word.isReserved
    }

    /// Whether `class` is a modifier, as in `class func`.
    private func isModifierClass(at place: Int) -> Bool {
        let next = token(at: place + 1)
        guard next.kind == .identifier else { return false }
        if next.word.isDeclarationKeyword { return true }
        guard next.word.isModifier else { return false }
        let after = token(at: place + 2)
        return after.kind == .identifier && (after.word.isDeclarationKeyword || after.word.isModifier)
            || after.kind == .leftParenthesis
    }

    private func indexAfterAttribute(at place: Int) -> Int {
        var place = place + 1
        guard token(at: place).kind == .identifier || token(at: place).kind == .quotedIdentifier else { return place }
        place += 1
        while token(at: place).kind == .dot, token(at: place + 1).kind == .identifier { place += 2 }
        var depth = 0
        while place < limit, depth > 0 || byte(tokens[place].start) == UInt8(ascii: "<") {
            for offset in tokens[place].start..<tokens[place].end {
                if byte(offset) == UInt8(ascii: "<") { depth += 1 }
                if byte(offset) == UInt8(ascii: ">") { depth -= 1 }
            }
            place = indexAfterGroup(at: place)
        }
        let next = token(at: place)
        if next.kind == .leftParenthesis, !next.flags.contains(.afterSpace) { place = indexAfterGroup(at: place) }
        return place
    }

    /// The index after the `#endif` of a `#if` that holds nothing but attributes; nil if it holds anything else.
    private func indexAfterAttributeClauses(at start: Int) -> Int? {
        var place = start
        while true {
            // The condition.
            repeat {
                place = indexAfterGroup(at: place)
            } while place < limit
                && !tokens[place].flags.contains(.afterNewline)
            while token(at: place).kind == .at { place = indexAfterAttribute(at: place) }
            let next = token(at: place)
            guard next.kind == .hashWord, isClauseWord(next.word) else { return nil }
            if next.word == .endif { return place + 1 }
        }
    }

    /// The declaration that ``declarationWord(inType:)`` found.
    mutating func parseDeclaration(_ word: Word) {
        let start = token.start
        let mark = builder.mark
        nested { parser in
            parser.parseAttributesAndModifiers()
            parser.parseDeclaration(word, mark, start)
        }
    }

    private mutating func parseDeclaration(_ word: Word, _ mark: Int, _ start: UInt32) {
        switch word {
        case .import: parseImport(mark, start)
        case .class: parseTypeDeclaration(.classDeclaration, mark, start)
        case .struct: parseTypeDeclaration(.structDeclaration, mark, start)
        case .enum: parseTypeDeclaration(.enumDeclaration, mark, start)
        case .actor: parseTypeDeclaration(.actorDeclaration, mark, start)
        case .protocol: parseTypeDeclaration(.protocolDeclaration, mark, start)
        case .extension: parseTypeDeclaration(.extensionDeclaration, mark, start)
        case .func: parseFunction(.functionDeclaration, mark, start)
        case .initializer: parseFunction(.initializerDeclaration, mark, start)
        case .deinit: parseFunction(.deinitializerDeclaration, mark, start)
        case .subscript: parseFunction(.subscriptDeclaration, mark, start)
        case .macro: parseFunction(.macroDeclaration, mark, start)
        case .let, .var: parseVariable(mark, start)
        case .typealias: parseTypealias(.typealiasDeclaration, mark, start)
        case .associatedtype: parseTypealias(.associatedTypeDeclaration, mark, start)
        case .case: parseCase(mark, start)
        case .operator: parseOperatorDeclaration(mark, start)
        default: parsePrecedenceGroup(mark, start)
        }
    }

    // MARK: Attributes and modifiers

    mutating func parseAttributesAndModifiers() {
        while true {
            if kind == .at {
                parseAttribute()
            } else if word.isModifier || word == .class && isModifierClass(at: index) {
                takeModifier()
            } else if kind == .hashWord, token.word == .if {
                parseConditionalCompilation(.attributes)
                builder.setRole(.attribute)
            } else {
                return
            }
        }
    }

    mutating func parseAttributes() {
        while kind == .at { parseAttribute() }
    }

    mutating func parseAttribute() {
        let start = token.start
        let mark = builder.mark
        advance()
        let hasExpressions = !Self.hasSpecialArguments(text(of: token))
        let nameStart = token.start
        let nameMark = builder.mark
        if kind == .identifier || kind == .quotedIdentifier, !isAtLineStart {
            take(.name, .name)
            if isOperator(startingWith: UInt8(ascii: "<")) { parseGenericArguments() }
            finish(.namedType, since: nameMark, from: nameStart)
            while kind == .dot, !isAtLineStart, peek().kind == .identifier {
                builder.setRole(.base)
                advance()
                take(.name, .name)
                if isOperator(startingWith: UInt8(ascii: "<")) { parseGenericArguments() }
                finish(.memberType, since: nameMark, from: nameStart)
            }
            builder.setRole(.name)
        }
        if kind == .leftParenthesis, !token.flags.contains(.afterSpace) {
            if hasExpressions { takeArguments() } else { jump(to: indexAfterGroup(at: index)) }
        }
        finish(.attribute, since: mark, from: start)
        builder.setRole(.attribute)
    }

    /// Whether what follows an attribute's name in parentheses is no list of expressions.
    private static func hasSpecialArguments(_ name: String) -> Bool {
        switch name {
        case "available", "objc", "backDeployed", "_backDeploy", "differentiable", "_specialize", "specialized",
            "_implements", "derivative", "transpose", "_effects", "storageRestrictions", "abi",
            "_originallyDefinedIn", "_documentation", "_dynamicReplacement":
            true
        default: false
        }
    }

    /// A modifier with its detail in parentheses, as `private(set)`.
    mutating func takeModifier() {
        let start = token.start
        advance()
        if kind == .leftParenthesis, !token.flags.contains(.afterNewline) { jump(to: indexAfterGroup(at: index)) }
        builder.leaf(.modifier, .modifier, start, lastEnd)
    }

    // MARK: Short declarations

    private mutating func parseImport(_ mark: Int, _ start: UInt32) {
        advance()
        if word.isDeclarationKeyword, !isAtLineStart { take(.keyword, .keyword) }
        while !isAtLineStart, kind == .identifier || kind == .quotedIdentifier || isAnyOperator {
            take(.name, .name)
            guard kind == .dot else { break }
            advance()
        }
        finish(.importDeclaration, since: mark, from: start)
    }

    var isAnyOperator: Bool {
        kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
    }

    private mutating func parseTypealias(_ kind: SyntaxKind, _ mark: Int, _ start: UInt32) {
        advance()
        takeDeclaredName()
        parseGenericParameters()
        parseInheritance()
        if self.kind == .equal {
            advance()
            parseType(.type)
        }
        parseWhereClause()
        finish(kind, since: mark, from: start)
    }

    private mutating func parseCase(_ mark: Int, _ start: UInt32) {
        advance()
        repeat {
            let isContinued = kind == .comma
            if isContinued { advance() }
            let start = token.start
            let mark = builder.mark
            // After a comma the next line may begin where the first one does.
            if isContinued, kind == .identifier, !token.word.isReserved {
                take(.name, .name)
            } else {
                takeDeclaredName()
            }
            if kind == .leftParenthesis { inBrackets { $0.parseParameters(.parameter) } }
            if kind == .equal {
                advance()
                parseExpression(.value)
            }
            finish(.caseElement, since: mark, from: start)
            builder.setRole(.element)
        } while kind == .comma
        finish(.caseDeclaration, since: mark, from: start)
    }

    private mutating func parseOperatorDeclaration(_ mark: Int, _ start: UInt32) {
        advance()
        if kind != .end, !isAtLineStart { take(.name, .name) }
        if kind == .colon {
            advance()
            while kind == .identifier, !isAtLineStart {
                take(.name, .none)
                if kind == .comma { advance() }
            }
        }
        if kind == .leftBrace { jump(to: indexAfterGroup(at: index)) }
        finish(.operatorDeclaration, since: mark, from: start)
    }

    private mutating func parsePrecedenceGroup(_ mark: Int, _ start: UInt32) {
        advance()
        takeDeclaredName()
        if kind == .leftBrace { jump(to: indexAfterGroup(at: index)) }
        finish(.precedenceGroupDeclaration, since: mark, from: start)
    }

    /// The name that a declaration gives, unless it is still missing.
    mutating func takeDeclaredName() {
        switch kind {
        case .identifier where isAtLineStart && (token.word.isReserved || startsNextStatement && !startsSignature):
            break
        case .identifier, .quotedIdentifier, .dollarIdentifier, .placeholder: take(.name, .name)
        default: break
        }
    }
}
