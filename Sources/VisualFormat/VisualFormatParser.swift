import LayoutModel
import SourceText

/// Parses one line. The first problem ends it: Auto Layout accepts a line as a whole or not at all.
package struct VisualFormatParser {
    typealias Name = VisualFormatLine.Name
    typealias Term = VisualFormatLine.Term
    typealias Gap = VisualFormatLine.Gap
    typealias Predicate = VisualFormatLine.Predicate
    typealias Scalar = VisualFormatLine.Scalar

    let text: SourceText
    let end: Int
    var position: Int
    private var problem: Finding?
    var line: VisualFormatLine

    /// - Parameter range: The line with its `H:` or `V:`. A line without either is horizontal.
    package static func parse(_ text: SourceText, in range: TextRange) -> Result {
        var parser = VisualFormatParser(text, range)
        parser.readLine()
        return Result(line: parser.problem == nil ? parser.line : nil, problem: parser.problem, partial: parser.line)
    }

    package struct Result: Sendable {
        /// Nil if there is a problem.
        package var line: VisualFormatLine?
        /// Its range is where parsing ended.
        package var problem: Finding?
        /// The line up to the problem.
        package var partial: VisualFormatLine
    }

    private init(_ text: SourceText, _ range: TextRange) {
        self.text = text
        let bytes = text.bytes(in: range)
        position = bytes.startIndex
        end = bytes.endIndex
        line = VisualFormatLine(axis: .horizontal, range: range)
    }

    // MARK: The line

    private mutating func readLine() {
        guard readOrientation() else { return }
        skipBlanks()
        if take("|") {
            guard let gap = gap() else { return }
            line.gaps.append(gap)
        } else {
            line.gaps.append(nil)
        }
        guard let first = term() else { return }
        line.terms.append(first)
        while true {
            skipBlanks()
            guard let next, "[|-~".utf8.contains(next) else { break }
            guard let gap = gap() else { return }
            skipBlanks()
            if take("|") {
                line.gaps.append(gap)
                readOptions()
                return
            }
            guard self.next == UInt8(ascii: "[") else { return fail(Self.missingConnection) }
            line.gaps.append(gap)
            guard let term = term() else { return }
            line.terms.append(term)
        }
        line.gaps.append(nil)
        readOptions()
    }

    static let missingConnection = "Expected a view in brackets or `|` after this connection."

    /// False after a problem.
    private mutating func readOrientation() -> Bool {
        skipBlanks()
        let colon = text.utf8[position..<end].firstIndex { !$0.isLetter } ?? end
        guard colon > position, colon < end, text.utf8[colon] == UInt8(ascii: ":") else { return true }
        let range = TextRange(position, colon)
        let word = text[range]
        guard word == "H" || word == "V" else {
            fail(range, "Unknown orientation `\(word):`. Use `H:` or `V:`.")
            return false
        }
        line.axis = word == "H" ? .horizontal : .vertical
        position = colon + 1
        return true
    }

    // MARK: Characters

    var next: UInt8? { position < end ? text.utf8[position] : nil }

    mutating func take(_ expected: String) -> Bool {
        guard text.utf8[position..<end].starts(with: expected.utf8) else { return false }
        position += expected.utf8.count
        return true
    }

    mutating func skipDigits() {
        while next?.isDigit == true { position += 1 }
    }

    /// Skips blanks and block comments.
    mutating func skipBlanks() {
        while let byte = next {
            if byte.isBlank {
                position += 1
            } else if take("/*") {
                skipRestOfComment()
            } else {
                return
            }
        }
    }

    private mutating func skipRestOfComment() {
        var depth = 1
        while depth > 0, position < end {
            if take("/*") {
                depth += 1
            } else if take("*/") {
                depth -= 1
            } else {
                position += 1
            }
        }
    }

    func range(since start: Int) -> TextRange { TextRange(start, position) }

    // MARK: Problems

    /// Reports a problem at the current character.
    mutating func fail(_ message: String, fix: TextEdit? = nil) {
        var next = position
        if next < end {
            next += 1
            while next < end, text.utf8[next] & 0xC0 == 0x80 { next += 1 }
        }
        fail(TextRange(position, next), message, fix: fix)
    }

    mutating func fail(_ range: TextRange, _ message: String, code: FindingCode = .syntax, fix: TextEdit? = nil) {
        guard problem == nil else { return }
        // The end of the line has no character to mark, so the last one is marked.
        let marked =
            range.isEmpty && range.start.value > line.range.start.value
            ? TextRange(range.start.value - 1, range.end.value) : range
        problem = Finding(
            code: code, range: marked, message: message, subject: text[line.range],
            suggestions: fix.map { [TextSuggestion(title: "Change to `\($0.replacement)`", edits: [$0])] } ?? [])
    }
}
