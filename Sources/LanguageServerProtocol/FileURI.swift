/// Conversion of paths to URIs.
package enum FileURI {
    /// The URI of an absolute path.
    package static func uri(ofPath path: some StringProtocol) -> String { "file://" + escaped(path) }

    /// The path with all characters percent-encoded but slashes and RFC 3986's unreserved characters.
    package static func escaped(_ path: some StringProtocol) -> String {
        var result = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            if isUnreserved(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
        default: false
        }
    }
}
