import SourceText

/// Recognises the words and brackets of a dump in the text of a log.
struct LogSyntax {
    let text: SourceText

    // MARK: Words

    /// The second is AppKit's.
    private static let headlines = [
        "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
    ].map { Array($0.utf8) }
    static let breaking = Array("Will attempt to recover by breaking".utf8)
    static let redacted = Array("<private>".utf8)

    func hasHeadline(_ range: TextRange) -> Bool { Self.headlines.contains { hasWord($0, range) } }

    /// Whether the text of `range` begins with `word`.
    func hasWord(_ word: [UInt8], _ range: TextRange) -> Bool {
        let start = range.start.value
        return text.utf8[start] == word[0] && range.length >= word.count
            && text.utf8[start..<start + word.count].elementsEqual(word)
    }

    /// The next character in `range` that a word or bracket of a dump may begin with.
    func nextToken(in range: TextRange) -> UTF8Offset? {
        text.bytes(in: range).firstIndex { Self.tokenStarts.contains($0) }.map { UTF8Offset($0) }
    }

    private static let tokenStarts = Array("UCW<([])".utf8)

    func firstHeadline(in range: TextRange) -> TextRange? { Self.first(of: Self.headlines, in: text.utf8, range) }

    /// The first occurrence of any of `words`.
    ///
    /// Searches for all at once. A line may hold many dumps: with one search per word, each dump would read the rest
    /// of the line for a word that occurs late or never.
    static func first(of words: [[UInt8]], in bytes: [UInt8], _ range: TextRange) -> TextRange? {
        let heads = words.compactMap(\.first)
        let end = range.end.value
        return bytes.withUnsafeBufferPointer { bytes in
            for start in range.start.value..<max(range.start.value, min(end, bytes.count))
            where heads.contains(bytes[start]) {
                for word in words where start + word.count <= end {
                    if bytes[start..<start + word.count].elementsEqual(word) {
                        return TextRange(start, start + word.count)
                    }
                }
            }
            return nil
        }
    }

    // MARK: Lists

    /// The beginning of a list that was copied without its headline.
    enum ListStart {
        /// A bracket alone, before the first constraint.
        case bracket
        /// The first constraint, in quotes.
        case constraint
    }

    func listStart(_ range: TextRange, line: Int) -> ListStart? {
        let bytes = withoutMargin(range)
        guard let first = bytes.first else { return nil }
        if first == UInt8(ascii: "\"") {
            return startsDescription(at: bytes.startIndex + 1, bytes.endIndex) ? .constraint : nil
        }
        guard first == UInt8(ascii: "("), bytes.dropFirst().allSatisfy({ $0 <= 0x20 }), line + 1 < text.lines.count
        else { return nil }
        let next = withoutMargin(text.lines.range(ofLine: line + 1))
        let start = next.startIndex + (next.first == UInt8(ascii: "\"") ? 1 : 0)
        return startsDescription(at: start, next.endIndex) ? .bracket : nil
    }

    /// Whether the line is `...`: somebody has shortened the list.
    func isEllipsis(_ range: TextRange) -> Bool {
        let word = text.bytes(in: range).drop { $0 <= 0x20 }.prefix(3)
        return word.elementsEqual("...".utf8) || word.elementsEqual("\u{2026}".utf8)
    }

    /// Whether the line ends with `(` at the start of `range`, or with `[`, as Swift prints a list.
    func opensList(_ range: TextRange) -> Bool {
        let rest = text.bytes(in: range)
        guard rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "[") else { return false }
        return rest.dropFirst().allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "*") }
    }

    /// Whether the line ends with `)` or `]` at the start of `range`. A line break may be spelled `\n`, as in JSON.
    func closesList(_ range: TextRange) -> Bool {
        let bytes = text.bytes(in: range)
        guard bytes.first == UInt8(ascii: ")") || bytes.first == UInt8(ascii: "]") else { return false }
        let rest = bytes.dropFirst().drop { "*. `".utf8.contains($0) }
        guard rest.isEmpty || rest.allSatisfy({ $0 <= 0x20 }) || rest.starts(with: "\\n".utf8) else { return false }
        let before = text.utf8[..<range.start.value].suffix(2)
        return before.last.map { $0 <= 0x20 || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: ">") } ?? true
            || before.elementsEqual("\\n".utf8)
    }

    func withoutBlanks(_ range: TextRange) -> TextRange {
        let bytes = text.bytes(in: range)
        let start = bytes.firstIndex { $0 > 0x20 } ?? range.end.value
        let last = bytes.lastIndex { $0 > 0x20 } ?? start - 1
        return TextRange(start, last + 1)
    }

    /// The text without leading blanks and the marks of a comment or quotation.
    func withoutMargin(_ range: TextRange) -> ArraySlice<UInt8> {
        text.bytes(in: range).drop { $0 <= 0x20 || "/*>#".utf8.contains($0) }
    }

    // MARK: Descriptions

    /// Whether a description begins at `start`: `<` and a class with an address or a name.
    func startsDescription(at start: Int, _ end: Int) -> Bool {
        let brackets = text.utf8[start..<end].prefix(2).prefix { $0 == UInt8(ascii: "<") }.count
        return brackets > 0 && Self.isDescriptionHead(text.utf8[start + brackets..<end])
    }

    /// Whether the text begins with the class of a constraint and a colon, before its address or its name.
    static func isDescriptionHead(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
        let word = bytes.prefix(200)
        guard let stop = word.firstIndex(where: { ": <>\"".utf8.contains($0) }) else { return false }
        return word[stop] == UInt8(ascii: ":")
            && word[..<stop].suffix("Constraint".utf8.count).elementsEqual("Constraint".utf8)
    }
}
