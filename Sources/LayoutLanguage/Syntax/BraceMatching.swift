import SourceText

/// Which `}` closes which `{`, with missing and stray ones told from indentation.
///
/// Layouts do not nest, so a statement that begins with `layout` and a name begins a stretch of its own. A stretch whose braces balance
/// is matched as it stands. In any other, a line that stands no deeper than the line on which a block was opened closes that block.
struct BraceMatching {
    /// Where the statements of a block end.
    struct End {
        /// The token at which they end.
        var token: Int
        /// Whether that token is the closing brace; else it is missing.
        var isClosed: Bool
    }

    /// By the place of the `{`, or of the `layout` that has none.
    private(set) var ends: [Int: End] = [:]
    /// Closing braces that close nothing, in order.
    private(set) var stray: [Int] = []

    private struct Open {
        var token: Int
        var indentation: Int
        var line: Int
    }

    /// - Parameter tokens: without trivia.
    init(_ tokens: [Token], in text: SourceText) {
        let starts = Self.layoutStarts(tokens, in: text)
        var first = 0
        for start in starts + [tokens.count] {
            match(first..<start, tokens, text)
            first = start
        }
    }

    /// The first stray brace at or after `token`. Complexity: O(log braces).
    func firstStray(from token: Int) -> Int? {
        let index = stray.partitioningIndex { $0 >= token }
        return index < stray.count ? stray[index] : nil
    }

    /// The places of `layout NAME` where a statement can begin.
    private static func layoutStarts(_ tokens: [Token], in text: SourceText) -> [Int] {
        tokens.indices.filter { place in
            guard tokens[place].kind == .name, tokens.isStatementStart(place), place + 1 < tokens.count else {
                return false
            }
            let next = tokens[place + 1]
            guard next.kind == .name || next.kind == .quotedName, !next.startsLine else { return false }
            return text.bytes(in: tokens[place].range).elementsEqual("layout".utf8)
        }
    }

    private mutating func match(_ stretch: Range<Int>, _ tokens: [Token], _ text: SourceText) {
        guard let first = stretch.first else { return }
        var balance = 0
        var isBalanced = true
        for place in stretch {
            if tokens[place].kind == .leftBrace { balance += 1 }
            if tokens[place].kind == .rightBrace { balance -= 1 }
            if balance < 0 { isBalanced = false }
        }
        let isOpened = stretch.count > 2 && tokens[first + 2].kind == .leftBrace && !tokens[first + 2].startsLine
        let isLayout = text.bytes(in: tokens[first].range).elementsEqual("layout".utf8)
        if isBalanced && balance == 0 && (isOpened || !isLayout) {
            matchAsWritten(stretch, tokens)
        } else {
            matchByIndentation(stretch, tokens, text, opensWithoutBrace: isLayout && !isOpened)
        }
    }

    private mutating func matchAsWritten(_ stretch: Range<Int>, _ tokens: [Token]) {
        var open: [Int] = []
        for place in stretch {
            if tokens[place].kind == .leftBrace { open.append(place) }
            if tokens[place].kind == .rightBrace, let start = open.popLast() {
                ends[start] = End(token: place, isClosed: true)
            }
        }
    }

    private mutating func matchByIndentation(
        _ stretch: Range<Int>, _ tokens: [Token], _ text: SourceText, opensWithoutBrace: Bool
    ) {
        var open: [Open] = []
        var indentation = 0
        var line = 0
        for place in stretch {
            let token = tokens[place]
            if token.startsLine || place == stretch.lowerBound {
                (line, indentation) = Self.indentation(of: token, in: text)
            }
            if place == stretch.lowerBound && opensWithoutBrace {
                open.append(Open(token: place, indentation: indentation, line: line))
            }
            switch token.kind {
            case .rightBrace where token.startsLine:
                while let top = open.last, top.indentation > indentation, top.line < line {
                    ends[top.token] = End(token: place, isClosed: false)
                    open.removeLast()
                }
                if let top = open.last, top.indentation == indentation || open.count == 1 && indentation == 0 {
                    ends[top.token] = End(token: place, isClosed: true)
                    open.removeLast()
                } else {
                    stray.append(place)
                }
            case .rightBrace:
                if let top = open.last, top.line == line {
                    ends[top.token] = End(token: place, isClosed: true)
                    open.removeLast()
                } else {
                    stray.append(place)
                }
            default:
                if token.startsLine {
                    while let top = open.last, open.count > 1, top.indentation >= indentation, top.line < line {
                        ends[top.token] = End(token: place, isClosed: false)
                        open.removeLast()
                    }
                }
                if token.kind == .leftBrace { open.append(Open(token: place, indentation: indentation, line: line)) }
            }
        }
        for left in open { ends[left.token] = End(token: stretch.upperBound, isClosed: false) }
    }

    /// The line of `token`, and how many columns stand before it.
    private static func indentation(of token: Token, in text: SourceText) -> (line: Int, indentation: Int) {
        let line = text.lines.line(of: token.range.start)
        return (line, Int(token.start) - text.lines.starts[line])
    }
}

extension [Token] {
    /// Whether a statement can begin at the token at `place`; the array holds no trivia.
    func isStatementStart(_ place: Int) -> Bool {
        if self[place].startsLine || place == 0 { return true }
        switch self[place - 1].kind {
        case .leftBrace, .rightBrace, .semicolon: return true
        default: return false
        }
    }
}
