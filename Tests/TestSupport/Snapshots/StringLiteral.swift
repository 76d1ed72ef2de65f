/// A string literal in the source of a Swift file.
struct StringLiteral {
    /// In UTF-8 code units, with the quotation marks and number signs.
    var range: Range<Int>
    /// How many number signs are before the opening quotation mark.
    var numberSigns: Int
    /// Whether it is written with three quotation marks.
    var isMultiline: Bool
    /// Nil if there is an interpolation in the literal.
    var value: String?

    /// The literals within the parentheses that open at or after an offset, including those of nested calls, excluding
    /// those within an interpolation.
    static func literals(inCallAt offset: Int, of source: [UInt8]) -> [StringLiteral] {
        var scanner = SwiftScanner(source, at: offset)
        return scanner.literalsInParentheses()
    }
}

/// Finds string literals in Swift source. Knows comments, raw literals and interpolations, but no regex literals.
private struct SwiftScanner {
    private let source: [UInt8]
    private var offset: Int

    init(_ source: [UInt8], at offset: Int) {
        self.source = source
        self.offset = offset
    }

    private var byte: UInt8? { offset < source.count ? source[offset] : nil }

    private func starts(with word: String) -> Bool {
        source[min(offset, source.count)...].starts(with: word.utf8)
    }

    /// Reads up to the parenthesis that closes the first one.
    mutating func literalsInParentheses() -> [StringLiteral] {
        var literals: [StringLiteral] = []
        var depth = 0
        while let byte {
            if skipComment() { continue }
            if let literal = readLiteral() {
                if depth > 0 { literals.append(literal) }
                continue
            }
            offset += 1
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if byte == UInt8(ascii: ")"), depth <= 0 { break }
        }
        return literals
    }

    private mutating func skipComment() -> Bool {
        if starts(with: "//") {
            while let byte, byte != UInt8(ascii: "\n") { offset += 1 }
            return true
        }
        guard starts(with: "/*") else { return false }
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                offset += 2
            } else if starts(with: "*/") {
                depth -= 1
                offset += 2
            } else {
                offset += 1
            }
        } while depth > 0 && offset < source.count
        return true
    }

    /// Reads the literal that begins here; stays here where none does.
    private mutating func readLiteral() -> StringLiteral? {
        let start = offset
        while byte == UInt8(ascii: "#") { offset += 1 }
        let signs = String(repeating: "#", count: offset - start)
        guard byte == UInt8(ascii: "\"") else {
            offset = start
            return nil
        }
        let isMultiline = starts(with: "\"\"\"")
        let quotes = isMultiline ? "\"\"\"" : "\""
        offset += quotes.utf8.count
        let content = offset
        var isInterpolated = false
        while offset < source.count, !starts(with: quotes + signs) {
            if starts(with: "\\\(signs)(") {
                isInterpolated = true
                offset += 1 + signs.utf8.count
                _ = literalsInParentheses()
            } else if starts(with: "\\\(signs)") {
                offset += 2 + signs.utf8.count
            } else {
                offset += 1
            }
        }
        let written = String(decoding: source[content..<min(offset, source.count)], as: UTF8.self)
        offset = min(offset + quotes.utf8.count + signs.utf8.count, source.count)
        let value =
            isInterpolated ? nil : (isMultiline ? Self.unindented(written) : written).flatMap { unescaped($0, signs) }
        return StringLiteral(
            range: start..<offset, numberSigns: signs.utf8.count, isMultiline: isMultiline, value: value)
    }

    /// The lines between the quotation marks, without the indentation of the closing ones.
    private static func unindented(_ written: String) -> String? {
        var lines = written.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 2, let indentation = lines.popLast() else { return nil }
        return lines.dropFirst().map { line in
            String(line.starts(with: indentation) ? line.dropFirst(indentation.count) : line)
        }.joined(separator: "\n")
    }

    private func unescaped(_ written: String, _ signs: String) -> String? {
        let escape = "\\\(signs)".unicodeScalars
        var rest = Substring(written).unicodeScalars
        var result = String.UnicodeScalarView()
        while let scalar = rest.first {
            guard rest.starts(with: escape) else {
                result.append(scalar)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(escape.count)
            guard let name = rest.popFirst() else { return nil }
            switch name {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "\\", "\"", "'": result.append(name)
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
                result.append(scalar)
                rest = rest.dropFirst(digits.count + 2)
            case " ", "\t", "\n":
                // The line goes on in the next one.
                let blanks = name == "\n" ? rest.prefix(0) : rest.prefix { $0 != "\n" }
                rest = rest.dropFirst(blanks.count + (name == "\n" ? 0 : 1))
            default: return nil
            }
        }
        return String(result)
    }
}
