import SourceText

/// A string literal of any form: one line or several, raw or not, with interpolations or without.
package struct StringLiteral: SyntaxView {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .stringLiteral else { return nil }
        self.node = node
    }

    package enum Segment: Sendable {
        /// Characters, with escapes resolved.
        case text(String)
        /// The arguments of `\(…)`.
        case interpolation([Argument])
    }

    /// The contents in order.
    package var segments: [Segment] {
        let decoder = StringSegmentDecoder(node)
        let children = node.children.all
        return children.indices.map { index in
            let child = children[index]
            if child.kind == .interpolation {
                return .interpolation(child.views(.argument))
            }
            return .text(
                decoder.text(of: child.bytes, isFirst: index == 0, isLast: index == children.count - 1))
        }
    }

    package var hasInterpolations: Bool { node.child(ofKind: .interpolation) != nil }

    /// The characters with escapes resolved; nil if there is an interpolation.
    package var value: String? {
        if let plain { return plain }
        return hasInterpolations
            ? nil
            : segments.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
    }

    /// The characters of a literal that means what is between its quotes, as most do; nil for others.
    private var plain: String? {
        let quote = UInt8(ascii: "\"")
        let bytes = node.bytes
        guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
        let characters = bytes.dropFirst().dropLast()
        guard !characters.contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") }) else { return nil }
        return String(decoding: characters, as: UTF8.self)
    }

    /// The range between the quotes.
    package var contentRange: TextRange {
        let form = StringSegmentDecoder(node)
        return TextRange(node.start.value + form.openingLength, max(node.end.value - form.closingLength, 0))
    }
}

/// Resolves the escapes of one literal, and takes the indentation of a multi-line one away.
struct StringSegmentDecoder {
    /// The number of `#` before the opening quote.
    private let hashes: Int
    private let isMultiline: Bool
    /// The blanks before the closing quotes of a multi-line literal.
    private let indentation: ArraySlice<UInt8>
    let openingLength: Int
    let closingLength: Int

    init(_ literal: SyntaxNode) {
        let bytes = literal.bytes
        let quote = UInt8(ascii: "\"")
        hashes = bytes.prefix { $0 == UInt8(ascii: "#") }.count
        isMultiline = bytes.dropFirst(hashes).starts(with: [quote, quote, quote])
        openingLength = hashes + (isMultiline ? 3 : 1)
        let closing =
            (isMultiline ? [quote, quote, quote] : [quote]) + Array(repeating: UInt8(ascii: "#"), count: hashes)
        let isClosed =
            bytes.count >= openingLength + closing.count && bytes.suffix(closing.count).elementsEqual(closing)
        closingLength = isClosed ? closing.count : 0
        let beforeClosing = bytes.dropLast(closingLength)
        indentation = isMultiline && isClosed ? beforeClosing.suffix(while: \.isBlank) : []
    }

    /// - Parameter isFirst: Whether the segment begins after the opening quotes.
    /// - Parameter isLast: Whether it ends at the closing quotes.
    func text(of segment: ArraySlice<UInt8>, isFirst: Bool, isLast: Bool) -> String {
        var segment = segment
        let newline = UInt8(ascii: "\n")
        // The line breaks next to the quotes are no part of the value.
        if isMultiline, isLast, closingLength > 0 {
            segment = segment.dropLast(indentation.count)
            if segment.last == newline { segment = segment.dropLast() }
            if segment.last == UInt8(ascii: "\r") { segment = segment.dropLast() }
        }
        if isMultiline, isFirst {
            if segment.first == UInt8(ascii: "\r") { segment = segment.dropFirst() }
            if segment.first == newline { segment = dropIndentation(segment.dropFirst()) }
        }
        var result: [UInt8] = []
        var rest = segment
        while let byte = rest.first {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: "\\"), rest.prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }),
                rest.count > hashes
            {
                rest = rest.dropFirst(hashes)
                rest = appendEscape(rest, to: &result)
            } else {
                result.append(byte)
                if byte == newline, isMultiline { rest = dropIndentation(rest) }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func dropIndentation(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.starts(with: indentation) ? line.dropFirst(indentation.count) : line.drop { $0.isBlank }
    }

    /// - Returns: what follows the escape.
    private func appendEscape(_ rest: ArraySlice<UInt8>, to result: inout [UInt8]) -> ArraySlice<UInt8> {
        guard let character = rest.first else { return rest }
        let after = rest.dropFirst()
        switch character {
        case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "0"): result.append(0)
        case UInt8(ascii: "u"):
            guard after.first == UInt8(ascii: "{"), let end = after.firstIndex(of: UInt8(ascii: "}")) else { break }
            let digits = String(decoding: after[after.startIndex..<end].dropFirst(), as: UTF8.self)
            if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                result += Array(String(Character(scalar)).utf8)
            }
            return after[end...].dropFirst()
        case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            // A backslash at the end of a line joins it with the next.
            let line = rest.drop { $0.isBlank || $0 == UInt8(ascii: "\r") }
            guard line.first == UInt8(ascii: "\n") else { break }
            return dropIndentation(line.dropFirst())
        default: result.append(character)
        }
        return after
    }
}

extension ArraySlice<UInt8> {
    /// The longest end of which all elements satisfy a condition.
    fileprivate func suffix(while isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
