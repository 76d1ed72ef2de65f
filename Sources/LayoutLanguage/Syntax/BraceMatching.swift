import SourceText

/// Finds which `}` closes which `{`. Indentation reveals missing and stray braces.
///
/// Layouts do not nest, so `layout NAME` at the beginning of a statement starts a new section. A section with balanced
/// braces is matched as written. In any other section, a line that is not indented more than the line with the opening
/// brace closes the block.
struct BraceMatching {
    /// The end of a block's statements.
    struct End {
        /// The index of the token after them.
        var token: Int
        /// Whether that token is the closing brace. Otherwise the brace is missing.
        var isClosed: Bool
    }

    /// By the index of the `{`, or of the `layout` if its brace is missing.
    private(set) var ends: [Int: End] = [:]
    /// The indices of closing braces that close nothing, in order.
    private(set) var stray: [Int] = []

    /// - Parameter tokens: Without trivia.
    init(_ tokens: [Token], in text: SourceText) {
        var first = 0
        for start in Self.layoutStarts(tokens, in: text) + [tokens.count] {
            match(first..<start, tokens, text)
            first = start
        }
    }

    /// The first stray brace at or after `token`. Complexity: O(log braces).
    func firstStray(from token: Int) -> Int? {
        let index = stray.partitioningIndex { $0 >= token }
        return index < stray.count ? stray[index] : nil
    }

    /// The indices of `layout NAME` at the beginning of a statement.
    private static func layoutStarts(_ tokens: [Token], in text: SourceText) -> [Int] {
        tokens.indices.filter { index in
            guard tokens[index].kind == .name, tokens.isStatementStart(index), index + 1 < tokens.count else {
                return false
            }
            let next = tokens[index + 1]
            guard next.kind.isName, !next.startsLine else { return false }
            return text.bytes(in: tokens[index].range).elementsEqual("layout".utf8)
        }
    }

    private mutating func match(_ section: Range<Int>, _ tokens: [Token], _ text: SourceText) {
        guard let first = section.first else { return }
        var balance = 0
        var isBalanced = true
        for token in tokens[section] {
            if token.kind == .leftBrace { balance += 1 }
            if token.kind == .rightBrace { balance -= 1 }
            if balance < 0 { isBalanced = false }
        }
        let isOpened = section.count > 2 && tokens[first + 2].kind == .leftBrace && !tokens[first + 2].startsLine
        let isLayout = text.bytes(in: tokens[first].range).elementsEqual("layout".utf8)
        if isBalanced && balance == 0 && (isOpened || !isLayout) {
            matchAsWritten(section, tokens)
        } else {
            var matcher = IndentationMatcher(tokens, text)
            matcher.match(section, opensWithoutBrace: isLayout && !isOpened)
            ends.merge(matcher.ends) { $1 }
            stray += matcher.stray
        }
    }

    private mutating func matchAsWritten(_ section: Range<Int>, _ tokens: [Token]) {
        var open: [Int] = []
        for index in section {
            if tokens[index].kind == .leftBrace { open.append(index) }
            if tokens[index].kind == .rightBrace, let start = open.popLast() {
                ends[start] = End(token: index, isClosed: true)
            }
        }
    }
}

/// Matches the braces of a section by its indentation.
private struct IndentationMatcher {
    private(set) var ends: [Int: BraceMatching.End] = [:]
    private(set) var stray: [Int] = []
    private let tokens: [Token]
    private let text: SourceText

    private struct Open {
        var token: Int
        var indentation: Int
        var line: Int
    }

    /// The blocks around the current token, innermost last.
    private var open: [Open] = []
    /// The line of the current token and its indentation.
    private var line = 0
    private var indentation = 0

    init(_ tokens: [Token], _ text: SourceText) {
        self.tokens = tokens
        self.text = text
    }

    /// - Parameter opensWithoutBrace: Whether the first token is a `layout` whose brace is missing.
    mutating func match(_ section: Range<Int>, opensWithoutBrace: Bool) {
        for index in section {
            let token = tokens[index]
            if token.startsLine || index == section.lowerBound {
                line = text.lines.line(of: token.range.start)
                indentation = Int(token.start) - text.lines.starts[line]
            }
            if index == section.lowerBound && opensWithoutBrace { push(index) }
            switch token.kind {
            case .rightBrace: matchClosingBrace(index)
            case .leftBrace:
                if token.startsLine { endBlocks(before: index) }
                push(index)
            default: if token.startsLine { endBlocks(before: index) }
            }
        }
        for left in open { ends[left.token] = BraceMatching.End(token: section.upperBound, isClosed: false) }
    }

    private mutating func push(_ token: Int) {
        open.append(Open(token: token, indentation: indentation, line: line))
    }

    private mutating func endLast(_ token: Int, isClosed: Bool) {
        if let last = open.popLast() { ends[last.token] = BraceMatching.End(token: token, isClosed: isClosed) }
    }

    /// Ends the blocks that cannot contain a line with this indentation.
    private mutating func endBlocks(before token: Int) {
        while let last = open.last, open.count > 1, last.indentation >= indentation, last.line < line {
            endLast(token, isClosed: false)
        }
    }

    private mutating func matchClosingBrace(_ token: Int) {
        let startsLine = tokens[token].startsLine
        if startsLine {
            while let last = open.last, last.indentation > indentation, last.line < line {
                endLast(token, isClosed: false)
            }
        }
        let closesLast =
            open.last.map { last in
                startsLine
                    ? last.indentation == indentation || open.count == 1 && indentation == 0 : last.line == line
            } ?? false
        if closesLast { endLast(token, isClosed: true) } else { stray.append(token) }
    }
}

extension [Token] {
    /// Whether a statement can begin at the token at `index`. The array contains no trivia.
    func isStatementStart(_ index: Int) -> Bool {
        if self[index].startsLine || index == 0 { return true }
        switch self[index - 1].kind {
        case .leftBrace, .rightBrace, .semicolon: return true
        default: return false
        }
    }
}
