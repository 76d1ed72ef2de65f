import LayoutModel
import SourceText

extension VisualFormatParser {
    /// Reads the connection of two terms, which may be empty. Nil after a problem.
    mutating func gap() -> Gap? {
        skipBlanks()
        let start = position
        if take("~") { return Gap(form: .flexible, range: range(since: start)) }
        guard take("-") else { return Gap(form: .adjacent, range: range(since: start)) }
        skipBlanks()
        switch next {
        case UInt8(ascii: "["), UInt8(ascii: "|"): return Gap(form: .standard, range: range(since: start))
        case UInt8(ascii: "-"):
            failAtSecondHyphen(start)
            return nil
        case nil:
            fail(range(since: start), Self.missingConnection)
            return nil
        default: break
        }
        let listStart = position
        guard let predicates = next == UInt8(ascii: "(") ? predicateList() : plainPredicate().map({ [$0] }) else {
            return nil
        }
        let list = range(since: listStart)
        skipBlanks()
        guard take("-") else {
            fail("Expected `-` after the gap: `-\(text[list])-`.", fix: TextEdit(TextRange(at: list.end), "-"))
            return nil
        }
        return Gap(form: .predicates(predicates, list: list), range: range(since: start))
    }

    /// Reports two hyphens: an empty gap, or a negative one without parentheses.
    private mutating func failAtSecondHyphen(_ start: Int) {
        let second = position
        position += 1
        let number = position
        while let next, next.isDigit || next == UInt8(ascii: ".") { position += 1 }
        guard position > number else {
            fail(
                range(since: start), "Expected a number between these hyphens, or one `-` for the standard gap.",
                fix: TextEdit(range(since: start), "-"))
            return
        }
        let negative = range(since: second)
        fail(
            negative, "A negative gap needs parentheses: `-(\(text[negative]))-`.",
            fix: TextEdit(negative, "(\(text[negative]))"))
    }

    // MARK: Predicates

    /// Reads a number, a percentage or a metric without parentheses. Apple's grammar has no relation before it and no
    /// priority after it, but UIKit reads both, as in `->=8-` and `-8@750-`, and apps are shipped with them.
    private mutating func plainPredicate() -> Predicate? {
        predicate(isSigned: next.map { "<>=".utf8.contains($0) } ?? false)
    }

    /// Reads predicates in parentheses, joined by commas.
    mutating func predicateList() -> [Predicate]? {
        position += 1
        var predicates: [Predicate] = []
        repeat {
            guard let predicate = predicate() else { return nil }
            predicates.append(predicate)
            skipBlanks()
        } while take(",")
        guard take(")") else {
            fail(
                next.map { "*/+".utf8.contains($0) } == true
                    ? "A Visual Format line cannot calculate. Write an equation instead: `a.width == b.width * 1/2`."
                    : "Expected `,` or `)` after the number.")
            return nil
        }
        return predicates
    }

    /// - Parameter isSigned: whether a number may be negative.
    private mutating func predicate(isSigned: Bool = true) -> Predicate? {
        skipBlanks()
        let start = position
        guard let relation = relation() else { return nil }
        let relationRange = position > start ? range(since: start) : nil
        skipBlanks()
        let objectStart = position
        guard let object = object(isSigned: isSigned) else { return nil }
        let objectRange = range(since: objectStart)
        skipBlanks()
        var priority: Scalar?
        if take("@") {
            guard let read = self.priority() else { return nil }
            priority = read
        } else {
            position = objectRange.end.value
        }
        return Predicate(
            relation: relation, relationRange: relationRange, object: object, objectRange: objectRange,
            priority: priority, range: range(since: start))
    }

    /// Reads a relation. No relation means `==`. Nil after a problem.
    private mutating func relation() -> Relation? {
        let start = position
        while let next, "<>=".utf8.contains(next) { position += 1 }
        let range = range(since: start)
        guard !range.isEmpty else { return .equal }
        let written = text[range]
        if let known = Relation(rawValue: written) { return known }
        let meant =
            written.hasPrefix("<") || written == "=<"
            ? "<=" : written.hasPrefix(">") || written == "=>" ? ">=" : "=="
        fail(range, "Unknown relation `\(written)`. Write `\(meant)`.", fix: TextEdit(range, meant))
        return nil
    }

    private mutating func object(isSigned: Bool) -> Predicate.Object? {
        guard let next, isStartOfNumber(next, isSigned: isSigned) else {
            return name("Expected a number or a name.").map { .name($0) }
        }
        guard let number = number() else { return nil }
        return take("%") ? .percent(number / 100) : .number(number)
    }

    private mutating func priority() -> Scalar? {
        skipBlanks()
        let start = position
        guard let next, isStartOfNumber(next, isSigned: true) else {
            return name("Expected a priority after `@`: a number up to 1000, or a word such as `high`.").map {
                Scalar(value: .name($0), range: $0.range)
            }
        }
        guard let number = number() else { return nil }
        let range = range(since: start)
        guard Priority(number).isValid else {
            fail(
                range, "A priority is above 0 and at most 1000; `\(text[range])` is not.", code: .invalidPriority,
                fix: TextEdit(range, number > 1000 ? "1000" : "1"))
            return nil
        }
        return Scalar(value: .number(number), range: range)
    }

    private func isStartOfNumber(_ byte: UInt8, isSigned: Bool) -> Bool {
        byte.isDigit || byte == UInt8(ascii: ".") || isSigned && byte == UInt8(ascii: "-")
    }

    private mutating func number() -> Double? {
        let start = position
        _ = take("-")
        skipDigits()
        if next == UInt8(ascii: "."), position + 1 < end, text.utf8[position + 1].isDigit {
            position += 1
            skipDigits()
        }
        guard let value = Double(text[range(since: start)]), abs(value) <= 1e9 else {
            fail(range(since: start), "Expected a number.")
            return nil
        }
        return value
    }
}
