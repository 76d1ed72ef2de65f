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

    /// A text as lines no wider than `width`, broken at spaces.
    static func lines(_ text: String, width: Double, size: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if !line.isEmpty, self.width(longer, size: size) > width {
                lines.append(line)
                line = String(word)
            } else {
                line = longer
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
