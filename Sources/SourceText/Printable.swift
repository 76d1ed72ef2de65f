/// A character that is safe to print: the Unicode picture of a control character, U+FFFD for a direction mark.
package func printable(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: hasEffect) else { return String(character) }
    return String(String.UnicodeScalarView(character.unicodeScalars.map { hasEffect($0) ? picture(of: $0) : $0 }))
}

/// The scalar, or the one to print instead of it; see ``printable(_:)-(Character)``.
package func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    hasEffect(scalar) ? picture(of: scalar) : scalar
}

/// A text on one line that is safe to print in a terminal.
package func printable(_ text: String) -> String {
    text.unicodeScalars.contains(where: hasEffect) ? text.map { printable($0) }.joined() : text
}

/// Whether a terminal would not just show a scalar: a control character, or one that breaks or reorders the line.
func hasEffect(_ scalar: Unicode.Scalar) -> Bool {
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
