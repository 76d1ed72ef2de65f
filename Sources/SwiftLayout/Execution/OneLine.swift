extension ArraySlice<UInt8> {
    /// A piece of code as one line for people: blanks joined, shortened.
    ///
    /// An expression may be long, and so may those in it, of which each is asked for: no more is read than is shown.
    var asOneLine: String {
        var line: [UInt8] = []
        for byte in self {
            // Only the characters beyond ASCII need their boundaries found.
            guard byte < 0x80 else { return String(decoding: self, as: UTF8.self).asOneLine }
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                if !line.isEmpty, line.last != 0x20 { line.append(0x20) }
                continue
            }
            line.append(byte)
            if line.count > OneLine.most { return String(decoding: line.prefix(OneLine.shown), as: UTF8.self) + "…" }
        }
        if line.last == 0x20 { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}

extension String {
    fileprivate var asOneLine: String {
        var line = ""
        var count = 0
        var isAfterBlank = false
        for character in self {
            if character.isWhitespace {
                isAfterBlank = count > 0
                continue
            }
            if isAfterBlank { line.append(" ") }
            line.append(character)
            count += isAfterBlank ? 2 : 1
            isAfterBlank = false
            if count > OneLine.most { return line.prefix(OneLine.shown) + "…" }
        }
        return line
    }
}

private enum OneLine {
    /// The most characters of a line, and those that are shown of a longer one.
    static let most = 60
    static let shown = 59
}
