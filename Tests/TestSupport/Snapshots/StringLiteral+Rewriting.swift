extension StringLiteral {
    private static let lineLength = 120

    /// The literal with another value, in the same notation as far as possible.
    ///
    /// A value with line breaks, or one that is too long for the line, needs three quotation marks. Lines of more than
    /// 120 columns are continued in the next.
    func rewritten(as value: String, in source: [UInt8]) -> String {
        let signs = String(repeating: "#", count: numberSigns)
        let line =
            source[..<range.lowerBound].split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
            ).last ?? []
        let before = String(decoding: line, as: UTF8.self)
        if !isMultiline, !value.unicodeScalars.contains("\n") {
            let written = signs + "\"" + escaped(value, multiline: false).joined() + "\"" + signs
            if before.count + written.count < Self.lineLength { return written }
        }
        let indentation = isMultiline ? closingIndentation(in: source) : Self.indentation(after: before)
        let lines = value.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            continued(escaped(String(line), multiline: true), columns: Self.lineLength - indentation.count)
        }
        let body = value.isEmpty ? [] : lines.map { $0.isEmpty ? "" : indentation + $0 }
        return ([signs + "\"\"\""] + body + [indentation + "\"\"\"" + signs]).joined(separator: "\n")
    }

    private func closingIndentation(in source: [UInt8]) -> String {
        let line = source[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
        return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// As far in as the literal, if it begins its line; else one level further than the line.
    private static func indentation(after before: String) -> String {
        let blanks = before.prefix { $0 == " " || $0 == "\t" }
        return blanks.count == before.count ? before : blanks + "    "
    }

    /// The written form of every scalar of a line.
    private func escaped(_ line: String, multiline: Bool) -> [String] {
        let scalars = Array(line.unicodeScalars)
        let escape = "\\" + String(repeating: "#", count: numberSigns)
        var quotes = 0
        return scalars.indices.map { index in
            let scalar = scalars[index]
            let after = scalars[(index + 1)...]
            // Only where as many number signs follow is it an escape, or the end.
            let countsHere = after.prefix(numberSigns).filter { $0 == "#" }.count == numberSigns
            quotes = scalar == "\"" ? quotes + 1 : 0
            switch scalar {
            case "\\": return countsHere ? escape + "\\" : "\\"
            case "\"":
                let ends = countsHere && quotes >= (multiline ? 3 : 1)
                // In a raw literal of one line, a quotation mark at the start could be read as three.
                guard ends || (!multiline && index == 0) else { return "\"" }
                quotes = 0
                return escape + "\""
            case "\t": return escape + "t"
            case "\r": return escape + "r"
            case "\0": return escape + "0"
            case " " where multiline && after.isEmpty: return escape + "u{20}"
            default: return Self.isVisible(scalar) ? String(scalar) : escape + "u{\(String(scalar.value, radix: 16))}"
            }
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // The joiner makes one emoji of several.
        case .format: scalar == "\u{200D}"
        default: true
        }
    }

    /// Lines of at most so many columns. All but the last end with the mark of a continuation, after a blank if
    /// possible.
    private func continued(_ units: [String], columns: Int) -> [String] {
        let mark = "\\" + String(repeating: "#", count: numberSigns)
        var rest = units[...]
        var lines: [String] = []
        while rest.reduce(0, { $0 + $1.count }) > columns {
            var width = mark.count
            let fitting = rest.prefix {
                width += $0.count
                return width <= columns
            }
            let end = fitting.lastIndex(of: " ").map { $0 + 1 } ?? fitting.endIndex
            let cut = end > rest.startIndex ? end : rest.startIndex + 1
            lines.append(rest[..<cut].joined() + mark)
            rest = rest[cut...]
        }
        return lines + [rest.joined()]
    }
}
