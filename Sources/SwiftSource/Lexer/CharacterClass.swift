/// What a byte can be a part of. One table look-up for each.
struct CharacterClass: OptionSet, Sendable {
    let rawValue: UInt8

    static let nameStart = CharacterClass(rawValue: 1)
    static let nameContinuation = CharacterClass(rawValue: 2)
    static let operatorCharacter = CharacterClass(rawValue: 4)
    static let digit = CharacterClass(rawValue: 8)
    static let hexDigit = CharacterClass(rawValue: 16)
    /// Blanks and line breaks.
    static let space = CharacterClass(rawValue: 32)

    static let table: [CharacterClass] = (0...255).map { value in
        let byte = UInt8(value)
        var classes: CharacterClass = []
        if byte.isLetter || byte == UInt8(ascii: "_") { classes.formUnion([.nameStart, .nameContinuation]) }
        if byte.isDigit { classes.formUnion([.nameContinuation, .digit, .hexDigit]) }
        if byte == UInt8(ascii: "$") { classes.insert(.nameContinuation) }
        if byte.isLetter, byte | 0x20 <= UInt8(ascii: "f") { classes.insert(.hexDigit) }
        if "/=-+*%<>!&|^~?.".utf8.contains(byte) { classes.insert(.operatorCharacter) }
        if [0, 9, 10, 11, 12, 13, 32].contains(byte) { classes.insert(.space) }
        return classes
    }

    /// The characters outside of ASCII that operators begin with; Swift's grammar lists them.
    static func isOperatorStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default: false
        }
    }

    /// The characters outside of ASCII that an operator can continue with, besides those that it begins with.
    static func isOperatorContinuation(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: isOperatorStart(scalar)
        }
    }
}
