import LayoutModel
import SourceText

/// Reads one line. The first thing that is wrong ends it: Auto Layout takes a line whole or not at all.
package struct VisualFormatParser {
    /// At most so many views are meant by one range.
    static let rangeLimit = 200

    let text: SourceText
    let end: Int
    var place: Int
    var problem: Finding?
    var line: VisualFormatLine

    /// - Parameter range: the line, its `H:` or `V:` included; without one it is horizontal.
    package static func parse(_ text: SourceText, in range: TextRange) -> Result {
        var parser = VisualFormatParser(text, range)
        parser.readLine()
        return Result(line: parser.problem == nil ? parser.line : nil, problem: parser.problem, partial: parser.line)
    }

    package struct Result: Sendable {
        /// The line, where nothing is wrong with it.
        package var line: VisualFormatLine?
        /// What is wrong; its range is where reading stopped.
        package var problem: Finding?
        /// What was read before the problem.
        package var partial: VisualFormatLine
    }

    private init(_ text: SourceText, _ range: TextRange) {
        self.text = text
        let all = text.bytes(in: range)
        place = all.startIndex
        end = all.endIndex
        line = VisualFormatLine(axis: .horizontal, range: range)
    }

    // MARK: The line

    private mutating func readLine() {
        readOrientation()
        guard problem == nil else { return }
        skipBlanks()
        if take("|") {
            guard let gap = gap(fromSuperview: true) else { return }
            line.gaps.append(gap)
        } else {
            line.gaps.append(nil)
        }
        guard let first = term() else { return }
        line.terms.append(first)
        while problem == nil {
            skipBlanks()
            guard let next = peek(), "[|-~".utf8.contains(next) else { break }
            guard let gap = gap(fromSuperview: false) else { return }
            skipBlanks()
            if take("|") {
                line.gaps.append(gap)
                readOptions()
                return
            }
            guard peek() == UInt8(ascii: "[") else {
                fail("Expected a view in brackets or `|` after this connection.")
                return
            }
            line.gaps.append(gap)
            guard let next = term() else { return }
            line.terms.append(next)
        }
        line.gaps.append(nil)
        readOptions()
    }

    private mutating func readOrientation() {
        skipBlanks()
        var colon = place
        while colon < end, text.utf8[colon] | 0x20 >= UInt8(ascii: "a"), text.utf8[colon] | 0x20 <= UInt8(ascii: "z") {
            colon += 1
        }
        guard colon > place, colon < end, text.utf8[colon] == UInt8(ascii: ":") else { return }
        let word = text[TextRange(place, colon)]
        guard word == "H" || word == "V" else {
            fail(TextRange(place, colon), "`\(word):` is no orientation. Use `H:` or `V:`.")
            return
        }
        line.axis = word == "H" ? .horizontal : .vertical
        place = colon + 1
    }

    // MARK: Terms

    private mutating func term() -> VisualFormatLine.Term? {
        skipBlanks()
        let start = place
        guard take("[") else {
            let given = line.axis == .horizontal ? "H" : "V"
            fail(
                peek() == UInt8(ascii: "|") || peek() == nil && line.terms.isEmpty
                    ? "Expected a view: `\(given):|-[title]-|`. A line without one says nothing."
                    : "Expected a view in brackets: `[title]`.")
            return nil
        }
        guard let first = name("Expected the name of a view after `[`.") else { return nil }
        var views = [first]
        skipBlanks()
        if take("..") {
            guard let range = range(from: first) else { return nil }
            views = range
            skipBlanks()
        }
        var predicates: [VisualFormatLine.Predicate] = []
        var list: TextRange?
        if peek() == UInt8(ascii: "(") {
            let listStart = place
            guard let read = predicateList(isGap: false) else { return nil }
            predicates = read
            list = TextRange(listStart, place)
        }
        skipBlanks()
        guard take("]") else {
            fail("Expected `]` after `\(first.text)`.")
            return nil
        }
        return VisualFormatLine.Term(views: views, predicates: predicates, list: list, range: TextRange(start, place))
    }

    /// The views of `item1..item4` or `item1..4`; the current place is after the dots.
    private mutating func range(from first: VisualFormatLine.Name) -> [VisualFormatLine.Name]? {
        skipBlanks()
        let start = place
        var last: (stem: String?, number: Int)?
        var written: VisualFormatLine.Name?
        if let byte = peek(), Self.isDigit(byte) {
            while let byte = peek(), Self.isDigit(byte) { place += 1 }
            last = Int(text[TextRange(start, place)]).map { (nil, $0) }
        } else if let name = name("Expected the last view of the range: `[item1..item4]`.") {
            last = Self.numbered(name.text).map { ($0.stem, $0.number) }
            written = name
        } else {
            return nil
        }
        let whole = first.range.union(TextRange(start, place))
        guard let last, let head = first.parts.last, let begin = Self.numbered(head.text),
            last.stem == nil || last.stem == Self.numbered(first.text)?.stem
        else {
            fail(whole, "A range goes from one number to another of the same name: `[item1..item4]`.")
            return nil
        }
        guard begin.number <= last.number else {
            fail(
                whole,
                "This range ends before it begins. Write `\(begin.stem)\(last.number)..\(begin.stem)\(begin.number)`.")
            return nil
        }
        guard last.number - begin.number < Self.rangeLimit else {
            fail(whole, "This range means more than \(Self.rangeLimit) views.", code: .tooLarge)
            return nil
        }
        return (begin.number...last.number).map { number in
            if number == begin.number { return first }
            if number == last.number, let written { return written }
            // Those between stand nowhere in the text.
            var name = first
            let dots = TextRange(at: first.range.end)
            name.parts = name.parts.map {
                VisualFormatLine.Name.Part(text: $0.text, range: dots, isQuoted: $0.isQuoted)
            }
            name.parts[name.parts.count - 1].text = begin.stem + String(number)
            return name
        }
    }

    private static func numbered(_ name: String) -> (stem: String, number: Int)? {
        let digits = name.utf8.reversed().prefix(while: isDigit).count
        guard digits > 0, digits <= 9, let number = Int(name.suffix(digits)) else { return nil }
        return (String(name.dropLast(digits)), number)
    }

    // MARK: Gaps

    /// What joins two places. Nothing is a connection too, so nil is always a problem.
    private mutating func gap(fromSuperview: Bool) -> VisualFormatLine.Gap? {
        skipBlanks()
        let start = place
        if take("~") { return VisualFormatLine.Gap(form: .flexible, range: TextRange(start, place)) }
        guard take("-") else { return VisualFormatLine.Gap(form: .adjacent, range: TextRange(at: UTF8Offset(start))) }
        skipBlanks()
        switch peek() {
        case UInt8(ascii: "["), UInt8(ascii: "|"):
            return VisualFormatLine.Gap(form: .standard, range: TextRange(start, place))
        case UInt8(ascii: "-"):
            failHyphen(start)
            return nil
        case nil:
            fail(TextRange(start, place), "This connection leads nowhere. Add a view in brackets or `|` after it.")
            return nil
        default: break
        }
        let listStart = place
        let predicates: [VisualFormatLine.Predicate]
        if peek() == UInt8(ascii: "(") {
            guard let list = predicateList(isGap: true) else { return nil }
            predicates = list
        } else {
            guard let predicate = simplePredicate() else { return nil }
            predicates = [predicate]
        }
        let list = TextRange(listStart, place)
        skipBlanks()
        guard take("-") else {
            fail("Expected `-` after the gap: `-\(text[list])-`.", fix: TextEdit(TextRange(at: list.end), "-"))
            return nil
        }
        return VisualFormatLine.Gap(form: .predicates(predicates, list: list), range: TextRange(start, place))
    }

    /// Two hyphens: an empty gap, or a negative one that lacks its parentheses.
    private mutating func failHyphen(_ start: Int) {
        let second = place
        place += 1
        let number = place
        while let byte = peek(), Self.isDigit(byte) || byte == UInt8(ascii: ".") { place += 1 }
        guard place > number else {
            fail(
                TextRange(start, number),
                "Nothing stands between these hyphens. Write `-` for the standard gap, or a number between them.",
                fix: TextEdit(TextRange(start, number), "-"))
            return
        }
        let negative = TextRange(second, place)
        fail(
            negative, "A negative gap stands in parentheses: `-(\(text[negative]))-`.",
            fix: TextEdit(negative, "(\(text[negative]))"))
    }

    /// A number, a percentage or a metric without parentheses.
    private mutating func simplePredicate() -> VisualFormatLine.Predicate? {
        let start = place
        guard let object = object(isSigned: false) else { return nil }
        let range = TextRange(start, place)
        return VisualFormatLine.Predicate(relation: .equal, object: object, objectRange: range, range: range)
    }

    // MARK: Predicates

    private mutating func predicateList(isGap: Bool) -> [VisualFormatLine.Predicate]? {
        place += 1
        var predicates: [VisualFormatLine.Predicate] = []
        repeat {
            guard let predicate = predicate() else { return nil }
            predicates.append(predicate)
            skipBlanks()
        } while take(",")
        guard take(")") else {
            fail(
                peek().map { "*/+".utf8.contains($0) } == true
                    ? "Nothing is calculated in a Visual Format line. Write an equation instead: `a.width == b.width * 1/2`."
                    : "Expected `,` or `)` after the number.")
            return nil
        }
        return predicates
    }

    private mutating func predicate() -> VisualFormatLine.Predicate? {
        skipBlanks()
        let start = place
        var relation: Relation = .equal
        var relationRange: TextRange?
        if let byte = peek(), "<>=".utf8.contains(byte) {
            while let byte = peek(), "<>=".utf8.contains(byte) { place += 1 }
            let range = TextRange(start, place)
            let written = text[range]
            guard let known = Relation(rawValue: written) else {
                let meant =
                    written.hasPrefix("<") || written == "=<"
                    ? "<=" : written.hasPrefix(">") || written == "=>" ? ">=" : "=="
                fail(range, "`\(written)` is no relation. Write `\(meant)`.", fix: TextEdit(range, meant))
                return nil
            }
            relation = known
            relationRange = range
            skipBlanks()
        }
        let objectStart = place
        guard let object = object(isSigned: true) else { return nil }
        let objectRange = TextRange(objectStart, place)
        let objectEnd = place
        skipBlanks()
        var priority: VisualFormatLine.Scalar?
        if take("@") {
            guard let read = self.priority() else { return nil }
            priority = read
        } else {
            place = objectEnd
        }
        return VisualFormatLine.Predicate(
            relation: relation, relationRange: relationRange, object: object, objectRange: objectRange,
            priority: priority,
            range: TextRange(start, place))
    }

    private mutating func object(isSigned: Bool) -> VisualFormatLine.Predicate.Object? {
        if let byte = peek(), Self.isDigit(byte) || byte == UInt8(ascii: ".") || isSigned && byte == UInt8(ascii: "-") {
            guard let number = number() else { return nil }
            return take("%") ? .percent(number / 100) : .number(number)
        }
        return name("Expected a number or a name.").map { .name($0) }
    }

    private mutating func priority() -> VisualFormatLine.Scalar? {
        skipBlanks()
        let start = place
        guard let byte = peek(), Self.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") else {
            return name("Expected a priority after `@`: a number up to 1000, or a word such as `high`.").map {
                VisualFormatLine.Scalar(value: .name($0), range: $0.range)
            }
        }
        guard let number = number() else { return nil }
        let range = TextRange(start, place)
        guard Priority(number).isValid else {
            let nearest = number > 1000 ? "1000" : "1"
            fail(
                range, "A priority is above 0 and at most 1000; `\(text[range])` is not.", code: .invalidPriority,
                fix: TextEdit(range, nearest))
            return nil
        }
        return VisualFormatLine.Scalar(value: .number(number), range: range)
    }

    private mutating func number() -> Double? {
        let start = place
        if peek() == UInt8(ascii: "-") { place += 1 }
        while let byte = peek(), Self.isDigit(byte) { place += 1 }
        if peek() == UInt8(ascii: "."), place + 1 < end, Self.isDigit(text.utf8[place + 1]) {
            place += 1
            while let byte = peek(), Self.isDigit(byte) { place += 1 }
        }
        let range = TextRange(start, place)
        guard let value = Double(text[range]), abs(value) <= 1e9 else {
            fail(range, "Expected a number.")
            return nil
        }
        return value
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
