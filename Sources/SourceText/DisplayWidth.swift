/// The number of columns that a text takes in a terminal: two for a wide character or an emoji, none for a mark on the
/// previous character, one for any other.
///
/// Follows Unicode Standard Annex 11 (East Asian Width), by whole characters. Terminals differ on joined emoji; most
/// use two columns.
package func displayWidth(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + displayWidth($1) }
}

package func displayWidth(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    if character.unicodeScalars.contains(where: { isWide($0) || $0 == "\u{FE0F}" }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
}

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return wideBlocks.contains { $0.contains(scalar.value) }
}

/// The blocks of wide (W) and full-width (F) characters in EastAsianWidth.txt. Emoji have a property of their own.
private let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0xA4CF,  // kana, bopomofo, CJK ideographs, Yi
    0xA960...0xA97C,  // Hangul extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE30...0xFE6B,  // CJK compatibility forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,
    0x17000...0x18CD5,  // Tangut
    0x1B000...0x1B2FB,  // kana supplement
    0x20000...0x3FFFD,  // ideographs beyond the basic plane
]
