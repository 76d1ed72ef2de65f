/// Paths as parts of URIs.
package enum FileURI {
    /// The URI of a path from the root of the file system.
    package static func uri(ofPath path: some StringProtocol) -> String { "file://" + escaped(path) }

    /// A path with everything but RFC 3986's unreserved characters and the slash as UTF-8 in hexadecimal.
    package static func escaped(_ path: some StringProtocol) -> String {
        var result = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            if isPlain(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
        default: false
        }
    }
}
