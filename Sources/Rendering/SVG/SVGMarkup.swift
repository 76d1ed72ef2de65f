import LayoutModel
import SourceText

/// Numbers, texts and elements of SVG.
enum SVGMarkup {
    /// A length in pixels, to a tenth.
    static func number(_ value: Double) -> String {
        plainDecimal(value, places: 1) ?? "0"
    }

    /// A text as the content of an element or an attribute. Escapes reserved characters, replaces those that XML does
    /// not allow, and isolates the direction of the text from its surroundings.
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
        // A first-strong isolate keeps numbers that follow a right-to-left name after it.
        return text.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(result)\u{2069}" : result
    }

    /// Whether it is a letter of a right-to-left script: Hebrew, Arabic and related ones.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// A text element.
    ///
    /// - Parameter content: markup.
    static func text(_ content: String, style: String, x: Double, baseline: Double) -> String {
        "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(baseline))\">\(content)</text>"
    }

    static func rectangle(_ rect: Rect, style: String, radius: Double = 0) -> String {
        rectangle(rect, attributes: " class=\"\(style)\"", radius: radius)
    }

    /// - Parameter attributes: with a leading space.
    static func rectangle(_ rect: Rect, attributes: String, radius: Double = 0) -> String {
        let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
        let position = "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\""
        let size = "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
        return "<rect\(attributes) \(position) \(size)\(round)/>"
    }

    static func path(_ commands: String, style: String) -> String {
        "<path class=\"\(style)\" d=\"\(commands)\"/>"
    }

    /// A group with a tooltip.
    ///
    /// - Parameters:
    ///   - title: the lines of the tooltip.
    ///   - content: markup.
    static func group(title: [String], attributes: String = "", _ content: String) -> String {
        "<g\(attributes)><title>\(title.map(escaped).joined(separator: "\n"))</title>\(content)</g>"
    }
}
