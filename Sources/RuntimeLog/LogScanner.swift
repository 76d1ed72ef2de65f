import SourceText

/// Finds the dumps in a log, whatever else is in it: other lines between, prefixes of lines, wrapped lines, line breaks as `\n` within a line.
struct LogScanner {
    private let text: SourceText
    private var line = 0
    /// Where a line goes on of which the beginning belongs to the dump before.
    private var next = 0
    /// How far it is known that no description ends, by how descriptions are enclosed: what was looked through in vain is not looked through again.
    private var vain = [0, 0, 0]

    init(_ text: SourceText) {
        self.text = text
    }

    /// Complexity: O(length of the text).
    mutating func dumps() -> [ConflictDump] {
        var dumps: [ConflictDump] = []
        while line < text.lines.count {
            let whole = text.lines.range(ofLine: line)
            let range = TextRange(max(whole.start.value, next), whole.end.value)
            if let start = Self.place(of: Self.headline, in: text.utf8, range) {
                dumps.append(dump(from: start, headline: Self.headline.count, in: range))
            } else if isListWithoutHeadline(range) {
                let start = range.end.value
                line += 1
                dumps.append(dump(from: start, headline: 0, in: TextRange(start, start), isInList: true))
            } else {
                line += 1
            }
        }
        return dumps
    }

    private static let headline = Array("Unable to simultaneously satisfy constraints".utf8)
    private static let breaking = Array("Will attempt to recover by breaking constraint".utf8)
    private static let hidden = Array("<private>".utf8)
    private static let longestDescription = 8192

    /// `(` alone, and a constraint in quotes behind it: somebody copied no more than the list.
    private func isListWithoutHeadline(_ range: TextRange) -> Bool {
        let bytes = text.bytes(in: range)
        guard bytes.last(where: { $0 > 0x20 }) == UInt8(ascii: "("), bytes.count(where: { $0 > 0x20 }) == 1,
            line + 1 < text.lines.count
        else { return false }
        let next = text.bytes(in: text.lines.range(ofLine: line + 1)).drop { $0 <= 0x20 }
        return next.starts(with: "\"<".utf8) && descriptionStart(next.startIndex + 1, next.endIndex)
    }

    // MARK: One dump

    private enum Part {
        case beforeList, list, afterList, broken
    }

    /// Reads from a headline to the end of what belongs to it, and leaves ``line`` behind that.
    private mutating func dump(from start: Int, headline: Int, in first: TextRange, isInList: Bool = false)
        -> ConflictDump
    {
        var dump = ConflictDump(
            range: TextRange(start, start + headline), headline: TextRange(start, start + headline))
        var builder = DumpBuilder()
        var part = isInList ? Part.list : .beforeList
        var idleLines = 0
        var hasGap = false
        var place = start + headline
        var end = first.end.value
        var isFirstLine = !isInList
        lines: while true {
            if !isFirstLine {
                guard line < text.lines.count else { break }
                let range = text.lines.range(ofLine: line)
                (place, end) = (range.start.value, range.end.value)
            }
            isFirstLine = false
            var sawSomething = false
            if part == .list, isEllipsis(place, end) { hasGap = true }
            while place < end {
                if matches(Self.headline, at: place, end) {
                    // The rest of the line belongs to the next dump.
                    next = place
                    if part == .beforeList || part == .list { dump.isComplete = false }
                    return builder.finish(dump)
                }
                if matches(Self.breaking, at: place, end) {
                    place += Self.breaking.count
                    if part == .beforeList || part == .list { dump.isComplete = part == .list && dump.isComplete }
                    part = .broken
                    sawSomething = true
                } else if matches(Self.hidden, at: place, end) {
                    dump.isHidden = true
                    place += Self.hidden.count
                    dump.range.end = UTF8Offset(place)
                    sawSomething = true
                    if part == .broken {
                        line += 1
                        break lines
                    }
                    part = .afterList
                } else if part != .afterList, text.utf8[place] == UInt8(ascii: "<"), descriptionStart(place, end) {
                    guard let found = description(at: place, lineEnd: end) else {
                        place += 1
                        continue
                    }
                    sawSomething = true
                    dump.range.end = UTF8Offset(max(dump.range.end.value, found.range.end.value))
                    if dump.headline.isEmpty { dump.headline = found.range }
                    builder.add(found, isBroken: part == .broken)
                    place = found.end
                    end = text.lines.range(ofLine: line).end.value
                    if part == .broken {
                        line += 1
                        break lines
                    }
                    part = .list
                } else {
                    if part == .list, text.utf8[place] == UInt8(ascii: ")"), isEndOfList(place, end) {
                        dump.isComplete = !hasGap
                        part = .afterList
                        sawSomething = true
                        dump.range.end = UTF8Offset(place + 1)
                    }
                    place += 1
                }
            }
            line += 1
            idleLines = sawSomething ? 0 : idleLines + 1
            if idleLines > (part == .afterList ? 6 : 40) { break }
        }
        return builder.finish(dump)
    }

