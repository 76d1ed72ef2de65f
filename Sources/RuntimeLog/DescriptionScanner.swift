import SourceText

/// Finds where the description of a constraint ends, however it is enclosed.
struct DescriptionScanner {
    private let syntax: LogSyntax
    /// By ``Enclosure``: the offset up to which no description ends, so that nothing is searched twice.
    private var searchedUpTo = [0, 0, 0]
    private var text: SourceText { syntax.text }

    private static let longestDescription = 8192
    private static let mostWrappedLines = 12

    /// The characters after a description's closing bracket.
    private enum Enclosure: Int {
        case endOfLine, quote, escapedQuote
    }

    init(_ syntax: LogSyntax) {
        self.syntax = syntax
    }

    /// The description that begins at `start`, which may span several lines.
    mutating func description(at start: Int, _ lineEnd: Int, line: Int) -> FoundDescription? {
        let enclosure = enclosure(of: start)
        var lines: [ArraySlice<UInt8>] = []
        var range = TextRange(start, lineEnd)
        var last = line
        while true {
            if let close = closingBracket(in: range, enclosure) {
                lines.append(text.utf8[range.start.value..<close])
                lines[0] = lines[0].dropFirst()
                return FoundDescription(
                    lines: lines, range: TextRange(start, close + 1), end: close + 1, lastLine: last,
                    isQuoted: enclosure != .endOfLine)
            }
            // Only a line that a narrow window has wrapped continues in the next one.
            lines.append(text.bytes(in: range))
            last += 1
            guard last < text.lines.count, range.end.value - start < Self.longestDescription,
                last - line <= Self.mostWrappedLines
            else { return nil }
            range = text.lines.range(ofLine: last)
            guard isContinuation(range) else { return nil }
        }
    }

    /// A description whose end a terminal or a person has cut off. Without quotes it must begin its line.
    func cutDescription(at start: Int, _ lineEnd: Int, line: Int) -> FoundDescription? {
        let isQuoted = enclosure(of: start) != .endOfLine
        guard isQuoted || syntax.withoutMargin(text.lines.range(ofLine: line)).startIndex == start else { return nil }
        let end = max(endOfListed(start, min(lineEnd, start + Self.longestDescription)), start + 1)
        return FoundDescription(
            lines: [text.utf8[start + 1..<end]], range: TextRange(start, end), end: lineEnd, lastLine: line,
            isQuoted: isQuoted, isComplete: false)
    }

    /// A listed constraint without angle brackets: Markdown has dropped them, or a library has its own descriptions.
    func lineWithoutBrackets(_ range: TextRange, line: Int) -> FoundDescription? {
        guard range.length < Self.longestDescription else { return nil }
        let lineEnd = range.end.value
        let bytes = syntax.withoutMargin(range)
        let isQuoted = bytes.first == UInt8(ascii: "\"")
        let start = bytes.startIndex + (isQuoted ? 1 : 0)
        let end = endOfListed(start, lineEnd)
        guard end > start, text.utf8[start] != UInt8(ascii: "<"), text.utf8[start] != UInt8(ascii: "\\") else {
            return nil
        }
        let isClosed = isQuoted && text.utf8[end..<lineEnd].first == UInt8(ascii: "\"")
        guard isClosed || LogSyntax.isDescriptionHead(text.utf8[start..<end]) else { return nil }
        return FoundDescription(
            lines: [text.utf8[start..<end]], range: TextRange(start, end), end: lineEnd, lastLine: line,
            isQuoted: isQuoted)
    }

    // MARK: Ends

    private func enclosure(of start: Int) -> Enclosure {
        guard start > 0, text.utf8[start - 1] == UInt8(ascii: "\"") else { return .endOfLine }
        return start > 1 && text.utf8[start - 2] == UInt8(ascii: "\\") ? .escapedQuote : .quote
    }

    /// The end of a listed constraint: before the closing quote, the comma and blanks.
    private func endOfListed(_ start: Int, _ lineEnd: Int) -> Int {
        let isEnd: (UInt8) -> Bool = { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") }
        return text.utf8[start..<lineEnd].lastIndex(where: isEnd).map { $0 + 1 } ?? start
    }

    /// Whether a description can go on in a line: a bracket in it must be part of a relation.
    private func isContinuation(_ range: TextRange) -> Bool {
        let bytes = text.bytes(in: range).prefix(Self.longestDescription)
        return bytes.indices.allSatisfy { index in
            bytes[index] != UInt8(ascii: "<") || (index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "="))
        }
    }

    /// The bracket that ends a description, before the closing quote or, without quotes, before the end of the line.
    private mutating func closingBracket(in range: TextRange, _ enclosure: Enclosure) -> Int? {
        let start = max(range.start.value, searchedUpTo[enclosure.rawValue])
        let end = min(range.end.value, range.start.value + Self.longestDescription)
        for index in start..<max(start, end) where text.utf8[index] == UInt8(ascii: ">") {
            let rest = text.utf8[index + 1..<range.end.value]
            switch enclosure {
            case .quote: if rest.first == UInt8(ascii: "\"") { return index }
            case .escapedQuote: if rest.starts(with: "\\\"".utf8) { return index }
            case .endOfLine:
                let after = rest.drop { $0 <= 0x20 || ",*.`".utf8.contains($0) }
                let isLast = after.isEmpty || after.starts(with: "\\n".utf8)
                if isLast || after.first == UInt8(ascii: "\"") { return index }
            }
        }
        searchedUpTo[enclosure.rawValue] = max(searchedUpTo[enclosure.rawValue], end)
        return nil
    }
}

/// The description of a constraint in a log.
struct FoundDescription {
    /// Its text without the brackets; several lines where it was wrapped.
    var lines: [ArraySlice<UInt8>]
    var range: TextRange
    /// The offset after it, on ``lastLine``.
    var end: Int
    var lastLine: Int
    var isQuoted: Bool
    /// False where it was cut off.
    var isComplete = true
}
