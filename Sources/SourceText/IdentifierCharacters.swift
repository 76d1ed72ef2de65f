/// The characters of a name: a letter or `_`, then letters, digits and `_`, in any script.
package enum IdentifierCharacters {
    /// The length in code units of the character at `offset`, if a name can begin with it.
    package static func startLength(_ bytes: [UInt8], at offset: Int) -> Int? {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        if byte < 0x80 { return byte.isLetter || byte == UInt8(ascii: "_") ? 1 : nil }
        guard let (scalar, length) = scalar(bytes, at: offset) else { return nil }
        return scalar.properties.isXIDStart ? length : nil
    }

    /// The length in code units of the character at `offset`, if a name can continue with it.
    package static func continuationLength(_ bytes: [UInt8], at offset: Int) -> Int? {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        if byte.isDigit { return 1 }
        if byte < 0x80 { return startLength(bytes, at: offset) }
        guard let (scalar, length) = scalar(bytes, at: offset) else { return nil }
        return scalar.properties.isXIDContinue ? length : nil
    }

    private static func scalar(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, Int)? {
        var decoder = UTF8()
        var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}
