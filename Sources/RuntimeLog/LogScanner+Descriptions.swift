import SourceText

/// What encloses a description, and where it ends.
extension LogScanner {
    /// `<` and a class with an address or a name.
    func descriptionStart(_ place: Int, _ end: Int) -> Bool {
        var at = place
        var brackets = 0
        while at < end, text.utf8[at] == UInt8(ascii: "<"), brackets < 2 {
            at += 1
            brackets += 1
        }
        return brackets > 0 && Self.isHead(text.utf8[at..<end])
    }

    /// The class of a constraint, and the colon before its address or its name.
    static func isHead(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first else { return false }
        let isLetter = (first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z"))
        guard isLetter || first == UInt8(ascii: "_") else { return false }
        let word = bytes.prefix(200)
        guard let stop = word.firstIndex(where: { ": <>\"".utf8.contains($0) }) else { return false }
        return word[stop] == UInt8(ascii: ":")
            && word[..<stop].suffix("Constraint".utf8.count).elementsEqual("Constraint".utf8)
    }

    /// The description that begins at `start`, which may go on over lines; leaves ``line`` on its last.
    mutating func description(at start: Int, lineEnd: Int) -> FoundDescription? {
        let isQuoted = start > 0 && text.utf8[start - 1] == UInt8(ascii: "\"")
        let isEscaped = start > 1 && isQuoted && text.utf8[start - 2] == UInt8(ascii: "\\")
        var pieces: [ArraySlice<UInt8>] = []
        var pieceStart = start
        var end = lineEnd
        var last = line
        while true {
            if let close = closingBracket(from: pieceStart, end, isQuoted: isQuoted, isEscaped: isEscaped) {
                pieces.append(text.utf8[pieceStart..<close])
                line = last
                return FoundDescription(
                    pieces: pieces.enumerated().map { $0.offset == 0 ? $0.element.dropFirst() : $0.element },
                    range: TextRange(start, close + 1), end: close + 1, isQuoted: isQuoted)
            }
            // Only what a narrow window has wrapped goes on in the next line.
            pieces.append(text.utf8[pieceStart..<end])
            last += 1
            guard last < text.lines.count, end - start < Self.longestDescription, last - line <= 12 else { return nil }
            let next = text.lines.range(ofLine: last)
            guard isContinuation(next) else { return nil }
            (pieceStart, end) = (next.start.value, next.end.value)
        }
    }

    /// A description that does not end: a terminal or somebody's hand has cut it off. Where there are no quotes it must begin its line.
    func cutDescription(at start: Int, _ lineEnd: Int) -> FoundDescription? {
        let isQuoted = start > 0 && text.utf8[start - 1] == UInt8(ascii: "\"")
        guard isQuoted || afterMargin(text.lines.range(ofLine: line)).startIndex == start else { return nil }
        let end = endOfListed(start, min(lineEnd, start + Self.longestDescription))
        return FoundDescription(
            pieces: [text.utf8[start + 1..<max(end, start + 1)]], range: TextRange(start, end), end: lineEnd,
            isQuoted: isQuoted, isWhole: false)
    }

    /// A line of a list that is no description in angle brackets: Markdown has eaten them, or a library prints its constraints in a way of its own.
    func lineWithoutBrackets(_ place: Int, _ lineEnd: Int) -> FoundDescription? {
        guard lineEnd - place < Self.longestDescription else { return nil }
        let bytes = text.utf8[place..<lineEnd].drop { $0 <= 0x20 || "/*>#".utf8.contains($0) }
        let isQuoted = bytes.first == UInt8(ascii: "\"")
        let start = bytes.startIndex + (isQuoted ? 1 : 0)
        let end = endOfListed(start, lineEnd)
        guard end > start, text.utf8[start] != UInt8(ascii: "<"), text.utf8[start] != UInt8(ascii: "\\") else {
            return nil
        }
        let isClosed = isQuoted && text.utf8[end..<lineEnd].first == UInt8(ascii: "\"")
        guard isClosed || Self.isHead(text.utf8[start..<end]) else { return nil }
        return FoundDescription(
            pieces: [text.utf8[start..<end]], range: TextRange(start, end), end: lineEnd, isQuoted: isQuoted)
    }

    /// Where the words of a line of a list end: before the closing quote, the comma and blanks.
    private func endOfListed(_ start: Int, _ lineEnd: Int) -> Int {
        let isEnd: (UInt8) -> Bool = { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") }
        return text.utf8[start..<lineEnd].lastIndex(where: isEnd).map { $0 + 1 } ?? start
    }

    /// Whether a line can go on with a description: if it has a bracket, that is a relation's.
    private func isContinuation(_ range: TextRange) -> Bool {
        let bytes = text.bytes(in: range).prefix(Self.longestDescription)
        return bytes.indices.allSatisfy { place in
            bytes[place] != UInt8(ascii: "<") || (place + 1 < bytes.endIndex && bytes[place + 1] == UInt8(ascii: "="))
        }
    }

    /// The bracket that ends a description: the one before the closing quote, or before the end of the line where there are no quotes.
    private mutating func closingBracket(from start: Int, _ lineEnd: Int, isQuoted: Bool, isEscaped: Bool) -> Int? {
        let end = min(lineEnd, start + Self.longestDescription)
        let enclosing = isEscaped ? 2 : isQuoted ? 1 : 0
        var place = max(start, vain[enclosing])
        while place < end {
            defer { place += 1 }
            guard text.utf8[place] == UInt8(ascii: ">") else { continue }
            let rest = text.utf8[place + 1..<lineEnd]
            if isQuoted {
                if rest.starts(with: isEscaped ? "\\\"".utf8 : "\"".utf8) { return place }
                continue
            }
            let after = rest.drop { $0 <= 0x20 || ",*.`".utf8.contains($0) }
            if after.isEmpty || after.starts(with: "\\n".utf8) || after.starts(with: "\"".utf8) { return place }
        }
        vain[enclosing] = max(vain[enclosing], end)
        return nil
    }
}

/// A description as it stands in a log.
struct FoundDescription {
    /// Without the brackets; more than one where it was wrapped.
    var pieces: [ArraySlice<UInt8>]
    var range: TextRange
    /// Where the log goes on.
    var end: Int
    var isQuoted = false
    /// Whether it is here to its end.
    var isWhole = true
}
