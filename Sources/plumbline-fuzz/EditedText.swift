import SourceText

/// A text as characters of Unicode, kept apart from the server's own reading of offsets and lines, so that a mistake there shows.
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

    /// Where the `index`-th character stands, as an editor that counts in `encoding` says it.
    func position(of index: Int, in encoding: PositionEncoding) -> TextPosition {
        var line = 0
        var character = 0
        var place = 0
        while place < min(index, scalars.count) {
            let scalar = scalars[place]
            let next = place + 1 < scalars.count ? scalars[place + 1] : nil
            if scalar == "\n" || (scalar == "\r" && next != "\n") {
                line += 1
                character = 0
            } else if scalar != "\r" {
                character += width(of: scalar, in: encoding)
            }
            place += 1
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

    /// Whether an editor could name the place before the `index`-th character: it is not inside a line break of two characters.
    func isPlace(_ index: Int) -> Bool {
        guard index > 0, index < scalars.count else { return true }
        return !(scalars[index - 1] == "\r" && scalars[index] == "\n")
    }
}
