/// Lines of at most `width` columns of a terminal, broken at spaces, and within a word that is longer than a line.
///
/// - Parameter indent: the spaces before each line but the first.
package func wrappedLines(_ text: String, to width: Int, indent: Int = 0) -> [String] {
    if displayWidth(text) <= width { return [text] }
    let margin = String(repeating: " ", count: min(indent, max(width - 1, 0)))
    var lines: [String] = []
    var line = ""
    var isEmpty = true
    func start() {
        lines.append(line)
        (line, isEmpty) = (margin, true)
    }
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
        if !isEmpty, displayWidth(line) + 1 + displayWidth(word) > width { start() }
        if !isEmpty { line += " " }
        for character in word {
            if !isEmpty, displayWidth(line) + displayWidth(character) > width { start() }
            line.append(character)
            isEmpty = false
        }
        // Spaces before the first word stay.
        if word.isEmpty, isEmpty { line += " " }
    }
    return lines + [line]
}
