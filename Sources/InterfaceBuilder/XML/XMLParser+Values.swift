import SourceText

/// Unusual attribute values.
extension XMLParser {
    /// Reads a value after its `=` that contains an entity, or whose quotes are missing or wrong.
    mutating func unusualValue(
        _ bytes: borrowing Span<UInt8>, _ name: TextRange, _ index: Int32, _ element: Int32, from start: Int
    ) {
        position = afterBlanks(bytes, start)
        let quote = byte(bytes, position)
        let value: TextRange
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            value = quotedValue(bytes, name, quote)
        } else {
            value = bareValue(bytes, name)
        }
        add(
            XMLAttribute(
                name: index, nameStart: name.start.value, nameEnd: name.end.value, valueStart: value.start.value,
                valueEnd: value.end.value), to: element)
    }

    /// A value without quotes: up to white space or the end of the tag.
    private mutating func bareValue(_ bytes: borrowing Span<UInt8>, _ name: TextRange) -> TextRange {
        let start = position
        while position < bytes.count, !Self.isBlank(bytes[position]), bytes[position] != UInt8(ascii: ">"),
            bytes[position] != UInt8(ascii: "<"),
            !(bytes[position] == UInt8(ascii: "/") && byte(bytes, position + 1) == UInt8(ascii: ">"))
        { position += 1 }
        let value = TextRange(start, position)
        let spelling = tree.text[name]
        if value.isEmpty {
            reportInTag(name, "\"\(spelling)\" has no value. Write \(spelling)=\"…\".")
        } else {
            reportInTag(
                value, "The value of \"\(spelling)\" is not in quotes. Write \(spelling)=\"\(shown(value))\".",
                fix: "Put it in quotes", [.insert("\"", at: value.start), .insert("\"", at: value.end)])
        }
        return value
    }

    /// A value after its opening quote.
    private mutating func quotedValue(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ quote: UInt8) -> TextRange {
        let start = position
        guard let end = closingQuote(bytes, quote) else { return unclosedValue(bytes, name, quote) }
        var brackets: [TextRange] = []
        for index in start..<end {
            if bytes[index] == UInt8(ascii: "&") {
                checkReference(bytes, at: index)
            } else if bytes[index] == UInt8(ascii: "<") {
                brackets.append(TextRange(index, index + 1))
            }
        }
        if let first = brackets.first {
            reportInTag(
                first, "A \"<\" in a value must be written \"&lt;\".", fix: "Write \"&lt;\"",
                brackets.map { TextEdit($0, "&lt;") })
        }
        position = end + 1
        let following = byte(bytes, position)
        if position < bytes.count, !Self.isBlank(following), following != UInt8(ascii: ">"),
            following != UInt8(ascii: "/")
        {
            let rest = "the value of \"\(tree.text[name])\", or a quote in it must be written \"&quot;\"."
            reportInTag(
                TextRange(end, end + 1), "A space is missing after \(rest)",
                subject: "A blank is missing behind \(rest)")
        }
        return TextRange(start, end)
    }

    /// The end of the value at the current position. Nil if its closing quote seems to be missing, because the next
    /// quote opens the next value.
    ///
    /// A value may span several lines, but not contain anything that looks like a tag.
    private func closingQuote(_ bytes: borrowing Span<UInt8>, _ quote: UInt8) -> Int? {
        var index = position
        var isOverLine = false
        var sawTag = false
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == 0x0A || bytes[index] == 0x0D { isOverLine = true }
            if bytes[index] == UInt8(ascii: "<") { sawTag = true }
            if isOverLine, sawTag { return nil }
            index += 1
        }
        guard index < bytes.count else { return nil }
        // In `id="abc key="view"`, the quote found follows an equals sign and precedes a value.
        let opensNext =
            index > position && bytes[index - 1] == UInt8(ascii: "=") && index + 1 < bytes.count
            && !Self.isBlank(bytes[index + 1]) && bytes[index + 1] != UInt8(ascii: ">")
            && bytes[index + 1] != UInt8(ascii: "/")
        return opensNext ? nil : index
    }

    /// A value without a closing quote: up to the next attribute, the end of the tag, or the end of the line.
    private mutating func unclosedValue(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ quote: UInt8) -> TextRange
    {
        let start = position
        var lastBlank: Int?
        scan: while position < bytes.count {
            switch bytes[position] {
            case 0x0A, 0x0D, UInt8(ascii: "<"): break scan
            case UInt8(ascii: "="):
                guard byte(bytes, position + 1) == quote, let blank = lastBlank else { break }
                position = blank
                break scan
            case 0x20, 0x09: lastBlank = position
            default: break
            }
            position += 1
        }
        while position > start, isTail(bytes[position - 1]) { position -= 1 }
        let value = TextRange(start, position)
        let mark = String(Unicode.Scalar(quote))
        let problem = "The value of \"\(tree.text[name])\" has no closing quote. Add \(mark)"
        reportInTag(
            TextRange(start - 1, position), "\(problem) after it.", subject: "\(problem) behind it.",
            fix: "Add the closing quote", [.insert(mark, at: value.end)])
        return value
    }

    /// White space, `/` and `>`, which belong to the end of a tag rather than to a value.
    private func isTail(_ byte: UInt8) -> Bool {
        Self.isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    /// The start of a value, for a message.
    private func shown(_ value: TextRange) -> String {
        value.length > 40 ? tree.text[TextRange(value.start, value.start + 40)] + "…" : tree.text[value]
    }

    // MARK: Entities

    /// Reports an `&` that begins neither an entity of XML nor a character reference.
    mutating func checkReference(_ bytes: borrowing Span<UInt8>, at position: Int) {
        guard tree.problems.count < Self.problemLimit else { return }
        var end = position + 1
        while end < min(bytes.count, position + 1 + Self.longestEntity), bytes[end] != UInt8(ascii: ";"),
            !Self.endsName(bytes[end]), bytes[end] != UInt8(ascii: "&")
        { end += 1 }
        guard byte(bytes, end) == UInt8(ascii: ";"), end > position + 1 else {
            report(
                TextRange(position, position + 1), "An \"&\" must be written \"&amp;\".", fix: "Write \"&amp;\"",
                [TextEdit(TextRange(position, position + 1), "&amp;")])
            return
        }
        let range = TextRange(position, end + 1)
        let entity = tree.text[TextRange(position + 1, end)]
        guard XMLText.scalar(of: entity) == nil, !reportedEntities.contains(entity) else { return }
        if declaredEntities.contains(entity) {
            reportedEntities.insert(entity)
            report(
                range,
                "\"\(tree.text[range])\" is not expanded, because the document itself declares it. Write its value.",
                subject: "\"\(tree.text[range])\" is declared by this document itself, and such entities are not "
                    + "expanded: it is read as it stands. Write what it stands for.")
        } else {
            report(range, "\"\(tree.text[range])\" stands for no character. Write the character itself.")
        }
    }
}
