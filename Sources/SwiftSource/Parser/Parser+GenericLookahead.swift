/// Tells the `<` of generic arguments from the operator, as Swift's own parser does: by what the brackets hold and by
/// the token that follows them.
extension Parser {
    /// The number of tokens that are looked at, so that a text of nothing but `<` takes no quadratic time.
    private static let lookahead = 160

    /// Whether the operator at the current token, which begins with `<`, opens generic arguments of an expression.
    func isGenericArgumentList() -> Bool {
        guard token.end - token.start == 1 || byte(token.start + 1) == UInt8(ascii: ">") else { return false }
        var scan = GenericScan()
        guard scanTypes(index, &scan, in: limit), let (place, end) = scan.end else { return false }
        if end < tokens[place].end {
            // What is left of the operator has to be a mark of an optional type.
            return byte(end) == UInt8(ascii: "?") || byte(end) == UInt8(ascii: "!")
        }
        let next = token(at: place + 1)
        switch next.kind {
        case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon, .end,
            .interpolationEnd,
            .postfixExclamation, .postfixQuestion, .colon, .equal:
            return true
        case .binaryOperator: return hasText(next, "&")
        case .leftParenthesis, .leftBracket: return !next.flags.contains(.afterNewline)
        default: return false
        }
    }

    private struct GenericScan {
        var depth = 0
        var count = 0
        /// Whether this is the inside of other brackets, where a closing `>` ends nothing.
        var isInside = false
        var last = Token(start: 0, end: 0, kind: .comma)
        /// The token with the closing `>`, and the offset behind that.
        var end: (Int, UInt32)?
    }

    /// Looks at tokens from `place` on. Inside of `<` it stops where that is closed.
    private func scanTypes(_ start: Int, _ scan: inout GenericScan, in limit: Int) -> Bool {
        var place = start
        while place < limit {
            let token = tokens[place]
            scan.count += 1
            guard scan.count < Self.lookahead else { return false }
            switch token.kind {
            case .identifier:
                guard isTypeWord(token), canFollow(token, scan.last) else { return false }
            case .quotedIdentifier: guard canFollow(token, scan.last) else { return false }
            case .dot, .comma, .arrow, .postfixQuestion, .postfixExclamation, .at, .integer, .placeholder: break
            case .colon: guard scan.isInside else { return false }
            case .binaryOperator, .prefixOperator, .postfixOperator:
                guard scanOperator(token, place, &scan) else { return false }
                if scan.end != nil { return true }
            case .leftParenthesis, .leftBracket:
                let end = Int(token.partner)
                guard end < limit, token.kind == .leftParenthesis || scan.last.kind != .identifier else { return false }
                var inner = GenericScan(count: scan.count, isInside: true)
                guard scan.count < Self.lookahead, place + 1 == end || scanTypes(place + 1, &inner, in: end),
                    inner.depth == 0
                else { return false }
                scan.count = inner.count
                scan.last = tokens[end]
                place = end + 1
                continue
            default: return false
            }
            scan.last = token
            place += 1
        }
        return scan.depth == 0
    }

    private func isTypeWord(_ token: Token) -> Bool {
        guard token.word.isReserved else { return true }
        switch token.word {
        case .selfType, .anyType, .inout, .throws, .rethrows, .underscore, .repeat, .selfValue: return true
        default: return false
        }
    }

    /// Whether a name can come after a token in a type.
    private func canFollow(_ token: Token, _ last: Token) -> Bool {
        switch last.kind {
        case .quotedIdentifier, .integer, .postfixQuestion, .postfixExclamation: return false
        case .rightParenthesis: return [.async, .throws, .rethrows].contains(token.word)
        case .rightBracket: return false
        case .identifier:
            switch last.word {
            case .some, .any, .each, .repeat, .inout, .borrowing, .consuming, .isolated, .sending, .__owned, .__shared,
                .underscore, .async, .nonisolated:
                return true
            default: return last.flags.contains(.isStray) || isAfterAt(last)
            }
        default: return true
        }
    }

    /// Whether a name is that of an attribute.
    private func isAfterAt(_ token: Token) -> Bool { token.start > 0 && byte(token.start - 1) == UInt8(ascii: "@") }

    private func scanOperator(_ token: Token, _ place: Int, _ scan: inout GenericScan) -> Bool {
        if hasText(token, "&") || hasText(token, "...") || hasText(token, "~") || hasText(token, "-") { return true }
        for offset in token.start..<token.end {
            switch byte(offset) {
            case UInt8(ascii: "<"): scan.depth += 1
            case UInt8(ascii: ">"):
                scan.depth -= 1
                if scan.depth == 0, !scan.isInside {
                    scan.end = (place, offset + 1)
                    return true
                }
                if scan.depth < 0 { return false }
            case UInt8(ascii: "?"), UInt8(ascii: "!"): break
            default: return false
            }
        }
        return true
    }
}
