/// Reads the URIs of documents.
enum DocumentURI {
    /// The path of a file of this machine, or else the URI. It is the same however a client escapes the path.
    static func identity(of uri: String) -> String { filePath(of: uri) ?? uri }

    /// The unescaped path of a URI.
    static func path(of uri: String) -> String { path(of: uri.utf8[...]) }

    /// The last part of the unescaped path of a URI.
    static func fileName(of uri: String) -> String { path(of: uri).split(separator: "/").last.map(String.init) ?? uri }

    /// The path of a file of this machine; nil for any other URI.
    static func filePath(of uri: String) -> String? {
        let scheme = "file://"
        guard Substring(uri.utf8.prefix(scheme.utf8.count)).lowercased() == scheme else { return nil }
        let rest = path(of: uri.utf8.dropFirst(scheme.utf8.count))
        guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")), !rest.utf8.contains(0) else { return nil }
        let path = rest.utf8[slash...]
        return String(Substring(path.count > 1 && path.last == UInt8(ascii: "/") ? path.dropLast() : path))
    }

    private static func path(of uri: Substring.UTF8View) -> String {
        let bare = uri.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return unescaped(bare) ?? String(Substring(bare))
    }

    /// Nil if an escape is malformed, or the result is not UTF-8.
    private static func unescaped(_ escaped: Substring.UTF8View) -> String? {
        guard escaped.contains(UInt8(ascii: "%")) else { return String(Substring(escaped)) }
        var bytes: [UInt8] = []
        var rest = escaped
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(truncatingIfNeeded: digits[0] << 4 | digits[1]))
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
