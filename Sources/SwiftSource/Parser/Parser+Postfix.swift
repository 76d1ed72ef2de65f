/// An expression with the members, calls and marks that follow it.
extension Parser {
    mutating func parsePostfix() {
        let mark = builder.mark
        let start = token.start
        parsePrimary()
        parseSuffixes(mark, start)
    }

    mutating func parseSuffixes(_ mark: Int, _ start: UInt32) {
        while true {
            switch kind {
            case .dot:
                if isAtLineStart, startsOwnAssignment() { return }
                guard !startsOtherStatement(peek()) else { return takeUnfinishedMember(mark, start) }
                builder.setRole(.base)
                parseMember(mark, start)
            case .leftParenthesis where !isAtLineStart:
                builder.setRole(.base)
                takeArguments()
                parseTrailingClosures()
                finish(.call, since: mark, from: start)
            case .leftBracket where !isAtLineStart:
                builder.setRole(.base)
                takeArguments()
                parseTrailingClosures(ofSubscript: true)
                finish(.subscriptCall, since: mark, from: start)
            case .leftBrace:
                guard canHaveTrailingClosure, isTrailingClosure() else { return }
                builder.setRole(.base)
                parseTrailingClosures()
                finish(.call, since: mark, from: start)
            case .postfixQuestion: takeMark(.optionalChain, mark, start)
            case .postfixExclamation: takeMark(.forceUnwrap, mark, start)
            case .postfixOperator where !isOperator(startingWith: UInt8(ascii: "<")):
                builder.setRole(.value)
                take(.operatorToken, .operator)
                finish(.postfixExpression, since: mark, from: start)
            case .binaryOperator, .prefixOperator, .postfixOperator:
                guard isOperator(startingWith: UInt8(ascii: "<")), isGenericArgumentList() else { return }
                builder.setRole(.base)
                parseGenericArguments()
                finish(.specialization, since: mark, from: start)
            case .hashWord:
                guard token.word == .if, isChainInClauses() else { return }
                builder.setRole(.base)
                parseConditionalCompilation(.chain, since: mark, from: start)
            default: return
            }
        }
    }

    private mutating func takeMark(_ kind: SyntaxKind, _ mark: Int, _ start: UInt32) {
        builder.setRole(.base)
        advance()
        finish(kind, since: mark, from: start)
    }

    // MARK: Members

    /// `.name` after a base, or without one.
    mutating func parseMember(_ mark: Int, _ start: UInt32) {
        advance()
        takeMemberName()
        finish(.memberAccess, since: mark, from: start)
    }

    private mutating func takeMemberName() {
        switch kind {
        case .identifier, .quotedIdentifier, .dollarIdentifier, .integer, .placeholder: break
        case .float: break
        default: return
        }
        take(.name, .name)
        if kind == .leftParenthesis, isArgumentNames() { jump(to: indexAfterGroup(at: index)) }
    }

    /// Whether a token after `.` begins another statement, because the member's name is not typed yet.
    func startsOtherStatement(_ next: Token) -> Bool {
        guard next.flags.contains(.afterNewline), next.kind == .identifier else { return false }
        if next.word.isDeclarationKeyword && next.word != .initializer || next.word.isStatementKeyword { return true }
        return column(of: next) <= column(ofLineWith: index)
    }

    /// Whether the line is an assignment whose first name is missing, as `.isHidden = true`, and not the rest of the
    /// statement before it: one that assigns already cannot go on so.
    private func startsOwnAssignment() -> Bool {
        var place = index
        while token(at: place).kind == .dot, token(at: place + 1).kind == .identifier { place += 2 }
        guard token(at: place).kind == .equal, place > index, assignsBefore else { return false }
        return column(of: token) <= column(ofLineWith: statementStart)
    }

    /// Whether the statement has an equals sign before the current token, outside of brackets.
    private var assignsBefore: Bool {
        var depth = 0
        for place in stride(from: index - 1, through: statementStart, by: -1) {
            switch token(at: place).kind {
            case .rightBrace, .rightBracket, .rightParenthesis: depth += 1
            case .leftBrace, .leftBracket, .leftParenthesis: depth -= 1
            case .equal where depth == 0: return true
            default: break
            }
        }
        return false
    }

    private mutating func takeUnfinishedMember(_ mark: Int, _ start: UInt32) {
        builder.setRole(.base)
        advance()
        finish(.memberAccess, since: mark, from: start)
    }

    /// Whether the current token is the first of a line that begins another statement, as far as its indentation tells.
    var startsNextStatement: Bool {
        isAtLineStart && index > statementStart && column(of: token) <= column(ofLineWith: statementStart)
    }

