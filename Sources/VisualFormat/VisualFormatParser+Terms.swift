import LayoutModel
import SourceText

extension VisualFormatParser {
    /// The number of views that a range may have.
    private static let mostViews = 200

    mutating func term() -> Term? {
        skipBlanks()
        let start = position
        guard take("[") else {
            let orientation = line.axis == .horizontal ? "H" : "V"
            fail(
                next == UInt8(ascii: "|") || next == nil && line.terms.isEmpty
                    ? "Expected a view: `\(orientation):|-[title]-|`. A line needs at least one."
                    : "Expected a view in brackets: `[title]`.")
            return nil
        }
        guard let first = name("Expected the name of a view after `[`.") else { return nil }
        var views = [first]
        skipBlanks()
        if take("..") {
            guard let range = self.views(from: first) else { return nil }
            views = range
            skipBlanks()
        }
        var predicates: [Predicate] = []
        var list: TextRange?
        if next == UInt8(ascii: "(") {
            let listStart = position
            guard let read = predicateList() else { return nil }
            predicates = read
            list = range(since: listStart)
        }
        skipBlanks()
        guard take("]") else {
            fail("Expected `]` after `\(first.text)`.")
            return nil
        }
        return Term(views: views, predicates: predicates, list: list, range: range(since: start))
    }

    // MARK: Ranges of views

    /// Reads the rest of `item1..item4` or `item1..4` after the dots.
    private mutating func views(from first: Name) -> [Name]? {
        skipBlanks()
        let start = position
        var last: (stem: String?, number: Int)?
        var lastName: Name?
        if next?.isDigit == true {
            skipDigits()
            last = Int(text[range(since: start)]).map { (nil, $0) }
        } else if let name = name("Expected the last view of the range: `[item1..item4]`.") {
            last = Self.numbered(name.text).map { ($0.stem, $0.number) }
            lastName = name
        } else {
            return nil
        }
        let whole = first.range.union(range(since: start))
        guard let last, let head = first.parts.last, let begin = Self.numbered(head.text),
            last.stem == nil || last.stem == Self.numbered(first.text)?.stem
        else {
            fail(whole, "Expected a range of one name with two numbers: `[item1..item4]`.")
            return nil
        }
        guard begin.number <= last.number else {
            fail(
                whole,
                "This range ends before it begins. Write `\(begin.stem)\(last.number)..\(begin.stem)\(begin.number)`.")
            return nil
        }
        guard last.number - begin.number < Self.mostViews else {
            fail(whole, "This range has more than \(Self.mostViews) views.", code: .tooLarge)
            return nil
        }
        return (begin.number...last.number).map { number in
            if number == begin.number { return first }
            if number == last.number, let lastName { return lastName }
            return first.unwritten(begin.stem + String(number))
        }
    }

    private static func numbered(_ name: String) -> (stem: String, number: Int)? {
        let digits = name.utf8.reversed().prefix(while: \.isDigit).count
        guard digits > 0, digits <= 9, let number = Int(name.suffix(digits)) else { return nil }
        return (String(name.dropLast(digits)), number)
    }

    // MARK: Names

    /// Reads a name, or several joined by dots. Two dots belong to a range.
    ///
    /// - Parameter message: The problem if there is no name.
    mutating func name(_ message: String) -> Name? {
        var parts: [Name.Part] = []
        while true {
            skipBlanks()
            guard let part = part() else {
                fail(message)
                return nil
            }
            parts.append(part)
            guard next == UInt8(ascii: "."), position + 1 < end, text.utf8[position + 1] != UInt8(ascii: ".") else {
                return Name(parts: parts)
            }
            position += 1
        }
    }

    /// Reads a name without dots, or any text in backquotes.
    mutating func part() -> Name.Part? {
        let start = position
        if take("`") {
            while let next, next != UInt8(ascii: "`") { position += 1 }
            let inner = TextRange(start + 1, position)
            guard take("`"), !inner.isEmpty else {
                position = start
                return nil
            }
            return Name.Part(text: text[inner], range: range(since: start), isQuoted: true)
        }
        guard let first = IdentifierCharacters.startLength(text.utf8, at: position), position + first <= end else {
            return nil
        }
        position += first
        while position < end, let length = IdentifierCharacters.continuationLength(text.utf8, at: position),
            position + length <= end
        {
            position += length
        }
        return Name.Part(text: text[range(since: start)], range: range(since: start), isQuoted: false)
    }
}

extension VisualFormatLine.Name {
    /// The same name with another last part, for a view in the middle of a range, which the text does not name.
    fileprivate func unwritten(_ last: String) -> VisualFormatLine.Name {
        let dots = TextRange(at: range.end)
        var parts = parts.map { Part(text: $0.text, range: dots, isQuoted: $0.isQuoted) }
        parts[parts.count - 1].text = last
        return VisualFormatLine.Name(parts: parts)
    }
}
