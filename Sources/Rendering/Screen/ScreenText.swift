/// The lines of a text as a view shows them.
enum ScreenText {
    static let lineHeight = 1.2

    /// The estimate of widths tends to be too wide, and a view is often just as wide as its text. A line that is alone
    /// is squeezed more before it is cut.
    private static let tolerance = (alone: 1.35, broken: 1.18)

    /// The lines that fit a size, the last one with an ellipsis if there are more.
    ///
    /// - Parameter most: the most lines that the view shows; 0 for any number.
    static func lines(
        _ text: String, width: Double, height: Double, fontSize: Double, isBold: Bool, most: Int
    ) -> [String] {
        // A line that is cut at its bottom is drawn by the system too.
        let fitting = max(1, Int(clamping: ((height + fontSize * 0.4) / (fontSize * lineHeight)).rounded(.down)))
        let room = most > 0 ? min(most, fitting) : fitting
        if room == 1 {
            let line = text.split { $0.isNewline }.joined(separator: " ")
            return [SVGText.fitted(line, to: width * tolerance.alone + 2, size: fontSize, bold: isBold) ?? "…"]
        }
        let allowed = width * tolerance.broken + 2
        var lines: [String] = []
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            guard lines.count <= room else { break }
            let broken = SVGText.lines(String(paragraph), width: allowed, size: fontSize, bold: isBold)
            lines += broken.isEmpty ? [""] : broken
        }
        guard lines.count > room else { return lines }
        let last = lines[room - 1]
        return lines.prefix(room - 1)
            + [SVGText.fitted(last + "…", to: allowed, size: fontSize, bold: isBold) ?? last]
    }
}
