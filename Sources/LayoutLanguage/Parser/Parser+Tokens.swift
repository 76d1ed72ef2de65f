import LayoutModel
import SourceText

/// Reading tokens.
extension Parser {
    /// The kind of the current token; nil if the statement ends before it.
    func peek() -> Token.Kind? {
        guard current < limit, grouping > 0 || !tokens[current].startsLine || current == statementStart else {
            return nil
        }
        return statementToken(current)
    }

    /// The kind of the current token, also at the beginning of a line if the token before it continues the statement.
    func peekAcrossLines() -> Token.Kind? {
        guard current > 0, tokens[current - 1].kind.continuesStatement else { return peek() }
        return current < limit ? statementToken(current) : nil
    }

    private func statementToken(_ index: Int) -> Token.Kind? {
        let kind = tokens[index].kind
        return kind == .semicolon || kind == .rightBrace ? nil : kind
    }

    mutating func take(_ kind: Token.Kind) -> Bool {
        guard peek() == kind else { return false }
        current += 1
        return true
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard currentWord == word else { return false }
        current += 1
        return true
    }

    /// The word at the current token; empty if there is none or the statement ends.
    var currentWord: String { peek() == .name ? word(current) : "" }

    func word(_ index: Int) -> String {
        index < tokens.count && tokens[index].kind == .name ? text[tokens[index].range] : ""
    }

    func name(at index: Int) -> Name? {
        index < tokens.count ? Name(tokens[index], in: text) : nil
    }

    /// Whether the word at `index` is followed by `.` or `:`, and so names a view or a label.
    func isLabelOrItem(_ index: Int) -> Bool {
        guard index + 1 < limit, !tokens[index + 1].startsLine else { return false }
        return tokens[index + 1].kind == .dot || tokens[index + 1].kind == .colon
    }

    /// From the token at `start` to the last token that was read.
    func range(from start: Int) -> TextRange {
        guard start < tokens.count else { return TextRange(at: UTF8Offset(text.utf8.count)) }
        let last = min(max(start, current - 1), tokens.count - 1)
        return tokens[start].range.union(tokens[last].range)
    }

    /// The names in an unreadable part, including those that a stray `"` has made part of a string.
    func names(_ indices: Range<Int>) -> [Name] {
        indices.flatMap { index -> [Name] in
            guard index < tokens.count else { return [] }
            switch tokens[index].kind {
            case .name, .quotedName: return name(at: index).map { [$0] } ?? []
            case .text, .unknown:
                let range = tokens[index].range
                return text.identifiers(in: range).map { Name(text: $0, range: range, isQuoted: false) }
            default: return []
            }
        }
    }

    // MARK: Problems

    func syntaxError(_ range: TextRange, _ message: String, _ suggestions: [TextSuggestion] = []) -> Finding {
        Finding(
            code: .syntax, range: range, message: message, subject: "\(layoutName): \(text[range])",
            suggestions: suggestions)
    }

    mutating func report(_ finding: Finding) {
        if problems.count < Self.problemLimit { problems.append(finding) }
    }

    /// Records a problem at the current token, unless the statement already has one.
    mutating func fail(_ message: String, _ suggestions: [TextSuggestion] = []) {
        let range = problemRange
        guard text[range] != "#" else {
            return fail(at: range, "`#` does not begin a comment. Write `//`.", [.replace(range, with: "//")])
        }
        fail(at: range, message, suggestions)
    }

    /// Records that the current word is none of those that are allowed here.
    ///
    /// - Parameters:
    ///   - complaint: A clause without a full stop, such as `` `traling` is not a direction``.
    ///   - more: What else is possible, if no word is near.
    mutating func fail(_ complaint: String, allowing words: [String], _ more: String = "") {
        let nearest = Spelling.nearest(to: currentWord, in: words)
        let hint = nearest.question(quote: "`") ?? "Use \(Vocabulary.list(words))\(more)."
        fail("\(complaint). \(hint)", nearest.suggestions(replacing: problemRange))
    }

    mutating func fail(at range: TextRange, _ message: String, _ suggestions: [TextSuggestion] = []) {
        if problem == nil { problem = syntaxError(range, message, suggestions) }
    }

    mutating func failTooLarge(_ message: String, subject: String) {
        guard problem == nil else { return }
        problem = Finding(code: .tooLarge, range: problemRange, message: message, subject: "\(layoutName): \(subject)")
    }

    /// The current token, or the previous one if the statement has ended.
    var problemRange: TextRange {
        // Inside brackets the statement continues on the next line, but what is missing is missing on this one.
        let isOnLine =
            current < limit
            && (!tokens[current].startsLine || current == statementStart
                || tokens[current - 1].kind.continuesStatement)
        if peek() != nil, isOnLine { return tokens[current].range }
        guard current > 0 else { return TextRange(0, 0) }
        return tokens[min(current, tokens.count) - 1].range
    }

    /// The token at `index`, for a message.
    func describe(_ index: Int) -> String {
        guard index < limit else { return "the end" }
        let token = tokens[index]
        let first = token.kind == .unknown ? text[Int(token.start)] : nil
        if first == UInt8(ascii: "\"") { return "a string without a closing `\"`" }
        if first == UInt8(ascii: "`") { return "a name without a closing backquote" }
        return "`\(text[token.range])`"
    }
}
