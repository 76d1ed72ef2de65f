import SourceText

/// Finds the dumps in a log, whatever else is in it: other lines between, prefixes of lines, wrapped lines, line breaks as `\n` within a line.
struct LogScanner {
    let text: SourceText
    var line = 0
    /// Where a line goes on of which the beginning belongs to the dump before.
    private var next = 0
    /// How far it is known that no description ends, by how descriptions are enclosed: what was looked through in vain is not looked through again.
    var vain = [0, 0, 0]

    init(_ text: SourceText) {
        self.text = text
    }

    /// Complexity: O(length of the text).
    mutating func dumps() -> [ConflictDump] {
        var dumps: [ConflictDump] = []
        while line < text.lines.count {
            let whole = text.lines.range(ofLine: line)
            let range = TextRange(max(whole.start.value, next), whole.end.value)
            if let headline = Self.first(of: Self.headlines, in: text.utf8, range) {
                dumps.append(dump(from: headline.start, headline: headline.length, in: range).dump)
            } else if let start = listStart(range) {
                if start == .bracket { line += 1 }
                let place = start == .bracket ? range.end.value : range.start.value
                let found = dump(from: place, headline: 0, in: range, isInBrackets: start == .bracket)
                if found.isConflict { dumps.append(found.dump) }
            } else {
                line += 1
            }
        }
        return dumps
    }

    /// The second is AppKit's other way to say it.
    private static let headlines = [
        "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
    ].map { Array($0.utf8) }
    private static let breaking = Array("Will attempt to recover by breaking".utf8)
    private static let hidden = Array("<private>".utf8)
    static let longestDescription = 8192

    // MARK: One dump

    private enum Part {
        case beforeList, list, afterList, broken
    }

    private struct FoundDump {
        var dump: ConflictDump
        /// Whether a list without a headline is one of a conflict: other lists of constraints look alike.
        var isConflict: Bool
    }

    /// Reads from a headline, or from the first line of a list, to the end of what belongs to it, and leaves ``line`` behind that.
    private mutating func dump(from start: Int, headline: Int, in first: TextRange, isInBrackets: Bool = false)
        -> FoundDump
    {
        var dump = ConflictDump(
            range: TextRange(start, start + headline), headline: TextRange(start, start + headline))
        var builder = DumpBuilder()
        var part = headline == 0 ? Part.list : .beforeList
        var isInBrackets = isInBrackets
        var isQuoted = false
        var isCommaLast = false
        var idleLines = 0
        var hasGap = false
        var place = start + headline
        var end = first.end.value
        var isFirstLine = headline > 0
        lines: while true {
            if !isFirstLine {
                guard line < text.lines.count else { break }
                let range = text.lines.range(ofLine: line)
                let isAtEnd = part == .list && !isInBrackets && !isCommaLast && !builder.isEmpty
                // A list that somebody copied without its headline begins where it begins, whatever came before.
                if let next = listStart(range),
                    part == .afterList || (next == .bracket && part != .beforeList)
                        || (next == .constraint && isAtEnd)
                {
                    break
                }
                (place, end) = (range.start.value, range.end.value)
            }
            if isInBrackets, part == .beforeList || part == .list, let found = lineWithoutBrackets(place, end) {
                builder.add(found, isBroken: false)
                (place, part) = (found.end, .list)
                dump.range.end = found.range.end
            } else if part == .broken, builder.breakListed(text.bytes(in: trimmed(place, end))) {
                dump.range.end = trimmed(place, end).end
                line += 1
                break
            }
            isFirstLine = false
            var sawSomething = false
            if part == .list, isEllipsis(place, end) { hasGap = true }
            while place < end {
                if Self.headlines.contains(where: { matches($0, at: place, end) }) {
                    // The rest of the line belongs to the next dump.
                    next = place
                    if part == .beforeList || part == .list { dump.isComplete = false }
                    return FoundDump(dump: builder.finish(dump), isConflict: true)
                }
                if matches(Self.breaking, at: place, end) {
                    place += Self.breaking.count
                    if part == .list, !isInBrackets { dump.isComplete = !isCommaLast && !hasGap }
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
                    guard
                        let found = description(at: place, lineEnd: end)
                            ?? (part == .broken ? nil : cutDescription(at: place, end))
                    else {
                        place += 1
                        continue
                    }
                    sawSomething = true
                    dump.range.end = UTF8Offset(max(dump.range.end.value, found.range.end.value))
                    if dump.headline.isEmpty { dump.headline = found.range }
                    builder.add(found, isBroken: part == .broken)
                    if found.isQuoted { isQuoted = true }
                    place = found.end
                    end = text.lines.range(ofLine: line).end.value
                    if part == .broken {
                        line += 1
                        break lines
                    }
                    isCommaLast = text.utf8[place..<end].prefix(3).contains(UInt8(ascii: ","))
                    part = .list
                } else {
                    if part == .list, isEndOfList(place, end) {
                        dump.isComplete = !hasGap
                        part = .afterList
                        sawSomething = true
                        dump.range.end = UTF8Offset(place + 1)
                    } else if part == .beforeList, isBeginOfList(place, end) {
                        isInBrackets = true
                    }
                    place += 1
                }
            }
            line += 1
            idleLines = sawSomething ? 0 : idleLines + 1
            if idleLines > (part == .afterList || part == .broken ? 6 : 40) { break }
        }
        if part == .list, !isInBrackets { dump.isComplete = !isCommaLast && !hasGap }
        dump = builder.finish(dump)
        let isMany = isInBrackets || dump.constraints.count > 1
        let isConflict =
            dump.constraints.contains(where: \.isUnderstood) && (dump.broken != nil || (isQuoted && isMany))
        return FoundDump(dump: dump, isConflict: isConflict)
    }

