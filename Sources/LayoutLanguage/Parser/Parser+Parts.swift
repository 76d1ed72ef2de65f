import LayoutModel
import SourceText

/// The parts of statements. Each method returns nil after a ``Parser/problem``.
extension Parser {
    /// A number with its sign: `-3`, `1/3`, `50%`.
    ///
    /// - Parameters:
    ///   - message: The problem if there is no number.
    ///   - allowsPercent: Whether it may be a percentage, because something may be multiplied by it.
    mutating func signedNumber(_ message: String, allowsPercent: Bool = false) -> NumberNode? {
        let start = current
        let isNegative = peekAcrossLines() == .minus && current + 1 < limit && tokens[current + 1].kind == .number
        if isNegative { current += 1 }
        guard peekAcrossLines() == .number, var value = literalValue() else {
            current = start
            fail(message)
            return nil
        }
        if peek() == .slash, current + 1 < limit, tokens[current + 1].kind == .number {
            current += 1
            guard let divisor = literalValue(), divisor != 0 else {
                fail(at: range(from: start), Self.divisionMessage)
                return nil
            }
            value /= divisor
        }
        if take(.percent) {
            guard allowsPercent else {
                let written = text[range(from: start)]
                fail(at: range(from: start), "`\(written)` multiplies nothing here. Write a plain number.")
                return nil
            }
            value /= 100
        }
        return NumberNode(value: isNegative ? -value : value, range: range(from: start))
    }

    static let divisionMessage = "Division by zero. Use another divisor."

    /// The value of the current token, which is a number.
    mutating func literalValue() -> Double? {
        let range = tokens[current].range
        guard let value = Double(text[range]), value.isFinite, value <= Self.largest else {
            fail(at: range, "This number is too large for a layout. Use at most 1000000000.")
            return nil
        }
        current += 1
        return value
    }

    /// Larger numbers would lose all others in rounding.
    private static let largest = 1e9

    /// One, two or four numbers, separated by spaces.
    mutating func insets(after word: String) -> [NumberNode]? {
        let start = current
        var numbers: [NumberNode] = []
        while peek() == .number || peek() == .minus {
            guard let number = signedNumber("Expected a number after `\(word)`.") else { return nil }
            numbers.append(number)
        }
        guard [1, 2, 4].contains(numbers.count) else {
            fail(at: numbers.isEmpty ? problemRange : range(from: start), Self.insetsMessage(after: word))
            return nil
        }
        return numbers
    }

    static func insetsMessage(after word: String) -> String {
        "`\(word)` takes one number, two (vertical, horizontal) or four (top, leading, bottom, trailing)."
    }

    /// `W x H`, or the name of a device if `fit` is allowed.
    mutating func size(allowsFit: Bool) -> SizeNode? {
        if allowsFit, let name = deviceName, !isFollowedByTimes {
            current += 1
            return .device(name)
        }
        guard let width = length(allowsFit: allowsFit) else { return nil }
        guard takeWord("x") else {
            fail("Expected the height of the size: `\(text[width.range]) x 44`.")
            return nil
        }
        guard let height = length(allowsFit: allowsFit) else { return nil }
        return .lengths(width, height)
    }

    /// Whether an `x` follows the current token on its line.
    private var isFollowedByTimes: Bool {
        current + 1 < limit && !tokens[current + 1].startsLine && word(current + 1) == "x"
    }

    /// The name at the current token, unless it is a length of its own.
    private var deviceName: Name? {
        guard peekAcrossLines()?.isName == true, let name = name(at: current), !name.isWord("fit"), !name.isWord("_")
        else { return nil }
        return name
    }

    private mutating func length(allowsFit: Bool) -> LengthNode? {
        if allowsFit, let name = deviceName {
            current += 1
            return .device(name)
        }
        let word = currentWord
        if allowsFit ? word == "fit" : word == "_" {
            current += 1
            let range = tokens[current - 1].range
            return allowsFit ? .fit(range) : .none(range)
        }
        let message =
            allowsFit ? "Expected a number, `fit` or a device." : "Expected a number, or `_` for no intrinsic size."
        guard let number = signedNumber(message) else { return nil }
        guard number.value >= 0 else {
            fail(at: number.range, "A size cannot be negative. Use 0 or more.")
            return nil
        }
        return .number(number)
    }

    /// A name, or several joined by dots.
    mutating func path(_ message: String) -> Path? {
        guard peekAcrossLines()?.isName == true, let first = name(at: current), !first.isWord("_")
        else {
            fail(message)
            return nil
        }
        current += 1
        var parts = [first]
        while take(.dot) {
            guard peek()?.isName == true, let next = name(at: current) else {
                fail("Expected a name after `\(parts.map(\.text).joined(separator: "."))`.")
                return nil
            }
            current += 1
            parts.append(next)
        }
        return Path(parts: parts)
    }

    /// Names separated by commas.
    mutating func paths(after word: String) -> [Path]? {
        var paths: [Path] = []
        repeat {
            if !paths.isEmpty, isStartOfStatement(besides: [.comma, .dot, .semicolon, .rightBrace]) {
                fail(at: tokens[current - 1].range, "Expected another name after this comma.")
                return nil
            }
            guard let path = path("Expected a name after `\(paths.isEmpty ? word : ",")`.") else { return nil }
            paths.append(path)
        } while take(.comma)
        return paths
    }

    /// Whether this line begins a statement of its own, so that the comma before it is left over.
    ///
    /// - Parameter following: The tokens that may follow the first name of the line if it continues the statement.
    func isStartOfStatement(besides following: Set<Token.Kind>) -> Bool {
        guard grouping == 0, current + 1 < limit, tokens[current].startsLine, !tokens[current + 1].startsLine,
            tokens[current].kind == .name, word(current) != "_"
        else { return false }
        if following.contains(.number), word(current + 1) == "_" || Vocabulary.stackWords.contains(word(current + 1)) {
            return false
        }
        return !following.contains(tokens[current + 1].kind)
    }

    /// A priority: a number, a word or a parameter.
    ///
    /// - Parameter word: The word before it, for a message.
    mutating func priority(after word: String) -> Expression? {
        switch peekAcrossLines() {
        case .number, .name, .quotedName, .minus, .leftParenthesis: return expression()
        default:
            let words = Vocabulary.list(Vocabulary.priorities)
            fail("Expected a priority after \(word): a number up to 1000, or \(words).")
            return nil
        }
    }

    /// The value of the current token, which is a string.
    mutating func stringValue() -> String? {
        let token = tokens[current]
        let inner = text.bytes(in: TextRange(Int(token.start) + 1, Int(token.end) - 1))
        guard let value = Self.unescaped(inner) else {
            let known = "`\\n`, `\\t`, `\\r`, `\\0`, `\\\\`, `\\\"`, `\\'` and `\\u{…}`"
            fail("Unknown escape sequence in this string. The known ones are \(known).")
            return nil
        }
        current += 1
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
