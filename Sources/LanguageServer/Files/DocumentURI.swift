import LanguageServerProtocol

/// The identity of a document, as the client writes it. It is compared as it stands and only read for its path's ending.
enum DocumentURI {
    /// The path within the URI, with its escapes resolved.
    static func path(of uri: String) -> String {
        let bare = uri.prefix { $0 != "?" && $0 != "#" }
        return resolved(bare.utf8) ?? String(bare)
    }

    /// The path of a file of this machine; nil for what is no file.
    static func filePath(of uri: String) -> String? {
        let scheme = "file://"
        guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
        let rest = path(of: String(uri.dropFirst(scheme.count)))
        guard let slash = rest.firstIndex(of: "/"), !rest.utf8.contains(0) else { return nil }
        let path = rest[slash...]
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : String(path)
    }

    /// Nil where an escape is none, or what it stands for is no text.
    private static func resolved(_ escaped: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = escaped[...]
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

    /// The URI of a path from the root of the file system.
    static func uri(ofPath path: some StringProtocol) -> String { FileURI.uri(ofPath: path) }
}
