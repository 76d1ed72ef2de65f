/// `#if` and its clauses.
extension Parser {
    /// What the clauses of a `#if` hold.
    enum ClauseContents {
        case statements
        case members
        case cases
        case accessors
        /// Attributes of the declaration after `#endif`.
        case attributes
        /// The rest of a chain of members.
        case chain
    }

    /// Whether `#elseif`, `#else` or `#endif` ends what is being read.
    var isAtClauseEnd: Bool { kind == .hashWord && isClauseWord(token.word) && clauseDepth > 0 }

    func isClauseWord(_ word: Word) -> Bool { word == .elseif || word == .else || word == .endif }

    mutating func parseConditionalCompilation(_ contents: ClauseContents) {
        parseConditionalCompilation(contents, since: builder.mark, from: token.start)
    }

    mutating func parseConditionalCompilation(_ contents: ClauseContents, since mark: Int, from start: UInt32) {
        repeat { parseClause(contents) } while kind == .hashWord && (token.word == .elseif || token.word == .else)
        if kind == .hashWord, token.word == .endif { advance() }
        finish(.conditionalCompilation, since: mark, from: start)
    }

    private mutating func parseClause(_ contents: ClauseContents) {
        let start = token.start
        let mark = builder.mark
        let hasCondition = token.word != .else
        take(.keyword, .keyword)
        if hasCondition, !isAtLineStart {
            upTo(endOfLine()) { $0.parseExpression(.condition, ExpressionContext()) }
        }
        clauseDepth += 1
        switch contents {
        case .statements: parseStatements()
        case .members: parseMembers()
        case .cases: parseCases()
        case .accessors: parseAccessorsInClause()
        case .attributes: parseAttributes()
        case .chain: parseChain()
        }
        clauseDepth -= 1
        finish(.compilationClause, since: mark, from: start)
        builder.setRole(.clause)
    }

    private mutating func parseAccessorsInClause() {
        while kind != .end, !isAtClauseEnd {
            if isAccessor(at: index) { parseAccessor() } else { skipLine() }
        }
    }

    private mutating func parseChain() {
        while kind != .end, !isAtClauseEnd {
            if kind == .dot {
                nested { $0.parsePostfix() }
            } else if kind == .hashWord, token.word == .if {
                nested { $0.parseConditionalCompilation(.chain) }
            } else {
                skipLine()
            }
        }
    }

    private func endOfLine() -> Int {
        var place = index
        repeat {
            place = indexAfterGroup(at: place)
        } while place < limit && !tokens[place].flags.contains(.afterNewline)
        return place
    }
}
