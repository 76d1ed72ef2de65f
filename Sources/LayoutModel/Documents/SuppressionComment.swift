import SourceText

/// A line comment that suppresses findings: `// plumbline:ignore gap-when-gone, lost-gap the banner is never gone`.
package struct SuppressionComment {
    /// The word at the beginning of the comment. Codes, separated by commas, and a reason follow.
    package static let marker = "plumbline:ignore"

    private let text: SourceText
    private let comment: TextRange
    private var codes: [TextRange] = []

    /// Nil for any other comment.
    ///
    /// - Parameter comment: From the two slashes to the end of the line.
    package init?(_ comment: TextRange, in text: SourceText) {
        self.text = text
        self.comment = comment
        let bytes = text.bytes(in: comment)
        var offset = bytes.startIndex + 2
        func skipBlanks() {
            while offset < bytes.endIndex, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
                offset += 1
            }
        }
        skipBlanks()
        let marker = Self.marker.utf8
        guard bytes[offset...].starts(with: marker) else { return nil }
        offset += marker.count
        guard offset == bytes.endIndex || !Self.isInCode(bytes[offset]) else { return nil }
        repeat {
            if offset < bytes.endIndex, bytes[offset] == UInt8(ascii: ",") { offset += 1 }
            skipBlanks()
            let start = offset
            while offset < bytes.endIndex, Self.isInCode(bytes[offset]) { offset += 1 }
            if offset > start { codes.append(TextRange(start, offset)) }
            let end = offset
            skipBlanks()
            if offset < bytes.endIndex, bytes[offset] != UInt8(ascii: ",") { offset = end }
        } while offset < bytes.endIndex && bytes[offset] == UInt8(ascii: ",")
    }

    /// One suppression for each code, or one without a code.
    ///
    /// - Parameters:
    ///   - reach: Where suppressed findings begin.
    ///   - whole: The range that is removed with the last suppression of the comment.
    package func suppressions(reach: TextRange, removing whole: TextRange) -> [Suppression] {
        guard !codes.isEmpty else {
            let removal = [TextEdit(whole, "")]
            return [Suppression(code: FindingCode(rawValue: ""), range: comment, reach: reach, removal: removal)]
        }
        return codes.enumerated().map { index, range in
            var removed = whole
            if codes.count > 1 {
                // The code and the comma after it. For the last code, the comma before it.
                removed =
                    index + 1 < codes.count
                    ? TextRange(range.start, codes[index + 1].start) : TextRange(codes[index - 1].end, range.end)
            }
            return Suppression(
                code: FindingCode(rawValue: text[range]), range: range, reach: reach, removal: [TextEdit(removed, "")])
        }
    }

    private static func isInCode(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
