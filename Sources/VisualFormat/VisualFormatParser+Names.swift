import LayoutModel
import SourceText

extension VisualFormatParser {
    // MARK: Names

    /// A name, or several joined by dots. Two dots belong to a range.
    mutating func name(_ message: String) -> VisualFormatLine.Name? {
        var parts: [VisualFormatLine.Name.Part] = []
        while true {
            skipBlanks()
            guard let part = part() else {
                fail(message)
                return nil
            }
            parts.append(part)
            guard peek() == UInt8(ascii: "."), place + 1 < end, text.utf8[place + 1] != UInt8(ascii: ".") else {
                return VisualFormatLine.Name(parts: parts)
            }
            place += 1
        }
    }

    private mutating func part() -> VisualFormatLine.Name.Part? {
        let start = place
        if take("`") {
            while let byte = peek(), byte != UInt8(ascii: "`") { place += 1 }
            let inner = TextRange(start + 1, place)
            guard take("`"), !inner.isEmpty else {
                place = start
                return nil
            }
            return VisualFormatLine.Name.Part(text: text[inner], range: TextRange(start, place), isQuoted: true)
        }
        guard let first = IdentifierCharacters.startLength(text.utf8, at: place), place + first <= end else {
            return nil
        }
        place += first
        while place < end, let next = IdentifierCharacters.continuationLength(text.utf8, at: place), place + next <= end
        {
            place += next
        }
        let range = TextRange(start, place)
        return VisualFormatLine.Name.Part(text: text[range], range: range, isQuoted: false)
    }

    // MARK: Options

    /// `aligned top centerY`, and the direction.
    mutating func readOptions() {
        while problem == nil {
            skipBlanks()
            guard peek() != nil else { return }
            let start = place
            guard let word = part()?.text else {
                fail("Expected the end of the line or its options, such as `aligned centerY`.")
                return
            }
            if let direction = VisualFormatLine.Direction(rawValue: word) {
                readDirection(direction, TextRange(start, place))
            } else if word == "aligned" {
                readAlignments()
            } else {
                fail(
                    TextRange(start, place),
                    "`\(word)` is no option. Use `aligned` with attributes, `leftToRight` or `rightToLeft`.")
            }
        }
    }

    private mutating func readDirection(_ direction: VisualFormatLine.Direction, _ range: TextRange) {
        guard line.axis == .horizontal else {
            fail(range, "A vertical line has no direction of reading. Take `\(direction.rawValue)` out.")
            return
        }
        line.direction = direction
    }

    private mutating func readAlignments() {
        var count = 0
        while true {
            skipBlanks()
            let start = place
            guard let word = part()?.text else { break }
            let range = TextRange(start, place)
            guard let attribute = Attribute(rawValue: word) else {
                place = start
                if count > 0 { return }
                fail(
                    range,
                    "`\(word)` is nothing that views are aligned by. Use an attribute such as `top` or `centerY`.",
                    code: .unknownAttribute)
                return
            }
            guard attribute.axis != line.axis, !attribute.isSize else {
                failAlignment(attribute, range)
                return
            }
            line.alignments.append(VisualFormatLine.Alignment(attribute: attribute, range: range))
            count += 1
        }
        if count == 0, problem == nil { fail("Say by what the views are aligned: `aligned centerY`.") }
    }

    private mutating func failAlignment(_ attribute: Attribute, _ range: TextRange) {
        let isRow = line.axis == .horizontal
        let use =
            isRow ? "`top`, `bottom`, `centerY` or a baseline" : "`leading`, `trailing`, `left`, `right` or `centerX`"
        fail(
            range,
            "The views of \(isRow ? "an `H:`" : "a `V:`") line cannot be aligned by `\(attribute.rawValue)`. Use \(use).",
            code: .invalidPairing)
    }

    // MARK: Characters

    func peek() -> UInt8? {
        place < end ? text.utf8[place] : nil
    }

    mutating func take(_ expected: String) -> Bool {
        guard place + expected.utf8.count <= end, text.utf8[place...].starts(with: expected.utf8) else { return false }
        place += expected.utf8.count
        return true
    }

    /// Passes blanks and block comments.
    mutating func skipBlanks() {
        while let byte = peek() {
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                place += 1
            } else if byte == UInt8(ascii: "/"), place + 1 < end, text.utf8[place + 1] == UInt8(ascii: "*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        while place < end {
            if take("/*") {
                depth += 1
            } else if take("*/") {
                depth -= 1
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    // MARK: Problems

    /// Notes what is wrong at the current character.
    mutating func fail(_ message: String, fix: TextEdit? = nil) {
        var next = place
        if next < end {
            next += 1
            while next < end, text.utf8[next] & 0xC0 == 0x80 { next += 1 }
        }
        fail(TextRange(place, next), message, fix: fix)
    }

    mutating func fail(_ range: TextRange, _ message: String, code: FindingCode = .syntax, fix: TextEdit? = nil) {
        guard problem == nil else { return }
        // At the end of the line there is no character to mark: the last one stands for it.
        let marked =
            range.isEmpty && range.start.value > line.range.start.value
            ? TextRange(range.start.value - 1, range.end.value) : range
        problem = Finding(
            code: code, range: marked, message: message, subject: text[line.range],
            suggestions: fix.map { [TextSuggestion(title: "Change to `\($0.replacement)`", edits: [$0])] } ?? [])
    }
}