    private func matches(_ word: [UInt8], at place: Int, _ end: Int) -> Bool {
        text.utf8[place] == word[0] && place + word.count <= end
            && text.utf8[place..<place + word.count].elementsEqual(word)
    }

    // MARK: The ends of a list

    /// What a list begins with that somebody copied without its headline.
    private enum ListStart {
        /// A bracket alone, before the first constraint.
        case bracket
        /// The first constraint, in quotes.
        case constraint
    }

    private func listStart(_ range: TextRange) -> ListStart? {
        let bytes = afterMargin(range)
        guard let first = bytes.first else { return nil }
        if first == UInt8(ascii: "\"") {
            return descriptionStart(bytes.startIndex + 1, bytes.endIndex) ? .constraint : nil
        }
        guard first == UInt8(ascii: "("), bytes.dropFirst().allSatisfy({ $0 <= 0x20 }), line + 1 < text.lines.count
        else { return nil }
        let next = afterMargin(text.lines.range(ofLine: line + 1))
        let start = next.startIndex + (next.first == UInt8(ascii: "\"") ? 1 : 0)
        return descriptionStart(start, next.endIndex) ? .bracket : nil
    }

    /// A line without the blanks, and the signs of a comment or of a quotation, that begin it.
    func afterMargin(_ range: TextRange) -> ArraySlice<UInt8> {
        text.bytes(in: range).drop { $0 <= 0x20 || "/*>#".utf8.contains($0) }
    }

    /// A line without the blanks around it.
    private func trimmed(_ place: Int, _ end: Int) -> TextRange {
        let bytes = text.utf8[place..<end]
        let start = bytes.firstIndex { $0 > 0x20 } ?? end
        let last = bytes.lastIndex { $0 > 0x20 } ?? start - 1
        return TextRange(start, last + 1)
    }

    /// `...` alone: somebody has cut the list.
    private func isEllipsis(_ place: Int, _ end: Int) -> Bool {
        let word = text.utf8[place..<end].drop { $0 <= 0x20 }.prefix(3)
        return word.elementsEqual("...".utf8) || word.elementsEqual("\u{2026}".utf8)
    }

    /// `(` with nothing behind it; `[` where Swift printed the list.
    private func isBeginOfList(_ place: Int, _ end: Int) -> Bool {
        let byte = text.utf8[place]
        guard byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") else { return false }
        return text.utf8[place + 1..<end].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "*") }
    }

    /// `)` with nothing behind it but what ends a line, or `\n` where line breaks are written out.
    private func isEndOfList(_ place: Int, _ end: Int) -> Bool {
        guard text.utf8[place] == UInt8(ascii: ")") || text.utf8[place] == UInt8(ascii: "]") else { return false }
        let rest = text.utf8[place + 1..<end].drop { "*. `".utf8.contains($0) }
        guard rest.isEmpty || rest.allSatisfy({ $0 <= 0x20 }) || rest.starts(with: "\\n".utf8) else { return false }
        let before = text.utf8[..<place].suffix(2)
        return before.last.map { $0 <= 0x20 || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: ">") } ?? true
            || before.elementsEqual("\\n".utf8)
    }

    // MARK: Words

    /// The first place in a range at which one of the words stands. All are looked for at once: what is far behind the nearest may be
    /// looked through again for each dump of a line.
    static func first(of words: [[UInt8]], in bytes: [UInt8], _ range: TextRange) -> (start: Int, length: Int)? {
        let heads = words.compactMap(\.first)
        let end = range.end.value
        return bytes.withUnsafeBufferPointer { bytes in
            for place in range.start.value..<max(range.start.value, min(end, bytes.count))
            where heads.contains(bytes[place]) {
                for word in words where place + word.count <= end {
                    if bytes[place..<place + word.count].elementsEqual(word) { return (place, word.count) }
                }
            }
            return nil
        }
    }
}