    private func matches(_ word: [UInt8], at place: Int, _ end: Int) -> Bool {
        text.utf8[place] == word[0] && place + word.count <= end
            && text.utf8[place..<place + word.count].elementsEqual(word)
    }

    /// `...` alone: somebody has cut the list.
    private func isEllipsis(_ place: Int, _ end: Int) -> Bool {
        let word = text.utf8[place..<end].drop { $0 <= 0x20 }.prefix(3)
        return word.elementsEqual("...".utf8) || word.elementsEqual("\u{2026}".utf8)
    }

    /// `)` with nothing behind it but what ends a line, or `\n` where line breaks are written out.
    private func isEndOfList(_ place: Int, _ end: Int) -> Bool {
        let rest = text.utf8[place + 1..<end].drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: " ") }
        guard rest.isEmpty || rest.allSatisfy({ $0 <= 0x20 }) || rest.starts(with: "\\n".utf8) else { return false }
        let before = text.utf8[..<place].suffix(2)
        return before.last.map { $0 <= 0x20 || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: ">") } ?? true
            || before.elementsEqual("\\n".utf8)
    }

    // MARK: Descriptions

    /// `<` and a class with an address or a name.
    private func descriptionStart(_ place: Int, _ end: Int) -> Bool {
        var at = place
        var brackets = 0
        while at < end, text.utf8[at] == UInt8(ascii: "<"), brackets < 2 {
            at += 1
            brackets += 1
        }
        guard brackets > 0, at < end else { return false }
        let first = text.utf8[at]
        let isLetter = (first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z"))
        guard isLetter || first == UInt8(ascii: "_") else { return false }
        let limit = min(end, at + 200)
        guard let stop = text.utf8[at..<limit].firstIndex(where: { ": <>\"".utf8.contains($0) }) else { return false }
        return text.utf8[stop] == UInt8(ascii: ":")
            && text.utf8[at..<stop].suffix("Constraint".utf8.count).elementsEqual("Constraint".utf8)
    }

    /// The description that begins at `start`, which may go on over lines; leaves ``line`` on its last.
    private mutating func description(at start: Int, lineEnd: Int) -> FoundDescription? {
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
                    range: TextRange(start, close + 1), end: close + 1)
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
            let after = rest.drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "*") || $0 <= 0x20 }
            if after.isEmpty || after.starts(with: "\\n".utf8) || after.starts(with: "\"".utf8) { return place }
        }
        vain[enclosing] = max(vain[enclosing], end)
        return nil
    }

    // MARK: Words

    static func place(of word: [UInt8], in bytes: [UInt8], _ range: TextRange) -> Int? {
        let last = range.end.value - word.count
        guard let head = word.first, range.start.value <= last else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            var place = range.start.value
            while place <= last {
                if bytes[place] == head, bytes[place..<place + word.count].elementsEqual(word) { return place }
                place += 1
            }
            return nil
        }
    }
}

/// A description as it stands in a log.
struct FoundDescription {
    /// Without the brackets; more than one where it was wrapped.
    var pieces: [ArraySlice<UInt8>]
    var range: TextRange
    /// Where the log goes on.
    var end: Int
}
