import SourceText

/// Reads one dump line by line: its headline, its list of constraints, and the constraint that the system broke.
struct DumpReader {
    /// The part of the dump that is being read.
    private enum Part {
        case beforeList, list, afterList
        /// After the words that announce the broken constraint.
        case breaking
    }

    private let syntax: LogSyntax
    private(set) var descriptions: DescriptionScanner
    private var builder = DumpBuilder()
    private var dump: ConflictDump
    private var part: Part
    /// Whether a bracket on a line of its own opened the list.
    private var isInBrackets: Bool
    private var hasQuotes = false
    private var hasGap = false
    private var endsWithComma = false
    /// The lines since the last one that belongs to the dump.
    private var idleLines = 0
    /// The line to read next.
    private(set) var line: Int
    /// The offset at which another headline follows in the same line.
    private(set) var nextHeadline: Int?

    /// - Parameter headline: empty, at the beginning of the list, where the list was copied without a headline.
    init(_ descriptions: DescriptionScanner, _ syntax: LogSyntax, headline: TextRange, isInBrackets: Bool, line: Int) {
        self.syntax = syntax
        self.descriptions = descriptions
        dump = ConflictDump(range: headline, headline: headline)
        part = headline.isEmpty ? .list : .beforeList
        self.isInBrackets = isInBrackets
        self.line = line
    }

    /// Reads to the end of the dump.
    ///
    /// - Parameter rest: the part of ``line`` after the headline; nil where there is none.
    mutating func read(rest: TextRange?) {
        var isFinished = rest.map { readLine($0) } ?? false
        while !isFinished, let range = nextLine() { isFinished = readLine(range) }
        if nextHeadline == nil { endList(isClosed: false) }
        dump = builder.finish(dump)
    }

    /// The dump. Without a headline it may be another list of constraints than that of a conflict.
    var result: (dump: ConflictDump, isConflict: Bool) {
        let isList = hasQuotes && (isInBrackets || dump.constraints.count > 1)
        let isUnderstood = dump.constraints.contains(where: \.isUnderstood)
        return (dump, nextHeadline != nil || isUnderstood && (dump.broken != nil || isList))
    }

    // MARK: Lines

    private func nextLine() -> TextRange? {
        guard line < syntax.text.lines.count else { return nil }
        let range = syntax.text.lines.range(ofLine: line)
        return startsAnotherList(range) ? nil : range
    }

    private func startsAnotherList(_ range: TextRange) -> Bool {
        guard let start = syntax.listStart(range, line: line) else { return false }
        let isListAtEnd = !isInBrackets && !endsWithComma && !builder.isEmpty
        return switch part {
        case .beforeList: false
        case .list: start == .bracket || isListAtEnd
        case .afterList: true
        case .breaking: start == .bracket
        }
    }

    /// True at the end of the dump.
    private mutating func readLine(_ range: TextRange) -> Bool {
        idleLines += 1
        var isFinished = false
        if isInBrackets, part == .beforeList || part == .list,
            let found = descriptions.lineWithoutBrackets(range, line: line)
        {
            // Such a line may be any text in quotes, so it does not count as a sign of the dump.
            builder.add(found, isBroken: false)
            dump.range.end = found.range.end
            part = .list
        } else if part == .breaking, builder.markBroken(syntax.text.bytes(in: syntax.withoutBlanks(range))) {
            dump.range.end = syntax.withoutBlanks(range).end
            isFinished = true
        } else {
            if part == .list, syntax.isEllipsis(range) { hasGap = true }
            isFinished = readTokens(range)
        }
        if nextHeadline == nil { line += 1 }
        let mostIdleLines = part == .afterList || part == .breaking ? 6 : 40
        return isFinished || idleLines > mostIdleLines
    }

    // MARK: Tokens

    /// True at the end of the dump.
    private mutating func readTokens(_ range: TextRange) -> Bool {
        var rest = range
        while let start = syntax.nextToken(in: rest) {
            rest.start = start
            if syntax.hasHeadline(rest) {
                nextHeadline = rest.start.value
                return true
            } else if syntax.hasWord(LogSyntax.breaking, rest) {
                endList(isClosed: false)
                part = .breaking
                idleLines = 0
                rest.start.value += LogSyntax.breaking.count
            } else if syntax.hasWord(LogSyntax.redacted, rest) {
                rest.start.value += LogSyntax.redacted.count
                dump.isRedacted = true
                extend(to: rest.start)
                if part == .breaking { return true }
                part = .afterList
            } else if let found = description(rest) {
                add(found)
                if part == .breaking { return true }
                rest = TextRange(found.end, syntax.text.lines.range(ofLine: line).end.value)
                endsWithComma = syntax.text.bytes(in: rest).prefix(3).contains(UInt8(ascii: ","))
                part = .list
            } else {
                readBracket(rest)
                rest.start.value += 1
            }
        }
        return false
    }

    private mutating func description(_ rest: TextRange) -> FoundDescription? {
        let (start, end) = (rest.start.value, rest.end.value)
        guard part != .afterList, syntax.startsDescription(at: start, end) else { return nil }
        if let found = descriptions.description(at: start, end, line: line) { return found }
        return part == .breaking ? nil : descriptions.cutDescription(at: start, end, line: line)
    }

    private mutating func add(_ found: FoundDescription) {
        builder.add(found, isBroken: part == .breaking)
        if dump.headline.isEmpty { dump.headline = found.range }
        if found.isQuoted { hasQuotes = true }
        line = found.lastLine
        extend(to: found.range.end)
    }

    private mutating func readBracket(_ rest: TextRange) {
        if part == .list, syntax.closesList(rest) {
            endList(isClosed: true)
            part = .afterList
            extend(to: rest.start + 1)
        } else if part == .beforeList, syntax.opensList(rest) {
            isInBrackets = true
        }
    }

    /// Notes whether the whole list was seen. A list with an opening bracket is incomplete without a closing one.
    private mutating func endList(isClosed: Bool) {
        guard part == .list else { return }
        dump.isComplete = !hasGap && (isClosed || !isInBrackets && !endsWithComma)
    }

    private mutating func extend(to end: UTF8Offset) {
        idleLines = 0
        dump.range.end = max(dump.range.end, end)
    }
}
