/// A character without its power over a terminal: control characters as Unicode's pictures of them, marks of direction as U+FFFD.
package func printable(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: isCommand) else { return String(character) }
    return String(String.UnicodeScalarView(character.unicodeScalars.map { isCommand($0) ? picture(of: $0) : $0 }))
}

/// `text` on one line and without power over a terminal.
package func printable(_ text: String) -> String {
    text.map { printable($0) }.joined()
}

private func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}

private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
}
