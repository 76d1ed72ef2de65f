/// Which characters a name is made of: a letter or `_`, then letters, digits, `_`, in any script.
package enum IdentifierCharacters {
    /// The length in code units of the character at `place`, where a name can begin with it.
    package static func startLength(_ bytes: [UInt8], at place: Int) -> Int? {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        if byte < 0x80 {
            return byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
                ? 1 : nil
        }
        guard let (scalar, length) = scalar(bytes, at: place) else { return nil }
        return scalar.properties.isXIDStart ? length : nil
    }

    /// The length in code units of the character at `place`, where a name can go on with it.
    package static func continuationLength(_ bytes: [UInt8], at place: Int) -> Int? {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") { return 1 }
        if byte < 0x80 { return startLength(bytes, at: place) }
        guard let (scalar, length) = scalar(bytes, at: place) else { return nil }
        return scalar.properties.isXIDContinue ? length : nil
    }

    private static func scalar(_ bytes: [UInt8], at place: Int) -> (Unicode.Scalar, Int)? {
        var decoder = UTF8()
        var iterator = bytes[place..<min(place + 4, bytes.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}
