import SourceText

/// Estimated widths of texts, and texts that fit a width.
enum SVGText {
    /// The likely width of a text in the sans-serif fonts of common systems. Tends to be too wide.
    static func width(_ text: String, size: Double, bold: Bool = false) -> Double {
        let sum = printable(text).reduce(0.0) { $0 + ems(of: $1) }
        return sum * size * (bold ? 1.2 : 1.1)
    }

    private static func ems(of character: Character) -> Double {
        switch character {
        case "i", "j", "l", "I", "|", ".", ",", ":", ";", "'", "!": 0.28
        case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\\", "`", "\"", " ": 0.36
        case "m", "w", "M", "W", "@", "%": 0.9
        case "≥", "≤", "×", "=", "+", "−", "?": 0.6
        case "A"..."Z": 0.7
        default: character.isASCII ? 0.57 : Double(displayWidth(character)) * 0.58
        }
    }

    /// A text cut to `width`, with an ellipsis if it was cut; nil if less than two characters would remain.
    static func fitted(_ text: String, to width: Double, size: Double, bold: Bool = false) -> String? {
        if self.width(text, size: size, bold: bold) <= width { return text }
        var shorter = text
        while shorter.count > 2 {
            shorter.removeLast()
            let cut = shorter + "…"
            if self.width(cut, size: size, bold: bold) <= width { return cut }
        }
        return nil
    }

    /// A text as lines no wider than `width`, broken at spaces, and inside words that are wider.
    static func lines(_ text: String, width: Double, size: Double, bold: Bool = false) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ").flatMap({ parts(of: $0, width: width, size: size, bold: bold) }) {
            let longer = line.isEmpty ? word : line + " " + word
            if !line.isEmpty, self.width(longer, size: size, bold: bold) > width {
                lines.append(line)
                line = word
            } else {
                line = longer
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// A word as parts no wider than `width`, broken where a capital letter begins a word, as in `ViewController`, and
    /// elsewhere only inside a word that is wider.
    private static func parts(of word: Substring, width: Double, size: Double, bold: Bool) -> [String] {
        func fits(_ text: String) -> Bool { self.width(text, size: size, bold: bold) <= width }
        guard !fits(String(word)) else { return [String(word)] }
        let pieces = capitalized(word).flatMap { fits($0) ? [$0] : $0.map(String.init) }
        return pieces.reduce(into: [""]) { parts, piece in
            let longer = (parts.last ?? "") + piece
            if !fits(longer), parts.last != "" {
                parts.append(piece)
            } else {
                parts[parts.count - 1] = longer
            }
        }
    }

    /// `View` and `Controller` for `ViewController`.
    private static func capitalized(_ word: Substring) -> [String] {
        var last: Character?
        return word.reduce(into: [""]) { pieces, character in
            if character.isUppercase, last?.isLowercase == true {
                pieces.append(String(character))
            } else {
                pieces[pieces.count - 1].append(character)
            }
            last = character
        }
    }
}
