import LayoutModel
import SourceText

/// A file that was checked, and what was found in it.
package struct CheckedFile: Sendable {
    /// As the person gave it, or the folder as given plus the path below it.
    package var path: String
    package var absolutePath: String
    package var text: SourceText
    /// In order of place.
    package var findings: [Finding]

    package init(path: String, absolutePath: String, text: SourceText, findings: [Finding]) {
        self.path = path
        self.absolutePath = absolutePath
        self.text = text
        self.findings = findings
    }

    /// As an absolute `file:` URL.
    var uri: String { "file://" + Self.escaped(absolutePath) }

    /// As a URL reference: relative where the path is.
    var relativeURI: String {
        if path.hasPrefix("/") { return uri }
        return Self.escaped(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    }

    /// A path as part of a URL: everything but RFC 3986's unreserved characters and the slash as UTF-8 in hexadecimal.
    private static func escaped(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        var result = String.UnicodeScalarView()
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.append(Unicode.Scalar(byte))
            default: result.append(contentsOf: ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            }
        }
        return String(result)
    }
}

extension Finding.Severity {
    /// As compilers print it.
    var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .information: "information"
        case .hint: "hint"
        }
    }
}