    /// The number of blanks before a token that is the first of its line.
    private func column(of token: Token) -> Int {
        var start = token.start
        while start > 0, byte(start - 1).isBlank { start -= 1 }
        return Int(token.start - start)
    }

    private func column(ofLineWith place: Int) -> Int {
        var place = place
        while place > 0, !tokens[place].flags.contains(.afterNewline) { place -= 1 }
        return column(of: tokens[place])
    }

    /// Whether `(a:b:)` follows: the labels of a function's full name.
    func isArgumentNames() -> Bool {
        guard !isAtLineStart, !token.flags.contains(.afterSpace) else { return false }
        let end = Int(token.partner)
        var place = index + 1
        guard end <= limit, place < end else { return false }
        while place < end {
            switch token(at: place).kind {
            case .identifier, .quotedIdentifier: break
            default: return false
            }
            guard place + 1 < end, token(at: place + 1).kind == .colon else { return false }
            place += 2
        }
        return true
    }

    // MARK: Calls

    /// The arguments in parentheses or square brackets.
    mutating func takeArguments() {
        let start = token.start
        let place = builder.mark
        builder.leaf(.brackets, .none, start, start)
        inBrackets(keepsPattern: true) { $0.parseArguments(.argument) }
        builder.setEnd(lastEnd, at: place)
    }

    mutating func parseArguments(_ role: SyntaxRole) {
        while kind != .end {
            let before = index
            parseArgument(role)
            if kind == .comma { advance() } else if index == before { skipLine() }
        }
    }

    private mutating func parseArgument(_ role: SyntaxRole) {
        let start = token.start
        let mark = builder.mark
        let next = peek().kind
        if next == .colon, kind == .identifier || kind == .quotedIdentifier || kind == .dollarIdentifier {
            take(.name, .label)
            advance()
        } else if next == .identifier || next == .quotedIdentifier, kind == .identifier, peek(2).kind == .colon {
            // `_ name: Type` in the parameters of a function type.
            take(.name, .label)
            advance()
            advance()
        }
        if kind == .identifier, token.word.isDeclarationKeyword, peek().kind == .comma || peek().kind == .end {
            // `@attached(extension, names: named(x))`.
            take(.nameExpression, .value)
        } else {
            parseExpression(.value)
        }
        finish(.argument, since: mark, from: start)
        builder.setRole(role)
    }

    // MARK: Trailing closures

    /// Whether a closure can follow the last expression. Literals cannot be called.
    private var canHaveTrailingClosure: Bool {
        switch builder.lastKind {
        case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .arrayLiteral,
            .dictionaryLiteral, .tuple, .opaque, .namePattern:
            false
        case .closure: !isAtLineStart
        case .call, .subscriptCall: index == 0 || tokens[index - 1].kind != .rightBrace
        default: true
        }
    }

    /// Closures after a call or subscript, the later ones with labels.
    mutating func parseTrailingClosures(ofSubscript: Bool = false) {
        guard kind == .leftBrace, isTrailingClosure() else { return }
        parseClosure()
        builder.setRole(.trailingClosure)
        while kind == .identifier || kind == .quotedIdentifier, peek().kind == .colon, peek(2).kind == .leftBrace,
            word != .default, !(isAtLineStart && word.isStatementKeyword)
        {
            take(.name, .label)
            advance()
            parseClosure()
            builder.setRole(.trailingClosure)
        }
    }

    /// Whether the brace at the current token begins a trailing closure, by the rules of Swift's own parser.
    func isTrailingClosure() -> Bool {
        let first = peek()
        if first.kind == .identifier {
            switch first.word {
            case .case, .default: return false
            case .willSet, .didSet:
                let second = peek(2).kind
                if second == .leftBrace || second == .leftParenthesis { return false }
            default: break
            }
        }
        guard context.isCondition else { return true }
        let after = token(at: indexAfterGroup(at: index))
        switch after.kind {
        case .leftBrace, .comma: return true
        case .identifier where after.word == .where: return true
        case .identifier where after.word == .is || after.word == .as: return !after.flags.contains(.afterNewline)
        case .leftBracket, .leftParenthesis, .dot, .postfixQuestion, .infixQuestion, .postfixExclamation, .colon,
            .equal, .postfixOperator, .binaryOperator:
            return !after.flags.contains(.afterNewline)
        default: return false
        }
    }

    /// Whether the `#if` at the current token holds members of the chain before it.
    private func isChainInClauses() -> Bool {
        guard isAtLineStart else { return false }
        var place = index
        while place < limit, tokens[place].kind == .hashWord, tokens[place].word == .if {
            repeat {
                place = indexAfterGroup(at: place)
            } while place < limit
                && !tokens[place].flags.contains(.afterNewline)
        }
        return token(at: place).kind == .dot
    }
}
