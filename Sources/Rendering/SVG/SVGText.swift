import SourceText

/// Text and numbers as SVG writes them.
enum SVGText {
    /// A length in pixels, to a tenth.
    static func number(_ value: Double) -> String {
        plainDecimal(value, places: 1) ?? "0"
    }

    /// Any text as the content of an element or an attribute: without what XML reserves or forbids, and without power over the
    /// direction of what stands beside it.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in printable(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        // A first-strong isolate: numbers that follow a name stay behind it.
        return text.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(result)\u{2069}" : result
    }

    /// Whether it is a letter of a script that is written from right to left: Hebrew, Arabic and their neighbours.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// How wide a text most likely is, in the sans-serif fonts that systems have; rather too wide than too narrow.
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

    /// The beginning of a text that is no wider than `width`, with an ellipsis where something is missing; nil where less than
    /// two characters would be left.
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

    /// A text as lines no wider than `width`, broken at blanks.
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
