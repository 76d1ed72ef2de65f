import SourceText

/// Values that are not simply a text between two quotes.
extension XMLParser {
    /// Reads a value after its `=`: one with an entity, one that is not in quotes, or one whose quotes do not fit.
    mutating func unusualValue(
        _ bytes: borrowing Span<UInt8>, _ name: TextRange, _ index: Int32, _ element: Int32, from start: Int
    ) {
        place = afterBlanks(bytes, start)
        let quote = byte(bytes, place)
        let value: TextRange
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            place += 1
            value = quotedValue(bytes, name, quote)
        } else {
            value = bareValue(bytes, name)
        }
        add(
            XMLAttribute(
                name: index, nameStart: name.start.value, nameEnd: name.end.value, valueStart: value.start.value,
                valueEnd: value.end.value), to: element)
    }

    /// A value without quotes: up to a blank or the end of the tag.
    private mutating func bareValue(_ bytes: borrowing Span<UInt8>, _ name: TextRange) -> TextRange {
        let start = place
        while place < bytes.count, !Self.isBlank(bytes[place]), bytes[place] != UInt8(ascii: ">"),
            bytes[place] != UInt8(ascii: "<"),
            !(bytes[place] == UInt8(ascii: "/") && byte(bytes, place + 1) == UInt8(ascii: ">"))
        { place += 1 }
        let value = TextRange(start, place)
        let spelling = tree.text[name]
        if value.isEmpty {
            reportInTag(name, "\"\(spelling)\" has no value. Write \(spelling)=\"…\".")
        } else {
            reportInTag(
                value, "The value of \"\(spelling)\" is not in quotes. Write \(spelling)=\"\(shown(value))\".",
                mend: "Put it in quotes", [.insert("\"", at: value.start), .insert("\"", at: value.end)])
        }
        return value
    }

    /// A value behind its first quote.
    private mutating func quotedValue(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ quote: UInt8) -> TextRange {
        let start = place
        guard let end = closingQuote(bytes, quote) else { return unclosedValue(bytes, name, quote) }
        var brackets: [TextRange] = []
        for here in start..<end {
            if bytes[here] == UInt8(ascii: "&") {
                checkReference(bytes, at: here)
            } else if bytes[here] == UInt8(ascii: "<") {
                brackets.append(TextRange(here, here + 1))
            }
        }
        if let first = brackets.first {
            reportInTag(
                first, "A \"<\" in a value must be written \"&lt;\".", mend: "Write \"&lt;\"",
                brackets.map { TextEdit($0, "&lt;") })
        }
        place = end + 1
        let behind = byte(bytes, place)
        if place < bytes.count, !Self.isBlank(behind), behind != UInt8(ascii: ">"), behind != UInt8(ascii: "/") {
            reportInTag(
                TextRange(end, end + 1),
                "A blank is missing behind the value of \"\(tree.text[name])\", or a quote in it must be written \"&quot;\"."
            )
        }
        return TextRange(start, end)
    }

    /// Where the value that begins at `place` ends; nil where its closing quote seems to be missing, so that the next quote there is
    /// opens the next value.
    ///
    /// A value may go over several lines, but not past what looks like a tag.
    private func closingQuote(_ bytes: borrowing Span<UInt8>, _ quote: UInt8) -> Int? {
        var here = place
        var isOverLine = false
        var sawTag = false
        while here < bytes.count, bytes[here] != quote {
            if bytes[here] == 0x0A || bytes[here] == 0x0D { isOverLine = true }
            if bytes[here] == UInt8(ascii: "<") { sawTag = true }
            if isOverLine, sawTag { return nil }
            here += 1
        }
        guard here < bytes.count else { return nil }
        // `id="abc key="view"`: the quote that was found stands behind an equals sign, and what follows it is a value.
        let opensNext =
            here > place && bytes[here - 1] == UInt8(ascii: "=") && here + 1 < bytes.count
            && !Self.isBlank(bytes[here + 1]) && bytes[here + 1] != UInt8(ascii: ">")
            && bytes[here + 1] != UInt8(ascii: "/")
        return opensNext ? nil : here
    }

    /// A value whose closing quote is missing: up to the next attribute, the end of the tag, or the end of the line.
    private mutating func unclosedValue(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ quote: UInt8) -> TextRange
    {
        let start = place
        var lastBlank: Int?
        scan: while place < bytes.count {
            switch bytes[place] {
            case 0x0A, 0x0D, UInt8(ascii: "<"): break scan
            case UInt8(ascii: "="):
                guard byte(bytes, place + 1) == quote, let blank = lastBlank else { break }
                place = blank
                break scan
            case 0x20, 0x09: lastBlank = place
            default: break
            }
            place += 1
        }
        while place > start, isTail(bytes[place - 1]) { place -= 1 }
        let value = TextRange(start, place)
        let mark = String(Unicode.Scalar(quote))
        reportInTag(
            TextRange(start - 1, place),
            "The value of \"\(tree.text[name])\" has no closing quote. Add \(quote == UInt8(ascii: "'") ? "'" : "\"") behind it.",
            mend: "Add the closing quote", [.insert(mark, at: value.end)])
        return value
    }

    /// Blanks, `/` and `>`, which end a tag rather than a value.
    private func isTail(_ byte: UInt8) -> Bool {
        Self.isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    /// The start of a value, for a message.
    private func shown(_ value: TextRange) -> String {
        value.length > 40 ? tree.text[TextRange(value.start, value.start + 40)] + "…" : tree.text[value]
    }

    // MARK: Entities

    /// Reports an `&` that begins neither one of XML's entities nor a character reference.
    mutating func checkReference(_ bytes: borrowing Span<UInt8>, at place: Int) {
        guard tree.problems.count < Self.problemLimit else { return }
        var end = place + 1
        while end < min(bytes.count, place + 1 + Self.longestEntity), bytes[end] != UInt8(ascii: ";"),
            !Self.endsName(bytes[end]), bytes[end] != UInt8(ascii: "&")
        { end += 1 }
        guard byte(bytes, end) == UInt8(ascii: ";"), end > place + 1 else {
            report(
                TextRange(place, place + 1), "An \"&\" must be written \"&amp;\".", mend: "Write \"&amp;\"",
                [TextEdit(TextRange(place, place + 1), "&amp;")])
            return
        }
        let range = TextRange(place, end + 1)
        let entity = tree.text[TextRange(place + 1, end)]
        guard XMLText.scalar(of: entity) == nil, !reportedEntities.contains(entity) else { return }
        if declaredEntities.contains(entity) {
            reportedEntities.insert(entity)
            report(
                range,
                "\"\(tree.text[range])\" is declared by this document itself, and such entities are not expanded: it is read as it stands. Write what it stands for."
            )
        } else {
            report(range, "\"\(tree.text[range])\" stands for no character. Write the character itself.")
        }
    }
}
