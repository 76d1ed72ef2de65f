import SourceText

/// A text as Unicode characters. It does not use the server's code for offsets and lines, so a mistake there shows.
struct EditedText {
    private(set) var scalars: [Unicode.Scalar]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    var string: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        scalars.replaceSubrange(range.clamped(to: 0..<scalars.count), with: text.unicodeScalars)
    }

    /// The position of a character, as an editor that counts in `encoding` would send it.
    func position(of index: Int, in encoding: PositionEncoding) -> TextPosition {
        var line = 0
        var character = 0
        for (current, scalar) in scalars.prefix(max(index, 0)).enumerated() {
            let next = current + 1 < scalars.count ? scalars[current + 1] : nil
            if scalar == "\n" || (scalar == "\r" && next != "\n") {
                line += 1
                character = 0
            } else if scalar != "\r" {
                character += width(of: scalar, in: encoding)
            }
        }
        return TextPosition(line: line, character: character)
    }

    private func width(of scalar: Unicode.Scalar, in encoding: PositionEncoding) -> Int {
        switch encoding {
        case .utf8: UTF8.width(scalar)
        case .utf16: UTF16.width(scalar)
        case .utf32: 1
        }
    }

    /// Whether an editor can express the position before a character: not inside a line break of two characters.
    func isPosition(_ index: Int) -> Bool {
        guard index > 0, index < scalars.count else { return true }
        return !(scalars[index - 1] == "\r" && scalars[index] == "\n")
    }
}
