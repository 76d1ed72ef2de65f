import LayoutModel
import SourceText

/// The parts of which statements are made. Each is nil after a ``Parser/problem``.
extension Parser {
    /// A number with its sign: `-3`, `1/3`, `50%`.
    mutating func number(_ message: String) -> NumberNode? {
        let start = place
        let isNegative = peekAcrossLines() == .minus && place + 1 < limit && tokens[place + 1].kind == .number
        if isNegative { place += 1 }
        guard peekAcrossLines() == .number, var value = literal() else {
            place = start
            fail(message)
            return nil
        }
        if peek() == .slash, place + 1 < limit, tokens[place + 1].kind == .number {
            place += 1
            guard let divisor = literal(), divisor != 0 else {
                fail(at: range(from: start), "Nothing can be divided by zero.")
                return nil
            }
            value /= divisor
        }
        if take(.percent) { value /= 100 }
        return NumberNode(value: isNegative ? -value : value, range: range(from: start))
    }

    /// The value of the number token at the current place.
    mutating func literal() -> Double? {
        let range = tokens[place].range
        guard let value = Double(text[range]), value.isFinite, value <= Self.largest else {
            fail(at: range, "This number is larger than any layout needs.")
            return nil
        }
        place += 1
        return value
    }

    /// Lengths beyond this are no lengths of a screen and would drown all others in rounding.
    static let largest = 1e9

    /// One, two or four numbers, separated by blanks.
    mutating func numbers(after word: String) -> [NumberNode]? {
        let start = place
        var numbers: [NumberNode] = []
        while peek() == .number || peek() == .minus {
            guard let number = number("Expected a number after `\(word)`.") else { return nil }
            numbers.append(number)
        }
        guard [1, 2, 4].contains(numbers.count) else {
            let message =
                "`\(word)` takes one number, two (vertical, horizontal) or four (top, leading, bottom, trailing)."
            if numbers.isEmpty { fail(message) } else { fail(at: range(from: start), message) }
            return nil
        }
        return numbers
    }

    /// `W x H`, or the name of a device where `fit` is allowed too.
    mutating func size(allowsFit: Bool) -> SizeNode? {
        if allowsFit, let name = name(at: place), peekAcrossLines() != nil, !name.isWord("fit"), !name.isWord("_") {
            place += 1
            return .device(name)
        }
        guard let width = length(allowsFit: allowsFit) else { return nil }
        guard takeWord("x") else {
            fail("A size has two sides: `\(text[width.range]) x 44`.")
            return nil
        }
        guard let height = length(allowsFit: allowsFit) else { return nil }
        return .lengths(width, height)
    }

    private mutating func length(allowsFit: Bool) -> LengthNode? {
        let word = currentWord
        if allowsFit ? word == "fit" : word == "_" {
            place += 1
            let range = tokens[place - 1].range
            return allowsFit ? .fit(range) : .none(range)
        }
        let message = allowsFit ? "Expected a number or `fit`." : "Expected a number, or `_` for no size of its own."
        guard let number = number(message) else { return nil }
        guard number.value >= 0 else {
            fail(at: number.range, "A size cannot be negative.")
            return nil
        }
        return .number(number)
    }

    /// A name, or several joined by dots.
    mutating func path(_ message: String) -> Path? {
        guard peekAcrossLines() == .name || peekAcrossLines() == .quotedName, let first = name(at: place),
            !first.isWord("_")
        else {
            fail(message)
            return nil
        }
        place += 1
        var parts = [first]
        while take(.dot) {
            guard peek() == .name || peek() == .quotedName, let next = name(at: place) else {
                fail("Expected a name after `\(parts.map(\.text).joined(separator: "."))`.")
                return nil
            }
            place += 1
            parts.append(next)
        }
        return Path(parts: parts)
    }

    /// Names separated by commas.
    mutating func paths(after word: String) -> [Path]? {
        var paths: [Path] = []
        repeat {
            if !paths.isEmpty, isStartOfStatement(besides: [.comma, .dot, .semicolon, .rightBrace]) {
                fail(at: tokens[place - 1].range, "Expected another name after this comma.")
                return nil
            }
            guard let path = path("Expected a name after `\(paths.isEmpty ? word : ",")`.") else { return nil }
            paths.append(path)
        } while take(.comma)
        return paths
    }

    /// Whether a line begins here that what stands before it cannot go on with: a comma or an operator was left behind.
    ///
    /// - Parameter following: what may come behind the first name of the line where it does go on.
    func isStartOfStatement(besides following: Set<Token.Kind>) -> Bool {
        guard grouping == 0, place + 1 < limit, tokens[place].startsLine, !tokens[place + 1].startsLine,
            tokens[place].kind == .name, word(place) != "_"
        else { return false }
        if following.contains(.number), word(place + 1) == "_" || Vocabulary.stackWords.contains(word(place + 1)) {
            return false
        }
        return !following.contains(tokens[place + 1].kind)
    }

    /// A priority: a number, a word or a parameter.
    mutating func priority(after place: String) -> Expression? {
        switch peekAcrossLines() {
        case .number, .name, .quotedName, .minus, .leftParenthesis: return sum()
        default:
            fail(
                "Expected a priority after \(place): a number up to 1000, or \(Vocabulary.list(Vocabulary.priorities))."
            )
            return nil
        }
    }

    /// The value of the text token at the current place.
    mutating func string() -> String? {
        let token = tokens[place]
        let inner = text.bytes(in: TextRange(Int(token.start) + 1, Int(token.end) - 1))
        guard let value = Self.unescaped(inner) else {
            fail(
                "This text has an escape that means nothing. Those that do are `\\n`, `\\t`, `\\r`, `\\0`, `\\\\`, `\\\"`, `\\'` and `\\u{…}`."
            )
            return nil
        }
        place += 1
        return value
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var iterator = String(decoding: bytes, as: UTF8.self).unicodeScalars.makeIterator()
        while let scalar = iterator.next() {
            guard scalar == "\\" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch iterator.next() {
            case "n": result += "\n"
            case "t": result += "\t"
            case "r": result += "\r"
            case "0": result += "\0"
            case "\\": result += "\\"
            case "\"": result += "\""
            case "'": result += "'"
            case "u":
                guard iterator.next() == "{" else { return nil }
                var digits = ""
                while let digit = iterator.next(), digit != "}" { digits.unicodeScalars.append(digit) }
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
                result.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        return result
    }
}
