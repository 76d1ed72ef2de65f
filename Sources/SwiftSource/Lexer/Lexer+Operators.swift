import SourceText

/// Operators, regular expressions and what begins with `#`.
extension Lexer {
    mutating func readOperator() {
        let start = offset
        let isLeftBound = isLeftBound(start)
        let first = byte(start)
        if flags.contains(.afterNewline), isMergeMark(start) { return readMergeMark() }
        if isLeftBound, first == UInt8(ascii: "!") { return append(.postfixExclamation, length: 1) }
        if isLeftBound, first == UInt8(ascii: "?") { return append(.postfixQuestion, length: 1) }
        if first == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#"), readPlaceholder() { return }
        if first == UInt8(ascii: "/"), !isLeftBound, readRegex(at: start) { return }
        skipOperator(isLeftBound)
        let length = offset - start
        let isRightBound = isRightBound(offset, isLeftBound: isLeftBound)
        if length == 1 {
            switch first {
            case UInt8(ascii: "="): return append(.equal, from: start)
            case UInt8(ascii: "."): return append(.dot, from: start)
            case UInt8(ascii: "?"): return append(.infixQuestion, from: start)
            case UInt8(ascii: "&") where isRightBound && !isLeftBound: return append(.prefixAmpersand, from: start)
            default: break
            }
        } else if length == 2, first == UInt8(ascii: "-"), byte(start + 1) == UInt8(ascii: ">") {
            return append(.arrow, from: start)
        }
        if isLeftBound == isRightBound { return append(.binaryOperator, from: start) }
        append(isLeftBound ? .postfixOperator : .prefixOperator, from: start)
    }

    /// Whether a line of an unresolved merge conflict begins here: seven equal characters, then a blank or nothing.
    private func isMergeMark(_ start: Int) -> Bool {
        switch bytes[start] {
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
        default: return false
        }
        for place in start + 1..<start + 7 where byte(place) != bytes[start] { return false }
        return start + 7 >= count || has(.space, at: start + 7)
    }

    /// The whole line as one token.
    private mutating func readMergeMark() {
        let start = offset
        while offset < count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
        append(.unknown, from: start)
    }

    private mutating func skipOperator(_ isLeftBound: Bool) {
        let start = offset
        let allowsDots = bytes[start] == UInt8(ascii: ".")
        while offset < count {
            let character = bytes[offset]
            if character < 0x80 {
                guard classes[Int(character)].contains(.operatorCharacter) else { return }
                if character == UInt8(ascii: "."), !allowsDots { return }
                if character == UInt8(ascii: "/"), offset > start {
                    // A comment ends an operator, and so does a regular expression after one, as in `!/x/`.
                    let next = byte(offset + 1)
                    if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return }
                    if !isLeftBound, regexEnd(at: offset) != nil { return }
                }
                if character == UInt8(ascii: "<"), offset > start, byte(offset + 1) == UInt8(ascii: "#") { return }
                offset += 1
            } else {
                guard let (scalar, length) = scalar(at: offset) else {
                    if offset == start { offset += 1 }
                    return
                }
                guard CharacterClass.isOperatorContinuation(scalar) else { return }
                offset += length
            }
        }
    }

    private func isLeftBound(_ start: Int) -> Bool {
        if start == 0 || flags.contains(.afterSpace) { return false }
        switch byte(start - 1) {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        default: return true
        }
    }

    private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        guard end < count else { return false }
        switch bytes[end] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"):
            return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
        case 0xC2: return byte(end + 1) != 0xA0
        default: return !has(.space, at: end)
        }
    }

    /// `<#text#>` on one line.
    private mutating func readPlaceholder() -> Bool {
        var place = offset + 2
        while place < count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") {
            if bytes[place] == UInt8(ascii: "#"), byte(place + 1) == UInt8(ascii: ">") {
                append(.placeholder, length: place + 2 - offset)
                return true
            }
            if bytes[place] == UInt8(ascii: "<"), byte(place + 1) == UInt8(ascii: "#") { return false }
            place += 1
        }
        return false
    }

    // MARK: Regular expressions

    private mutating func readRegex(at start: Int) -> Bool {
        guard let end = regexEnd(at: start) else { return false }
        append(.regex, length: end - start)
        return true
    }

    /// The end of `/…/`; nil if the slash is an operator.
    ///
    /// As in Swift's own parser: a regular expression is on one line, neither begins nor ends with a blank, and has no
    /// closing parenthesis without an opening one.
    private func regexEnd(at start: Int) -> Int? {
        let slash = UInt8(ascii: "/")
        guard !has(.space, at: start + 1), byte(start + 1) != slash, byte(start + 1) != UInt8(ascii: "*"),
            start + 1 < count
        else { return nil }
        var depth = 0
        var isInClass = false
        var place = start + 1
        while place < count {
            switch bytes[place] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                if depth == 0 { return nil }
                depth -= 1
            case slash: return byte(place - 1).isBlank && byte(place - 2) != UInt8(ascii: "\\") ? nil : place + 1
            default: break
            }
            place += 1
        }
        return nil
    }

    // MARK: After a hash

    mutating func readHash() {
        let start = offset
        var end = offset
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        let hashes = end - start
        if byte(end) == UInt8(ascii: "\"") {
            offset = end
            return readString(hashes: hashes)
        }
        if byte(end) == UInt8(ascii: "/"), let regexEnd = extendedRegexEnd(after: end + 1, hashes: hashes) {
            offset = regexEnd
            return append(.regex, from: start)
        }
        let isQuoted = byte(end) == UInt8(ascii: "`")
        guard hashes == 1, isQuoted || has(.nameStart, at: end) else { return append(.unknown, length: hashes) }
        offset = end
        if isQuoted { readQuotedName() } else { readName() }
        // The name was read as a token of its own; the hash belongs to it.
        guard var token = tokens.popLast() else { return }
        token.start = UInt32(start)
        token.kind = .hashWord
        tokens.append(token)
    }

    /// The end of `#/…/#`, which may cover several lines if the first has nothing after the slash.
    private func extendedRegexEnd(after start: Int, hashes: Int) -> Int? {
        var place = start
        while byte(place).isBlank { place += 1 }
        let isMultiline = byte(place) == UInt8(ascii: "\n") || byte(place) == UInt8(ascii: "\r")
        place = start
        while place < count {
            switch bytes[place] {
            case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline: return nil
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "/"):
                var end = place + 1
                while end - place <= hashes, byte(end) == UInt8(ascii: "#") { end += 1 }
                if end - place - 1 == hashes { return end }
            default: break
            }
            place += 1
        }
        return nil
    }
}
